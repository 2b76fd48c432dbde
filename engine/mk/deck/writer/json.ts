import type { Deck } from '../deck.ts';
import { SECTIONS } from '../deck.ts';
import type { WriterFacts } from './facts.ts';

/** The deck as the program's own JSON, one card per line. */
export function writeJson(deck: Deck, { catalogue, details }: WriterFacts): string {
  const sections = SECTIONS.map((id) => {
    const cards = deck.sections[id].map(({ name, count }) => {
      const told = catalogue.exact(name) ? {} : details.get(name);
      return `      ${JSON.stringify({ count, name, ...told })}`;
    });
    return `    "${id}": [${cards.length === 0 ? '' : `\n${cards.join(',\n')}\n    `}]`;
  });
  const head = `  "jovolato": "deck",\n  "version": 1,\n  "name": ${JSON.stringify(deck.name)},\n`;
  return `{\n${head}  "sections": {\n${sections.join(',\n')}\n  }\n}\n`;
}
