import { CARD_TYPES, type Card } from '../../../engine/mk/cards/card.ts';
import { fixedCost } from '../../../engine/mk/cards/cost.ts';
import { compareHu } from '../../../engine/text/order.ts';

/** Columns of the card table. */
export const COLUMNS = ['mp', 'name', 'type', 'class', 'level', 'alignment', 'set'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  readonly column: Column;
  readonly down: boolean;
}

/** What stands in a column; empty where the card does not say. */
export function cell(card: Card, column: Exclude<Column, 'type'>): string {
  switch (column) {
    case 'mp':
      return card.mp === null ? '?' : String(card.mp);
    case 'name':
      return card.name;
    case 'class':
      return (card.subclasses.length > 0 ? card.subclasses : card.mainClasses).join(', ');
    case 'level':
      return card.level === null ? '' : String(card.level);
    case 'alignment':
      return card.alignment ?? '';
    case 'set':
      return [...new Set(card.printings.map((printing) => printing.set))].join(', ');
  }
}

// Values that are no number, and what is not known, stand at the end in both directions.
const LAST = Number.POSITIVE_INFINITY;

/**
 * The cards sorted by a column; equal ones keep the order they come in, which is that of their names. Words are put in
 * Hungarian order once, so that many cards compare as numbers.
 */
export function sortCards(cards: readonly Card[], { column, down }: Sorting): readonly Card[] {
  if (column === 'name') return down ? [...cards].reverse() : cards;
  const keys =
    column === 'mp' || column === 'level' || column === 'type' ? numberKeys(cards, column) : wordKeys(cards, column);
  const sign = down ? -1 : 1;
  return cards
    .map((card, at) => ({ card, key: keys[at] as number }))
    .sort((a, b) => {
      if (a.key === b.key) return 0;
      if (a.key === LAST || b.key === LAST) return a.key === LAST ? 1 : -1;
      return sign * (a.key - b.key);
    })
    .map((entry) => entry.card);
}

function numberKeys(cards: readonly Card[], column: 'mp' | 'level' | 'type'): number[] {
  return cards.map((card) => {
    if (column === 'mp') return fixedCost(card) ?? LAST;
    if (column === 'level') return card.level ?? LAST;
    return card.type ? CARD_TYPES.indexOf(card.type) : LAST;
  });
}

function wordKeys(cards: readonly Card[], column: 'class' | 'alignment' | 'set'): number[] {
  const words = cards.map((card) => cell(card, column));
  const ranks = new Map([...new Set(words)].sort(compareHu).map((word, rank) => [word, rank]));
  return words.map((word) => (word === '' ? LAST : (ranks.get(word) ?? LAST)));
}
