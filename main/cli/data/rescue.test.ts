import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../../../db/backup.ts';
import { tableCounts } from '../../../db/counts.ts';
import { openStore } from '../../../db/open.ts';
import { scratchFolder } from '../../../tests/support/database.ts';
import { fillMany } from '../../../tests/support/filled.ts';
import type { CliIo } from '../command.ts';
import { runCli } from '../run.ts';

const CARDS = 200;

/** The command line on a data base of 200 cards, closed well, perhaps with a backup. */
function cli(backup = false) {
  const folder = scratchFolder();
  const db = join(folder, 'jovolato.sqlite');
  const store = openStore(folder);
  fillMany(store.db, CARDS);
  const name = backup ? makeBackup(store.db, folder, 'daily', new Date('2026-01-02T03:04:05Z')).name : '';
  store.close();
  async function call(...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const io: CliIo = {
      lang: 'hu',
      read: async (path) => await readFile(path),
      write: async (path, data) => await writeFile(path, data),
      out: (text) => out.push(text),
      err: (text) => err.push(text),
    };
    const code = await runCli(args, io);
    return { code, out: out.join('\n'), err };
  }
  return { call, folder, db, name };
}

/** Two pages lost, as by a bad sector. */
function zeroPages(db: string): void {
  writeFileSync(db, readFileSync(db).fill(0, 4 * 4096, 6 * 4096));
}

function cardsIn(file: string): number {
  const store = openStore(dirname(file), { file });
  const { cards } = tableCounts(store.db);
  store.close();
  return cards;
}

describe('salvage', () => {
  it('writes what can be read beside the file, which stays as it is, and counts by table', async () => {
    const { call, folder, db } = cli();
    zeroPages(db);
    const before = readFileSync(db);
    const { code, out, err } = await call('salvage', db);
    expect([code, err]).toEqual([0, []]);
    expect(out).toMatch(/^cards: \d+ kimentve, .*\d+ elveszett$/m);
    const made = join(folder, 'jovolato.salvaged.sqlite');
    expect(out).toContain(`Kimentve: ${made}`);
    expect(readFileSync(db).equals(before)).toBe(true);
    await call('salvage', db);
    expect(readdirSync(folder).filter((name) => /salvaged\.sqlite(-2)?$/.test(name))).toHaveLength(2);
  });

  it('answers in JSON with counts that are true of the new file', async () => {
    const { call, db } = cli();
    const out = join(scratchFolder(), 'kimentett.sqlite');
    const answer = JSON.parse((await call('salvage', db, '--out', out, '--json')).out);
    expect(answer).toMatchObject({ from: db, out, lost: 0 });
    const cards = answer.tables.find(({ table }: { table: string }) => table === 'cards');
    expect(cards).toMatchObject({ read: CARDS, lost: 0, exact: true });
    expect(cardsIn(out)).toBe(CARDS);
  });

  it('writes over nothing', async () => {
    const { call, db, folder } = cli();
    const out = join(folder, 'sajat.sqlite');
    writeFileSync(out, 'mine');
    const { code, err } = await call('salvage', db, '--out', out);
    expect([code, err]).toEqual([2, [`Ez a fájl már létezik: ${out}. Adj meg másikat a --out kapcsolóval.`]]);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });

  it.each([
    ['no file', null],
    ['a text', 'ez nem adatbázis'],
    ['zero bytes', ''],
    ['zeroes', '\0'.repeat(8192)],
  ])('says in one line that nothing can be read of %s, and leaves no file', async (_name, content) => {
    const { call } = cli();
    const folder = scratchFolder();
    const path = join(folder, 'rossz.sqlite');
    if (content !== null) writeFileSync(path, content);
    const { code, out, err } = await call('salvage', path);
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toContain(path);
    expect(readdirSync(folder)).toEqual(content === null ? [] : ['rossz.sqlite']);
  });
});

describe('restore', () => {
  it('lists backups and readable files with what they hold', async () => {
    const { call, db, name } = cli(true);
    const { code, out } = await call('restore', '--list', '--db', db);
    expect(code).toBe(0);
    expect(out).toContain(name);
    expect(out).toContain(`${CARDS / 10} pakli, ${CARDS} lap`);
    const listed = JSON.parse((await call('restore', '--list', '--json', '--db', db)).out);
    expect(listed.backups).toMatchObject([{ name, kind: 'daily', counts: { cards: CARDS } }]);
    expect(listed.known.counts.cards).toBe(CARDS);
  });

  it('says so where there is nothing to restore from', async () => {
    const { call } = cli();
    const { out } = await call('restore', '--list', '--db', join(scratchFolder(), 'jovolato.sqlite'));
    expect(out).toBe('Nincs mentés, és olyan fájl sem, amelyből sorokat lehetne kimenteni.');
  });

  it.each(['missing', 'damaged'])(
    'puts a backup in the place of a %s data base and keeps what stood there',
    async (how) => {
      const { call, db, name, folder } = cli(true);
      if (how === 'missing') rmSync(db);
      else zeroPages(db);
      const refused = await call('deck', 'list', '--db', db);
      expect([refused.code, refused.out]).toEqual([2, '']);
      expect(refused.err[0]).toMatch(/restore --list/);
      const done = JSON.parse((await call('restore', name, '--json', '--db', db)).out);
      expect(done.restored.name).toBe(name);
      expect(done.aside !== '' && existsSync(done.aside)).toBe(how === 'damaged');
      expect(cardsIn(db)).toBe(CARDS);
      expect(readdirSync(folder).some((file) => /swap|restore$/.test(file))).toBe(false);
    },
  );

  it('changes nothing of lost data if the backup named is not there or no backup', async () => {
    const { call, db, folder } = cli(true);
    rmSync(db);
    const text = join(scratchFolder(), 'szöveg.txt');
    writeFileSync(text, 'ez nem mentés');
    for (const from of ['nincs.sqlite', text]) {
      const { code, out, err } = await call('restore', from, '--db', db);
      expect([code, out, err.length]).toEqual([2, '', 1]);
      expect(existsSync(db)).toBe(false);
    }
    expect(readdirSync(folder).some((file) => /damaged|restore$/.test(file))).toBe(false);
  });
});
