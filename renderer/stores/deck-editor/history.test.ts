import { expect, it } from 'vitest';
import { emptyDeck, setCount } from '../../../engine/mk/deck/deck.ts';
import { nextRedo, nextUndo, record, redo, sameDeck, startHistory, undo } from './history.ts';

const start = emptyDeck('Próba');
const count = (card: string, from: number, to: number) => ({ kind: 'count', section: 'jovo', card, from, to }) as const;

it('goes back and forth through every edit and names it', () => {
  let history = startHistory(start);
  history = record(history, count('Alfa', 0, 2), setCount(start, 'jovo', 'Alfa', 2));
  history = record(history, count('Béta', 0, 1), setCount(history.deck, 'jovo', 'Béta', 1));
  const both = history.deck;
  expect(nextUndo(history)).toEqual(count('Béta', 0, 1));
  history = undo(history);
  expect(history.deck.sections.jovo).toEqual([{ name: 'Alfa', count: 2 }]);
  expect(nextRedo(history)).toEqual(count('Béta', 0, 1));
  history = undo(history);
  expect(sameDeck(history.deck, start)).toBe(true);
  expect(nextUndo(history)).toBeUndefined();
  history = redo(redo(history));
  expect(sameDeck(history.deck, both)).toBe(true);
  expect(redo(history)).toBe(history);
});

it('forgets what was undone when another edit follows, and keeps no step for an edit without effect', () => {
  let history = record(startHistory(start), count('Alfa', 0, 2), setCount(start, 'jovo', 'Alfa', 2));
  history = undo(history);
  expect(record(history, count('Alfa', 0, 0), setCount(start, 'jovo', 'Alfa', 0))).toBe(history);
  history = record(history, count('Béta', 0, 1), setCount(start, 'jovo', 'Béta', 1));
  expect(nextRedo(history)).toBeUndefined();
});

it('tells decks apart by name, order and counts', () => {
  const one = setCount(setCount(start, 'jovo', 'Alfa', 1), 'jovo', 'Béta', 1);
  const other = setCount(setCount(start, 'jovo', 'Béta', 1), 'jovo', 'Alfa', 1);
  expect(sameDeck(one, other)).toBe(false);
  expect(sameDeck(one, { ...one, name: 'Más' })).toBe(false);
  expect(sameDeck(one, setCount(one, 'csere', 'Alfa', 1))).toBe(false);
});
