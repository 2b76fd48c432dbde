import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../engine/mk/cards/catalogue.ts';
import { addCopies, emptyDeck } from '../../../engine/mk/deck/deck.ts';
import { CURVE_POLICY } from '../../../engine/mk/odds/goldfish/policy.ts';
import { prepareGoldfish } from '../../../engine/mk/odds/goldfish/prepare.ts';
import { dealHands } from '../../../engine/mk/odds/hands.ts';
import { drawPool } from '../../../engine/mk/odds/pool.ts';
import { chanceWithRedraw } from '../../../engine/mk/odds/redraw.ts';
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

  it('answers with opening hand, keep rule and redraws as the page does', async () => {
    const args = ['odds', '--draws', '9', '--card', 'Vadász', '--at-least', '5', '--json'];
    const rule = ['--keep', 'faj:elf:2-4', '--keep', 'mp>4:1'];
    const plain = (await run(args)).json();
    const asked = (await run([...args, '--opening', '7', ...rule, '--redraws', '2'])).json();
    // The same by the engine's own sum over tries (redraw.test.ts has it by counting).
    const pool = [...Array(20).fill('V'), ...Array(18).fill('F'), 'I', 'I'] as string[];
    const is = (name: string) => (card: string) => card === name;
    const { p, keep, keptByRule, redraws } = chanceWithRedraw(pool, 7, 9, [{ matches: is('V'), min: 5 }], {
      redraws: 2,
      keep: [
        { matches: is('V'), min: 2, max: 4 },
        { matches: is('F'), min: 1 },
      ],
    });
    expect(asked).toEqual({ exact: true, p, distribution: plain.distribution, keep, keptByRule, redraws });
    expect(asked.p).not.toBe(plain.p);
    // Seven is the opening hand by default; without redraws the rule only tells how often a hand would be kept.
    expect((await run([...args, ...rule, '--redraws', '2'])).json()).toEqual(asked);
    expect((await run([...args, ...rule])).json()).toMatchObject({ p: plain.p, keep, redraws: 0 });
    const file = [
      {
        draws: 9,
        card: 'Vadász',
        atLeast: 5,
        keep: [
          { query: 'faj:elf', atLeast: 2, atMost: 4 },
          { query: 'mp>4', atLeast: 1 },
        ],
        redraws: 2,
      },
    ];
    expect((await run(['odds', '--questions', 'k.json', '--json'], { 'k.json': JSON.stringify(file) })).json()).toEqual(
      [asked],
    );
  });

  it('refuses a question whose exact answer would run away, or estimates it with its error', async () => {
    // Twelve groups that overlap in every way, eight cards wanted of each.
    const names = Array.from({ length: 200 }, (_, i) => `Lap ${i}`);
    const cards = names.map((name, i) => ({ name, type: 'event', mp: i % 7, text: `x${(i * 7919) % 4096}y` }));
    const list = `Jövő\n${names.map((name) => `1 ${name}`).join('\n')}\n`;
    const groups = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `név:${digit}`);
    const args = ['odds', '--draws', '90', '--query', 'mp<4', '--at-least', '40', '--json'];
    const more = groups.flatMap((group) => ['--and', `${group}:15`]);
    const files = { 'lista.txt': list, 'lapok.json': JSON.stringify({ ...CARDS, cards }) };
    const refused = await run([...args, ...more], files);
    expect([refused.code, refused.out, refused.err.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(refused.err).toContain('hagyj el egy feltételt');
    expect(refused.err).toContain('11 feltétel');
    const { code, json, out } = await run([...args, ...more, '--estimate'], files);
    expect(code).toBe(0);
    expect(Object.keys(json()).sort()).toEqual(['distribution', 'exact', 'p', 'se']);
    expect(json()).toMatchObject({ exact: false });
    expect(json().se).toBeGreaterThan(0);
    expect(json().se).toBeLessThan(0.005);
    expect((await run([...args, ...more, '--estimate'], files)).out).toBe(out);
    // What can be answered exactly is, whether an estimate would do or not.
    expect((await run([...args, '--estimate'], files)).json()).toMatchObject({ exact: true });
    const text = await run([...args.filter((one) => one !== '--json'), ...more, '--estimate'], files);
    expect(text.out).toContain('Becslés véletlen húzásokból');
    expect(text.out).toMatch(/Esély: .* ± /);
  });

  it.each([
    [['--draws', '7', '--card', 'a', '--redraws', '1']],
    [['--draws', '7', '--card', 'a', '--keep', 'faj:elf']],
    [['--draws', '7', '--card', 'a', '--keep', 'faj:elf:3-1']],
    [['--draws', '7', '--card', 'a', '--keep', 'faj:elf:1-2-3']],
    [['--draws', '7', '--card', 'a', '--opening', '8']],
    [['--draws', '6', '--card', 'a', '--keep', 'faj:elf:1']],
    [['--questions', 'k.json', '--redraws', '1']],
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
