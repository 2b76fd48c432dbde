import type { Card } from '../../engine/mk/cards/card.ts';
import type { Vocabulary } from '../../engine/mk/cards/keywords/keywords.ts';
import { parseQuery, type Query } from '../../engine/mk/search/index.ts';
import { fold } from '../../engine/text/fold.ts';

/** Of more cards than this nobody looks for one in the list; ranking them would only cost time at each letter. */
const MOST_RANKED = 4000;

/**
 * The same cards, those first whose name begins with what was typed, then those whose name holds it, then the rest; each
 * in the order they come in. A search without bare words stays as it is.
 */
export function byName(cards: readonly Card[], text: string, vocabulary?: Vocabulary): readonly Card[] {
  const parsed = parseQuery(text, vocabulary);
  const words = parsed.ok ? bareWords(parsed.query) : [];
  const [first] = words;
  if (first === undefined || cards.length > MOST_RANKED) return cards;
  const ranks: Card[][] = [[], [], []];
  for (const card of cards) {
    const name = fold(card.name);
    const rank = !words.every((word) => name.includes(word)) ? 2 : name.startsWith(first) ? 0 : 1;
    (ranks[rank] as Card[]).push(card);
  }
  return ranks.flat();
}

function bareWords(query: Query): readonly string[] {
  if (query.kind === 'word') return [query.text];
  return query.kind === 'and' ? query.items.flatMap(bareWords) : [];
}
