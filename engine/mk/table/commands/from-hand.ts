import { z } from 'zod';
import { fold } from '../../../text/fold.ts';
import { racesOf } from '../../cards/keywords/facts.ts';
import { rulesOf, timingOf } from '../rules/abilities.ts';
import { noteAction } from '../rules/combat/rounds.ts';
import { card, controllerOf, def, inPresent, isAdventurer, playerOf } from '../rules/controller.ts';
import { costOf, dueFromPool, isRefusal, mpValueOf, pay } from '../rules/costs.ts';
import { arrivalAbilities, pushArrival } from '../rules/entering.ts';
import { meets, sameForNaming } from '../rules/keywords.ts';
import { findPrinted } from '../rules/printed.ts';
import { mayAct, type Timing } from '../rules/timing.ts';
import { discard } from '../rules/zones.ts';
import { amount, cardRef, command } from '../state/command.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, State } from '../state/types.ts';
import { adjustSchema } from './summon.ts';

/** The timing of a laphatás used from the Kéz: that of the text the keyword stands in, else the default (JEL.0). */
function timingFromHand(state: State, id: CardId, keyword: 'lifePath' | 'repeatArrival'): Timing {
  const index = findPrinted(def(state, id), keyword)?.ability;
  const rules = index == null ? undefined : rulesOf(state, id, index);
  return rules?.mode === 'activated' ? timingOf(rules) : { phases: ['row'], speed: 'mpBound', clause: 'JEL.0' };
}

const lifePathSchema = z.strictObject({
  type: z.literal('lifePath'),
  card: cardRef,
  target: cardRef,
  /** The player says that sex and race agree, where a card does not tell them (Q51). */
  sameByHand: z.boolean().optional(),
  adjust: adjustSchema.optional(),
});
type LifePath = z.output<typeof lifePathSchema>;

/** ÉLETÚT from the Kéz: pays the difference of the two MP-érték (2.32.e); on resolution the target makes way (2.32.f). */
export const lifePath = command({
  type: 'lifePath',
  schema: lifePathSchema,
  run(d, c) {
    if (card(d.state, c.card).zone !== 'hand') return refuse('NOT_IN_HAND', '2.32.a', { cards: [c.card] });
    const keyword = findPrinted(def(d.state, c.card), 'lifePath');
    if (!keyword) return refuse('NO_LIFE_PATH', '2.32.a', { cards: [c.card] });
    const no =
      mayAct(d.state, 'self', timingFromHand(d.state, c.card, 'lifePath')) ??
      targetRefusal(d.state, c, keyword.condition);
    if (no) return no;
    const question = { of: 'lifePath', card: c.card, player: 'self', target: c.target } as const;
    const cost = costOf(d.state, question, c.adjust);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, 'self', c.card, cost, {});
    if (isRefusal(due)) return due;
    pay(d, 'self', due, {}, c.card);
    const { position } = card(d.state, c.target);
    const entry = {
      card: c.card,
      player: 'self',
      ability: null,
      targets: [c.target],
      hidden: false,
      quick: false,
    } as const;
    d.pushEntry({ ...entry, kind: 'hand', plan: { do: 'lifePath', position } });
    d.emit({ type: 'activated', player: 'self', card: c.card, cards: [c.target], clause: '2.32.a' });
    noteAction(d, 'self', true);
    return null;
  },
  *candidates(state) {
    for (const id of state.zones.self.hand) {
      if (!findPrinted(def(state, id), 'lifePath')) continue;
      for (const target of [...state.zones.self.row, ...state.zones.self.team]) {
        yield { type: 'lifePath' as const, card: id, target };
      }
    }
  },
});

function targetRefusal(state: State, c: LifePath, condition: string | null): Refusal | null {
  const own = isAdventurer(state, c.target) && controllerOf(state, c.target) === 'self';
  if (!own) return refuse('NOT_OWN_ADVENTURER', '2.32.b', { cards: [c.target] });
  const [one, other] = [def(state, c.card), def(state, c.target)];
  if (other.token) return refuse('TOKEN_NOT_ALLOWED', '2.32.b', { cards: [c.target] });
  if (!meets(state, c.target, condition)) return refuse('CONDITION_NOT_MET', '2.32.b', { cards: [c.target] });
  // Q50: printed names only.
  if (fold(one.name) === fold(other.name)) return refuse('SAME_NAME', '2.32.c', { cards: [c.target] });
  // An MP-érték that cannot be determined is refused where the cost is worked out.
  const [limit, have] = [mpValueOf(state, c.card), mpValueOf(state, c.target)];
  if (limit !== null && have !== null && have > limit) {
    return refuse('MP_VALUE_TOO_HIGH', '2.32.c', { numbers: { have, limit }, cards: [c.target] });
  }
  return c.sameByHand ? null : likenessRefusal(state, c);
}

// 2.32.d; one shared race is enough, what a card does not tell is asked of the player (Q51).
function likenessRefusal(state: State, c: LifePath): Refusal | null {
  const [one, other] = [def(state, c.card), def(state, c.target)];
  if (one.sex === null || other.sex === null) return refuse('SEX_UNKNOWN', '2.32.d', { cards: [c.target] });
  if (fold(one.sex) !== fold(other.sex)) return refuse('OTHER_SEX', '2.32.d', { cards: [c.target] });
  const races = (card: typeof one) => racesOf(card, state.settings.humanByDefault).races.map(fold);
  const theirs = races(other);
  if (races(one).length === 0 || theirs.length === 0) return refuse('RACE_UNKNOWN', '2.32.d', { cards: [c.target] });
  return races(one).some((race) => theirs.includes(race))
    ? null
    : refuse('OTHER_RACE', '2.32.d', { cards: [c.target] });
}

/** Keyword 2.33 from the Kéz: the card is discarded, the arrival laphatás of its namesake goes into the Időfonal again. */
export const repeatArrival = command({
  type: 'repeatArrival',
  schema: z.strictObject({
    type: z.literal('repeatArrival'),
    card: cardRef,
    target: cardRef,
    /** Which text of the target, where it has several for its arrival. */
    ability: amount.optional(),
    adjust: adjustSchema.optional(),
  }),
  run(d, c) {
    if (card(d.state, c.card).zone !== 'hand') return refuse('NOT_IN_HAND', '2.33', { cards: [c.card] });
    const own = findPrinted(def(d.state, c.card), 'repeatArrival');
    if (!own) return refuse('NO_REPEATED_ARRIVAL', '2.33', { cards: [c.card] });
    const no = mayAct(d.state, 'self', timingFromHand(d.state, c.card, 'repeatArrival')) ?? namesakeRefusal(d.state, c);
    if (no) return no;
    const question = { of: 'ability', card: c.card, player: 'self', ability: own.ability ?? -1 } as const;
    const cost = costOf(d.state, question, c.adjust);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, 'self', c.card, cost, {});
    if (isRefusal(due)) return due;
    pay(d, 'self', due, {}, c.card);
    discard(d, c.card);
    const ability = c.ability ?? (arrivalAbilities(d.state, c.target)[0] as number);
    pushArrival(d, c.target, ability, '2.33.1');
    noteAction(d, 'self', true);
    return null;
  },
  *candidates(state) {
    for (const id of state.zones.self.hand) {
      if (!findPrinted(def(state, id), 'repeatArrival')) continue;
      for (const target of state.cards) {
        if (inPresent(state, target.id)) yield { type: 'repeatArrival' as const, card: id, target: target.id };
      }
    }
  },
});

function namesakeRefusal(
  state: State,
  c: { card: CardId; target: CardId; ability?: number | undefined },
): Refusal | null {
  if (!inPresent(state, c.target) || playerOf(state, c.target) !== 'self') {
    return refuse('NOT_YOURS_IN_PRESENT', '2.33.1', { cards: [c.target] });
  }
  if (!sameForNaming(state, c.card, c.target)) return refuse('OTHER_NAME', '2.33.1', { cards: [c.target] });
  const arrivals = arrivalAbilities(state, c.target);
  const fits = c.ability === undefined ? arrivals.length > 0 : arrivals.includes(c.ability);
  return fits ? null : refuse('NO_ARRIVAL_EFFECT', '2.33.1', { cards: [c.target] });
}

export const fromHandCommands = [lifePath, repeatArrival] as const;
