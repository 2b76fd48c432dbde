/** What the player thinks of a hand. */
export type Verdict = 'good' | 'bad';

export interface Tally {
  readonly good: number;
  readonly bad: number;
  /** Good ones among those judged, 0 to 1; null before the first. */
  readonly share: number | null;
}

/** Counts the verdicts; hands not judged do not count. */
export function tally(verdicts: readonly (Verdict | null)[]): Tally {
  const good = verdicts.filter((one) => one === 'good').length;
  const bad = verdicts.filter((one) => one === 'bad').length;
  return { good, bad, share: good + bad === 0 ? null : good / (good + bad) };
}
