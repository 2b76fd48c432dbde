import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardType } from '../../engine/mk/cards/card.ts';
import { coverage } from '../../engine/mk/cards/effects/coverage.ts';
import { readText } from '../../engine/mk/cards/effects/read.ts';
import { says } from '../../engine/mk/cards/effects/says/says.ts';
import { demoCards } from '../../main/demo/index.ts';

const EXAMPLES = new URL('../../../shared/effects/examples.tsv', import.meta.url);

describe('reading cards', () => {
  it('every sentence of the Próbakészlet is understood', () => {
    expect(coverage(demoCards()).unread).toEqual([]);
  });

  it.skipIf(!existsSync(EXAMPLES))(
    'every example is understood, but for those that must not be, and can be said back',
    () => {
      for (const row of readFileSync(EXAMPLES, 'utf8').trim().split('\n').slice(1)) {
        const [group, type, text] = row.split('\t') as [string, CardType, string];
        for (const read of readText(text, type)) {
          expect([read.text, read.understood]).toEqual([read.text, group !== 'unread']);
          if (!read.understood) continue;
          for (const effect of read.effects)
            expect(readText(says(effect), type)[0]).toMatchObject({ effects: [effect] });
        }
      }
    },
  );
});
