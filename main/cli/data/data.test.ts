import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../db/open.ts';
import { putFormat } from '../../../db/tables/formats.ts';
import { writeSetting } from '../../../db/tables/settings.ts';
import { RULEBOOK } from '../../../engine/mk/deck/formats/format.ts';
import { scratchFolder } from '../../../tests/support/database.ts';
import { lockDataFolder } from '../../core/owner-lock.ts';
import { type CliIo, UsageError } from '../command.ts';
import { runCli } from '../run.ts';

/** Calls of the command line on one data base of its own. */
function cli() {
  const folder = scratchFolder();
  const db = join(folder, 'adat.sqlite');
  async function call(...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const io: CliIo = {
      lang: 'hu',
      read: async (path) => {
        try {
          return await readFile(path);
        } catch {
          throw new UsageError(`Nem olvasható fájl: ${path}`);
        }
      },
      write: async (path, data) => await writeFile(path, data),
      out: (text) => out.push(text),
      err: (text) => err.push(text),
    };
    const code = await runCli([...args, '--db', db], io);
    return { code, out: out.join('\n'), err };
  }
  const json = async (...args: string[]) => {
    const { code, out } = await call(...args, '--json');
    expect(code, args.join(' ')).toBe(0);
    return JSON.parse(out);
  };
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { call, json, file, folder, db };
}

const LIST = 'Jövő\n3 Révkalauz\n2 Sosemvolt lap\nCsere\n1 Viharlovag\n';

describe('deck', () => {
  it('takes a list in, lists, shows and exports it so that reading it back gives the same deck', async () => {
    const { call, json, file } = cli();
    const made = await json('deck', 'import', file('lista.txt', LIST), '--name', 'Őrjárat');
    expect(made).toMatchObject({
      name: 'Őrjárat',
      sizes: { torony: 0, jovo: 5, csere: 1 },
      unknown: ['Sosemvolt lap'],
    });
    const decks = await json('deck', 'list');
    expect(decks.map((deck: { name: string }) => deck.name)).toContain('Őrjárat');
    const shown = await json('deck', 'show', 'orjarat');
    for (const to of ['txt', 'csv', 'json', 'md', 'html']) {
      const path = file(`ki.${to}`, '');
      expect((await call('deck', 'export', String(made.id), '--to', to, '--out', path)).code).toBe(0);
      const diff = await json('deck', 'diff', 'Őrjárat', path);
      expect(diff.changes, to).toEqual([]);
    }
    expect(shown.sections.jovo).toEqual([
      { name: 'Révkalauz', count: 3 },
      { name: 'Sosemvolt lap', count: 2 },
    ]);
  });

  it('takes unknown names in as cards if asked to, so that every command with a list knows them', async () => {
    const { call, json, file } = cli();
    const path = file('lista.txt', LIST);
    await json('deck', 'import', path, '--stubs');
    const { out } = await call('check', path, '--json');
    const jovo = JSON.parse(out).deck.sections.jovo as { name: string; known: boolean }[];
    expect(jovo.every((entry) => entry.known)).toBe(true);
  });

  it('is checked by a format of the user own, by its name', async () => {
    const { call, file, db } = cli();
    const list = file('lista.txt', LIST);
    await call('deck', 'import', list);
    const store = openStore(dirname(db), { file: db });
    const tower = { ...RULEBOOK.tower, levels: 0 };
    putFormat(store.db, 'klub', { ...RULEBOOK, id: 'klub', name: 'Őrségi Klub', tower });
    store.close();
    const codes = async (...args: string[]) => {
      const { out } = await call('check', list, ...args, '--json');
      return JSON.parse(out).problems.map((problem: { code: string }) => problem.code);
    };
    expect(await codes()).toContain('TOWER_COUNT');
    expect(await codes('--format', 'orsegi klub')).not.toContain('TOWER_COUNT');
    const { code, err } = await call('check', list, '--format', 'nincs ilyen');
    expect([code, err.length]).toEqual([2, 1]);
  });

  it('tells two lists apart in swaps, a file and a version too', async () => {
    const { call, json, file } = cli();
    const { id } = await json('deck', 'import', file('a.txt', LIST), '--name', 'A');
    const other = file('b.txt', 'Jövő\n1 Révkalauz\n2 Sosemvolt lap\n2 Viharlovag\n');
    const diff = await json('deck', 'diff', `${id}@1`, other);
    expect(diff).toMatchObject({ from: { id, name: 'A', version: 1 }, to: { id: null }, swaps: 3, moved: 1 });
    const text = await call('deck', 'diff', 'A', other);
    expect(text.out).toContain('−2  Révkalauz');
    expect(text.out).toContain('3 lapcsere');
    const history = await json('deck', 'history', 'A');
    expect(history).toMatchObject([{ version: 1, kind: 'saved', swaps: null }]);
  });

  it('asks which deck is meant when several have the name', async () => {
    const { call, json, file } = cli();
    const path = file('a.txt', LIST);
    const a = await json('deck', 'import', path, '--name', 'Iker');
    const b = await json('deck', 'import', path, '--name', 'Iker');
    const { code, out, err } = await call('deck', 'show', 'Iker');
    expect([code, out, err]).toEqual([2, '', [`Több pakli neve is „Iker”; add meg a számát: ${a.id}, ${b.id}.`]]);
  });

  it.each([
    [['deck'], /list, show, import, export, diff, history/],
    [['deck', 'toString'], /list, show, import/],
    [['deck', 'show', 'nincs'], /Nincs ilyen nevű/],
    [['deck', 'history', 'nincs'], /Nincs ilyen nevű/],
    [['deck', 'show', 'A@7'], /nincs 7\. változat/],
    [['deck', 'export', 'A'], /--to: ezek egyike/],
    [['deck', 'import', '/nincs/ilyen.txt'], /Nem olvasható/],
  ])('%j is answered with one line and nothing else', async (args, line) => {
    const { call, json, file } = cli();
    await json('deck', 'import', file('a.txt', LIST), '--name', 'A');
    const { code, out, err } = await call(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(line);
  });

  it('does not take in a list without a card, and makes no deck of it', async () => {
    const { call, file, json } = cli();
    await json('deck', 'import', file('a.txt', LIST));
    const before = await json('deck', 'list');
    const { code, err } = await call('deck', 'import', file('üres.txt', '# csak megjegyzés\n\n'));
    expect([code, err.length]).toEqual([2, 1]);
    expect(await json('deck', 'list')).toEqual(before);
  });
});

describe('collection', () => {
  it('imports, exports what it imported, and lists what decks and files lack', async () => {
    const { call, json, file } = cli();
    const csv = file('gy.csv', 'Név;Darab\r\nrevkalauz;2\r\nRossz;sok\r\n');
    const trial = await call('collection', 'import', csv, '--dry-run');
    expect([trial.code, trial.err.length]).toEqual([2, 1]);
    const report = await json('collection', 'import', csv);
    expect(report).toMatchObject({ applied: true, counts: { new: 1, refused: 1 } });
    const { out } = await call('collection', 'export');
    expect(out).toBe('\ufeffLap;Készlet;Szám;Darab;Megjegyzés\r\nRévkalauz;;;2;\r\n');

    const { id } = await json('deck', 'import', file('a.txt', 'Jövő\n3 Révkalauz\n'), '--name', 'A', '--reserve');
    const list = file('b.txt', 'Jövő\n1 Révkalauz\n1 Viharlovag\n');
    const lacking = await json('collection', 'missing', String(id), list);
    expect(lacking.total).toBe(3);
    expect(lacking.missing.map((row: { card: string; missing: number }) => [row.card, row.missing])).toEqual([
      ['Révkalauz', 2],
      ['Viharlovag', 1],
    ]);
    const shared = await json('collection', 'missing', String(id), list, '--shared');
    expect(shared.total).toBe(2);
    const left = await json('collection', 'missing', list, '--leave-reserved');
    expect(left.missing[0]).toMatchObject({ card: 'Révkalauz', reserved: 2, missing: 1 });
    await json('deck', 'import', file('c.txt', 'Jövő\n3 Viharlovag\n'));
    const free = await json('collection', 'missing', list, '--leave-reserved');
    expect(free.missing[1]).toMatchObject({ card: 'Viharlovag', reserved: 0, missing: 1 });
    const shop = await call('collection', 'missing', 'A', '--to', 'txt');
    expect(shop.out).toBe('1 Révkalauz\r\n');
  });

  it.each([
    ['Név;Készlet\nA;B\n', /nincs darabszámoszlop/],
    ['csak szöveg\n', /nincs névoszlop/],
    ['', /üres a fájl/],
  ])('refuses %j with one line and changes nothing', async (content, line) => {
    const { call, file } = cli();
    await call('collection', 'import', file('jó.csv', 'Név;Darab\nRévkalauz;2\n'));
    const before = (await call('collection', 'export')).out;
    const { code, out, err } = await call('collection', 'import', file('x.csv', content), '--mode', 'replaceAll');
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toMatch(line);
    expect((await call('collection', 'export')).out).toBe(before);
  });
});

describe('backup, restore, doctor', () => {
  it('bring back what was there, and keep what stood before', async () => {
    const { call, json, file } = cli();
    await json('deck', 'import', file('a.txt', LIST), '--name', 'A');
    const made = await json('backup');
    expect(existsSync(made.path)).toBe(true);
    await json('deck', 'import', file('a.txt', LIST), '--name', 'B');
    const done = await json('restore', made.name);
    expect(done.before.kind).toBe('restore');
    const names = (await json('deck', 'list')).map((deck: { name: string }) => deck.name);
    expect(names).toContain('A');
    expect(names).not.toContain('B');
    expect(await json('backup', '--list')).toHaveLength(2);
    expect((await call('doctor')).code).toBe(0);
  });

  it('name why a file cannot be restored', async () => {
    const { call, json, file } = cli();
    await json('deck', 'import', file('a.txt', LIST));
    const { code, out, err } = await call('restore', file('szöveg.txt', 'ez nem mentés'));
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toMatch(/nem állítható vissza, mert ez nem adatbázis/);
  });

  it('find a damaged file damaged, with exit code 1, and leave it as it is', async () => {
    const { call, json, file, db } = cli();
    await json('deck', 'import', file('a.txt', LIST));
    const bytes = readFileSync(db);
    bytes.fill(0x5a, 4096 * 3, 4096 * 9);
    writeFileSync(db, bytes);
    const { code, out } = await call('doctor', '--json');
    expect(code).toBe(1);
    const checks = JSON.parse(out).checks as { code: string; ok: boolean }[];
    expect(checks.filter((check) => !check.ok).map((check) => check.code)).toEqual(['INTEGRITY']);
    expect(readFileSync(db).equals(bytes)).toBe(true);
  });
});

describe('beside a running window', () => {
  it('reads and backs up, but leaves writing to the window', async () => {
    const { call, json, file, folder, db } = cli();
    await json('deck', 'import', file('a.txt', LIST), '--name', 'A');
    const lock = lockDataFolder(folder, 'desktop');
    if (lock.ok) onTestFinished(() => lock.release());
    const window = new Database(db);
    onTestFinished(() => void window.close());
    window.exec(`UPDATE decks SET name = 'Átnevezett' WHERE name = 'A'`);
    const names = (await json('deck', 'list')).map((deck: { name: string }) => deck.name);
    expect(names).toContain('Átnevezett');
    expect((await call('backup')).code).toBe(0);
    const { code, out, err } = await call('deck', 'import', file('a.txt', LIST));
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toMatch(/futó Jövőlátó használja/);
  });
});

describe('names the player gave to keywords', () => {
  it('are searched by and known to the rules, and leave the cards that are given out as they are', async () => {
    const { json, call, file, folder, db } = cli();
    const card = { name: 'Alfa', type: 'adventurer', abilities: [{ text: 'BŐ KÉZ' }] };
    expect((await call('import-cards', file('lapok.json', JSON.stringify([card])))).code).toBe(0);
    expect((await json('cards', 'search', 'név:alfa')).cards[0].keywords).toEqual([]);
    const store = openStore(folder, { file: db });
    writeSetting(store.db, 'keywordNames', { largerHand: 'Bő kéz', noSuchKeyword: 'Más' });
    store.close();

    const found = await json('cards', 'search', 'kulcsszó:"bő kéz" név:alfa');
    expect(found.cards).toMatchObject([{ name: 'Alfa', keywords: ['BŐ KÉZ'] }]);
    expect((await json('cards', 'search', 'kulcsszó:2.26 név:alfa')).count).toBe(1);
    expect(
      JSON.parse((await call('cards', 'export')).out).cards.find((one: { name: string }) => one.name === 'Alfa'),
    ).toEqual(expect.not.objectContaining({ keywordsAdded: ['2.26'] }));
  });
});
