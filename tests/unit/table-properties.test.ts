import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../engine/mk/table/apply.ts';
import { commandSchema } from '../../engine/mk/table/commands/index.ts';
import { fromReplay, replaySchema, toReplay } from '../../engine/mk/table/replay.ts';
import { controllerOf } from '../../engine/mk/table/rules/controller.ts';
import { isNamed, sameForNaming } from '../../engine/mk/table/rules/keywords.ts';
import { goTo, perform, type Session, startSession } from '../../engine/mk/table/session.ts';
import { type CardInst, PLAYERS, type State, ZONES } from '../../engine/mk/table/state/types.ts';
import { choices, chooser, nextCommand, worldSetup } from '../support/table-world.ts';

/** What is wrong with the books of a state; empty if every card is in exactly one place and no number is negative. */
function faults(state: State): string[] {
  const seen = new Map<number, string>();
  const bad: string[] = [];
  const meet = (id: number, place: string) => {
    if (seen.has(id)) bad.push(`card ${id} is in ${seen.get(id)} and in ${place}`);
    seen.set(id, place);
  };
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const id of state.zones[player][zone]) {
        meet(id, `${player}.${zone}`);
        const inst = state.cards[id];
        if (inst?.zone !== zone || inst.side !== player) bad.push(`card ${id} does not know that it is in ${zone}`);
        // ALAP.29
        if (['hand', 'future', 'spare', 'past', 'abyss'].includes(zone) && inst?.owner !== player) {
          bad.push(`card ${id} is in ${zone} of another player than its owner`);
        }
      }
    }
    if (state.players[player].mp < 0) bad.push(`MP of ${player} is ${state.players[player].mp}`);
  }
  for (const inst of state.cards) {
    for (const id of inst.attached) {
      meet(id, `attached to ${inst.id}`);
      if (state.cards[id]?.host !== inst.id) bad.push(`card ${id} does not know its host`);
    }
    if (inst.zone === 'timeline') meet(inst.id, 'timeline');
    if (inst.damage < 0) bad.push(`card ${inst.id} has damage ${inst.damage}`);
    if (Object.values(inst.counters).some((n) => n < 0)) bad.push(`card ${inst.id} has a negative counter`);
  }
  const waiting = state.timeline.filter((entry) => state.cards[entry.card]?.zone === 'timeline').map((one) => one.card);
  const inTimeline = state.cards.filter((inst) => inst.zone === 'timeline').map((inst) => inst.id);
  if (waiting.sort().join() !== inTimeline.sort().join()) bad.push('a card waits without an entry, or twice');
  if (seen.size !== state.cards.length) bad.push(`${state.cards.length - seen.size} cards are nowhere`);
  return bad;
}

/** Freezes a state deeply, so that a command that changes it in place fails at once. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}

describe('the table under random play', () => {
  let commands = 0;
  let carriedOut = 0;

  it('keeps every card in one place, no number negative, and refuses without a trace', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(fc.nat(10_000), choices, (seed, picks) => {
        let session: Session = startSession(worldSetup(seed));
        freeze(session.state);
        const pick = chooser(picks);
        let owned = session.state.cards.length;
        for (let i = 0; i < picks.length; i++) {
          const command = nextCommand(session.state, pick);
          commands++;
          const answer = perform(session, command);
          if (!answer.ok) {
            if (!/^[A-Z_]+$/.test(answer.refusal.code)) expect.fail(answer.refusal.code);
            continue;
          }
          carriedOut++;
          freeze(answer.session.state);
          const brought = answer.events.filter((event) => event.type === 'brought').length;
          const bad = faults(answer.session.state);
          if (answer.session.state.cards.length !== owned + brought) bad.push('a card came or went unannounced');
          if (bad.length > 0) expect(bad).toEqual([]);
          owned = answer.session.state.cards.length;
          session = answer.session;
        }
      }),
      { numRuns: 250, seed: 20_261 },
    );
    expect(commands).toBeGreaterThanOrEqual(100_000);
    expect(carriedOut).toBeGreaterThan(commands / 4);
  });

  it('goes back and forth to exactly the states that were there, through shuffles and dice', () => {
    fc.assert(
      fc.property(fc.nat(10_000), choices, fc.array(fc.nat(400), { maxLength: 12 }), (seed, picks, points) => {
        let session = startSession(worldSetup(seed));
        const states = [session.state];
        const pick = chooser(picks);
        for (let i = 0; i < 150; i++) {
          const answer = perform(session, nextCommand(session.state, pick));
          if (!answer.ok) continue;
          session = answer.session;
          states.push(session.state);
        }
        for (const point of points) {
          session = goTo(session, point);
          expect(session.state).toEqual(states[session.at]);
        }
        expect(goTo(session, session.total).state).toEqual(states.at(-1));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('reopens a game from its replay identical in state, history and generator', () => {
    fc.assert(
      fc.property(fc.nat(10_000), choices, fc.nat(100), (seed, picks, back) => {
        let session = startSession(worldSetup(seed));
        const pick = chooser(picks);
        for (let i = 0; i < 120; i++) {
          const command = nextCommand(session.state, pick);
          // Only what a file could hold.
          if (!commandSchema.safeParse(command).success) continue;
          const answer = perform(session, command);
          if (answer.ok) session = answer.session;
        }
        session = goTo(session, back);
        const stored: unknown = JSON.parse(JSON.stringify(toReplay(session)));
        const reopened = fromReplay(replaySchema.parse(stored));
        expect(reopened.ok && reopened.session.state).toEqual(session.state);
        expect(reopened.ok && reopened.session.total).toBe(session.total);
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('ALAP.19 rules alone never bring two copies of a nevesített card into Jelen, Mélység or solved quests', () => {
    const together = (state: State, one: CardInst, other: CardInst) => {
      const controller = controllerOf(state, one.id);
      const same = controller !== null && controller === controllerOf(state, other.id);
      return same || one.owner === other.owner;
    };
    const counted = (state: State) =>
      state.cards.filter(
        (one) =>
          ['row', 'team', 'field', 'store', 'quests', 'solved', 'abyss'].includes(one.zone) && isNamed(state, one.id),
      );
    fc.assert(
      fc.property(fc.nat(10_000), choices, (seed, picks) => {
        let { state } = startSession(worldSetup(seed));
        const pick = chooser(picks);
        for (let i = 0; i < 200; i++) {
          const command = nextCommand(state, pick);
          // Hand moves may break the rule on purpose; so may a control that starts from such a state.
          if (command.type.startsWith('hand.')) continue;
          const answer = apply(state, command);
          if (!answer.ok) continue;
          state = answer.state;
          for (const one of counted(state)) {
            const twin = counted(state).find(
              (other) => other.id > one.id && together(state, one, other) && sameForNaming(state, one.id, other.id),
            );
            expect(twin).toBeUndefined();
          }
        }
      }),
      { numRuns: 80, seed: 3 },
    );
  });
});
