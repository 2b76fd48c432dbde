import { describe, expect, it } from 'vitest';
import { mapHeading } from '../../../engine/mk/cards/table/columns.ts';
import { meaningOf, meanings, withMeaning } from './mapping.ts';

const mapping = ['Kártya neve', 'MP', 'Szöveg', 'Szöveg 2'].map(mapHeading);

describe('mapping of columns', () => {
  it('takes a column for something else', () => {
    const next = withMeaning(mapping, 0, 'name 0');
    expect(next.map(meaningOf)).toEqual(['name 0', 'mp 0', 'abilities.text 0', 'abilities.text 1']);
  });

  it('leaves the other column out that was taken for the same', () => {
    expect(withMeaning(mapping, 0, 'mp 0').map(meaningOf)).toEqual([
      'mp 0',
      '',
      'abilities.text 0',
      'abilities.text 1',
    ]);
    expect(withMeaning(mapping, 1, '').map(meaningOf)).toEqual(['', '', 'abilities.text 0', 'abilities.text 1']);
  });

  it('offers texts once more than the file has, and what stands there once only once', () => {
    const offered = meanings(mapping, 'hu');
    expect(offered.filter(({ value }) => value.startsWith('abilities.text')).map(({ label }) => label)).toEqual([
      'Szöveg',
      'Szöveg 2',
      'Szöveg 3',
    ]);
    expect(offered.filter(({ value }) => value.startsWith('mp'))).toEqual([{ value: 'mp 0', label: 'MP' }]);
    expect(meanings(mapping, 'en').some(({ label }) => label === 'Text 3')).toBe(true);
  });
});
