import { expect, it } from 'vitest';
import { VOCABULARY } from '../cards/keywords/keywords.ts';
import { asksOfCollection, parseQuery } from './index.ts';

const asks = (text: string): boolean => {
  const parsed = parseQuery(text, VOCABULARY);
  if (!parsed.ok) throw new Error(text);
  return asksOfCollection(parsed.query);
};

it('tells a search that hangs on the collection, however deep it asks, from one that does not', () => {
  for (const text of ['megvan>=1', 'szabad:2', 'készlet:saját', 'mp<=3 megvan:igen', 'ork vagy (elf -megvan:igen)'])
    expect(asks(text), text).toBe(true);
  for (const text of ['', 'ork', 'mp<=3 típus:kalandozó', 'készlet:próbakészlet', 'név:megvan'])
    expect(asks(text), text).toBe(false);
});
