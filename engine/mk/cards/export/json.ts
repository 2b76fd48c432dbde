import { type Card, cardSchema } from '../card.ts';
import { CATALOGUE_FORMAT, CATALOGUE_VERSION } from '../import/read.ts';

/**
 * Cards as the program's own catalogue file (docs/catalogue.md). Fields that say nothing are left out, which reading puts
 * back, so reading the text gives the same cards.
 */
export function writeCatalogue(cards: readonly Card[], name: string | null = null): string {
  const head = { format: CATALOGUE_FORMAT, version: CATALOGUE_VERSION, ...(name === null ? {} : { name }) };
  const body = cards.map((card) => `    ${JSON.stringify(withoutDefaults(card))}`).join(',\n');
  const open = JSON.stringify(head, null, 2).replace(/\n}$/, ',\n  "cards": [');
  return cards.length === 0 ? `${open}]\n}\n` : `${open}\n${body}\n  ]\n}\n`;
}

function withoutDefaults(card: Card): Record<string, unknown> {
  const plain = cardSchema.parse({ name: card.name }) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(card).flatMap(([key, value]) => {
      if (key !== 'name' && JSON.stringify(value) === JSON.stringify(plain[key])) return [];
      if (key === 'abilities') return [[key, card.abilities.map(trimmed)]];
      return [[key, key === 'printings' ? card.printings.map(trimmed) : value]];
    }),
  );
}

// Parts of a képesség or printing that are not there; its text and set always stand.
function trimmed(part: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(part).filter(([key, value]) => {
      const empty = value === null || value === false || (Array.isArray(value) && value.length === 0);
      return key === 'text' || key === 'set' || !empty;
    }),
  );
}
