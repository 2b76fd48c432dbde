import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardInput, stubCard } from '../../../../engine/mk/cards/card.ts';
import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { perform, type Session, startSession, undo } from '../../../../engine/mk/table/session.ts';
import { type SetupInput, setupSchema } from '../../../../engine/mk/table/setup.ts';
import type { State } from '../../../../engine/mk/table/state/types.ts';
import { parseDice } from './dice.ts';
import { dropMeanings, openSpots } from './drop.ts';
import { fieldsFor, isOpen, withAnswer } from './fields.ts';
import { neighbour } from './neighbour.ts';
import { nextAction } from './next.ts';
import { offersFor } from './offers.ts';
import { togglePick } from './pick.ts';
import { openKept, toKept } from './saved.ts';
import { readSpot, type Spot, spotKey } from './types.ts';

const CARDS: readonly (Partial<CardInput> & { name: string })[] = [
  { name: 'Kalandozó', type: 'adventurer', mp: 2, level: 2 },
  { name: 'Csapda', type: 'obstacle', obstacleKind: 'trap', mp: 1 },
  { name: 'Küldetés', type: 'quest', mp: 1, dp: 2, obstacleSlots: 2 },
  { name: 'Torony', type: 'towerLevel', mp: 4, fal: 1 },
  { name: 'X-es', type: 'event', mp: 'X' },
  { name: 'Varázslat', type: 'action', mp: 1, subclasses: ['Mágus'], actionKind: 'spell' },
  { name: 'Drága', type: 'adventurer', mp: 50, level: 9 },
];
const at = (name: string) => ({ card: CARDS.findIndex((card) => card.name === name) });

function game(more: Partial<SetupInput> = {}): Session {
  return startSession(
    setupSchema.parse({
      cards: CARDS.map(({ name, ...rest }) => stubCard(name, rest as never)),
      seed: 7,
      step: 'manoeuvres',
      self: {
        zones: {
          hand: ['Kalandozó', 'Csapda', 'Küldetés', 'X-es', 'Varázslat', 'Drága'].map(at),
          row: [at('Kalandozó')],
          tower: [at('Torony')],
          future: [at('Kalandozó'), at('Csapda')],
        },
      },
      dummy: { zones: { tower: [at('Torony')] } },
      ...more,
    }),
  );
}

const find = (state: State, zone: string, name: string, side = 'self'): number =>
  state.cards.find((one) => one.zone === zone && one.side === side && state.defs[one.def]?.name === name)?.id ?? -1;

function played(session: Session, ...commands: Command[]): Session {
  let now = session;
  for (const command of commands) {
    const done = perform(now, command);
    if (!done.ok) throw new Error(`${command.type}: ${done.refusal.code}`);
    now = done.session;
  }
  return now;
}

describe('what a player means by laying a card somewhere', () => {
  const { state } = game();
  const zone = (name: string, side: 'self' | 'dummy' = 'self'): Spot => ({ kind: 'zone', side, zone: name as never });

  it('summons a card laid on the place of its type, and only there', () => {
    const id = find(state, 'hand', 'Kalandozó');
    expect(dropMeanings(state, id, zone('row'))).toEqual([{ type: 'summon', card: id }]);
    expect(dropMeanings(state, id, zone('tower'))).toEqual([]);
    expect([...openSpots(state, id)].sort()).toEqual(['timeline', 'zone:self.row']);
  });

  it('attaches an akadálylap to every card with a free slot, own or enemy', () => {
    const id = find(state, 'hand', 'Csapda');
    const own = find(state, 'tower', 'Torony');
    const enemy = find(state, 'tower', 'Torony', 'dummy');
    expect([...openSpots(state, id)].sort()).toEqual([`card:${own}`, `card:${enemy}`].sort());
  });

  it('starts a siege with a kalandozó laid on the tower, and takes a card laid on the Múlt as leaving', () => {
    const id = find(state, 'row', 'Kalandozó');
    const enemy = find(state, 'tower', 'Torony', 'dummy');
    expect(dropMeanings(state, id, { kind: 'card', id: enemy })[0]).toMatchObject({ type: 'start', kind: 'siege' });
    expect(dropMeanings(state, id, zone('past')).map((one) => one.type)).toEqual(['sacrifice', 'kill', 'destroy']);
    expect(dropMeanings(state, id, zone('past', 'dummy'))).toEqual([]);
    expect(openSpots(state, id).has('zone:self.past')).toBe(false);
  });

  it('lights up nothing for what cannot be paid', () => {
    expect([...openSpots(state, find(state, 'hand', 'Drága'))]).toEqual([]);
  });
});

describe('offers of a card', () => {
  const { state } = game();

  it('give price, letter and command of a summoning', () => {
    const [offer] = offersFor(state, find(state, 'hand', 'Kalandozó'));
    expect(offer).toMatchObject({ id: 'summon', mp: '2', key: 'l', refusal: null });
  });

  it('say why, where it is not possible', () => {
    const offer = offersFor(state, find(state, 'hand', 'Drága')).find((one) => one.id === 'summon');
    expect(offer?.refusal).toMatchObject({ code: 'NOT_ENOUGH_MP' });
  });

  it('never offer as possible what the engine refuses for good', () => {
    for (const one of state.cards) {
      for (const offer of offersFor(state, one.id)) {
        if (offer.refusal || offer.form.length > 0) continue;
        const commands = offer.command ? [offer.command] : offer.targets.map((target) => target.command);
        for (const command of commands) expect(isOpen(state, command), JSON.stringify(command)).toBe(true);
      }
    }
  });
});

describe('what a refused command still lacks', () => {
  const { state } = game();

  it('is X of an X card, and the answer makes it possible', () => {
    const command: Command = { type: 'summon', card: find(state, 'hand', 'X-es') };
    const refusal = explain(state, command);
    expect(refusal?.code).toBe('X_MISSING');
    expect(refusal && fieldsFor(state, command, refusal).map((field) => field.name)).toEqual(['x']);
    expect(explain(state, withAnswer(command, 'x', 3))).toBeNull();
  });

  it('is a word of the player where nobody is recognised as the summoner', () => {
    const command: Command = { type: 'summon', card: find(state, 'hand', 'Varázslat') };
    const refusal = explain(state, command);
    expect(refusal && fieldsFor(state, command, refusal).map((field) => field.name)).toEqual(['conditionByHand']);
    expect(explain(state, withAnswer(command, 'conditionByHand', true))).toBeNull();
  });

  it('is nothing where the refusal is final', () => {
    const command: Command = { type: 'summon', card: find(state, 'hand', 'Drága') };
    const refusal = explain(state, command);
    expect(refusal && fieldsFor(state, command, refusal)).toEqual([]);
  });

  it('goes into the command under its name', () => {
    const command: Command = { type: 'summon', card: 1 };
    expect(withAnswer(command, 'adjust.lower', 2)).toEqual({ type: 'summon', card: 1, adjust: { lower: 2 } });
    expect(withAnswer({ ...command, x: 2 }, 'x', undefined)).toEqual(command);
  });
});

describe('the way on', () => {
  it('is the question, then the Időfonal, then the manoeuvre, then the forduló', () => {
    const session = game();
    const { state } = session;
    expect(nextAction(state)).toMatchObject({ kind: 'step', step: 'end', turn: 1 });
    const id = find(state, 'hand', 'Kalandozó');
    expect(nextAction(played(session, { type: 'summon', card: id }).state).kind).toBe('resolve');
    const team = [find(state, 'row', 'Kalandozó')];
    const besieging = played(session, { type: 'start', kind: 'siege', team, player: 'self' });
    expect(nextAction(besieging.state)).toMatchObject({ kind: 'phase', what: 'advance', phase: 'reveal' });
    const searching = played(session, { type: 'search', look: null, take: 1, wanted: null, to: 'hand', source: null });
    expect(nextAction(searching.state)).toEqual({ kind: 'answer' });
  });

  it('leads through a whole siege to the next forduló without a refusal', () => {
    let session = game();
    const team = [find(session.state, 'row', 'Kalandozó')];
    session = played(session, { type: 'start', kind: 'siege', team, player: 'self' });
    for (let i = 0; i < 20 && session.state.turn === 1; i++) {
      const action = nextAction(session.state);
      if (action.kind === 'answer') throw new Error('nothing was asked');
      session = played(session, action.command);
    }
    expect(session.state.turn).toBe(2);
    expect(session.state.zones.dummy.tower).toEqual([]);
  });
});

describe('kept games', () => {
  it('open at the same point with the same future, and with their other ways', () => {
    const full = played(game(), { type: 'draw', n: 1 }, { type: 'shuffle' }, { type: 'draw', n: 1 });
    const back = undo(full, 2);
    const opened = openKept(JSON.parse(JSON.stringify(toKept(back, [full], true))));
    expect(opened).toMatchObject({ ok: true, named: true });
    if (!opened.ok) return;
    expect(opened.session.state).toEqual(back.state);
    expect(opened.session.total).toBe(3);
    expect(opened.branches[0]?.state).toEqual(full.state);
  });

  it('are refused in one piece when they are something else', () => {
    for (const wrong of [null, 3, {}, { format: 'jovolato-game', version: 2 }]) {
      expect(openKept(wrong)).toEqual({ ok: false, why: 'shape' });
    }
  });
});

describe('small things', () => {
  it('read dice as players write them', () => {
    expect(parseDice('3 4', 2, 6)).toEqual([3, 4]);
    expect(parseDice('3+4', 2, 6)).toEqual([3, 4]);
    expect(parseDice(' ', 2, 6)).toEqual([]);
    for (const wrong of ['3', '3 7', '0 1', 'a b', '3 4 5']) expect(parseDice(wrong, 2, 6)).toBeNull();
  });

  it('write and read spots', () => {
    const spots: Spot[] = [
      { kind: 'card', id: 12 },
      { kind: 'zone', side: 'dummy', zone: 'tower' },
      { kind: 'timeline' },
    ];
    for (const spot of spots) expect(readSpot(spotKey(spot))).toEqual(spot);
    expect(readSpot('card:x')).toBeNull();
  });

  it('pick cards in order, and one of one', () => {
    expect(togglePick([1], 2, 1)).toEqual([2]);
    expect(togglePick([1], 2, 2)).toEqual([1, 2]);
    expect(togglePick([1, 2], 3, 2)).toEqual([1, 2]);
    expect(togglePick([1, 2], 1, 2)).toEqual([2]);
  });

  it('move by arrows inside the row and out of it', () => {
    const box = (left: number, top: number) => ({ left, top, width: 80, height: 100 });
    const boxes = [box(0, 0), box(90, 0), box(180, 0), box(80, 150)];
    expect(neighbour(boxes, 0, 'right')).toBe(1);
    expect(neighbour(boxes, 2, 'left')).toBe(1);
    expect(neighbour(boxes, 1, 'down')).toBe(3);
    expect(neighbour(boxes, 3, 'up')).toBe(1);
    expect(neighbour(boxes, 3, 'right')).toBe(-1);
  });

  it('reach with every arrow only what lies that way', () => {
    const coordinate = fc.integer({ min: 0, max: 1000 });
    const box = fc.record({
      left: coordinate,
      top: coordinate,
      width: fc.constant(80),
      height: fc.constant(100),
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 2, maxLength: 20 }), (boxes) => {
        const to = neighbour(boxes, 0, 'right');
        expect(to === -1 || (boxes[to]?.left ?? 0) > (boxes[0]?.left ?? 0)).toBe(true);
      }),
    );
  });
});
