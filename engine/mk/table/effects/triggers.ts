import type { Card } from '../../cards/card.ts';
import type { Effect, EventWord, When } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { abilityRules } from '../../cards/symbols/resolve.ts';
import { card, def, inPresent, playerOf } from '../rules/controller.ts';
import { pushTimed } from '../rules/entering.ts';
import { silenceOf } from '../rules/silence.ts';
import type { Draft } from '../state/draft.ts';
import type { TableEvent } from '../state/events.ts';
import { type CardId, otherPlayer, type PlayerId, type State } from '../state/types.ts';
import { fits } from './filter.ts';
import { startText } from './run.ts';

/** A text that waits for something to happen. */
interface Waiting {
  readonly ability: number;
  readonly when: When;
}

const waits = new WeakMap<Card, readonly Waiting[]>();

function waitingOf(one: Card): readonly Waiting[] {
  let found = waits.get(one);
  if (!found) {
    const rules = abilityRules(one);
    found = readCard(one).flatMap((sentences, ability) => {
      if (rules[ability]?.mode !== 'timed') return [];
      const first = sentences.find(
        (sentence) => sentence.understood && sentence.effects.some((effect: Effect) => effect.when),
      );
      const when = first?.understood ? first.effects.find((effect) => effect.when)?.when : undefined;
      return when ? [{ ability, when }] : [];
    });
    waits.set(one, found);
  }
  return found;
}

/** What a table event is for the texts of cards. */
interface Happening {
  readonly on: EventWord;
  readonly card: CardId | null;
  readonly player: PlayerId | null;
}

const PLAIN: Readonly<Record<string, EventWord>> = {
  died: 'die',
  destroyed: 'destroyed',
  sacrificed: 'sacrificed',
  discarded: 'discarded',
  revealed: 'reveal',
  summoned: 'summon',
  questSolved: 'solve',
  hurt: 'hurt',
  healed: 'heal',
};

function happeningOf(state: State, event: TableEvent): Happening | null {
  const id = event.card ?? null;
  const on = PLAIN[event.type];
  if (on) return { on, card: id, player: event.player ?? (id === null ? null : playerOf(state, id)) };
  if (event.type === 'manoeuvreWon' && event.word === 'siege')
    return { on: 'siegeWon', card: null, player: event.player ?? null };
  if (event.type === 'moved' && event.clause === 'ALAP.03')
    return { on: 'draw', card: id, player: id === null ? null : card(state, id).side };
  if (event.type === 'step' && event.word === 'end') return { on: 'turnEnd', card: null, player: null };
  if (event.type === 'turn') return { on: 'turnStart', card: null, player: null };
  if (event.type === 'manoeuvre' && event.word === 'siege')
    return { on: 'besieged', card: state.manoeuvre?.target ?? id, player: event.player ?? null };
  return null;
}

function answers(state: State, listener: CardId, when: When, happening: Happening): boolean {
  if (when.on !== happening.on) return false;
  const player = playerOf(state, listener);
  if (when.what === undefined && when.by === undefined) return happening.card === null || happening.card === listener;
  if (when.by !== undefined && !madeBy(when.by, player, happening.player)) return false;
  if (when.what === undefined) return true;
  if (happening.card === null) return false;
  // What left the Jelen is asked as what it was.
  const { where: _where, ...filter } = when.what;
  const about = { self: listener, player, it: [] };
  return (
    fits(
      state,
      happening.card,
      { ...filter, whose: undefined, where: { in: placeNow(state, happening.card) } },
      about,
    ) && sideFits(state, filter.whose, player, happening.card)
  );
}

const sideFits = (state: State, whose: string | undefined, player: PlayerId, id: CardId): boolean =>
  whose === undefined || (playerOf(state, id) === player) === (whose === 'own');

function placeNow(state: State, id: CardId): 'present' | 'past' | 'abyss' | 'timeline' | 'solved' | 'hand' | 'deck' {
  if (inPresent(state, id)) return 'present';
  const { zone } = card(state, id);
  return zone === 'future'
    ? 'deck'
    : zone === 'past' || zone === 'abyss' || zone === 'timeline' || zone === 'solved' || zone === 'hand'
      ? zone
      : 'present';
}

function madeBy(by: NonNullable<When['by']>, own: PlayerId, actor: PlayerId | null): boolean {
  if (actor === null) return false;
  if (by === 'enemy' || by === 'enemyTeam') return actor === otherPlayer(own);
  return by === 'each' || actor === own;
}

/**
 * Lets texts that wait for an event answer it: into the Időfonal, or at once where they use none (JEL.O). The texts of a card
 * that left with the event answer too.
 */
export function fireTriggers(d: Draft, event: TableEvent): void {
  if (event.type === 'worksAtOnce' && event.card !== undefined && event.n !== undefined) {
    startText(d, { source: event.card, ability: event.n, player: playerOf(d.state, event.card), targets: [], x: null });
    return;
  }
  const happening = happeningOf(d.state, event);
  if (!happening) return;
  for (const inst of d.state.cards) {
    const list = waitingOf(def(d.state, inst.id));
    if (
      list.length === 0 ||
      !(inPresent(d.state, inst.id) || (inst.id === happening.card && happening.on !== 'summon'))
    )
      continue;
    for (const { ability, when } of list) {
      if (when.on === 'arrive' || silenceOf(d.state, inst.id, ability) !== null) continue;
      if (answers(d.state, inst.id, when, happening)) pushTimed(d, inst.id, ability, 'JEL.O');
    }
  }
}
