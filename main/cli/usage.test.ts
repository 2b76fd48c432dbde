import { describe, expect, it } from 'vitest';
import { type CliIo, UsageError } from './command.ts';
import { runCli } from './run.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

async function run(args: readonly string[], files: Files = {}, lang: 'hu' | 'en' = 'hu') {
  const all: Files = { 'lista.txt': '3 Alfa\n2 Béta\n', 'lapok.json': '[{"name":"Alfa"},{"name":"Béta"}]', ...files };
  let out = '';
  let err = '';
  const io: CliIo = {
    lang,
    async read(path) {
      const file = all[path];
      if (file === undefined) throw new UsageError(`${path}?`);
      return typeof file === 'string' ? new TextEncoder().encode(file) : file;
    },
    async write() {},
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
  };
  return { code: await runCli(args, io), out, err };
}

const L = ['lista.txt', '--catalogue', 'lapok.json'];
const ODDS = ['odds', ...L, '--draws', '2'];
type Call = readonly [args: readonly string[], files?: Files];
const asking = (questions: unknown): Call => [
  ['odds', ...L, '--questions', 'kérdések.json', '--json'],
  { 'kérdések.json': JSON.stringify(questions) },
];

const NOT_UNDERSTOOD: readonly Call[] = [
  [[]],
  [['nincs']],
  [['check']],
  [['check', ...L, '--formt', 'x']],
  [['check', ...L, '--format', 'rossz.json'], { 'rossz.json': '{"jovolato":5}' }],
  [['check', 'lista.txt', '--catalogue', 'rossz.json'], { 'rossz.json': '{"cards": [,]}' }],
  [['check', ...L], { 'lista.txt': new Uint8Array([51, 0, 65]) }],
  [['convert', ...L]],
  [['convert', ...L, '--to', 'pdf']],
  [['hands', ...L, '--seed', '-1']],
  [['hands', ...L, '--seed', 'x']],
  [['hands', ...L, '--count', '0']],
  [['odds', ...L]],
  [ODDS],
  [[...ODDS, '--card', 'Alfa', '--query', 'mp:1']],
  [[...ODDS, '--query', 'mp:']],
  [[...ODDS, '--query', 'nincsilyen:1']],
  [[...ODDS, '--card', 'Alfa', '--and', 'x']],
  [[...ODDS, '--card', 'Alfa', '--and', 'x:']],
  [[...ODDS, '--card', 'Alfa', '--at-least', '1.5']],
  [[...ODDS, '--card', 'Alfa', '--questions', 'x.json']],
  [[...ODDS, '--card', 'Alfa', ...Array.from({ length: 12 }, () => ['--and', 'mp:1:1']).flat()]],
  asking({}),
  asking([5]),
  asking([{ draws: 2 }]),
  asking([{ draws: '2', card: 'Alfa' }]),
  asking([{ draws: 2, card: 'Alfa', atLeats: 2 }]),
  asking([{ draws: 2, card: 'Alfa', and: [{ qurey: 'mp:1' }] }]),
  [['goldfish', ...L, '--games', '5']],
  [['goldfish', ...L, '--games', '5', '--turns', '0']],
  [['goldfish', ...L, '--games', '5', '--turns', '1', '--save-for', 'Senki']],
  [['stamina', 'x']],
  [['stamina', '9', '--rest', 'soha']],
  [['stamina', '9', '--lose', '20']],
  [['focus', 'x.json'], { 'x.json': '{"board":' }],
  [['focus', 'x.json'], { 'x.json': '5' }],
  [['initiative', 'x.json'], { 'x.json': '[]' }],
  [['table', 'x.json'], { 'x.json': '[]' }],
  [['table', 'x.json'], { 'x.json': '{"seed":"x"}' }],
  [['cards']],
  [['cards', 'search', '(']],
];

describe('a question that is not understood', () => {
  it.each(NOT_UNDERSTOOD.map((call) => ({ call })))(
    'leaves standard output empty and gives one line, in either language: $call.0',
    async ({ call: [args, files] }) => {
      const hu = await run(args, files, 'hu');
      const en = await run(args, files, 'en');
      for (const { code, out, err } of [hu, en]) {
        expect({ code, out }).toEqual({ code: 2, out: '' });
        expect(err).toMatch(/^\S[^\n]*\n$/u);
        expect(err).not.toMatch(/Error|undefined|\[object/u);
      }
      // An English call got Hungarian sentences here, a Hungarian one the English words of a library.
      expect(en.err).not.toBe(hu.err);
      expect(hu.err).not.toMatch(/Invalid input|Unexpected token|is not valid/u);
      expect(en.err).not.toMatch(/Így használd| kell |Nincs ilyen/u);
    },
  );

  it('says where a JSON file is broken', async () => {
    const { err } = await run(['focus', 'x.json'], { 'x.json': '{\n "board": {,}\n}' });
    expect(err).toBe('x.json: nem érvényes JSON; a hiba helye: 2. sor, 12. karakter.\n');
    const comment = await run(['focus', 'x.json'], { 'x.json': '{} // megjegyzés' });
    expect(comment.err).toBe('x.json: nem érvényes JSON.\n');
  });
});

describe('questions of a file', () => {
  it('a null is refused where another program writes it for "not given"', async () => {
    const [args, files] = asking([{ draws: 5, card: null, query: 'Alfa', atLeast: null, and: null }]);
    expect(await run(args, files)).toMatchObject({ code: 0, err: '' });
  });
  it('a note beside a question is no reason to refuse it, but is told', async () => {
    const [args, files] = asking([{ id: 'nyitó kéz', draws: 5, card: 'Alfa' }]);
    const { code, out, err } = await run(args, files);
    expect([code, JSON.parse(out)[0].p]).toEqual([0, 1]);
    expect(err).toBe('kérdések.json: 1. kérdés: nem használt mező: id.\n');
  });
  it('any number of draws above the size of the deck is the whole Jövő', async () => {
    const all = await run(['odds', ...L, '--draws', '5', '--card', 'Alfa', '--at-least', '3', '--json']);
    const more = await run(['odds', ...L, '--draws', '99999999999', '--card', 'Alfa', '--at-least', '3', '--json']);
    expect(more).toEqual(all);
    const never = await run(['odds', ...L, '--draws', '5', '--card', 'Alfa', '--at-least', '99999999999', '--json']);
    expect(JSON.parse(never.out).p).toBe(0);
  });
});

it('a list in Windows-1250 is read, and that is said', async () => {
  const files = { 'lista.txt': new Uint8Array([0x32, 0x20, 0x42, 0xe9, 0x74, 0x61]) };
  const { out, err } = await run(['convert', ...L, '--to', 'txt'], files);
  expect(out).toContain('2 Béta');
  expect(err).toBe('lista.txt: Windows-1250 kódolású szövegként olvasva.\n');
});

it('a line longer than any name ends the drawing and counting of the whole list', async () => {
  const files = { 'lista.txt': `3 ${'Hosszú '.repeat(60)}\n3 Alfa\n` };
  for (const args of [
    ['hands'],
    ['odds', '--draws', '2', '--card', 'Alfa'],
    ['odds', '--draws', '2', '--query', 'mp>1'],
  ]) {
    const { code, err } = await run([args[0] as string, ...L, ...args.slice(1), '--json'], files);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  }
  const goldfish = await run(['goldfish', ...L, '--games', '5', '--turns', '2', '--json'], files);
  expect(JSON.parse(goldfish.out).turns[0].hand).toBe(6);
});
