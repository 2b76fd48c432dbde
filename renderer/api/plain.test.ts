import { createStore } from 'solid-js/store';
import { expect, it } from 'vitest';
import { plain } from './plain.ts';

it('makes a copy of a store that can be cloned', () => {
  const [store] = createStore({ deck: { jovo: [{ name: 'Ő', count: 2 }] }, note: null });
  const copy = plain(store);
  expect(copy).toEqual({ deck: { jovo: [{ name: 'Ő', count: 2 }] }, note: null });
  expect(structuredClone(copy)).toEqual(copy);
  expect(Object.getOwnPropertySymbols(copy.deck)).toEqual([]);
});

it('lets files and dates through unchanged', () => {
  const file = new File(['x'], 'lista.txt');
  const at = new Date(0);
  const copy = plain({ file, at });
  expect(copy.file).toBe(file);
  expect(copy.at).toBe(at);
});
