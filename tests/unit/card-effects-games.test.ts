import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardType, stubCard } from '../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { readCard } from '../../engine/mk/cards/effects/read.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { legalCommands } from '../../engine/mk/table/apply.ts';
import type { Command } from '../../engine/mk/table/commands/index.ts';
import { isCarriedOut, namedOnArrival, wayOf } from '../../engine/mk/table/effects/done.ts';
import { setupFromDeck } from '../../engine/mk/table/from-deck.ts';
import { DUMMIES } from '../../engine/mk/table/opponent.ts';
import { fromReplay, replaySchema, toReplay } from '../../engine/mk/table/replay.ts';
import { goTo, perform, startSession } from '../../engine/mk/table/session.ts';
import { PLAYERS, type State, ZONES } from '../../engine/mk/table/state/types.ts';
import { demoCards, demoDecks } from '../../main/demo/index.ts';
import { describeEvent } from '../../messages/table/index.ts';
import { chooser } from '../support/table-world.ts';

const catalogue = createCatalogue(demoCards());

/** Every card of a state in exactly one place; empty if so. */
function lost(state: State): string[] {
  const places = state.cards.map(() => 0);
  const meet = (id: number) => {
    places[id] = (places[id] ?? 0) + 1;
  };
  for (const player of PLAYERS) for (const zone of ZONES) for (const id of state.zones[player][zone]) meet(id);
  for (const inst of state.cards) {
    for (const id of inst.attached) meet(id);
    if (inst.zone === 'timeline') meet(inst.id);
  }
  const bad = places.flatMap((n, id) => (n === 1 ? [] : [`card ${id} is in ${n} places`]));
  for (const player of PLAYERS) if (state.players[player].mp < 0) bad.push(`MP of ${player} below 0`);
  return bad;
}

describe.each(demoDecks.map(({ name, list }) => [name, readList(list, catalogue).deck] as const))(
  'a game of %s whose texts act',
  (_name, deck) => {
    it('keeps its cards, its history and its replay, and what is offered is accepted', { timeout: 120_000 }, () => {
      for (const seed of [3, 41]) {
        const setup = setupFromDeck(deck, catalogue, { seed, dummy: DUMMIES.defended });
        const start = startSession({ ...setup, settings: { ...setup.settings, effects: 'read' } });
        const pick = chooser([seed, 301, 55, 1024, 7]);
        let now = start;
        for (let i = 0; i < 250 && !now.state.result; i++) {
          const legal = legalCommands(now.state).filter((one) => !['draw', 'shuffle', 'takeSpare'].includes(one.type));
          const on = legal.find((one) => ['next', 'advance', 'goHome', 'pass'].includes(one.type));
          const command: Command =
            on && pick(6) === 0 ? on : (legal[pick(legal.length)] ?? { type: 'hand.endManoeuvre' });
          const answer = perform(now, command);
          // A question never leaves the player without an answer.
          expect({ command, ok: answer.ok }).toEqual({ command, ok: true });
          if (!answer.ok) break;
          now = answer.session;
          expect(lost(now.state)).toEqual([]);
          if (now.state.decisions.length > 0) expect(legalCommands(now.state)).not.toEqual([]);
        }
        for (const event of now.history.events.flat())
          expect(describeEvent(event, now.state, 'hu')).not.toMatch(/[{}]|#\d|undefined/);
        expect(goTo(now, 0).state).toEqual(start.state);
        const reopened = fromReplay(replaySchema.parse(JSON.parse(JSON.stringify(toReplay(now)))));
        expect(reopened.ok && reopened.session.state).toEqual(now.state);
      }
    });
  },
);

describe('the Próbakészlet at the table', () => {
  it('every sentence is carried out, or named in its own words', () => {
    let done = 0;
    const byHand: string[] = [];
    for (const one of demoCards()) {
      const named = namedOnArrival(one).map(({ text }) => text);
      readCard(one).forEach((sentences, ability) => {
        for (const sentence of sentences) {
          expect(sentence.understood).toBe(true);
          if (!sentence.understood) continue;
          const way = wayOf(one, ability, sentence);
          if (sentence.effects.every((effect) => isCarriedOut(effect, way)) && !named.includes(sentence.text)) done++;
          else byHand.push(sentence.text);
        }
      });
    }
    console.info(`Próbakészlet: ${done} sentences carried out, ${byHand.length} by hand`);
    expect(byHand).toEqual(BY_HAND);
  });
});

/** Sentences of the Próbakészlet that the player carries out: how many attacks a card or a bestia makes, and the first card of a fight. */
const BY_HAND: readonly string[] = [
  'Ha a csapatnak van PAP tagja, akkor SZÁM értéke 1-gyel csökken.',
  'Legfeljebb három különböző célpont ellen tehető vele támadásdobás.',
  'Viselőjének első varázslat akciólapja minden harcban +1 szintet sebez.',
];

const EXAMPLES = new URL('../../../shared/effects/examples.tsv', import.meta.url);

describe('the examples', () => {
  it.skipIf(!existsSync(EXAMPLES))('every one is carried out; those that must not be are named', () => {
    const wrong: string[] = [];
    for (const row of readFileSync(EXAMPLES, 'utf8').trim().split('\n').slice(1)) {
      const [group, kind, text] = row.split('\t') as [string, string, string];
      const type = (kind === 'tower' ? 'towerLevel' : kind === 'item' ? 'action' : kind) as CardType;
      const more =
        kind === 'item'
          ? { actionKind: 'item' as const, subtypes: ['felszerelés'], duration: 'permanent' as const }
          : {};
      const one = stubCard('Próba', { type, ...more, abilities: [{ kind: 'effect', text }] });
      const acting = stubCard('Próba', { type, ...more, abilities: [{ kind: 'ability', symbols: ['mpBound'], text }] });
      const fits = [one, acting].some((card) => {
        const named = namedOnArrival(card);
        return (readCard(card)[0] ?? []).every(
          (sentence) =>
            sentence.understood &&
            !named.some((other) => other.text === sentence.text) &&
            sentence.effects.every((effect) => isCarriedOut(effect, wayOf(card, 0, sentence))),
        );
      });
      if (fits !== (group !== 'unread')) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
