import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../engine/mk/table/rulings.ts';
import { DEFAULT_SETTINGS } from '../../engine/mk/table/settings.ts';
import { createGame, setupSchema } from '../../engine/mk/table/setup.ts';
import { describeEvent } from '../../messages/table/index.ts';
import { RULING_TEXTS } from '../../messages/table/rulings.ts';
import { rulingsDocument } from '../support/rulings-doc.ts';

describe('the ledger of rulings', () => {
  it('is what docs/rulings.md says', async () => {
    await expect(rulingsDocument()).toMatchFileSnapshot('../../docs/rulings.md');
  });

  it('has every number once, with clauses, full sentences in both languages and a setting that exists', () => {
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(RULINGS.length);
    for (const { id, clauses, setting } of RULINGS) {
      expect(clauses.length, id).toBeGreaterThan(0);
      if (setting !== null) expect(Object.keys(DEFAULT_SETTINGS)).toContain(setting);
      for (const lang of ['hu', 'en'] as const) {
        expect(RULING_TEXTS[lang][id].question, id).toMatch(/\?$/);
        expect(RULING_TEXTS[lang][id].decision, id).toMatch(/[.”]$/);
      }
    }
  });

  it('is named by the log line it decided', () => {
    const state = createGame(
      setupSchema.parse({ cards: [{ name: 'Kard' }], seed: 1, self: { zones: { field: [{ card: 0 }] } } }),
    );
    const line = describeEvent({ type: 'info', card: 0, ruling: 'Q43', clause: '2.07.b' }, state, 'hu');
    expect(line).toBe(
      'Kard: [Döntés Q43] Igen: a helyettesítés nem csökkentés. Növelni sem lehet, FÓKUSZ-szal fizetni igen. (2.07.b)',
    );
  });
});
