/** A seed nobody chose, short enough to be read out: 1 to 999,999,999. Only the seed is random; all else follows from it. */
export function freshSeed(): number {
  const words = crypto.getRandomValues(new Uint32Array(1));
  return 1 + ((words[0] as number) % 999_999_999);
}
