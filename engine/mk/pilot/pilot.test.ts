import { describe, expect, it } from 'vitest';
import { demoCards, demoDecks } from '../../../main/demo/index.ts';
import { Rng } from '../../random/rng.ts';
import { type Card, stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import type { Deck } from '../deck/deck.ts';
import { readList } from '../deck/reader/read.ts';
import { prepareGoldfish } from '../odds/goldfish/prepare.ts';
import { simulate } from '../odds/goldfish/simulate.ts';
import { turnMeans } from '../odds/goldfish/tally.ts';
import { apply } from '../table/apply.ts';
import { fromReplay } from '../table/replay.ts';
import { canSee } from '../table/rules/view.ts';
import { createGame } from '../table/setup.ts';
import type { PlayerId, State } from '../table/state/types.ts';
import { playGame } from './game.ts';
import { type Match, playGames, recordGame, replayOfGame } from './match.ts';
import { PILOT_NAMES, PILOTS, type PilotName } from './pilots/index.ts';
import { resultOf } from './result.ts';
import { matchSetup, OPPONENTS, type Opponent } from './setup.ts';
import { addTally, emptyTally } from './tally.ts';
import { toAct } from './turn.ts';
import { viewOf } from './view.ts';

const catalogue = createCatalogue(demoCards());
const decks = demoDecks.map(({ list }) => readList(list, catalogue).deck);

function match(deck: Deck, against: Opponent, self: PilotName, dummy: PilotName, cards = catalogue): Match {
  const setup = matchSetup({ deck, catalogue: cards }, against);
  return { setup, pilots: { self, dummy }, turns: 12, seed: 5, first: 'by-seed' };
}

describe('trial games', () => {
  it('end or reach the turn limit, and every command of a replay is accepted and leads to the same end', () => {
    for (const [d, deck] of decks.entries()) {
      for (const against of Object.keys(OPPONENTS) as (keyof typeof OPPONENTS)[]) {
        for (const pilot of PILOT_NAMES) {
          const game = match(deck, against, pilot, 'race');
          const replay = replayOfGame(game, d);
          const again = fromReplay(replay);
          expect(again.ok, `${pilot} against ${against}`).toBe(true);
          const record = recordGame(game, d);
          if (again.ok) expect(again.session.state.result?.winner ?? null).toBe(record.winner);
          if (record.winner === null) expect(record.turn).toBe(12);
        }
      }
    }
  });

  it('give the same sums however they are divided', () => {
    const game = match(decks[2] as Deck, 'guarded', 'race', 'race');
    const whole = playGames(game, 0, 9);
    const parts = emptyTally(game.turns);
    for (const [from, to] of [
      [6, 9],
      [0, 2],
      [2, 6],
    ] as const) {
      addTally(parts, playGames(game, from, to));
    }
    expect(resultOf(parts)).toEqual(resultOf(whole));
  });

  it('differ from seed to seed and repeat with the same one', () => {
    const game = match(decks[0] as Deck, 'walls', 'race', 'race');
    expect(recordGame(game, 3)).toEqual(recordGame(game, 3));
    expect(recordGame(game, 3)).not.toEqual(recordGame(game, 4));
  });
});

describe('the view of a side', () => {
  /** Hidden cards change places: what a player cannot see lies in another order and is something else. */
  function exchanged(state: State, viewer: PlayerId, rng: Rng): State {
    const hidden = state.cards.filter((one) => !canSee(state, one.id, viewer));
    const defs = hidden.map((one) => one.def);
    for (let i = defs.length - 1; i > 0; i--) {
      const k = rng.below(i + 1);
      [defs[i], defs[k]] = [defs[k] as number, defs[i] as number];
    }
    const cards = [...state.cards];
    hidden.forEach((one, i) => {
      cards[one.id] = { ...one, def: defs[i] as number, counters: { points: i } };
    });
    return { ...state, cards, rng: [9, 9, 9, 9] };
  }

  it.each(PILOT_NAMES)('%s makes the same move when every hidden card is exchanged for another', (name) => {
    const rng = Rng.seeded(1);
    const game = match(decks[1] as Deck, 'guarded', name, 'race');
    let compared = 0;
    playGame(
      { setup: { ...game.setup, seed: 4 }, pilots: { self: PILOTS[name], dummy: PILOTS.race }, turns: 5, seed: 4 },
      ({ before, to }) => {
        if (to.ask === 'clock') return;
        const other = exchanged(before, to.player, rng);
        const pilot = PILOTS[to.player === 'self' ? name : 'race'];
        const [a, b] = [before, other].map((state) => pilot(viewOf(state, to.player), to, Rng.seeded(7)));
        expect(b).toEqual(a);
        compared++;
      },
    );
    expect(compared).toBeGreaterThan(20);
  });

  it('holds no name of a hidden card', () => {
    const setup = match(decks[1] as Deck, 'guarded', 'race', 'race').setup;
    const state = createGame(setup);
    for (const viewer of ['self', 'dummy'] as const) {
      const view = viewOf(state, viewer);
      for (const one of view.cards) {
        const name = view.defs[one.def]?.name;
        if (canSee(state, one.id, viewer)) expect(name).toBe(setup.cards[one.def]?.name);
        else expect(name).toBe('\u0000rejtett');
      }
    }
  });
});

describe('curve', () => {
  const cards: Card[] = [
    ...[1, 2, 3, 4, 5, 6].map((mp) =>
      stubCard(`Kalandozó ${mp}`, { type: 'adventurer', mp, level: 1, attributes: null }),
    ),
    ...[1, 2].map((n) => stubCard(`Küldetés ${n}`, { type: 'quest', mp: 2, dp: 1 })),
    stubCard('Akadály', { type: 'obstacle', obstacleKind: 'trap', mp: 1 }),
    ...[1, 2, 3].map((n) => stubCard(`Szint ${n}`, { type: 'towerLevel', mp: 4 })),
  ];
  const plain = createCatalogue(cards);
  const list = [
    'Torony',
    '1 Szint 1',
    '1 Szint 2',
    '1 Szint 3',
    'Jövő',
    ...[1, 2, 3, 4, 5, 6].map((n) => `5 Kalandozó ${n}`),
    '4 Küldetés 1',
    '3 Küldetés 2',
    '3 Akadály',
  ];
  const { deck } = readList(list.join('\n'), plain);

  it('agrees with the simulation of the command goldfish within its error on a deck without texts', () => {
    const games = 400;
    const turns = 5;
    const played = resultOf(playGames({ ...match(deck, 'open', 'curve', 'curve', plain), turns }, 0, games));
    const settings = { games: 20_000, turns, seed: 3, startMp: 6, gain: 4, hand: 7 };
    const simulated = turnMeans(simulate(prepareGoldfish(deck, plain), settings, 'contract'));
    for (const [i, turn] of simulated.entries()) {
      const own = played.turns[i]!;
      for (const [mine, theirs] of [
        ['mp', 'pool'],
        ['spent', 'spent'],
        ['played', 'played'],
        ['hand', 'hand'],
        ['stuck', 'stuck'],
      ] as const) {
        // The spread of the simulation: a rare event that happened in no game of the smaller sample is no contradiction.
        const error = turn.se[theirs] * Math.hypot(1, Math.sqrt(settings.games / games));
        expect(Math.abs(own[mine] - turn[theirs]), `${mine} in turn ${turn.turn}`).toBeLessThanOrEqual(
          4 * error + 1e-9,
        );
      }
    }
  });
});

describe('who is to act', () => {
  it('is nobody once the game is over', () => {
    const state = createGame(match(decks[0] as Deck, 'open', 'race', 'race').setup);
    expect(toAct({ ...state, result: { winner: 'self', clause: '1.01.1', turn: 1 } })).toBeNull();
    const opened = apply(state, { type: 'next' });
    expect(opened.ok && toAct(opened.state)).toEqual({ player: 'self', ask: 'clock' });
  });
});
