import { describe, expect, it } from 'vitest';
import { readCards } from '../../../engine/mk/cards/import/read.ts';
import { type CliIo, UsageError } from '../command.ts';
import { runCli } from '../run.ts';

const CATALOGUE = JSON.stringify([
  { name: 'Hajnali őrjárat', type: 'Kalandozó', mp: 3, races: ['elf'], abilities: ['MOMENTUM.'] },
  { name: 'Csatabárd', type: 'Akciólap', mp: 1, abilities: ['Nem varázslat.'] },
  { name: 'Cukor', type: 'Eseménylap', mp: 'X' },
]);

async function run(...args: string[]) {
  const files: Record<string, string> = { 'lapok.json': CATALOGUE, 'rossz.json': '[{"name": "A",\n ?]' };
  const written: Record<string, Uint8Array | string> = {};
  const out: string[] = [];
  const err: string[] = [];
  const io: CliIo = {
    lang: 'hu',
    async read(path) {
      const text = files[path];
      if (text === undefined) throw new UsageError(`Nem olvasható fájl: ${path}`);
      return new TextEncoder().encode(text);
    },
    async write(path, data) {
      written[path] = data;
    },
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  };
  const code = await runCli([...args, '--catalogue', 'lapok.json'], io);
  return { code, out: out.join('\n'), err, written };
}

describe('cards search', () => {
  it('answers in Hungarian order, as text and as JSON', async () => {
    const text = await run('cards', 'search', 'mp<=3 or mp:x');
    expect([text.code, text.out]).toEqual([
      0,
      'Cukor (Eseménylap, X MP)\nCsatabárd (Akciólap, 1 MP)\nHajnali őrjárat (Kalandozó, 3 MP)\n3 lap.',
    ]);
    const json = await run('cards', 'search', 'kulcsszó:momentum', '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      query: 'kulcsszó:momentum',
      count: 1,
      cards: [{ name: 'Hajnali őrjárat', type: 'Kalandozó', mp: 3, keywords: ['MOMENTUM'] }],
    });
  });

  it('finds nothing with exit code 0, and takes a query that begins with a minus', async () => {
    const none = await run('cards', 'search', 'mp>9', '--json');
    expect([none.code, JSON.parse(none.out).cards]).toEqual([0, []]);
    const without = await run('cards', 'search', '--json', '-szöveg:varázslat', '--sort', 'mp', '--down');
    expect(JSON.parse(without.out).cards.map((card: { name: string }) => card.name)).toEqual([
      'Cukor',
      'Hajnali őrjárat',
    ]);
  });

  it.each([
    [['cards', 'search', 'alfa típus:sárkány'], 'A keresés 12. betűjénél'],
    [['cards', 'search', 'mp:2', '--sort', 'szín'], 'szín'],
    [['cards', 'search'], 'Így használd'],
    [['cards', 'search', 'mp:2', '--catalogue', 'rossz.json'], 'rossz.json: 2. sor, 2. oszlop'],
    [['cards', 'search', 'mp:2', '--catalogue', 'nincs.json'], 'nincs.json'],
    [['cards', 'keres', 'mp:2'], 'search, read, export'],
    [['cards', 'export', '--to', 'pdf'], 'pdf'],
    [['cards', 'export', '--to', 'xlsx'], '--out'],
  ])('%j is one sentence and exit code 2', async (args, part) => {
    const { code, out, err } = await run(...args);
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toContain(part);
  });
});

it('cards export writes what reads back', async () => {
  const { written } = await run('cards', 'export', '--out', 'ki.json');
  const back = readCards(written['ki.json'] as string);
  expect(back.ok && back.cards.map((card) => card.name)).toEqual(['Cukor', 'Csatabárd', 'Hajnali őrjárat']);
  const csv = await run('cards', 'export', '--to', 'csv');
  expect(csv.out.startsWith('\ufeffNév;')).toBe(true);
});
