import { fold } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import type { Card } from './card.ts';

/** A set and how many cards have a printing in it. */
export interface SetSize {
  readonly set: string;
  readonly count: number;
}

/** The sets of these cards in Hungarian order; spellings that differ by case or accents are one set. */
export function setsOf(cards: Iterable<Card>): readonly SetSize[] {
  const sets = new Map<string, { set: string; count: number }>();
  for (const card of cards) {
    for (const [key, set] of new Map(card.printings.map((printing) => [fold(printing.set), printing.set]))) {
      if (key === '') continue;
      const known = sets.get(key);
      if (known) known.count += 1;
      else sets.set(key, { set, count: 1 });
    }
  }
  return [...sets.values()].sort((a, b) => compareHu(a.set, b.set));
}

/**
 * Tells which cards are offered where some sets are put aside: those with a printing in another set, and those of which no
 * set is known. @param hidden names of the sets put aside, in any spelling.
 */
export function offeredBeside(hidden: readonly string[]): (card: Card) => boolean {
  const aside = new Set(hidden.map(fold));
  if (aside.size === 0) return () => true;
  return ({ printings }) => printings.length === 0 || printings.some(({ set }) => !aside.has(fold(set)));
}
