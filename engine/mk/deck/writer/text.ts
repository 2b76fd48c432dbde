import { type Catalogue, createCatalogue } from '../../cards/catalogue.ts';
import { type Deck, entriesIn, PLACES, type PlaceId, sectionSize } from '../deck.ts';
import { readTextLines } from '../reader/text.ts';
import { quote } from '../reader/trimmings.ts';
import { detailsTail, type WriterFacts } from './facts.ts';

/** What the sections are called in written lists; the reader knows these words. */
export const PLACE_NAMES: Readonly<Record<PlaceId, string>> = {
  torony: 'Torony',
  jovo: 'Jövő',
  csere: 'Csere',
  outside: 'Paklin kívül',
};

/** Places that hold cards, in the order they are written. */
export function filledPlaces(deck: Deck): readonly PlaceId[] {
  return PLACES.filter((id) => entriesIn(deck, id).length > 0);
}

/**
 * The deck as text: a heading for each section, then a count and a name on each line. A name that would be read as
 * something else stands in quotation marks. Every section has its heading, so that no type decides where a card goes.
 */
export function writeText(deck: Deck, facts: WriterFacts): string {
  const blocks: string[] = [];
  if (deck.name !== null) blocks.push(`// Pakli neve: ${deck.name}`);
  for (const id of filledPlaces(deck)) {
    const lines = entriesIn(deck, id).map(({ name, count }) => cardLine(name, count, facts));
    blocks.push([`${PLACE_NAMES[id]} (${sectionSize(deck, id)}):`, ...lines].join('\n'));
  }
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

const NO_CARDS = createCatalogue([]);

// The plain form must be clear whatever cards the reader knows; the quoted ones at least with the same catalogue.
function cardLine(name: string, count: number, facts: WriterFacts): string {
  const { catalogue } = facts;
  const tail = detailsTail(name, facts);
  const plain = `${count} ${name}${tail}`;
  if (readsAs(plain, name, count, NO_CARDS) && readsAs(plain, name, count, catalogue)) return plain;
  const quoted = [quote(name), `„${name}”`, `«${name}»`].flatMap((text) => [
    `${count} ${text}${tail}`,
    `${count} ${text}`,
  ]);
  return quoted.find((line) => readsAs(line, name, count, catalogue)) ?? plain;
}

function readsAs(line: string, name: string, count: number, catalogue: Catalogue): boolean {
  const [first, second] = readTextLines([line], catalogue);
  const token = first?.token;
  return !second && token?.kind === 'card' && token.name === name && token.count === count && !token.section;
}
