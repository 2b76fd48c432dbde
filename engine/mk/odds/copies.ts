import { hypergeometric, tail } from './hypergeometric.ts';

/** Whether further copies take the place of other cards (the deck keeps its size) or are put on top. */
export type CopyMode = 'replace' | 'add';

/** The chance with so many copies in the deck. */
export interface CopiesStep {
  readonly copies: number;
  readonly deckSize: number;
  readonly p: number;
}

/**
 * The chance of at least `atLeast` copies among `draws` cards for every number of copies from 0 to `most`.
 * `deckSize` is the size with `have` copies in it.
 */
export function chanceByCopies(
  question: { deckSize: number; have: number; draws: number; atLeast: number; mode: CopyMode },
  most: number,
): CopiesStep[] {
  const steps: CopiesStep[] = [];
  for (let copies = 0; copies <= most; copies++) {
    const size = question.mode === 'replace' ? question.deckSize : question.deckSize + copies - question.have;
    if (size < copies || size < 0) break;
    steps.push({ copies, deckSize: size, p: tail(hypergeometric(size, copies, question.draws), question.atLeast) });
  }
  return steps;
}

/** "How many copies for 90 %?": the fewest copies that reach the wanted chance, or null if none up to the deck size does. */
export function copiesFor(
  question: { deckSize: number; have: number; draws: number; atLeast: number; mode: CopyMode },
  wanted: number,
): CopiesStep | null {
  const most = question.mode === 'replace' ? question.deckSize : Math.max(question.deckSize, 1) * 4;
  return chanceByCopies(question, most).find((step) => step.p >= wanted) ?? null;
}
