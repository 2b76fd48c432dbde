import { describe, expect, it } from 'vitest';
import { cardSchema } from '../../engine/mk/cards/card.ts';
import type { Act, Effect, Whom } from '../../engine/mk/cards/effects/model.ts';
import { BANS, EVENTS, STATS } from '../../engine/mk/cards/effects/model.ts';
import { randomEffect } from '../../engine/mk/cards/effects/random-effect.ts';
import { isCarriedOut, namedOnArrival } from '../../engine/mk/table/effects/done.ts';
import { runScenario } from '../../engine/mk/table/scenario/run.ts';
import { scenarioSchema } from '../../engine/mk/table/scenario/schema.ts';
import { Rng } from '../../engine/random/rng.ts';

const SENTENCE = 'Ez a próba mondata.';

/** The events of a game in which a card with one effect comes into the Jelen, and its text is begun where it waits for nothing. */
function eventsOf(effect: Effect, mode: 'constant' | 'activated') {
  const symbols = mode === 'constant' ? ['constant'] : ['mpBound'];
  const readings = [{ sentence: SENTENCE, effects: [effect] }];
  const card = {
    name: 'Próba',
    type: 'ally',
    mp: 0,
    abilities: [{ kind: 'ability', symbols, text: SENTENCE, readings }],
  };
  const commands: unknown[] = [{ type: 'summon', card: 'Próba' }, 'resolve'];
  if (mode === 'activated') commands.push({ type: 'activate', card: 'Próba', ability: 0, x: 1 }, 'resolve');
  const run = runScenario(
    scenarioSchema.parse({
      cards: [
        'Lap',
        card,
        { name: 'Hős', type: 'adventurer', level: 3, attributes: { fizikum: 5, asztral: 5, mental: 5 } },
      ],
      settings: { effects: 'read' },
      self: { mp: 9, hand: ['Próba', 'Lap'], row: ['Hős'], future: ['Lap', 'Lap', 'Lap'] },
      commands,
    }),
  );
  if (!run.ok) throw new Error(JSON.stringify(run.fault));
  return {
    events: run.steps.flatMap((step) => step.events ?? []),
    failures: run.failures,
    card: cardSchema.parse(card),
  };
}

describe('nothing is claimed that is not done', () => {
  it('every constant effect of the model is carried out or named as its card arrives', () => {
    const whom: Whom = { pick: 'all', kinds: ['adventurer'] };
    const acts: Act[] = [
      ...STATS.map((stat): Act => ({ do: 'stat', whom, stat, n: 1 })),
      ...STATS.map((stat): Act => ({ do: 'stat', whom, stat, n: 1, against: { kinds: ['adventurer'] } })),
      ...STATS.map((stat): Act => ({ do: 'stat', whom, stat, n: 1, first: 'fight' })),
      ...STATS.map((stat): Act => ({ do: 'cap', whom, stat, atMost: 1 })),
      ...BANS.map((ban): Act => ({ do: 'ban', ban, whom })),
      ...BANS.map((ban): Act => ({ do: 'ban', ban, whom: { player: 'enemy' } })),
      { do: 'lose', whom, what: 'keywords' },
      { do: 'lose', whom, what: 'abilities' },
      { do: 'lose', whom, what: 'effects' },
      { do: 'mp', who: 'own', n: 1 },
      { do: 'draw', who: 'own', n: 1 },
      { do: 'attacks', n: 2 },
      { do: 'again', whom },
    ];
    for (const act of acts) {
      const effect: Effect = { acts: [act] };
      const { events } = eventsOf(effect, 'constant');
      const named = events.some(({ type }) => type === 'byHand');
      expect({ act, named }).toEqual({ act, named: !isCarriedOut(effect, 'constant') || !HOLDS.has(act.do) });
    }
  });

  it('every effect made at random is begun, or named in its own words', () => {
    const rng = Rng.seeded(11);
    for (let i = 0; i < 300; i++) {
      const effect = randomEffect(rng);
      for (const mode of ['constant', 'activated'] as const) {
        const { events, card } = eventsOf(effect, mode);
        const said = events.some(({ type, word }) => type === 'byHand' && word === SENTENCE);
        const done = isCarriedOut(
          effect,
          mode === 'activated' ? 'run' : effect.when ? 'timed' : effect.instead ? 'instead' : 'constant',
        );
        if (!done && !(mode === 'activated' && effect.when))
          expect({ effect, mode, said }).toEqual({ effect, mode, said: true });
        if (mode === 'constant') expect(said).toBe(namedOnArrival(card).length > 0);
      }
    }
  }, 60_000);

  it('a text that waits for what the table does not hear is named', () => {
    for (const on of EVENTS) {
      const effect: Effect = { when: { on, what: { kinds: ['adventurer'] } }, acts: [{ do: 'mp', who: 'own', n: 1 }] };
      const { events } = eventsOf(effect, 'constant');
      expect({ on, named: events.some(({ type }) => type === 'byHand') }).toEqual({
        on,
        named: !isCarriedOut(effect, 'timed'),
      });
    }
  });
});

const HOLDS: ReadonlySet<Act['do']> = new Set(['stat', 'cap', 'ban', 'lose']);
