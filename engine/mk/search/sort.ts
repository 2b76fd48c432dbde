import { compareHu } from '../../text/order.ts';
import type { Card } from '../cards/card.ts';
import { keywordsOf, VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import { writeKeyword } from '../cards/keywords/vocabulary.ts';
import { writeWord } from '../cards/words.ts';
import { type FieldId, searchField } from './fields.ts';

export type SortDirection = 'up' | 'down';

/**
 * Sorts cards by a search field, words in Hungarian order, numbers by value with X behind them. Cards that say nothing in that
 * field come last in both directions; equal ones stand by name.
 */
export function sortCards(
  cards: readonly Card[],
  field: FieldId,
  direction: SortDirection = 'up',
  vocabulary: Vocabulary = VOCABULARY,
): readonly Card[] {
  const sign = direction === 'up' ? 1 : -1;
  const key = sortKey(field, vocabulary);
  return cards
    .map((card) => ({ card, key: key(card) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null)
        return Number(a.key === null) - Number(b.key === null) || byName(a.card, b.card);
      return sign * compareKeys(a.key, b.key) || byName(a.card, b.card);
    })
    .map(({ card }) => card);
}

const byName = (a: Card, b: Card) => compareHu(a.name, b.name);

// X stands behind every number.
function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compareHu(a, b);
  return typeof a === 'number' ? -1 : 1;
}

function sortKey(id: FieldId, vocabulary: Vocabulary): (card: Card) => number | string | null {
  const field = searchField(id);
  const joined = (values: readonly string[]) => (values.length === 0 ? null : values.join(', '));
  switch (field.kind) {
    case 'number':
      return field.get;
    case 'standing':
      return () => null; // no card says it of itself
    case 'flag':
      return (card) => (field.get(card) ? 0 : 1);
    case 'choice':
      return (card) => joined(field.get(card).map((value) => writeWord(field.words, value)));
    case 'keyword':
      return (card) => joined(keywordsOf(card, vocabulary).map((keyword) => writeKeyword(keyword, vocabulary.names)));
    default:
      return (card) => joined(field.get(card).filter((value) => value !== ''));
  }
}
