import type { Catalogue } from '../cards/catalogue.ts';
import { countIn, type Deck, SECTIONS, type SectionId } from './deck.ts';
import { compareRows } from './grouping.ts';

/** One card of a section with its copies in two decks; at least one of the counts is above zero. */
export interface ComparedCard {
  readonly name: string;
  readonly left: number;
  readonly right: number;
}

/** Two decks side by side: every card of either, section by section, in the order in which decks are shown. */
export function sideBySide(
  left: Deck,
  right: Deck,
  catalogue: Catalogue,
): readonly { readonly section: SectionId; readonly cards: readonly ComparedCard[] }[] {
  return SECTIONS.map((section) => {
    const names = new Set([...left.sections[section], ...right.sections[section]].map((entry) => entry.name));
    const rows = [...names].map((name) => ({ section, entry: { name, count: 1 }, card: catalogue.find(name) }));
    return {
      section,
      cards: rows.sort(compareRows).map(({ entry: { name } }) => ({
        name,
        left: countIn(left, section, name),
        right: countIn(right, section, name),
      })),
    };
  });
}
