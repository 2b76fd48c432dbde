import { z } from 'zod';
import { rulesOf, timingOf } from '../rules/abilities.ts';
import { noteAction } from '../rules/combat/rounds.ts';
import { card, def, inPresent, playerOf } from '../rules/controller.ts';
import { costOf, isRefusal } from '../rules/costs.ts';
import { arrivalAbilities, pushTimed } from '../rules/entering.ts';
import { bears, has, sameForNaming } from '../rules/keywords.ts';
import { lifePathRefusal } from '../rules/life-path.ts';
import { dueFromPool, pay } from '../rules/payment.ts';
import { findPrinted } from '../rules/printed.ts';
import { decided } from '../rules/rulings.ts';
import { mayAct, type Timing } from '../rules/timing.ts';
import { noteUse, type Use, useRefusal } from '../rules/usage.ts';
import { discard } from '../rules/zones.ts';
import { actor, actorOf, amount, by, cardRef, command } from '../state/command.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { adjustSchema } from './summon.ts';

/** The timing of a laphatás used from the Kéz: that of the text the keyword stands in, else the default (JEL.0). */
function timingFromHand(state: State, id: CardId, keyword: 'lifePath' | 'repeatArrival'): Timing {
  const index = findPrinted(def(state, id), keyword)?.ability;
  const rules = index == null ? undefined : rulesOf(state, id, index);
  return rules?.mode === 'activated' ? timingOf(rules) : { phases: ['row'], speed: 'mpBound', clause: 'JEL.0' };
}

/** The use of the text the keyword stands in, so that its limits hold in the Kéz too; null where it stands in no text. */
function useFromHand(state: State, id: CardId, keyword: 'lifePath' | 'repeatArrival', player: PlayerId): Use | null {
  const ability = findPrinted(def(state, id), keyword)?.ability ?? null;
  return ability === null ? null : { bearer: id, source: id, ability, player };
}

const lifePathSchema = z.strictObject({
  type: z.literal('lifePath'),
  card: cardRef,
  target: cardRef,
  /** The player says that sex and race agree, where a card does not tell them (Q51). */
  sameByHand: z.boolean().optional(),
  /** The target meets the condition, where nobody can tell from the cards (2.32.b). */
  conditionByHand: z.boolean().optional(),
  adjust: adjustSchema.optional(),
  player: actor,
});

/** ÉLETÚT from the Kéz: pays the difference of the two MP-érték (2.32.e); on resolution the target makes way (2.32.f). */
export const lifePath = command({
  type: 'lifePath',
  schema: lifePathSchema,
  run(d, c) {
    const player = actorOf(c);
    const no =
      inOwnHand(d.state, player, c.card, '2.32.a') ??
      mayAct(d.state, player, timingFromHand(d.state, c.card, 'lifePath')) ??
      lifePathRefusal(d.state, player, c);
    if (no) return no;
    const use = useFromHand(d.state, c.card, 'lifePath', player);
    const used = use && useRefusal(d.state, use);
    if (used) return used;
    // Q43: the sacrifice replaces the MP-igény; that is no lowering, so a Kincs may be had so too.
    if (has(d.state, c.card, 'treasure')) decided(d, 'Q43', '2.07.b', c.card);
    const question = { of: 'lifePath', card: c.card, player, target: c.target } as const;
    const cost = costOf(d.state, question, c.adjust);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, player, c.card, cost, {});
    if (isRefusal(due)) return due;
    pay(d, player, due, {}, c.card);
    if (use) noteUse(d, use);
    const entry = {
      card: c.card,
      player,
      ability: null,
      targets: [c.target],
      hidden: false,
      quick: false,
    } as const;
    d.pushEntry({ ...entry, kind: 'hand', plan: { do: 'lifePath', sameByHand: c.sameByHand ?? false } });
    d.emit({ type: 'activated', player, card: c.card, cards: [c.target], clause: '2.32.a' });
    noteAction(d, player, true);
    return null;
  },
  *candidates(state, player) {
    for (const id of state.zones[player].hand) {
      if (!bears(state, id, 'lifePath')) continue;
      for (const target of [...state.zones[player].row, ...state.zones[player].team]) {
        yield { type: 'lifePath' as const, card: id, target, ...by(player) };
      }
    }
  },
});

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
    player: actor,
  }),
  run(d, c) {
    const player = actorOf(c);
    const here = inOwnHand(d.state, player, c.card, '2.33');
    if (here) return here;
    if (!bears(d.state, c.card, 'repeatArrival')) return refuse('NO_REPEATED_ARRIVAL', '2.33', { cards: [c.card] });
    const no =
      mayAct(d.state, player, timingFromHand(d.state, c.card, 'repeatArrival')) ?? namesakeRefusal(d.state, player, c);
    if (no) return no;
    const own = findPrinted(def(d.state, c.card), 'repeatArrival');
    const use = useFromHand(d.state, c.card, 'repeatArrival', player);
    const spent = use && useRefusal(d.state, use);
    if (spent) return spent;
    const question = { of: 'repeatArrival', card: c.card, player, ability: own?.ability ?? null } as const;
    const cost = costOf(d.state, question, c.adjust);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, player, c.card, cost, {});
    if (isRefusal(due)) return due;
    pay(d, player, due, {}, c.card);
    if (use) noteUse(d, use);
    discard(d, c.card);
    const ability = c.ability ?? (arrivalEffects(d.state, c.target)[0] as number);
    const used = pushTimed(d, c.target, ability, '2.33.1');
    if (used) return used;
    noteAction(d, player, true);
    return null;
  },
  *candidates(state, player) {
    for (const id of state.zones[player].hand) {
      if (!bears(state, id, 'repeatArrival')) continue;
      for (const target of state.cards) {
        if (inPresent(state, target.id))
          yield { type: 'repeatArrival' as const, card: id, target: target.id, ...by(player) };
      }
    }
  },
});

/** 2.33.1: the laphatás for the arrival, not a képesség; a text that does not say which of the two it is may be one. */
const arrivalEffects = (state: State, id: CardId): number[] =>
  arrivalAbilities(state, id).filter((i) => def(state, id).abilities[i]?.kind !== 'ability');

function inOwnHand(state: State, player: PlayerId, id: CardId, clause: string): Refusal | null {
  if (card(state, id).zone !== 'hand') return refuse('NOT_IN_HAND', clause, { cards: [id] });
  return card(state, id).owner === player ? null : refuse('NOT_YOURS', clause, { cards: [id] });
}

function namesakeRefusal(
  state: State,
  player: PlayerId,
  c: { card: CardId; target: CardId; ability?: number | undefined },
): Refusal | null {
  if (!inPresent(state, c.target) || playerOf(state, c.target) !== player) {
    return refuse('NOT_YOURS_IN_PRESENT', '2.33.1', { cards: [c.target] });
  }
  if (!sameForNaming(state, c.card, c.target)) return refuse('OTHER_NAME', '2.33.1', { cards: [c.target] });
  const arrivals = arrivalEffects(state, c.target);
  const fits = c.ability === undefined ? arrivals.length > 0 : arrivals.includes(c.ability);
  return fits ? null : refuse('NO_ARRIVAL_EFFECT', '2.33.1', { cards: [c.target] });
}

export const fromHandCommands = [lifePath, repeatArrival] as const;
