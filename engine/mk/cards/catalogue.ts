import { cleanName, fold } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import { sortSteps } from '../../text/sort-steps.ts';
import type { Card } from './card.ts';
import { VOCABULARY, type Vocabulary } from './keywords/keywords.ts';
import { offeredBeside } from './sets.ts';
import { createSuggester } from './suggest.ts';

/** The cards a command or a page works with, looked up by name. Immutable once made. */
export interface Catalogue {
  /** All cards in Hungarian order of their names. */
  readonly cards: readonly Card[];
  /** Those of them that searches, lists and suggestions offer: all but the cards of sets put aside. */
  readonly offered: readonly Card[];
  /** The card of exactly this name (after NFC and blanks). */
  exact(name: string): Card | undefined;
  /** The cards whose folded name is the folded form of this text; more than one only where names differ by accents or case. */
  folded(name: string): readonly Card[];
  /** The only card whose folded name is made of these words, parted by single blanks, whatever signs stand between them. */
  ofWords(words: string): Card | undefined;
  /** Most words a name has; longer runs of words need not be looked up. */
  readonly mostWords: number;
  /** The exact card, else the only folded one, else nothing: an ambiguous spelling is never guessed. */
  find(name: string): Card | undefined;
  /** What its cards' keywords are read with: the words a player may use in a search of these cards. */
  readonly vocabulary: Vocabulary;
  /** The nearest known names to a text, nearest first; empty where nothing is near. */
  suggest(name: string, limit?: number): readonly string[];
}

/**
 * Builds the look-up; cards of hidden sets are found by their names, but not offered. Of two cards with one name the later one stands, so a user's catalogue can correct an earlier one.
 */
export function createCatalogue(cards: Iterable<Card>, hiddenSets: readonly string[] = []): Catalogue {
  const steps = catalogueSteps(cards, undefined, hiddenSets);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same look-up, made a few cards at a time for a page that must not stop; the end gives it. Cards that come in the order of
 * their names, as they stand in an earlier catalogue, are put in order in a fraction of the time.
 * @param stepSize cards looked at, or names compared, in one step.
 */
export function* catalogueSteps(
  cards: Iterable<Card>,
  stepSize = 200,
  hiddenSets: readonly string[] = [],
): Generator<void, Catalogue, void> {
  const byName = new Map<string, Card>();
  let done = 0;
  for (const card of cards) {
    byName.set(cleanName(card.name), card);
    if (++done % stepSize === 0) yield;
  }
  const sorted = yield* sortSteps([...byName.values()], (a, b) => compareHu(a.name, b.name), stepSize);
  const byFold = new Map<string, Card[]>();
  for (const card of sorted) {
    const key = fold(card.name);
    const same = byFold.get(key);
    if (same) same.push(card);
    else byFold.set(key, [card]);
    if (++done % stepSize === 0) yield;
  }
  return lookUp(sorted, byName, byFold, offeredBeside(hiddenSets));
}

function lookUp(
  sorted: readonly Card[],
  byName: ReadonlyMap<string, Card>,
  byFold: ReadonlyMap<string, readonly Card[]>,
  isOffered: (card: Card) => boolean,
): Catalogue {
  const offered = sorted.filter(isOffered);
  // Names are kept clean, so a text that hits needs no cleaning; most do.
  const exact = (name: string) => byName.get(name) ?? byName.get(cleanName(name));
  const folded = (name: string) => byFold.get(fold(name)) ?? [];

  // Most catalogues are never asked for near names.
  let suggester: ReturnType<typeof createSuggester> | undefined;
  const suggest = (name: string, limit: number) => {
    suggester ??= createSuggester(
      new Map(
        [...byFold].flatMap(([key, same]) => {
          const names = same.filter(isOffered).map((card) => card.name);
          return names.length > 0 ? [[key, names] as const] : [];
        }),
      ),
    );
    return suggester(name, limit);
  };

  // Asked only where a line is no card as a whole.
  let byWords: Worded | undefined;
  const worded = () => {
    byWords ??= wordedNames(byFold);
    return byWords;
  };

  return {
    cards: sorted,
    offered,
    vocabulary: VOCABULARY,
    exact,
    folded,
    ofWords: (words) => worded().cards.get(words) ?? undefined,
    get mostWords() {
      return worded().mostWords;
    },
    find(name) {
      const hit = exact(name);
      if (hit) return hit;
      const near = folded(name);
      return near.length === 1 ? near[0] : undefined;
    },
    suggest: (name, limit = 3) => suggest(name, limit),
  };
}

interface Worded {
  /** null: several cards have these words. */
  readonly cards: ReadonlyMap<string, Card | null>;
  readonly mostWords: number;
}

function wordedNames(byFold: ReadonlyMap<string, readonly Card[]>): Worded {
  const cards = new Map<string, Card | null>();
  let mostWords = 1;
  for (const [key, [card, second]] of byFold) {
    const words = key.match(/[\p{L}\p{N}]+/gu) ?? [];
    const joined = words.join(' ');
    if (joined === '') continue;
    mostWords = Math.max(mostWords, words.length);
    cards.set(joined, second || cards.has(joined) ? null : (card as Card));
  }
  return { cards, mostWords: Math.min(mostWords, 24) };
}
