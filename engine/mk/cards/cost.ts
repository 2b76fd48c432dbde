import type { Card, MpValue } from './card.ts';

/** MP-érték told apart: a printed number, X with its factor, or not known. X and unknown are never a zero. */
export type Cost = { kind: 'fixed'; value: number } | { kind: 'x'; factor: number } | { kind: 'unknown' };

/** The printed cost of a card (5.01.c). */
export function costOf(card: Pick<Card, 'mp'>): Cost {
  return readMp(card.mp);
}

/** A stored MP value as a {@link Cost}. */
export function readMp(mp: MpValue): Cost {
  if (mp === null) return { kind: 'unknown' };
  if (typeof mp === 'number') return { kind: 'fixed', value: mp };
  return { kind: 'x', factor: mp === 'X' ? 1 : Number.parseInt(mp, 10) };
}

/** The printed number, or null for X and unknown costs. */
export function fixedCost(card: Pick<Card, 'mp'>): number | null {
  return typeof card.mp === 'number' ? card.mp : null;
}
