import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { perform, type Session, startSession } from '../../../../engine/mk/table/session.ts';
import { setupSchema } from '../../../../engine/mk/table/setup.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { stepLines, stepName } from './log.ts';

const session = startSession(
  setupSchema.parse({
    cards: [stubCard('Alfa', { type: 'adventurer', mp: 1, level: 1 }), stubCard('Béta', { type: 'event', mp: 0 })],
    seed: 1,
    shuffle: false,
    step: 'manoeuvres',
    self: { zones: { hand: [{ card: 0 }], future: [{ card: 1 }, { card: 1 }] } },
  }),
);

function done(from: Session, command: Command) {
  const answer = perform(from, command);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer;
}

describe('log lines', () => {
  it('tell cards that move alike together, with one clause', () => {
    const { events, session: now } = done(session, { type: 'draw', n: 2 });
    expect(stepLines(events, now.state, 'hu', tableTexts.hu)).toEqual([
      { text: '2 lap: Jövő → Kéz: Béta, Béta.', clause: 'ALAP.03', byHand: false, look: 'plain' },
    ]);
  });

  it('leave out the move a summoning tells already', () => {
    const { events, session: now } = done(session, { type: 'summon', card: 2 });
    const lines = stepLines(events, now.state, 'hu', tableTexts.hu).map((line) => line.text);
    expect(lines).toEqual(['Te: 1 MP kifizetve.', 'Te: leidézés: Alfa (Kéz).']);
    expect(stepName(events, now.state, 'hu', tableTexts.hu)).toBe('Te: leidézés: Alfa (Kéz)');
  });

  it('keep the move out of the Időfonal, mark hand moves, and let steps stand out', () => {
    const summoned = done(session, { type: 'summon', card: 2 }).session;
    const { events, session: now } = done(summoned, { type: 'resolve' });
    expect(stepLines(events, now.state, 'hu', tableTexts.hu).map((line) => line.text)).toContain(
      'Alfa: Időfonal → Sor.',
    );
    const hand = done(now, { type: 'hand.position', card: 2, position: 'resting' });
    const lines = stepLines(hand.events, hand.session.state, 'hu', tableTexts.hu);
    expect(lines).toEqual([{ text: 'Alfa: pihenő.', clause: null, byHand: true, look: 'plain' }]);
    const next = done(hand.session, { type: 'next' });
    expect(stepLines(next.events, next.session.state, 'hu', tableTexts.hu)[0]?.look).toBe('step');
  });

  it('tell those that turn alike together, also with their moves between', () => {
    const events = [2, 0].flatMap((card) => [
      { type: 'moved' as const, card, from: 'self.team', to: 'self.row', clause: '4.01.e' },
      { type: 'turned' as const, card, word: 'resting', clause: '4.01.e' },
    ]);
    const lines = stepLines(events, session.state, 'hu', tableTexts.hu).map((line) => line.text);
    expect(lines).toEqual(['2 lap: csapat → Sor: Alfa, Béta.', '2 lap pihenő: Alfa, Béta.']);
  });
});
