import type Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { Connection, openHandle } from './connection.ts';
import { databaseFile } from './names.ts';

/** A connection whose first handles fail with a code at every statement, as when a stick was pulled out. */
function losing(code: string, times: number): { db: Connection; opened: () => number } {
  const file = databaseFile(scratchFolder());
  new Connection({ file, readOnly: null }).close();
  let opened = 0;
  const db = new Connection({ file, readOnly: null }, (target) => {
    const handle = openHandle(target);
    opened += 1;
    if (opened > times) return handle;
    const lost = () => {
      throw Object.assign(new Error('lost'), { code });
    };
    return new Proxy(handle, {
      get: (real, name: keyof Database.Database) => {
        if (name === 'prepare') return lost;
        const value = real[name];
        return typeof value === 'function' ? value.bind(real) : value;
      },
    });
  });
  return { db, opened: () => opened };
}

it('opens a lost file again and answers', () => {
  const { db, opened } = losing('SQLITE_IOERR_READ', 1);
  expect(db.get('SELECT 1 AS n')).toEqual({ n: 1 });
  expect(opened()).toBe(2);
  db.close();
});

it('gives the error if the file stays lost, and the next call tries again', () => {
  const { db, opened } = losing('SQLITE_IOERR_READ', 2);
  expect(() => db.get('SELECT 1 AS n')).toThrow('lost');
  expect(opened()).toBe(2);
  expect(db.get('SELECT 1 AS n')).toEqual({ n: 1 });
  db.close();
});

it('does not hide any other error behind a second try', () => {
  const { db, opened } = losing('SQLITE_CONSTRAINT', 1);
  expect(() => db.get('SELECT 1 AS n')).toThrow('lost');
  expect(opened()).toBe(1);
  db.close();
});

it('joins transactions inside one another and takes all back when the outer one fails', () => {
  const db = new Connection({ file: databaseFile(scratchFolder()), readOnly: null });
  db.exec('CREATE TABLE t (n INTEGER) STRICT');
  const add = (n: number) => db.transaction(() => db.run('INSERT INTO t VALUES (?)', n));
  expect(() =>
    db.transaction(() => {
      add(1);
      add(2);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(db.all('SELECT n FROM t')).toEqual([]);
  add(3);
  expect(db.all('SELECT n FROM t')).toEqual([{ n: 3 }]);
  db.close();
});
