import { cleanName } from '../../text/fold.ts';

/** Sections of a deck, in the words of the command-line contract: starting tower, draw deck, spare deck (Cserepakli). */
export const SECTIONS = ['torony', 'jovo', 'csere'] as const;
export type SectionId = (typeof SECTIONS)[number];

/**
 * Where a list may keep a card: the sections of the deck, and what is kept with it but is not in it (maybe, ideas, wish list,
 * tokens). The latter counts nowhere: in no size, verdict, hand, curve or hash.
 */
export const PLACES = [...SECTIONS, 'outside'] as const;
export type PlaceId = (typeof PLACES)[number];

/** So many copies of one card, by name. The name need not be known to any catalogue. */
export interface DeckEntry {
  readonly name: string;
  /** A whole number from 1 to {@link MAX_COUNT}. */
  readonly count: number;
}

/** Largest count a list line may give. */
export const MAX_COUNT = 999;

/** A deck list. Entries keep their order; a name stands at most once in a section. */
export interface Deck {
  readonly name: string | null;
  readonly sections: Readonly<Record<SectionId, readonly DeckEntry[]>>;
  /** What is kept with the deck but is not in it; left out where there is none. */
  readonly outside?: readonly DeckEntry[] | undefined;
}

export const emptyDeck = (name: string | null = null): Deck => ({
  name,
  sections: { torony: [], jovo: [], csere: [] },
});

/** The cards kept in a place of the deck. */
export function entriesIn(deck: Deck, place: PlaceId): readonly DeckEntry[] {
  return place === 'outside' ? (deck.outside ?? []) : deck.sections[place];
}

/** The deck with these entries in a place; an empty outside is left out. */
export function withEntries(deck: Deck, place: PlaceId, entries: readonly DeckEntry[]): Deck {
  if (place !== 'outside') return { ...deck, sections: { ...deck.sections, [place]: entries } };
  const { outside: _before, ...rest } = deck;
  return entries.length === 0 ? rest : { ...rest, outside: entries };
}

/** How many cards a place holds, copies counted. */
export function sectionSize(deck: Deck, section: PlaceId): number {
  return entriesIn(deck, section).reduce((sum, entry) => sum + entry.count, 0);
}

/** Copies of a name in a place; 0 if it is not there. */
export function countIn(deck: Deck, section: PlaceId, name: string): number {
  const wanted = cleanName(name);
  return entriesIn(deck, section).find((entry) => entry.name === wanted)?.count ?? 0;
}

/**
 * The deck with exactly this many copies of a name in a place: the entry keeps its place, a new one goes to the end,
 * count 0 takes it out. Counts are held between 0 and {@link MAX_COUNT}.
 */
export function setCount(deck: Deck, section: PlaceId, name: string, count: number): Deck {
  const wanted = cleanName(name);
  const kept = Math.max(0, Math.min(MAX_COUNT, Math.trunc(count)));
  const before = entriesIn(deck, section);
  const at = before.findIndex((entry) => entry.name === wanted);
  let after: DeckEntry[];
  if (kept === 0) after = before.filter((entry) => entry.name !== wanted);
  else if (at < 0) after = [...before, { name: wanted, count: kept }];
  else after = before.map((entry, i) => (i === at ? { name: wanted, count: kept } : entry));
  return withEntries(deck, section, after);
}

/** The deck with so many copies more (or fewer, if negative) of a name in a place. */
export function addCopies(deck: Deck, section: PlaceId, name: string, change: number): Deck {
  return setCount(deck, section, name, countIn(deck, section, name) + change);
}

/** Moves copies between places; never more than are there. */
export function moveCopies(deck: Deck, name: string, count: number, from: PlaceId, to: PlaceId): Deck {
  const moved = Math.min(count, countIn(deck, from, name));
  if (moved <= 0 || from === to) return deck;
  return addCopies(addCopies(deck, from, name, -moved), to, name, moved);
}
