import { describe, expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { addCopies, emptyDeck } from '../deck/deck.ts';
import { dealHands } from '../odds/hands.ts';
import { drawPool } from '../odds/pool.ts';
import { apply, explain, legalCommands } from './apply.ts';
import type { Command } from './commands/index.ts';
import { setupFromDeck } from './from-deck.ts';
import { DUMMIES } from './opponent.ts';
import { fromReplay, replaySchema, toReplay } from './replay.ts';
import { commandsOf, eventsOf, goTo, KEEP_EVERY, perform, redo, type Session, startSession, undo } from './session.ts';

const catalogue = createCatalogue([
  stubCard('Alap', { type: 'towerLevel', mp: 4, fal: 1 }),
  stubCard('Bástya', { type: 'towerLevel', mp: 4, fal: 2 }),
  stubCard('Vadász', { type: 'adventurer', mp: 3, level: 2 }),
  stubCard('Vihar', { type: 'event', mp: 1 }),
  stubCard('Jel', { type: 'omen', points: 2 }),
  stubCard('Zombi', { type: 'adventurer', token: true }),
]);
let deck = emptyDeck('próba');
for (const [section, name, count] of [
  ['torony', 'Alap', 1],
  ['torony', 'Bástya', 1],
  ['jovo', 'Vadász', 20],
  ['jovo', 'Vihar', 19],
  ['jovo', 'Ismeretlen', 1],
  ['jovo', 'Jel', 1],
  ['jovo', 'Zombi', 1],
  ['csere', 'Vihar', 2],
] as const) {
  deck = addCopies(deck, section, name, count);
}

const begin = (seed = 5): Session => startSession(setupFromDeck(deck, catalogue, { seed, dummy: DUMMIES.defended }));

function play(session: Session, ...commands: Command[]): Session {
  return commands.reduce((now, command) => {
    const answer = perform(now, command);
    if (!answer.ok) throw new Error(`${command.type}: ${answer.refusal.code}`);
    return answer.session;
  }, session);
}
const NEXT: Command = { type: 'next' };
const SHUFFLE: Command = { type: 'shuffle' };
const DRAW: Command = { type: 'draw', n: 1 };

describe('a game from a deck', () => {
  const { state } = begin();
  const names = (zone: 'tower' | 'future' | 'spare' | 'field' | 'hand') =>
    state.zones.self[zone].map((id) => state.defs[state.cards[id]?.def ?? -1]?.name);

  it('lays tower, Jövő, Cserepakli and the ómen, keeps unknown cards and leaves tokens out', () => {
    expect(names('tower')).toEqual(['Alap', 'Bástya']);
    expect(names('future')).toHaveLength(40);
    expect(names('future')).toContain('Ismeretlen');
    expect(names('spare')).toEqual(['Vihar', 'Vihar']);
    expect(names('field')).toEqual(['Jel']);
    expect(state.players.self.mp).toBe(6);
  });

  it('gives the dummy its walls, hidden obstacles and team', () => {
    const [first] = state.zones.dummy.tower;
    expect(state.zones.dummy.tower).toHaveLength(3);
    expect(state.cards[first as number]).toMatchObject({ faceDown: true });
    expect(state.cards[state.cards[first as number]?.attached[0] as number]).toMatchObject({ faceDown: true });
    expect(state.zones.dummy.row).toHaveLength(3);
  });

  it('shuffles by the seed: the same seed the same order, another seed another one', () => {
    expect(begin(5).state.zones.self.future).toEqual(begin(5).state.zones.self.future);
    expect(begin(5).state.zones.self.future).not.toEqual(begin(6).state.zones.self.future);
  });

  it('opens with the hand that the hand tester deals for the same seed', () => {
    const plain = {
      ...deck,
      sections: { ...deck.sections, jovo: deck.sections.jovo.filter(({ name }) => name !== 'Jel') },
    };
    const { state: game } = play(startSession(setupFromDeck(plain, catalogue, { seed: 9 })), NEXT, NEXT, NEXT);
    const hand = game.zones.self.hand.map((id) => game.defs[game.cards[id]?.def ?? -1]?.name);
    expect(hand).toEqual(dealHands(drawPool(plain, catalogue), 9)[0]?.map((card) => card.name));
  });

  it('gives the same game however the list was written', () => {
    const { jovo } = deck.sections;
    const turned = { ...deck, sections: { ...deck.sections, jovo: [...jovo].reverse() } };
    const order = (setup: ReturnType<typeof setupFromDeck>) => {
      const { state: other } = startSession(setup);
      return other.zones.self.future.map((id) => other.defs[other.cards[id]?.def ?? -1]?.name);
    };
    const game = { seed: 5, dummy: DUMMIES.defended };
    expect(order(setupFromDeck(turned, catalogue, game))).toEqual(order(setupFromDeck(deck, catalogue, game)));
  });
});

describe('undo and redo', () => {
  it('goes back through a shuffle and forward to the same order and generator', () => {
    const before = begin();
    const after = play(before, SHUFFLE, DRAW);
    expect(undo(after, 2).state).toEqual(before.state);
    expect(redo(undo(after, 2), 2).state).toEqual(after.state);
    expect(play(undo(after, 2), SHUFFLE, DRAW).state).toEqual(after.state);
  });

  it('stops at both ends and says how far it can go', () => {
    const game = play(begin(), SHUFFLE);
    expect(undo(game, 99)).toMatchObject({ at: 0, total: 1 });
    expect(redo(game, 99)).toMatchObject({ at: 1, total: 1 });
  });

  it('branches from any point: what came after is forgotten there, and stays in the game it was taken from', () => {
    const game = play(begin(), SHUFFLE, DRAW, DRAW, DRAW);
    const branch = play(goTo(game, 2), { type: 'hand.note', text: 'másként' });
    expect(branch.total).toBe(3);
    expect(commandsOf(branch).map((command) => command.type)).toEqual(['shuffle', 'draw', 'hand.note']);
    expect(commandsOf(game).map((command) => command.type)).toEqual(['shuffle', 'draw', 'draw', 'draw']);
    expect(goTo(game, 4).state).toEqual(game.state);
  });

  it('keeps an older session unchanged while the game goes on from it twice', () => {
    const start = play(begin(), SHUFFLE);
    const one = play(start, DRAW);
    const other = play(start, SHUFFLE, SHUFFLE);
    expect([start.total, one.total, other.total]).toEqual([1, 2, 3]);
    expect(eventsOf(start)).toHaveLength(1);
    expect(undo(one).state).toEqual(start.state);
    expect(undo(other, 2).state).toEqual(start.state);
  });

  it('goes anywhere in a game longer than the distance of kept states, also after branching late', () => {
    let game = begin();
    const states = [game.state];
    for (let i = 0; i < KEEP_EVERY * 3 + 5; i++) {
      game = play(game, SHUFFLE);
      states.push(game.state);
    }
    for (const at of [0, 1, KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, KEEP_EVERY * 2, states.length - 1]) {
      expect(goTo(game, at).state).toEqual(states[at]);
    }
    const branch = play(goTo(game, KEEP_EVERY + 3), DRAW);
    expect(undo(branch).state).toEqual(states[KEEP_EVERY + 3]);
    expect(goTo(branch, KEEP_EVERY).state).toEqual(states[KEEP_EVERY]);
  });

  it('does not store states of every step', () => {
    let game = begin();
    for (let i = 0; i < 1000; i++) game = play(game, SHUFFLE);
    expect(game.history.kept.length).toBe(1 + Math.floor(1000 / KEEP_EVERY));
  });
});

describe('replays', () => {
  it('reopens a game at the point where it was left, with what can be done again', () => {
    const game = undo(play(begin(), NEXT, NEXT, NEXT, SHUFFLE, DRAW), 2);
    const stored: unknown = JSON.parse(JSON.stringify(toReplay(game)));
    const reopened = fromReplay(replaySchema.parse(stored));
    if (!reopened.ok) throw new Error('not reopened');
    expect(reopened.session.state).toEqual(game.state);
    expect(redo(reopened.session, 2).state).toEqual(redo(game, 2).state);
  });

  it('names the command that is not possible', () => {
    const replay = { ...toReplay(play(begin(), NEXT)), commands: [NEXT, { type: 'resolve' } as const] };
    expect(fromReplay(replay)).toEqual({ ok: false, at: 1, refusal: { code: 'TIMELINE_EMPTY', clause: 'ALAP.06' } });
  });

  it('refuses a file of a newer version or of another kind', () => {
    const replay = toReplay(begin());
    expect(replaySchema.safeParse({ ...replay, version: 2 }).success).toBe(false);
    expect(replaySchema.safeParse({ ...replay, format: 'x' }).success).toBe(false);
  });
});

describe('legal commands', () => {
  it('offers what is possible and nothing else, with a reason for the rest', () => {
    let { state } = play(begin(), NEXT, NEXT, NEXT);
    expect(legalCommands(state).some((command) => command.type === 'summon')).toBe(false);
    const card = state.zones.self.hand[0] as number;
    expect(explain(state, { type: 'summon', card })).toMatchObject({ code: 'OUTSIDE_MANOEUVRES', clause: '5.01.a' });
    const answer = apply(state, NEXT);
    if (!answer.ok) throw new Error('refused');
    state = answer.state;
    const legal = legalCommands(state);
    expect(legal.length).toBeGreaterThan(5);
    for (const command of legal) expect(explain(state, command)).toBeNull();
    const summons = legal.flatMap((command) => (command.type === 'summon' ? [command.card] : []));
    expect(summons).toContain(card);
    const about = legalCommands(state, card);
    expect(about).toEqual(legal.filter((command) => 'card' in command && command.card === card));
    expect(about.length).toBeGreaterThan(0);
  });

  it('offers only answers while a question is open', () => {
    const asked = play(begin(), { type: 'search', look: null, take: 1, wanted: null, to: 'hand', source: null });
    expect(new Set(legalCommands(asked.state).map((command) => command.type))).toEqual(new Set(['decide']));
    expect(explain(asked.state, NEXT)).toMatchObject({ code: 'DECISION_OPEN' });
    expect(explain(asked.state, { type: 'hand.note', text: 'még mindig' })).toBeNull();
  });

  it('refuses a card number nobody has and a command nobody knows, without throwing', () => {
    const { state } = begin();
    expect(explain(state, { type: 'kill', card: 999 })).toMatchObject({ code: 'NO_SUCH_CARD' });
    expect(explain(state, { type: 'fly' } as unknown as Command)).toMatchObject({ code: 'NO_SUCH_COMMAND' });
  });
});
