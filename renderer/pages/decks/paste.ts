import { slipOf } from '../../../engine/mk/cards/slip.ts';
import { addCopies, type Deck, entriesIn, PLACES, SECTIONS, sectionSize } from '../../../engine/mk/deck/deck.ts';
import type { ListLine } from '../../../engine/mk/deck/reader/assemble.ts';

/** The text with a line's card name changed to a known one; every other line stays as it is, line ends included. */
export function withName(text: string, line: ListLine, name: string): string {
  const parts = text.split(/(\r\n|\r|\n)/);
  const at = (line.line - 1) * 2;
  const before = parts[at];
  if (before === undefined) return text;
  const written = line.name !== null && before.includes(line.name) ? before.replace(line.name, () => name) : null;
  parts[at] = written ?? `${line.count ?? 1} ${name}`;
  return parts.join('');
}

/** Cards of all sections together. */
export const deckSize = (deck: Deck): number => SECTIONS.reduce((sum, section) => sum + sectionSize(deck, section), 0);

/** The first deck with every copy of the second added, section by section. */
export function joinDecks(to: Deck, more: Deck): Deck {
  return PLACES.reduce(
    (deck, section) =>
      entriesIn(more, section).reduce((sum, entry) => addCopies(sum, section, entry.name, entry.count), deck),
    to,
  );
}

/** Unknown lines that can only be slips of the pen, each with the name that was meant. Further names are chosen one by one. */
export const slips = (lines: readonly ListLine[]): readonly { readonly line: ListLine; readonly meant: string }[] =>
  lines.flatMap((line) => {
    const meant = line.kind === 'unknown' && line.name !== null ? slipOf(line.name, line.suggestions) : undefined;
    return meant === undefined ? [] : [{ line, meant }];
  });
