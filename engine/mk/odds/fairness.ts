import { Rng } from '../../random/rng.ts';
import { shuffle } from '../../random/shuffle.ts';
import { streamState } from '../../random/stream.ts';

/** One chi-square test: the statistic, its degrees of freedom, and how far it lies off. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
  /**
   * Distance from what a fair shuffle gives on average, in standard deviations of a normal distribution: between -3.29
   * and 3.29 in 999 of 1000 runs of a fair shuffle.
   */
  readonly z: number;
}

/** The band in which 99.9 % of fair runs lie, in standard deviations. */
export const FAIR_BAND = 3.29;

/** Counts of a fairness run; whole numbers, so parts can be worked out anywhere and added up. */
export interface FairnessCounts {
  shuffles: number;
  readonly cards: number;
  /** [card * cards + place]: how often the card lay at the place. */
  readonly places: Float64Array;
  /** [first * cards + second]: how often these two lay on top, in this order. */
  readonly pairs: Float64Array;
}

/** Shuffles of one part of a fairness run. */
export const FAIRNESS_PART = 50_000;

/** The number of parts a run of so many shuffles has. */
export const fairnessParts = (shuffles: number): number => Math.ceil(shuffles / FAIRNESS_PART);

/** Shuffles a deck of so many cards again and again and counts where each card lies. Parts have generators of their own. */
export function fairnessPart(seed: number, part: number, cards: number, shuffles: number): FairnessCounts {
  const rng = Rng.from(streamState(seed, part));
  const deck = new Uint8Array(cards);
  const places = new Float64Array(cards * cards);
  const pairs = new Float64Array(cards * cards);
  for (let run = 0; run < shuffles; run++) {
    for (let i = 0; i < cards; i++) deck[i] = i;
    shuffle(deck, rng);
    for (let place = 0; place < cards; place++) places[deck[place]! * cards + place]!++;
    pairs[deck[0]! * cards + deck[1]!]!++;
  }
  return { shuffles, cards, places, pairs };
}

/** Adds one part's counts to another's, in place. */
export function addFairness(to: FairnessCounts, part: FairnessCounts): void {
  to.shuffles += part.shuffles;
  for (let i = 0; i < to.places.length; i++) {
    to.places[i]! += part.places[i]!;
    to.pairs[i]! += part.pairs[i]!;
  }
}

/** Are all cards equally likely at every place, on top, and as the top pair? */
export function judgeFairness(counts: FairnessCounts): { first: ChiSquare; places: ChiSquare; pairs: ChiSquare } {
  const { cards: n, shuffles } = counts;
  const at = (place: number) => Array.from({ length: n }, (_, card) => counts.places[card * n + place]!);
  // Rows and columns of the place table both sum to the shuffles, which shrinks the sum by (n - 1) / n.
  const places = sum([...counts.places], shuffles / n) * ((n - 1) / n);
  const pairs = [...counts.pairs].filter((_, i) => Math.floor(i / n) !== i % n);
  return {
    first: test(sum(at(0), shuffles / n), n - 1),
    places: test(places, (n - 1) ** 2),
    pairs: test(sum(pairs, shuffles / (n * (n - 1))), n * (n - 1) - 1),
  };
}

const sum = (seen: readonly number[], expected: number) =>
  seen.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);

const test = (statistic: number, degrees: number): ChiSquare => ({
  statistic,
  degrees,
  z: deviation(statistic, degrees),
});

/**
 * Wilson and Hilferty's cube root: chi-square is skewed, so with few degrees of freedom the plain
 * (statistic - degrees) / √(2 · degrees) would call a fair shuffle crooked several times as often as it says.
 */
function deviation(statistic: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread);
}

/** The statistics between which 999 of 1000 runs of a fair shuffle lie: the band as the player sees it. */
export function fairRange(degrees: number): { readonly from: number; readonly to: number } {
  const spread = 2 / (9 * degrees);
  const at = (z: number) => degrees * (1 - spread + z * Math.sqrt(spread)) ** 3;
  return { from: at(-FAIR_BAND), to: at(FAIR_BAND) };
}
