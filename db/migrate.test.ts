import { expect, it } from 'vitest';
import { databaseAt } from '../tests/support/database.ts';
import { type Migration, migrate, schemaVersion } from './migrate.ts';

const step = (version: number, sql: string): Migration => ({
  version,
  name: `step ${version}`,
  up: (db) => db.exec(sql),
});

it('keeps the steps before a failing one and nothing of the failing one', () => {
  const db = databaseAt(0);
  const steps = [
    step(1, 'CREATE TABLE a (n INTEGER) STRICT; INSERT INTO a VALUES (1)'),
    step(2, 'UPDATE a SET n = 2; CREATE TABLE b (n INTEGER) STRICT; INSERT INTO nowhere VALUES (1)'),
  ];
  expect(() => migrate(db, steps)).toThrow(/nowhere/);
  expect(schemaVersion(db)).toBe(1);
  expect(db.all('SELECT n FROM a')).toEqual([{ n: 1 }]);
  expect(db.get(`SELECT 1 FROM sqlite_schema WHERE name = 'b'`)).toBeUndefined();
});

it('refuses a list with a gap or a number twice', () => {
  const db = databaseAt(0);
  expect(() => migrate(db, [step(1, 'SELECT 1'), step(3, 'SELECT 1')])).toThrow(/migration 3/);
  expect(() => migrate(db, [step(1, 'SELECT 1'), step(1, 'SELECT 1')])).toThrow(/migration 1/);
});
