import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../engine/mk/cards/catalogue.ts';
import { addCopies, emptyDeck } from '../../../engine/mk/deck/deck.ts';
import { CURVE_POLICY } from '../../../engine/mk/odds/goldfish/policy.ts';
import { prepareGoldfish } from '../../../engine/mk/odds/goldfish/prepare.ts';
import { dealHands } from '../../../engine/mk/odds/hands.ts';
import { drawPool } from '../../../engine/mk/odds/pool.ts';
import { type CliIo, UsageError } from '../command.ts';
import { runCli } from '../run.ts';
import { simulateInThreads } from '../simulation.ts';

const CARDS = {
  format: 'jovolato-catalogue',
  version: 1,
  cards: [
    { name: 'Vadász', type: 'adventurer', mp: 3, races: ['elf'] },
    { name: 'Fal: a nagy', type: 'event', mp: 5 },
  ],
};
const LIST = 'Jövő\n20 Vadász\n18 Fal: a nagy\n2 Ismeretlen lovag (kalandozó, 1 MP)\n';

async function run(args: string[], files: Record<string, string> = {}) {
  const all: Record<string, string> = { 'lista.txt': LIST, 'lapok.json': JSON.stringify(CARDS), ...files };
  let out = '';
  let err = '';
  const io: CliIo = {
    lang: 'hu',
    async read(path) {
      const text = all[path];
      if (text === undefined) throw new UsageError(`Nem olvasható fájl: ${path}`);
      return new TextEncoder().encode(text);
    },
    async write() {},
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
  };
  const code = await runCli([args[0] as string, 'lista.txt', '--catalogue', 'lapok.json', ...args.slice(1)], io);
  return { code, out, err, json: () => JSON.parse(out) };
}

describe('hands', () => {
  it('prints the hands the engine deals, in the catalogue’s spelling', async () => {
    const { code, json } = await run(['hands', '--seed', '1', '--count', '3', '--json']);
    const catalogue = createCatalogue(CARDS.cards.map((card) => stubCard(card.name)));
    const deck = [
      ['Vadász', 20],
      ['Fal: a nagy', 18],
      ['Ismeretlen lovag', 2],
    ].reduce((list, [name, count]) => addCopies(list, 'jovo', name as string, count as number), emptyDeck());
    expect(code).toBe(0);
    expect(json()).toEqual({
      seed: 1,
      hands: dealHands(drawPool(deck, catalogue), 1, 3).map((hand) => hand.map((card) => card.name)),
    });
  });

  it('takes a seed of its own and prints it, when none is given', async () => {
    const first = (await run(['hands', '--json'])).json();
    const again = (await run(['hands', '--seed', String(first.seed), '--json'])).json();
    expect(again).toEqual(first);
  });

  it.each([
    [['--count', '0']],
    [['--count', '1,5']],
    [['--seed', '-1']],
    [['--seed', 'x']],
    [['--seed', '9007199254740993']],
  ])('refuses %j in one line, with nothing on standard output', async (args) => {
    const { code, out, err } = await run(['hands', '--json', ...args]);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  });
});

describe('odds', () => {
  it('answers one question exactly', async () => {
    const { json } = await run(['odds', '--draws', '7', '--card', 'vadasz', '--at-least', '7', '--json']);
    let p = 1;
    for (let i = 0; i < 7; i++) p *= (20 - i) / (40 - i);
    expect(json().p).toBeCloseTo(p, 14);
    expect(json().exact).toBe(true);
    expect(json().distribution).toHaveLength(8);
  });

  it('takes the number of --and behind the last colon', async () => {
    const two = (await run(['odds', '--draws', '2', '--card', 'Vadász', '--and', 'faj:elf:2', '--json'])).json();
    expect(two.p).toBeCloseTo((20 / 40) * (19 / 39), 14);
  });

  it('answers a file of questions with a list', async () => {
    const kerdesek = JSON.stringify([
      { draws: 1, card: 'Vadász' },
      { draws: 1, query: 'lovag', and: [{ query: 'mp<=1', atLeast: 1 }] },
      { draws: 1, card: 'Nincs ilyen' },
      { draws: 1, card: 'Vadász', atLeast: 0, atMost: 0 },
    ]);
    const { json } = await run(['odds', '--questions', 'k.json', '--json'], { 'k.json': kerdesek });
    expect(json().map((answer: { p: number }) => answer.p)).toEqual([0.5, 0.05, 0, 0.5]);
  });

  it.each([
    [['--card', 'Vadász']],
    [['--draws', '7']],
    [['--draws', '7', '--card', 'a', '--query', 'b']],
    [['--draws', '-1', '--card', 'a']],
    [['--draws', '7', '--card', 'a', '--and', 'faj:elf']],
    [['--draws', '7', '--card', 'a', '--and', 'mp<:1']],
    [['--draws', '7', '--query', 'mp<']],
    [['--questions', 'nincs.json']],
    [['--questions', 'rossz.json']],
    [['--questions', 'k.json', '--draws', '7']],
    [['--questions', 'k.json']],
  ])('refuses %j in one line, with nothing on standard output', async (args) => {
    const files = { 'rossz.json': '{', 'k.json': '[{"draws":7,"card":"a","query":"b"}]' };
    const { code, out, err } = await run(['odds', '--json', ...args], files);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  });
});

describe('goldfish', () => {
  it('prints means and standard errors by turn; a cost told in the list counts', async () => {
    const { json } = await run(['goldfish', '--games', '500', '--turns', '3', '--seed', '5', '--json']);
    expect(json().games).toBe(500);
    expect(json().turns.map((turn: { turn: number; pool: number }) => [turn.turn, Object.keys(turn).sort()])).toEqual(
      [1, 2, 3].map((turn) => [turn, ['hand', 'played', 'pool', 'se', 'spent', 'stuck', 'turn']]),
    );
    expect(json().turns[0]).toMatchObject({ pool: 10, hand: 7, se: { pool: 0, hand: 0 } });
  });

  it('gives the same numbers for the same seed', async () => {
    const args = ['goldfish', '--games', '500', '--turns', '3', '--seed', '5', '--json'];
    expect((await run(args)).out).toBe((await run(args)).out);
  });

  it('plays by other habits where told to', async () => {
    const args = ['goldfish', '--games', '300', '--turns', '3', '--seed', '5', '--json'];
    const turns = async (...more: string[]) => (await run([...args, ...more])).json().turns;
    const curve = await turns();
    expect((await turns('--no-carry')).map((turn: { pool: number }) => turn.pool)).toEqual([10, 4, 4]);
    expect(await turns('--save-for', 'FAL: A NAGY')).not.toEqual(curve);
    expect(await turns('--hold-obstacles', '--quests-first')).toEqual(curve);
  });

  it('does not depend on the number of threads', async () => {
    const catalogue = createCatalogue([
      stubCard('Alfa', { type: 'event', mp: 3 }),
      stubCard('Béta', { type: 'event', mp: 5 }),
    ]);
    const deck = addCopies(addCopies(emptyDeck(), 'jovo', 'Alfa', 20), 'jovo', 'Béta', 20);
    const settings = { games: 150_000, turns: 4, seed: 3, startMp: 6, gain: 4, hand: 7 };
    const prepared = prepareGoldfish(deck, catalogue, CURVE_POLICY);
    expect(await simulateInThreads(prepared, settings, 3)).toEqual(await simulateInThreads(prepared, settings, 1));
  });

  it.each([
    [['--games', '10']],
    [['--turns', '3']],
    [['--games', '0', '--turns', '3']],
    [['--games', '10', '--turns', '3', '--gain', 'sok']],
    [['--games', '10', '--turns', '3', '--save-for', 'Nincs ilyen']],
  ])('refuses %j in one line, with nothing on standard output', async (args) => {
    const { code, out, err } = await run(['goldfish', '--json', ...args]);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  });
});
