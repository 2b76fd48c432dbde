import { distance } from 'fastest-levenshtein';
import { cleanName, fold } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import type { Card } from './card.ts';

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

  const exact = (name: string) => byName.get(cleanName(name));
  const folded = (name: string) => byFold.get(fold(name)) ?? [];

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
    suggest(name, limit = 3) {
      const wanted = fold(name);
      if (wanted === '') return [];
      const allowed = Math.max(1, Math.floor(wanted.length / 3));
      const scored: { name: string; score: number }[] = [];
      for (const [key, same] of byFold) {
        let score: number;
        if (wanted.length >= 3 && (key.startsWith(wanted) || key.includes(` ${wanted}`))) score = 0.5;
        else if (Math.abs(key.length - wanted.length) > allowed) continue;
        else score = distance(wanted, key);
        if (score <= allowed) for (const card of same) scored.push({ name: card.name, score });
      }
      return scored
        .sort((a, b) => a.score - b.score || compareHu(a.name, b.name))
        .slice(0, limit)
        .map((hit) => hit.name);
    },
  };
}
