import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { perform, type Session, startSession, undo } from '../../../../engine/mk/table/session.ts';
import { setupSchema } from '../../../../engine/mk/table/setup.ts';
import { quickActions, settledBy, toCarryOut } from './carry-out.ts';

const UNREAD = 'Játékosa bukfencet vet a kalandozójával.';
const cards = [
  stubCard('Rejtély', { type: 'event', mp: 0, abilities: [{ text: UNREAD }] as never }),
  stubCard('Vándor', { type: 'adventurer', mp: 1, level: 2 }),
];

function game(effects: 'read' | 'hand'): Session {
  const setup = { cards, seed: 3, turn: 2, step: 'manoeuvres', settings: { effects } };
  const zones = { hand: [{ card: 0 }, { card: 0 }], row: [{ card: 1 }] };
  return startSession(setupSchema.parse({ ...setup, self: { zones } }));
}

function played(session: Session, ...commands: Command[]): Session {
  let now = session;
  for (const command of commands) {
    const done = perform(now, command);
    if (!done.ok) throw new Error(`${command.type}: ${done.refusal.code}`);
    now = done.session;
  }
  return now;
}
const summon = (session: Session): Session => {
  const card = session.state.zones.self.hand[0] as number;
  return played(session, { type: 'summon', card } as Command, { type: 'resolve' } as Command);
};

describe('sentences for the player', () => {
  it('wait until "Kész" or "Kihagyom" is said, each for itself, and come back with undo', () => {
    const one = summon(game('read'));
    expect(toCarryOut(one).map(({ text }) => text)).toEqual([UNREAD]);
    const two = summon(one);
    expect(toCarryOut(two)).toHaveLength(2);
    const done = played(two, settledBy(UNREAD, 'done', 'hu'));
    expect(toCarryOut(done)).toHaveLength(1);
    const skipped = played(done, settledBy(UNREAD, 'skip', 'en'));
    expect(toCarryOut(skipped)).toEqual([]);
    expect(toCarryOut(undo(skipped))).toHaveLength(1);
    const noted = played(one, { type: 'hand.note', text: 'Kész: valami más' });
    expect(toCarryOut(noted)).toHaveLength(1);
  });

  it('do not come up where the player carries out every text', () => {
    expect(toCarryOut(summon(game('hand')))).toEqual([]);
  });

  it('come with the actions their words ask for', () => {
    const { state } = game('read');
    const ids = (text: string) => quickActions(state, text).map(({ id }) => id);
    expect(ids('Játékosa 2 MP-t nyer és lapot húz.')).toEqual(['mpMore', 'mpLess', 'draw']);
    expect(ids('Egy kalandozó 1 szintet sebződik.')).toContain('handWound');
    // Nobody is wounded: there is nobody to heal.
    expect(ids('Gyógyít valakit.')).not.toContain('handHeal');
    expect(ids(UNREAD)).toContain('handPast');
    const wound = quickActions(state, 'sebez').find(({ id }) => id === 'handWound');
    expect(wound?.offer?.targets.map(({ command }) => command)).toEqual([
      { type: 'hand.set', card: state.zones.self.row[0], damage: 1 },
    ]);
  });
});
