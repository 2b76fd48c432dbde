import type { Deck } from '../deck.ts';
import { entriesIn, type PlaceId, SECTIONS } from '../deck.ts';
import type { WriterFacts } from './facts.ts';

/** The deck as the program's own JSON, one card per line. */
export function writeJson(deck: Deck, { catalogue, details }: WriterFacts): string {
  const list = (id: PlaceId, margin: string) => {
    const cards = entriesIn(deck, id).map(({ name, count }) => {
      const told = catalogue.exact(name) ? {} : details.get(name);
      return `${margin}  ${JSON.stringify({ count, name, ...told })}`;
    });
    return `${margin}"${id}": [${cards.length === 0 ? '' : `\n${cards.join(',\n')}\n${margin}`}]`;
  };
  const sections = SECTIONS.map((id) => list(id, '    '));
  const outside = entriesIn(deck, 'outside').length === 0 ? '' : `,\n${list('outside', '  ')}`;
  const head = `  "jovolato": "deck",\n  "version": 1,\n  "name": ${JSON.stringify(deck.name)},\n`;
  return `{\n${head}  "sections": {\n${sections.join(',\n')}\n  }${outside}\n}\n`;
}
