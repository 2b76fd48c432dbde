import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stubCard } from '../engine/mk/cards/card.ts';
import { databaseAt, scratchFolder } from '../tests/support/database.ts';
import { ReadOnlyError } from './errors.ts';
import { databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { openForReading, readUserCards } from './reader.ts';
import { putCards } from './tables/cards.ts';
import { writeSetting } from './tables/settings.ts';

const AT = '2026-01-01T00:00:00.000Z';

it('reads the newest rows beside a program that is writing, and can write nothing itself', () => {
  const folder = scratchFolder();
  const writing = openStore(folder);
  onTestFinished(() => writing.close());
  putCards(writing.db, [stubCard('Őz')], AT);
  const file = databaseFile(folder);
  expect(readUserCards(file).map((card) => card.name)).toEqual(['Őz']);
  const reading = openForReading(file);
  expect(() => writeSetting(reading.db, 'lang', 'en')).toThrow(ReadOnlyError);
  reading.close();
  putCards(writing.db, [stubCard('Alfa')], AT);
  expect(readUserCards(file)).toHaveLength(2);
});

it('reads an older file without changing its version', () => {
  const file = databaseFile(scratchFolder());
  const old = databaseAt(1, file);
  old.exec(`INSERT INTO cards (name, content, created_at, updated_at) VALUES ('Régi', '{"mp":2}', '${AT}', '${AT}')`);
  expect(readUserCards(file)).toMatchObject([{ name: 'Régi', mp: 2 }]);
  expect(old.pragma('user_version')).toBe(1);
});

it.each([
  ['a file that is not there', 'ENOENT', () => {}],
  ['a text file', 'notADatabase', (file: string) => writeFileSync(file, 'ez csak szöveg, nem adatbázis')],
  ['an empty file', 'empty', (file: string) => writeFileSync(file, '')],
])('names %s and makes none', (_what, code, make) => {
  const folder = scratchFolder();
  const file = join(folder, 'adat.sqlite');
  make(file);
  const before = readdirSync(folder);
  expect(() => readUserCards(file)).toThrow(expect.objectContaining({ path: file, code }) as Error);
  expect(readdirSync(folder)).toEqual(before);
});
