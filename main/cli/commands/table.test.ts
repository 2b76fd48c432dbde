import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../engine/mk/table/commands/index.ts';
import { demoCards } from '../../demo/index.ts';
import type { CliIo } from '../command.ts';
import { runCli } from '../run.ts';

const FOLDER = new URL('../../../tests/fixtures/scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

async function table(input: unknown, ...options: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const written: string[] = [];
  const io: CliIo = {
    lang: 'hu',
    read: async () => new TextEncoder().encode(text),
    write: async (_path, data) => void written.push(String(data)),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  };
  const code = await runCli(['table', '-', ...options], io);
  return { code, out: out.join('\n'), err, written };
}

describe('table', () => {
  it('plays every scenario file of the project with exit code 0', async () => {
    expect(FILES.length).toBeGreaterThanOrEqual(60);
    for (const file of FILES) {
      const { code, out } = await table(readFileSync(new URL(file, FOLDER), 'utf8'), '--json');
      expect([file, code]).toEqual([file, 0]);
      expect((JSON.parse(out) as { ok: boolean }).ok).toBe(true);
    }
  });

  it('reaches every kind of command from a scenario file', () => {
    const used = new Set<string>();
    for (const file of FILES) {
      const { commands = [] } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { commands?: unknown[] };
      for (const step of commands) used.add(typeof step === 'string' ? step : String((step as { type?: string }).type));
    }
    expect(COMMANDS.map((kind) => kind.type).filter((type) => !used.has(type))).toEqual([]);
  });

  const GAME = { cards: ['A'], self: { future: ['A', 'A'] }, commands: [{ type: 'draw', n: 1 }] };

  it('answers no with exit code 1 and says what was expected', async () => {
    const { code, out } = await table({ ...GAME, expect: [{ of: 'self', count: { hand: 2 } }] });
    expect(code).toBe(1);
    expect(out).toContain('expect[0]: count: várt érték {"hand":2}, a kapott {"hand":1}');
  });

  it('takes a refused command nobody expected, and a carried out one that should be refused, for a no', async () => {
    const refused = await table({ ...GAME, commands: ['resolve'] });
    expect([refused.code, refused.out.includes('Az Időfonal üres.')]).toEqual([1, true]);
    expect((await table({ ...GAME, commands: [{ type: 'draw', n: 1, refused: 'X' }] })).code).toBe(1);
  });

  it.each([
    ['no JSON', '{', 'nem érvényes JSON'],
    ['a field that does not exist', { ...GAME, hand: [] }, 'hand'],
    ['an unknown card', { ...GAME, self: { hand: ['Nincs ilyen'] } }, 'self.hand[0]: ismeretlen lap: „Nincs ilyen”'],
    ['a card that is not on the table', { ...GAME, commands: [{ type: 'kill', card: 'B' }] }, 'commands[0]'],
    ['no command', { ...GAME, commands: ['fly'] }, 'commands[0]: hibás parancs'],
    ['no expectation', { ...GAME, commands: [{ expect: [{ nothing: 1 }] }] }, 'commands[0]'],
    [
      'two cards with one id',
      {
        ...GAME,
        self: {
          hand: [
            { card: 'A', id: 'x' },
            { card: 'A', id: 'x' },
          ],
        },
      },
      '„x”',
    ],
  ])('cannot understand %s: exit code 2, one line, nothing printed', async (_what, input, part) => {
    const { code, out, err } = await table(input);
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toContain(part);
  });

  it('finds the cards of the demo set where the scenario does not define them', async () => {
    const name = demoCards()[0]?.name as string;
    const { code } = await table({ self: { hand: [name] }, expect: [{ card: name, zone: 'hand' }] });
    expect(code).toBe(0);
  });

  it('writes the replay of the game', async () => {
    const { written } = await table(GAME, '--replay', 'x.json');
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      format: 'jovolato-replay',
      commands: [{ type: 'draw', n: 1 }],
    });
  });
});
