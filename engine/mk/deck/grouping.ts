import { compareHu } from '../../text/order.ts';
import { CARD_TYPES, type Card, type CardType } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { fixedCost } from '../cards/cost.ts';
import {
  type Deck,
  type DeckEntry,
  entriesIn,
  PLACES,
  type PlaceId,
  SECTIONS,
  type SectionId,
  withEntries,
} from './deck.ts';

/** One line of a deck as it is shown. */
export interface DeckRow {
  readonly section: PlaceId;
  readonly entry: DeckEntry;
  /** Undefined for a name the catalogue does not know. */
  readonly card: Card | undefined;
}

/** Lines of one type inside a section, with their heading; `type` null = type or card not known. */
export interface DeckGroup {
  readonly type: CardType | null;
  readonly count: number;
  readonly rows: readonly DeckRow[];
}

export interface DeckSection<Place extends PlaceId = SectionId> {
  readonly section: Place;
  readonly count: number;
  readonly groups: readonly DeckGroup[];
}

const NO_TYPE = CARD_TYPES.length;
const typeRank = (card: Card | undefined): number => (card?.type ? CARD_TYPES.indexOf(card.type) : NO_TYPE);
// Costs that are no number stand after all numbers.
const costRank = (card: Card | undefined): number => (card ? (fixedCost(card) ?? 1000) : 1001);

/** Order of the lines as they are shown: type, then MP, then name in Hungarian order. */
export function compareRows(a: DeckRow, b: DeckRow): number {
  return (
    typeRank(a.card) - typeRank(b.card) || costRank(a.card) - costRank(b.card) || compareHu(a.entry.name, b.entry.name)
  );
}

/** The deck in sections and groups. The list itself keeps its own order; only the view is grouped. */
export const deckSections = (deck: Deck, catalogue: Catalogue): readonly DeckSection[] =>
  grouped(SECTIONS, deck, catalogue);

/** The same with what is outside the deck behind its sections. */
export const deckPlaces = (deck: Deck, catalogue: Catalogue): readonly DeckSection<PlaceId>[] =>
  grouped(PLACES, deck, catalogue);

function grouped<Place extends PlaceId>(
  places: readonly Place[],
  deck: Deck,
  catalogue: Catalogue,
): readonly DeckSection<Place>[] {
  return places.map((section) => {
    const rows = entriesIn(deck, section)
      .map((entry): DeckRow => ({ section, entry, card: catalogue.find(entry.name) }))
      .sort(compareRows);
    const groups = new Map<CardType | null, DeckRow[]>();
    for (const row of rows) {
      const type = row.card?.type ?? null;
      const same = groups.get(type);
      if (same) same.push(row);
      else groups.set(type, [row]);
    }
    return {
      section,
      count: total(rows),
      groups: [...groups].map(([type, group]) => ({ type, count: total(group), rows: group })),
    };
  });
}

/** Every line in the order in which the arrow keys walk through them. */
export const flatRows = (sections: readonly DeckSection<PlaceId>[]): readonly DeckRow[] =>
  sections.flatMap((section) => section.groups.flatMap((group) => group.rows));

const total = (rows: readonly DeckRow[]): number => rows.reduce((sum, row) => sum + row.entry.count, 0);

/** The deck with the entries of each section in the order of {@link compareRows}. */
export function sortedDeck(deck: Deck, catalogue: Catalogue): Deck {
  const sorted = (section: PlaceId): DeckEntry[] =>
    entriesIn(deck, section)
      .map((entry): DeckRow => ({ section, entry, card: catalogue.find(entry.name) }))
      .sort(compareRows)
      .map((row) => row.entry);
  const inOrder = { ...deck, sections: { torony: sorted('torony'), jovo: sorted('jovo'), csere: sorted('csere') } };
  return withEntries(inOrder, 'outside', sorted('outside'));
}
