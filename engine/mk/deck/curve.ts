import { CARD_TYPES, type CardType } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { costOf } from '../cards/cost.ts';
import type { Deck } from './deck.ts';

/** One bar of the MP curve. */
export interface CurveBar {
  /** The cost; the last number also stands for every higher one. `x` and `unknown` are never counted as a number. */
  readonly cost: number | 'x' | 'unknown';
  readonly count: number;
}

/** From here on all costs share one bar. */
export const LAST_COST = 7;

/** How many copies of the draw deck have each printed cost. The bars of X and unknown stand only where there are any. */
export function costCurve(deck: Deck, catalogue: Catalogue): readonly CurveBar[] {
  const counts = new Array<number>(LAST_COST + 1).fill(0);
  let x = 0;
  let unknown = 0;
  for (const { name, count } of deck.sections.jovo) {
    const card = catalogue.find(name);
    const cost = card ? costOf(card) : ({ kind: 'unknown' } as const);
    if (cost.kind === 'x') x += count;
    else if (cost.kind === 'unknown') unknown += count;
    else counts[Math.min(LAST_COST, cost.value)]! += count;
  }
  const bars: CurveBar[] = counts.map((count, cost) => ({ cost, count }));
  if (x > 0) bars.push({ cost: 'x', count: x });
  if (unknown > 0) bars.push({ cost: 'unknown', count: unknown });
  return bars;
}

/** Mean printed cost of the draw deck's cards with a number; null if there is none. */
export function meanCost(deck: Deck, catalogue: Catalogue): number | null {
  let sum = 0;
  let cards = 0;
  for (const { name, count } of deck.sections.jovo) {
    const card = catalogue.find(name);
    if (typeof card?.mp !== 'number') continue;
    sum += card.mp * count;
    cards += count;
  }
  return cards === 0 ? null : sum / cards;
}

/** Copies of each type in the draw deck, the types in their usual order, then those of no known type. */
export function typeCounts(
  deck: Deck,
  catalogue: Catalogue,
): readonly { readonly type: CardType | null; readonly count: number }[] {
  const counts = new Map<CardType | null, number>();
  for (const { name, count } of deck.sections.jovo) {
    const type = catalogue.find(name)?.type ?? null;
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  return [...CARD_TYPES, null].flatMap((type) => {
    const count = counts.get(type) ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
}
