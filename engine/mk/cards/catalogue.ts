import { cleanName, fold } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import type { Card } from './card.ts';
import { createSuggester } from './suggest.ts';

/** The cards a command or a page works with, looked up by name. Immutable once made. */
export interface Catalogue {
  /** All cards in Hungarian order of their names. */
  readonly cards: readonly Card[];
  /** The card of exactly this name (after NFC and blanks). */
  exact(name: string): Card | undefined;
  /** The cards whose folded name is the folded form of this text; more than one only where names differ by accents or case. */
  folded(name: string): readonly Card[];
  /** The exact card, else the only folded one, else nothing: an ambiguous spelling is never guessed. */
  find(name: string): Card | undefined;
  /** The nearest known names to a text, nearest first; empty where nothing is near. */
  suggest(name: string, limit?: number): readonly string[];
}

/**
 * Builds the look-up. Of two cards with one name the later one stands, so a user's catalogue can correct an earlier one.
 */
export function createCatalogue(cards: Iterable<Card>): Catalogue {
  const byName = new Map<string, Card>();
  for (const card of cards) byName.set(cleanName(card.name), card);
  const sorted = [...byName.values()].sort((a, b) => compareHu(a.name, b.name));
  const byFold = new Map<string, Card[]>();
  for (const card of sorted) {
    const key = fold(card.name);
    const same = byFold.get(key);
    if (same) same.push(card);
    else byFold.set(key, [card]);
  }

  // Names are kept clean, so a text that hits needs no cleaning; most do.
  const exact = (name: string) => byName.get(name) ?? byName.get(cleanName(name));
  const folded = (name: string) => byFold.get(fold(name)) ?? [];

  const suggest = createSuggester(new Map([...byFold].map(([key, same]) => [key, same.map((card) => card.name)])));

  return {
    cards: sorted,
    exact,
    folded,
    find(name) {
      const hit = exact(name);
      if (hit) return hit;
      const near = folded(name);
      return near.length === 1 ? near[0] : undefined;
    },
    suggest: (name, limit = 3) => suggest(name, limit),
  };
}
