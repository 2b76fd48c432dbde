import type { ReadingVerdict, Verdict } from './check.ts';
import type { ProblemCode } from './problem.ts';

/** Something that is in order with a deck, as data; told before anything that is wrong. */
export interface FinePoint {
  readonly code: 'SIZE' | 'COPIES' | 'TOWER' | 'ALL_KNOWN';
  readonly clause: string | null;
  readonly have: number;
  readonly limit: number;
}

const BROKEN_BY: Readonly<Record<FinePoint['code'], readonly ProblemCode[]>> = {
  SIZE: ['DECK_TOO_SMALL', 'DECK_TOO_LARGE'],
  COPIES: ['COPY_LIMIT_EXCEEDED', 'RESTRICTED', 'BANNED', 'NOT_IN_POOL', 'TOKEN_IN_DECK'],
  TOWER: ['TOWER_COUNT', 'TOWER_NOT_DISTINCT', 'NOT_A_TOWER_LEVEL'],
  ALL_KNOWN: ['UNKNOWN_CARD'],
};

/** What is in order in a reading; nothing for an empty deck, where keeping the copy limit says nothing. */
export function finePoints(verdict: Verdict, reading: ReadingVerdict = verdict.closest): FinePoint[] {
  const { sizes } = verdict;
  const total = sizes.torony + sizes.jovo + sizes.csere;
  if (total === 0) return [];
  const clause = reading.limit === 4 ? '1.02.c' : '1.02.b';
  const points: FinePoint[] = [
    { code: 'SIZE', clause, have: sizes.jovo, limit: reading.minimum },
    { code: 'COPIES', clause: '1.02.a', have: total, limit: reading.limit },
    { code: 'TOWER', clause: '3.01.a', have: sizes.torony, limit: sizes.torony },
    { code: 'ALL_KNOWN', clause: null, have: total, limit: total },
  ];
  const broken = new Set(reading.problems.map((problem) => problem.code));
  return points.filter(({ code }) => !BROKEN_BY[code].some((problem) => broken.has(problem)));
}
