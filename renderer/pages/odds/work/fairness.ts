import {
  addFairness,
  FAIRNESS_PART,
  type FairnessCounts,
  fairnessPart,
  fairnessParts,
} from '../../../../engine/mk/odds/fairness.ts';
import type { Crew } from './crew.ts';

interface FairnessJob {
  readonly seed: number;
  readonly cards: number;
  readonly shuffles: number;
  readonly crew: Crew;
  readonly signal: AbortSignal;
  readonly onPart: (shuffles: number) => void;
}

/**
 * Shuffles so many times on all workers and counts where the cards lie.
 * @throws the signal's reason if it is taken back: part of a run says nothing about the number of shuffles asked for.
 */
export async function runFairness({
  seed,
  cards,
  shuffles,
  crew,
  signal,
  onPart,
}: FairnessJob): Promise<FairnessCounts> {
  const counts = fairnessPart(seed, 0, cards, 0);
  const parts = Array.from({ length: fairnessParts(shuffles) }, async (_, part) => {
    const size = Math.min(FAIRNESS_PART, shuffles - part * FAIRNESS_PART);
    const task = { kind: 'fairness', seed, part, cards, shuffles: size } as const;
    addFairness(counts, await crew.run(task, { signal }));
    onPart(counts.shuffles);
  });
  await Promise.all(parts);
  return counts;
}
