import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apply } from '../../engine/mk/table/apply.ts';
import { startSession } from '../../engine/mk/table/session.ts';
import { settingsSchema } from '../../engine/mk/table/settings.ts';
import { EVENT_TYPES, REFUSAL_CODES } from '../../engine/mk/table/state/codes.ts';
import { chooser, nextCommand, worldSetup } from '../../tests/support/table-world.ts';
import { LANGS } from '../lang.ts';
import { EVENTS } from './events.ts';
import { describeEvent, describeRefusal } from './index.ts';
import { REFUSALS } from './refusals.ts';
import { SETTING_OPTIONS, type SettingOption } from './settings.ts';

const KNOWN = /\{(p|c|cs|n|of|w|from|to|d|n\.\w+|w\.\w+)\}/g;

describe.each(LANGS)('sentences of the table in %s', (lang) => {
  it('has one for every refusal and every event, with known places to fill in', () => {
    for (const text of [
      ...REFUSAL_CODES.map((code) => REFUSALS[lang][code]),
      ...EVENT_TYPES.map((type) => EVENTS[lang][type]),
    ]) {
      expect(text.length).toBeGreaterThan(0);
      expect(text.replace(KNOWN, '')).not.toMatch(/[{}]/);
    }
  });

  it('ends every refusal as a sentence', () => {
    for (const code of REFUSAL_CODES) expect(REFUSALS[lang][code]).toMatch(/\.$|\}\.?$/);
  });

  it('leaves nothing unfilled and no empty name in a thousand steps of random play', () => {
    let { state } = startSession(worldSetup(3));
    const pick = chooser([5, 77, 1234, 99]);
    for (let i = 0; i < 1500; i++) {
      const answer = apply(state, nextCommand(state, pick));
      const lines = answer.ok
        ? answer.events.map((event) => describeEvent(event, answer.state, lang))
        : [describeRefusal(answer.refusal, state, lang)];
      for (const line of lines) {
        expect(line).not.toMatch(/[{}]|undefined|#\d|: \.|^\s|NaN/);
        expect(line).not.toBe('');
      }
      if (answer.ok) state = answer.state;
    }
  });
});

it('names every reading a setting can choose, in both languages', () => {
  for (const [key, schema] of Object.entries(settingsSchema.shape)) {
    const inner = schema.unwrap();
    if (!(inner instanceof z.ZodEnum)) continue;
    for (const option of inner.options) {
      for (const lang of LANGS)
        expect([key, option, SETTING_OPTIONS[lang][option as SettingOption]?.length]).not.toContain(undefined);
    }
  }
});

it('gives a card the reader may not see no name', () => {
  const { state } = startSession(worldSetup(1));
  const refusal = { code: 'NOT_YOURS', clause: null, cards: [0] } as const;
  const name = state.defs[state.cards[0]?.def ?? -1]?.name ?? '';
  expect(describeRefusal(refusal, state, 'hu')).toBe(`${name}: ez nem a te lapod.`);
  expect(describeRefusal(refusal, state, 'hu', () => false)).toBe('Rejtett lap: ez nem a te lapod.');
});

it('names the card, the numbers and the clause of a refusal', () => {
  const { state } = startSession(worldSetup(1));
  const refusal = { code: 'NOT_ENOUGH_MP', clause: '5.01.a', numbers: { need: 4, have: 1 } } as const;
  expect(describeRefusal(refusal, state, 'hu')).toBe('4 MP kell, 1 van. (5.01.a)');
  const phase = { code: 'WRONG_PHASE', clause: null, words: { now: 'fight', wanted: 'row / manoeuvre' } } as const;
  expect(describeRefusal(phase, state, 'hu')).toBe('Most más fázis van (harc); ehhez ez kell: Sor / manőver.');
});

it('marks hand moves in the log', () => {
  const { state } = startSession(worldSetup(1));
  const answer = apply(state, { type: 'hand.mp', change: 2, player: 'self' });
  expect(answer.ok && answer.events.map((event) => describeEvent(event, answer.state, 'hu'))).toEqual([
    'Kézi: Te: az MP változása: 2.',
  ]);
});
