import { describe, expect, it } from 'vitest';
import { Rng } from '../../../random/rng.ts';
import { effectSchema } from './model.ts';
import { randomEffect } from './random-effect.ts';
import { readText } from './read.ts';
import { says } from './says/says.ts';

describe('what was understood', () => {
  it('can be read again and is the same, for effects made at random', () => {
    const rng = Rng.seeded(7);
    const runs = Number(process.env.EFFECT_RUNS ?? 600);
    for (let i = 0; i < runs; i++) {
      const effect = randomEffect(rng);
      const text = says(effect);
      const [read] = readText(text);
      expect({ text, effects: read?.understood ? read.effects : read }).toEqual({
        text,
        effects: [effectSchema.parse(effect)],
      });
    }
  });
});

const effectsOf = (text: string) => readText(text).map((one) => (one.understood ? one.effects : null));

describe('what is not understood', () => {
  it.each([
    ['Játékosa kap 2 MP-t, ha esik az eső.', 'esik'],
    ['Célpont kalandozó 2 szintet sebződik semmiképpen.', 'semmiképpen'],
    ['Célpont dühös kalandozó meghal.', 'dühös'],
    ['Célpont kalandozó meghal, kivéve ha sárkány.', 'kivéve'],
    ['Az asztalnál legidősebb játékos nevet választ.', 'asztalnál'],
  ])('%s names the first strange word', (text, word) => {
    expect(readText(text)).toEqual([{ text, understood: false, at: text.indexOf(word), word }]);
  });

  it.each([
    'Játékosa kap 2 MP-t a harc végéig.',
    'Játékosa húzhat 1 lapot az ellenfél Jövőjéből.',
    'Játékosa eldob 1 lapot az ellenfél Kezéből.',
    'Célpont kalandozó első támadása +1 szintet sebez.',
    'Minden elf és törpe kalandozó meghal.',
    'Célpont kalandozó 2 vagy 3 szintet sebződik.',
    'Az ellenfél kétszer húz 1 lapot.',
  ])('%s is not read with a part left out', (text) => {
    expect(effectsOf(text)).toEqual([null]);
  });

  it('keeps what narrows: no token, a time, at most', () => {
    expect(effectsOf('Célpont nem jelző kalandozó meghal.')).toEqual([
      [{ acts: [{ do: 'kill', whom: { pick: 'target', kinds: ['adventurer'], quals: [{ q: 'token', not: true }] } }] }],
    ]);
    expect(effectsOf('Célpont kalandozó +2 szintet kap a harc végéig.')).toMatchObject([
      [{ acts: [{ until: 'fight' }] }],
    ]);
    expect(effectsOf('Legfeljebb 2 célpont kalandozó meghal.')).toMatchObject([
      [{ acts: [{ whom: { n: 2, upTo: true } }] }],
    ]);
    expect(effectsOf('Célpont kalandozó meghal, ha szintje legfeljebb 2.')).toMatchObject([[{ if: [{ whom: 'it' }] }]]);
  });
});
