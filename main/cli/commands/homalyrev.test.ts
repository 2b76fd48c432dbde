import { describe, expect, it } from 'vitest';
import { type CliIo, UsageError } from '../command.ts';
import { runCli } from '../run.ts';

const SCENE = {
  board: {
    hexes: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  },
  actor: 'm1',
  figures: [
    { id: 'm1', side: 'monster', at: [0, 0] },
    { id: 'c1', side: 'character', at: [0, 3] },
  ],
  action: { move: 3, attack: { range: 0 } },
};
type Scene = typeof SCENE;

async function run(args: string[], file: unknown = SCENE, lang: CliIo['lang'] = 'hu') {
  let out = '';
  let err = '';
  const io: CliIo = {
    lang,
    async read(path) {
      if (path === 'nincs.json') throw new UsageError(`Nem olvasható fájl: ${path}`);
      return new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file));
    },
    async write() {},
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
  };
  const code = await runCli(args, io);
  return { code, out, err };
}

const changed = (change: (scene: Scene) => void): Scene => {
  const copy = structuredClone(SCENE);
  change(copy);
  return copy;
};

describe('focus', () => {
  it('gives one decision for one scenario and a list for a list', async () => {
    const one = await run(['focus', 'm.json', '--json']);
    expect(one).toMatchObject({ code: 0, err: '' });
    const decision = JSON.parse(one.out);
    expect(decision).toMatchObject({
      foci: ['c1'],
      outcomes: [
        {
          end: [0, 2],
          attacks: ['c1'],
          path: [
            [0, 0],
            [0, 1],
            [0, 2],
          ],
        },
      ],
    });
    expect(decision.reasons.length).toBeGreaterThan(0);
    const list = await run(['focus', '-', '--json'], [SCENE, SCENE]);
    expect(JSON.parse(list.out)).toEqual([decision, decision]);
    expect(JSON.parse((await run(['focus', '-', '--json'], [])).out)).toEqual([]);
  });

  it('takes the edge of the map and the reading for a corridor one hex wide', async () => {
    // An archer looks across a hex that is not on the map.
    const around = {
      ...SCENE,
      board: {
        hexes: [
          [0, 0],
          [0, 1],
          [1, 1],
          [2, 0],
          [2, -1],
        ],
      },
      figures: [
        { id: 'm1', side: 'monster', at: [0, 0] },
        { id: 'c1', side: 'character', at: [2, -1] },
      ],
      action: { move: 0, attack: { range: 4 } },
    };
    const attacks = async (file: object) =>
      (
        JSON.parse((await run(['focus', 'm.json', '--json'], file)).out) as { outcomes: { attacks: string[] }[] }
      ).outcomes.map((one) => one.attacks);
    expect(await attacks(around)).toEqual([[]]);
    expect(await attacks({ ...around, board: { ...around.board, edge: 'wall' } })).toEqual([[]]);
    expect(await attacks({ ...around, board: { ...around.board, edge: 'open' } })).toEqual([['c1']]);

    const corridor = { ...SCENE, action: { move: 2, attack: { range: 0 } } };
    expect(await attacks(corridor)).toEqual([['c1']]);
    expect(await attacks({ ...corridor, neighbourSight: 'corners' })).toEqual([[]]);
    const told = await run(['focus', 'm.json'], { ...corridor, neighbourSight: 'corners' });
    expect(told.out).toContain('a sarokszabály itt is érvényes');
    expect((await run(['focus', 'm.json'], corridor)).out).toContain('a szomszédok mindig látják egymást');
    // The second edition needs no reading, and an open room neither.
    expect(await attacks({ ...corridor, rules: 'gh2e', neighbourSight: 'corners' })).toEqual([['c1']]);

    for (const [file, place] of [
      [{ ...SCENE, board: { ...SCENE.board, edge: 'sea' } }, 'board.edge'],
      [{ ...SCENE, neighbourSight: true }, 'neighbourSight'],
    ] as const) {
      const { code, err } = await run(['focus', 'm.json'], file);
      expect([code, err.includes(place), err.trim().split('\n').length]).toEqual([2, true, 1]);
    }
  });

  it('prints sentences with their clause without --json', async () => {
    const { out } = await run(['focus', 'm.json']);
    expect(out).toContain('Fókusz: c1');
    expect(out).toContain('mozog: (0, 0) → (0, 1) → (0, 2); támadja: c1');
    expect(out).toMatch(/\[HOM\.4\.a\]/);
    expect((await run(['focus', 'm.json'], SCENE, 'en')).out).toContain('Focus: c1');
  });

  const wrong: [string, unknown, string][] = [
    ['no JSON', '{', 'm.json: nem érvényes JSON'],
    ['a number', 5, 'm.json: JSON-objektum kell ide.'],
    ['a missing board', { ...SCENE, board: undefined }, 'm.json: board: ez az adat hiányzik.'],
    ['an unknown actor', { ...SCENE, actor: 'x' }, 'm.json: actor: nincs „x” nevű figura'],
    [
      'a figure off the floor',
      changed((s) => s.figures[1]?.at.splice(0, 2, 7, 7)),
      'm.json: figures[1].at: „c1” nem a pálya padlóján áll',
    ],
    [
      'two on one hex',
      changed((s) => s.figures[1]?.at.splice(0, 2, 0, 0)),
      'm.json: figures[1].at: „c1” és „m1” ugyanazon a mezőn áll',
    ],
    [
      'half a hex',
      changed((s) => s.board.hexes[2]?.splice(1, 1, 1.5)),
      'm.json: board.hexes[2][1]: egész szám kell ide.',
    ],
    [
      'an unknown side',
      changed((s) => Object.assign(s.figures[0] as object, { side: 'barát' })),
      'm.json: figures[0].side: csak ezek egyike állhat itt: monster, character, summon.',
    ],
    [
      'a wall between hexes that do not touch',
      changed((s) =>
        Object.assign(s.board, {
          thinWalls: [
            [
              [0, 0],
              [0, 2],
            ],
          ],
        }),
      ),
      'm.json: board.thinWalls[0]: vékony fal csak két szomszédos mező között állhat.',
    ],
    [
      'terrain off the map',
      changed((s) => Object.assign(s.board, { terrain: [{ at: [9, 9], kind: 'trap' }] })),
      'm.json: board.terrain[0].at: nincs (9,9) mező a pályán',
    ],
    [
      'a bad one in a list',
      [SCENE, { ...SCENE, rules: 'gh3' }],
      'm.json: [1].rules: csak ezek egyike állhat itt: gh1, gh2e.',
    ],
  ];
  it.each(wrong)('refuses %s with one sentence that names the place', async (_, file, sentence) => {
    for (const flags of [[], ['--json']]) {
      const { code, out, err } = await run(['focus', 'm.json', ...flags], file);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.startsWith(sentence), err).toBe(true);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('points out keys nobody knows, and answers all the same', async () => {
    const { code, out, err } = await run(['focus', 'm.json', '--json'], { ...SCENE, akció: 1 });
    expect(code).toBe(0);
    expect(JSON.parse(out).foci).toEqual(['c1']);
    expect(err).toBe('m.json: ismeretlen adat, figyelmen kívül marad: akció\n');
  });

  it('refuses a wrong call', async () => {
    expect(await run(['focus'])).toMatchObject({ code: 2, out: '', err: 'Így használd: focus <fájl> [--json]\n' });
    expect(await run(['focus', 'nincs.json'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('stamina', () => {
  it('prints exactly the numbers of the contract as JSON', async () => {
    const { code, out, err } = await run(['stamina', '9', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      roundsPlayed: 20,
      lastRound: 20,
      exhaustedAtStartOfRound: 21,
      cycles: [4, 4, 3, 3, 2, 2, 1, 1],
    });
  });

  it('takes discards, habits and planned losses', async () => {
    const json = async (...args: string[]) => JSON.parse((await run(['stamina', ...args, '--json'])).out);
    expect(await json('9', '--rest', 'long')).toMatchObject({ roundsPlayed: 20, lastRound: 28 });
    expect(await json('9', '--rest', 'best')).toMatchObject({ lastRound: 28 });
    expect(await json('1', '--discard', '5')).toMatchObject({ roundsPlayed: 6, lastRound: 7, cycles: [2, 2, 1, 1] });
    expect(await json('9', '--lose', '1', '--lose', '1')).toMatchObject({ cycles: [4, 3, 2, 2, 1, 1] });
    expect(await json('3', '--why')).toMatchObject({
      steps: expect.any(Array),
      lossCosts: { handCard: { rounds: 1, last: 1 } },
    });
  });

  it('tells it in sentences otherwise, with the price of one more loss', async () => {
    const { out } = await run(['stamina', '5', '--why']);
    expect(out).toContain('6 körben tudsz lapot játszani, az utolsó köröd a 6.');
    expect(out).toContain('Egy kijátszott lap az 1. ciklusban: 2 körrel kevesebb.');
    expect(out).toContain('1. kör: két lap kijátszva (kézben 3, dobva 2)');
    expect((await run(['stamina', '5'], SCENE, 'en')).out).toContain('You can play cards in 6 rounds');
  });

  it.each([
    [['stamina'], 'Így használd: stamina'],
    [['stamina', '9', '9'], 'Így használd: stamina'],
    [['stamina', '-3'], ''],
    [['stamina', 'kilenc'], '<kéz>: 0 és 99 közötti egész szám kell ide'],
    [['stamina', '9', '--rest', 'közepes'], '--rest: ezek egyike kell ide: short, long, best'],
    [['stamina', '9', '--lose', '9'], '--lose: Nincs 9. ciklus: ebből a kézből 8 ciklus telik.'],
    [['stamina', '9', '--lose', '0'], '--lose: 1 és 198 közötti egész szám'],
    [['stamina', '2', '--lose', '1', '--lose', '1', '--lose', '1'], '--lose: Az 1. ciklusban csak 2 lapot játszol ki'],
  ])('refuses %j', async (args, sentence) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(sentence), err).toBe(true);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('initiative', () => {
  const ROUND = {
    characters: [
      { id: 'Kő', leading: 15, second: 40, summons: [{ id: 'Farkas' }, { id: 'Varjú', summonedThisRound: true }] },
      { id: 'Lant', longRest: true },
    ],
    monsters: [
      { type: 'Csontváz', initiative: 15, figures: [{ number: 3 }, { number: 5, elite: true }] },
      { type: 'Iszap', initiative: 66, figures: [{ number: 1 }] },
      { type: 'Íjász', initiative: 66, figures: [{ number: 2 }] },
    ],
  };

  it('gives the order and what the players decide', async () => {
    const { code, out } = await run(['initiative', 'kör.json', '--json'], ROUND);
    expect(code).toBe(0);
    const order = JSON.parse(out);
    expect(order.groups.map((group: { choice: boolean }) => group.choice)).toEqual([false, false, true, false]);
    expect(order.groups[0].blocks[0]).toMatchObject({ id: 'Kő', turns: ['Farkas', 'Kő'], waiting: ['Varjú'] });
    const text = (await run(['initiative', 'kör.json'], ROUND)).out;
    expect(text).toContain('15: Csontváz 5 → Csontváz 3');
    expect(text).toContain('A játékosok döntik el a sorrendet:');
    expect((await run(['initiative', 'kör.json'], {})).out.trim()).toBe('Nincs senki, aki cselekedne.');
  });

  it('refuses a round it cannot understand', async () => {
    const { code, out, err } = await run(['initiative', 'kör.json'], { characters: [{ id: 'A' }] });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('kör.json: characters[0]: „A” vezető lapja hiányzik');
  });
});
