import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type CliIo, UsageError } from '../command.ts';
import { runCli } from '../run.ts';

const CARDS = {
  format: 'jovolato-catalogue',
  version: 1,
  cards: [
    ...Array.from({ length: 13 }, (_, i) => ({ name: `Lap ${i + 1}`, type: 'event', mp: 1, named: false })),
    ...['Kilátó', 'Pincesor', 'Fegyverterem'].map((name) => ({ name, type: 'towerLevel', mp: 4, named: false })),
    { name: '=cmd', type: 'event', mp: 1, named: false },
  ],
};
const TOWER = 'Torony\nKilátó\nPincesor\nFegyverterem\n\nJövő\n';
const LEGAL = `${TOWER}${Array.from({ length: 13 }, (_, i) => `3 Lap ${i + 1}`).join('\n')}\n1 =cmd\n`;

type Files = Readonly<Record<string, string | Uint8Array>>;
async function run(args: string[], files: Files = {}, lang: 'hu' | 'en' = 'hu') {
  const all: Files = { 'lista.txt': LEGAL, 'lapok.json': JSON.stringify(CARDS), ...files };
  let out = '';
  let err = '';
  const io: CliIo = {
    lang,
    async read(path) {
      const file = all[path];
      if (file === undefined) throw new UsageError(`Nem olvasható fájl: ${path}`);
      return typeof file === 'string' ? new TextEncoder().encode(file) : file;
    },
    async write() {},
    out: (text) => {
      out += text.endsWith('\n') ? text : `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
  };
  const code = await runCli(args.length === 0 ? [] : [...args, '--catalogue', 'lapok.json'], io);
  return { code, out, err };
}
const json = async (list: string | Uint8Array, ...more: string[]) => {
  const { code, out, err } = await run(['check', '-', '--json', ...more], { '-': list });
  return { code, err, value: out === '' ? undefined : JSON.parse(out) };
};

describe('check --json', () => {
  it('says yes with exit code 0 and prints one value', async () => {
    const { code, value, err } = await json(LEGAL);
    expect([code, err]).toEqual([0, '']);
    expect(Object.keys(value)).toEqual(['legal', 'deck', 'lines', 'limits', 'problems']);
    expect(value.legal).toBe(true);
    expect(Object.keys(value.limits)).toEqual(['3', '4']);
    expect(value.limits['3']).toEqual({ legal: true, problems: [] });
    expect(value.limits['4'].legal).toBe(false);
    expect(value.problems).toEqual([]);
    expect(value.deck.sections.torony).toEqual(
      ['Kilátó', 'Pincesor', 'Fegyverterem'].map((name) => ({ name, count: 1, known: true })),
    );
  });

  it('says no with exit code 1 and the shortest repair', async () => {
    const { code, value } = await json(LEGAL.replace('3 Lap 1\n', '5 Lap 1\n'));
    expect(code).toBe(1);
    expect(value.problems).toEqual([
      {
        code: 'COPY_LIMIT_EXCEEDED',
        severity: 'error',
        clause: '1.02.a',
        cards: ['Lap 1'],
        have: 5,
        limit: 3,
        repair: [{ remove: 'Lap 1', count: 2, section: 'jovo' }],
      },
    ]);
  });

  it('gives each physical line its entry', async () => {
    const { value } = await json('\ufeff3 LAP 1\r\n\r\n// x\r\nCsere:\r\n2 Senki\r\n0 Lap 2\r\n1 Lap 1\r\n');
    expect(value.lines).toMatchObject([
      { line: 1, text: '3 LAP 1', kind: 'card', name: 'Lap 1', count: 3, section: 'jovo', note: 'spelling' },
      { line: 2, text: '', kind: 'blank', name: null, count: null, section: null, note: null },
      { line: 3, text: '// x', kind: 'comment' },
      { line: 4, text: 'Csere:', kind: 'section', section: 'csere' },
      { line: 5, text: '2 Senki', kind: 'unknown', name: 'Senki', count: 2, section: 'csere', note: null },
      { line: 6, text: '0 Lap 2', kind: 'refused', name: 'Lap 2', count: null, note: 'count-out-of-range' },
      { line: 7, text: '1 Lap 1', kind: 'card', count: 1, section: 'csere' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['blank lines', '\n\n'],
    ['nonsense', 'asdasd\n%%%\n'],
    ['half a JSON', '{"a":'],
    ['a binary-looking text', '\u0001\u0002'],
  ])('%s is a list like any other', async (_title, list) => {
    const { code, value } = await json(list);
    expect(code).toBe(1);
    expect(value.legal).toBe(false);
  });

  it('a structured file of no known form is refused in one line that names it; among several the others go on', async () => {
    const xml = '<?xml version="1.0"?>\n<rss><a>1</a></rss>';
    const one = await run(['check', 'x.xml', '--json'], { 'x.xml': xml });
    expect(one).toMatchObject({ code: 2, out: '' });
    expect(one.err.trim().split('\n')).toHaveLength(1);
    expect(one.err).toContain('XML');
    const many = await run(['check', 'x.xml', 'lista.txt', '--json'], { 'x.xml': xml });
    expect(many.code).toBe(2);
    const lines = many.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; error?: string });
    expect(lines.map(({ file, error }) => [file, error === undefined])).toEqual([
      ['lista.txt', true],
      ['x.xml', false],
    ]);
  });

  it('suggestions count unless the check is strict; what is outside counts nowhere', async () => {
    const list = 'Jövő\nLap 1 x3, Lap 2 x2\nTalán\n2 Lap 3';
    const taken = (await json(list)).value;
    expect(taken.deck.sections.jovo).toHaveLength(2);
    expect(taken.deck.outside).toEqual([{ name: 'Lap 3', count: 2, known: true }]);
    expect(taken.lines[1]).toMatchObject({ kind: 'suggested', cards: [{ name: 'Lap 1', count: 3 }, { count: 2 }] });
    expect((await json(list, '--strict')).value.deck.sections.jovo).toEqual([]);
    expect((await json('1 Lap 1')).value.deck.outside).toEqual([]);
  });

  it('UTF-16 and Windows-1250 are read, a binary file is not', async () => {
    const utf16 = new Uint8Array(Buffer.from('\ufeff3 Kilátó', 'utf16le'));
    expect((await json(utf16)).value.deck.sections.torony[0]).toMatchObject({ name: 'Kilátó', known: true });
    const windows = new Uint8Array([0x4b, 0x69, 0x6c, 0xe1, 0x74, 0xf3]);
    expect((await json(windows)).value.lines[0]).toMatchObject({ kind: 'card', text: 'Kilátó' });
    const binary = await json(new Uint8Array([1, 0, 2]));
    expect([binary.code, binary.value]).toEqual([2, undefined]);
    expect(binary.err.trim().split('\n')).toHaveLength(1);
  });

  it('a format is taken by name or file', async () => {
    const list = `${LEGAL}1 Senki\n`;
    expect((await json(list)).code).toBe(0);
    expect((await json(list, '--format', 'szigoru')).code).toBe(1);
    const klub = JSON.stringify({ jovolato: 'format', version: 1, id: 'klub', name: 'Klub', banned: ['lap 3'] });
    const { code, out } = await run(['check', 'lista.txt', '--json', '--format', 'klub.json'], { 'klub.json': klub });
    expect(code).toBe(1);
    expect(JSON.parse(out).problems[0]).toMatchObject({ code: 'BANNED', clause: null, cards: ['Lap 3'] });
  });

  it.each([
    [['check']],
    [['check', 'nincs.txt']],
    [['check', 'lista.txt', '--format', 'nincs']],
    [['check', 'lista.txt', '--format', 'lapok.json']],
    [['check', 'lista.txt', '--format', 'lista.txt']],
    [['check', 'lista.txt', '--valami']],
    [['convert', 'lista.txt']],
    [['convert', 'lista.txt', '--to', 'doc']],
    [['convert', 'nincs.txt', '--to', 'txt']],
    [[]],
    [['check', 'lista.txt', '--catalogue', 'fura.json', '--catalogue', 'nincs.json']],
  ])('%j is not understood: exit code 2, one line, nothing on standard output', async (args) => {
    // A catalogue with an odd field gives a hint of its own, which must not stand beside the one line.
    const odd = JSON.stringify({ ...CARDS, cards: [{ name: 'Fura', type: 'event', valami: 1 }] });
    const { code, out, err } = await run([...args], { 'fura.json': odd });
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/ {4}at /u);
  });
});

describe('lists from a spreadsheet', () => {
  const LIST = [['Darab', 'Név'], ...Array.from({ length: 13 }, (_, i) => [3, `Lap ${i + 1}`])];
  const book = async (sheets: Record<string, (string | number)[][]>) =>
    new Uint8Array(await writeXlsxFile(Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))).toBuffer());

  it('are read as any table, and of several sheets the one that was read is told', async () => {
    const file = await book({
      Borító: [['Tavaszi kupa']],
      Lista: LIST,
      Cserék: [
        ['Darab', 'Név'],
        [2, '=cmd'],
      ],
    });
    const { err, value } = await json(file);
    expect(
      value.deck.sections.jovo.map(({ name, count }: { name: string; count: number }) => `${count} ${name}`),
    ).toEqual(LIST.slice(1).map(([count, name]) => `${count} ${name}`));
    expect(err).toBe('-: „Lista” munkalap olvasva; a többi: Borító, Cserék.\n');
  });

  it('take the sheet asked for, and name those there are where it is not', async () => {
    const file = await book({
      Lista: LIST,
      Cserék: [
        ['Darab', 'Név'],
        [2, '=cmd'],
      ],
    });
    const { value } = await json(file, '--worksheet', 'cserék');
    expect(value.deck.sections.jovo).toEqual([{ name: '=cmd', count: 2, known: true }]);
    const { code, err } = await json(file, '--worksheet', 'Nincs');
    expect(code).toBe(2);
    expect(err).toBe('-: nincs ilyen munkalapja; ezek vannak: Lista, Cserék.\n');
  });

  it('of one sheet say nothing about it; what is no spreadsheet is refused in one sentence', async () => {
    expect((await json(await book({ Lista: LIST }))).err).toBe('');
    const { code, err } = await json(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]));
    expect(code).toBe(2);
    expect(err).toBe('-: a táblázat nem olvasható; mentsd el újra XLSX vagy CSV formában.\n');
  });

  it('with two columns that may be the counts say which one was taken', async () => {
    const rows = 'Név;Tavaly;Idén\nLap 1;3;2\nLap 2;1;3\nLap 3;2;2\n';
    const { err, value } = await json(rows);
    expect(value.deck.sections.jovo[0]).toMatchObject({ name: 'Lap 1', count: 3 });
    expect(err).toContain('több oszlop is lehet darabszám');
    expect(err).toContain('„Tavaly”');
  });
});

describe('check for people', () => {
  it('says first what is fine, in Hungarian', async () => {
    const { code, out } = await run(['check', 'lista.txt']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('A pakli szabályos (laplimit: 3).');
    expect(out).toContain('✔ A Torony 3 különböző toronyszintből áll. [3.01.a]');
    expect(out).toContain(
      'Laplimit 4: így nem szabályos. A Jövő 40 lapos, legalább 60 lap kell bele: még 20 hiányzik.',
    );
  });

  it('tells every error with its clause and repair, and the lines to look at', async () => {
    const list = '5 Lap 1\n0 Lap 2\n2 Lap 33\n';
    const { code, out } = await run(['check', '-'], { '-': list });
    expect(code).toBe(1);
    expect(out).toContain('✖ A „Lap 1” lapból 5 példány van a pakliban, legfeljebb 3 lehet. [1.02.a]');
    expect(out).toContain('Javítás: Vegyél ki a Jövőből 2 példányt: „Lap 1”.');
    expect(out).toContain('2. sor: 0 Lap 2 – A darabszám csak 1 és 999 közötti egész szám lehet.');
    expect(out).toMatch(/3\. sor: 2 Lap 33 – Ismeretlen lap\. Erre gondoltál\? „Lap 3”/u);
  });

  it('speaks English too', async () => {
    const { out } = await run(['check', '-'], { '-': '5 Lap 1\n' }, 'en');
    expect(out).toContain('“Lap 1”: 5 copies in the deck, at most 3 allowed. [1.02.a]');
    expect(out).toContain('Repair: Take 2 copies of “Lap 1” out of the Jövő (draw deck).');
  });
});

describe('convert', () => {
  it.each(['txt', 'csv', 'json', 'md', 'html'])('what it writes as %s is the same deck for check', async (to) => {
    const list = `${LEGAL}Csere\n2 Senki; "senki" # fia\n2 Lap 1\n`;
    const before = (await json(list)).value.deck;
    const { code, out, err } = await run(['convert', '-', '--to', to], { '-': list });
    expect([code, err]).toEqual([0, '']);
    expect((await json(out)).value.deck).toEqual(before);
  });

  it.each(['txt', 'csv', 'json', 'md', 'html'])('what a list told about a new card stays with it in %s', async (to) => {
    const { out } = await run(['convert', '-', '--to', to], {
      '-': '3 Vadász (kalandozó, 4 MP)\n2 Robaj (3X MP)\n1 Senki\n',
    });
    const details = (await json(out)).value.lines.flatMap((line: { name: string | null; details?: object }) =>
      line.name === null ? [] : [[line.name, line.details]],
    );
    expect(details).toEqual([
      ['Vadász', { type: 'adventurer', mp: 4 }],
      ['Robaj', { mp: '3X' }],
      ['Senki', undefined],
    ]);
  });

  it('csv is made for Hungarian Excel and guards formulas', async () => {
    const { out } = await run(['convert', '-', '--to', 'csv'], { '-': 'Jövő\n2 =cmd\n1 Lap 1\n' });
    expect(out).toBe("\ufeffSzakasz;Darab;Név;Típus;MP\r\nJövő;2;'=cmd;Eseménylap;1\r\nJövő;1;Lap 1;Eseménylap;1\r\n");
  });

  it('says on standard error what it left out', async () => {
    const { code, out, err } = await run(['convert', '-', '--to', 'txt'], { '-': '0 Lap 1\n2 Lap 2\n' });
    expect([code, out]).toEqual([0, 'Jövő (2):\n2 Lap 2\n']);
    expect(err).toContain('1 sor');
  });
});

const data = resolve(import.meta.dirname, '../../../../shared/data');
describe.skipIf(!existsSync(data))('the lists players gave us', () => {
  const read = (name: string) => readFileSync(resolve(data, name), 'utf8');

  it('3.01.a the real one: 40 cards, every name, the tower missing', async () => {
    const { value, code } = await json(read('decklist-real.txt'));
    expect(code).toBe(1);
    const entries: { count: number }[] = value.deck.sections.jovo;
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(entries).toHaveLength(read('decklist-real.txt').trim().split('\n').length);
    const errors = value.problems.filter(({ severity }: { severity: string }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'TOWER_COUNT', clause: '3.01.a', have: 0, limit: 3 }]);
  });

  it('3.01.a the prototype’s: too small, two equal toronyszint, both with repairs', async () => {
    const { value, code } = await json(read('decklist-prototype.txt'));
    expect(code).toBe(1);
    const errors = value.problems.filter(({ severity }: { severity: string }) => severity === 'error');
    expect(errors.map((error: { code: string }) => error.code)).toEqual(['DECK_TOO_SMALL', 'TOWER_NOT_DISTINCT']);
    for (const { repair } of errors) expect(repair.length).toBeGreaterThan(0);
  });
});
