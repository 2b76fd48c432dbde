/** Digits pressed one after the other make one number; a pause begins a new one. */
export function createTypedNumber(pause = 900): (digit: string, now: number, about: string) => number {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let what = '';
  return (digit, now, about) => {
    text = now - last > pause || about !== what ? digit : `${text}${digit}`.slice(-5);
    last = now;
    what = about;
    return Number(text);
  };
}
