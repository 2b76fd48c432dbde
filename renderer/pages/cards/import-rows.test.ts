import { expect, it } from 'vitest';
import type { ImportNote } from '../../../engine/mk/cards/import/report.ts';
import { importRows } from './import-rows.ts';

const note = (at: number, card: string | null, code: ImportNote['code']): ImportNote => ({
  at,
  card,
  code,
  field: 'mp',
  value: 'x',
});

it('has a line for each row left out and for each card, with the remarks on it', () => {
  const rows = importRows({
    cards: [
      { name: 'Alfa', status: 'new' },
      { name: 'Béta', status: 'same' },
    ],
    notes: [
      note(1, null, 'UNKNOWN_FIELD'),
      note(2, 'Alfa', 'BAD_VALUE'),
      note(3, null, 'NO_NAME'),
      note(4, 'Alfa', 'MERGED'),
    ],
  });
  expect(rows.map(({ name, at, status, notes }) => [name, at, status, notes.length])).toEqual([
    [null, 3, 'refused', 1],
    ['Alfa', null, 'new', 2],
    ['Béta', null, 'same', 0],
  ]);
});
