import { expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { startSession } from '../../../../engine/mk/table/session.ts';
import { setupSchema } from '../../../../engine/mk/table/setup.ts';
import { whyNot } from './why.ts';

it('names an own hidden akadálylap in a refusal, but not one of the opponent', () => {
  const trap = [{ card: 1, as: 'obstacle', faceDown: true }] as const;
  const tower = { zones: { tower: [{ card: 0, attached: [...trap] }] } };
  const cards = [stubCard('Alap', { type: 'towerLevel', fal: 1 }), stubCard('Verem', { type: 'obstacle' })];
  const { state } = startSession(setupSchema.parse({ cards, seed: 1, self: tower, dummy: tower }));
  const sentence = (owner: string) => {
    const id = state.cards.findIndex((one) => one.owner === owner && one.zone === 'attached');
    return whyNot({ code: 'NOT_ON_THE_TARGET', clause: null, cards: [id] }, state, 'hu');
  };
  expect(sentence('self')).toBe('Verem: nem a manőver célpontjához van csatolva.');
  expect(sentence('dummy')).toBe('Rejtett lap: nem a manőver célpontjához van csatolva.');
});
