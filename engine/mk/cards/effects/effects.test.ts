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
