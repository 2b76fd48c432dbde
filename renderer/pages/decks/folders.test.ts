import { expect, it } from 'vitest';
import { folderIds, folderPath, folderTree } from './folders.ts';

const folder = (id: number, name: string, parentId: number | null = null) => ({ id, name, parentId, decks: 0 });
const folders = [
  folder(1, 'Verseny'),
  folder(2, 'Csapat'),
  folder(3, '2026', 1),
  folder(4, 'Cukor'),
  folder(5, 'Árva', 99),
];

it('shows folders under their parents in Hungarian order and loses none', () => {
  expect(folderTree(folders).map(({ folder: one, depth }) => `${depth} ${one.name}`)).toEqual([
    '0 Árva',
    '0 Cukor',
    '0 Csapat',
    '0 Verseny',
    '1 2026',
  ]);
});

it('names a folder with those it lies in and knows what lies below', () => {
  expect(folderPath(folders[2] as (typeof folders)[number], folders)).toBe('Verseny / 2026');
  expect([...folderIds(1, folders)]).toEqual([1, 3]);
  expect([...folderIds(4, folders)]).toEqual([4]);
});
