import { cleanName } from '../../text/fold.ts';

/** Sections of a deck, in the words of the command-line contract: starting tower, draw deck, spare deck (Cserepakli). */
export const SECTIONS = ['torony', 'jovo', 'csere'] as const;
export type SectionId = (typeof SECTIONS)[number];

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
}

export const emptyDeck = (name: string | null = null): Deck => ({
  name,
  sections: { torony: [], jovo: [], csere: [] },
});

/** How many cards a section holds, copies counted. */
export function sectionSize(deck: Deck, section: SectionId): number {
  return deck.sections[section].reduce((sum, entry) => sum + entry.count, 0);
}

/** Copies of a name in a section; 0 if it is not there. */
export function countIn(deck: Deck, section: SectionId, name: string): number {
  const wanted = cleanName(name);
  return deck.sections[section].find((entry) => entry.name === wanted)?.count ?? 0;
}

/**
 * The deck with exactly this many copies of a name in a section: the entry keeps its place, a new one goes to the end,
 * count 0 takes it out. Counts are held between 0 and {@link MAX_COUNT}.
 */
export function setCount(deck: Deck, section: SectionId, name: string, count: number): Deck {
  const wanted = cleanName(name);
  const kept = Math.max(0, Math.min(MAX_COUNT, Math.trunc(count)));
  const before = deck.sections[section];
  const at = before.findIndex((entry) => entry.name === wanted);
  let after: DeckEntry[];
  if (kept === 0) after = before.filter((entry) => entry.name !== wanted);
  else if (at < 0) after = [...before, { name: wanted, count: kept }];
  else after = before.map((entry, i) => (i === at ? { name: wanted, count: kept } : entry));
  return { ...deck, sections: { ...deck.sections, [section]: after } };
}

/** The deck with so many copies more (or fewer, if negative) of a name in a section. */
export function addCopies(deck: Deck, section: SectionId, name: string, change: number): Deck {
  return setCount(deck, section, name, countIn(deck, section, name) + change);
}

/** Moves copies between sections; never more than are there. */
export function moveCopies(deck: Deck, name: string, count: number, from: SectionId, to: SectionId): Deck {
  const moved = Math.min(count, countIn(deck, from, name));
  if (moved <= 0 || from === to) return deck;
  return addCopies(addCopies(deck, from, name, -moved), to, name, moved);
}
