import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import { readCards } from '../../../engine/mk/cards/import/read.ts';
import { writeCardsXlsx } from '../../../engine/mk/cards/table/write.ts';
import { scratchFolder } from '../../../tests/support/database.ts';
import { type CliIo, UsageError } from '../command.ts';
import { runCli } from '../run.ts';

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
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { call, file, db, folder };
}

const CSV = 'Név;MP;Szín\nAlfa;2;kék\n;3;\nBéta;sok;\n';

describe('import-cards', () => {
  it('takes every kind of file into the data base, where the other commands find the cards', async () => {
    const { call, file } = cli();
    const files = [
      file('a.json', '[{"name":"Saját lap","mp":1}]'),
      file('b.js', 'cardLibrary = [{ nev: "Rajongói lap", mp: { ertek: 2 } }];'),
      file('c.csv', 'Név;MP\nVesszős lap;3\n'),
      file('d.xlsx', await writeCardsXlsx([stubCard('Táblás lap', { mp: 4 })])),
    ];
    for (const path of files) expect(await call('import-cards', path)).toMatchObject({ code: 0, err: [] });
    const found = await call('cards', 'search', 'lap mp>=1 -típus:kalandozó csonk:igen', '--json');
    const names = JSON.parse(found.out).cards.map((card: { name: string }) => card.name);
    expect(names).toEqual(['Rajongói lap', 'Saját lap', 'Táblás lap', 'Vesszős lap']);
  });

  it('reports row by row, and joins what it knows already', async () => {
    const { call, file } = cli();
    await call('import-cards', file('elso.json', '[{"name":"Alfa","dp":1},{"name":"Béta"}]'));
    const { out } = await call('import-cards', file('lapok.csv', CSV));
    expect(out.split('\n')).toEqual([
      'Oszlopok: Név → Név; MP → MP; Szín → kimarad',
      '1. –: ismeretlen mező: Szín = „kék”',
      '3. –: kimaradt, mert nincs használható neve',
      '4. Béta: az MP mezőbe nem illő érték: „sok”',
      // Béta too: the word that fits no field ("sok") is kept on the card as not understood.
      'Behozva: 0 új, 2 kiegészített, 0 változatlan lap; 3 megjegyzés.',
    ]);
  });

  it('leaves a card unchanged that says nothing new, also one with words nobody understood', async () => {
    const { call, file } = cli();
    const path = file('lapok.csv', CSV);
    await call('import-cards', path);
    const counts = async (given: string) => JSON.parse((await call('import-cards', given, '--json')).out).counts;
    expect(await counts(path)).toEqual({ new: 0, changed: 0, same: 2 });
    expect(await counts(file('kevesebb.csv', 'Név;MP\nAlfa;2\nBéta;\n'))).toEqual({ new: 0, changed: 0, same: 2 });
    expect(await counts(file('mas.csv', 'Név;MP\nAlfa;2\nBéta;kevés\n'))).toEqual({ new: 0, changed: 1, same: 1 });
  });

  it('answers in JSON, and touches nothing on a dry run', async () => {
    const { call, file, db } = cli();
    const { code, out } = await call('import-cards', file('lapok.csv', CSV), '--dry-run', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      source: 'table',
      applied: false,
      counts: { new: 2, changed: 0, same: 0 },
      mapping: [{ path: 'name' }, { path: 'mp' }, { path: null }],
      notes: [{ code: 'UNKNOWN_FIELD' }, { at: 3, code: 'NO_NAME' }, { at: 4, code: 'BAD_VALUE' }],
      cards: [{ name: 'Alfa' }, { name: 'Béta' }],
    });
    expect(existsSync(db)).toBe(false);
  });

  it('writes a catalogue file with --out instead, and takes columns as told', async () => {
    const { call, file, folder, db } = cli();
    const target = join(folder, 'ki.json');
    const path = file('cim.csv', 'Cím;Ár;Név\nAlfa;2;x\n');
    const { code } = await call(
      'import-cards',
      path,
      '--out',
      target,
      '--column',
      'Cím=név',
      '--column',
      'Ár=mp',
      '--column',
      'Név=',
    );
    expect(code).toBe(0);
    expect(readCards(readFileSync(target))).toMatchObject({ ok: true, cards: [{ name: 'Alfa', mp: 2 }] });
    expect(existsSync(db)).toBe(false);
  });

  it.each([
    ['rossz.js', 'cardLibrary = [\n  { nev: ki() }\n];', [], '2. sor, 10. oszlop'],
    ['rossz.csv', 'a;b\n1;2\n', [], 'névoszlop'],
    ['ures.json', '', [], 'üres'],
    ['kep.png', '\u0000\u0001', [], 'NUL'],
    ['a.csv', 'Név\nAlfa\n', ['--column', 'Szín=mp'], 'Szín'],
    ['a.csv', 'Név\nAlfa\n', ['--column', 'Név=valami'], 'fejléc=mező'],
    ['a.json', '[{"name":"A"}]', ['--column', 'a=mp'], 'CSV'],
  ])('%s with %j is refused in one sentence and nothing is made', async (name, content, more, part) => {
    const { call, file, db } = cli();
    const { code, out, err } = await call('import-cards', file(name, content), ...more);
    expect([code, out, err.length, existsSync(db)]).toEqual([2, '', 1, false]);
    expect(err[0]).toContain(part);
  });
});
