import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controllerOf, inPresent, playerOf, typeOf } from './controller.ts';
import { type Adjust, type CostAnswer, changesAnything } from './costs.ts';
import { has } from './keywords.ts';
import { move } from './zones.ts';

/** How the player pays: FÓKUSZ cards (2.19), a sacrificed toronyszint (2.21), the rest from the MP pool. */
export interface Payment {
  readonly focus?: readonly CardId[] | undefined;
  readonly sacrifice?: CardId | undefined;
  /** Changes of the cost given beside; they go with no replaced cost. */
  readonly adjust?: Adjust | undefined;
}

/** Checks a payment; what is then due from the pool, or why it cannot be paid so. */
export function dueFromPool(
  state: State,
  player: PlayerId,
  paidFor: CardId | null,
  cost: CostAnswer,
  payment: Payment,
): number | Refusal {
  const focus = payment.focus ?? [];
  const replaced = payment.sacrifice !== undefined;
  // Whatever is given to pay with is checked, also where something else pays everything.
  if (focus.length > 0) {
    const wrong = focusRefusal(state, player, paidFor, replaced ? 0 : cost.mp, focus);
    if (wrong) return wrong;
  }
  if (payment.sacrifice !== undefined) {
    if (payment.adjust !== undefined && changesAnything(payment.adjust))
      return refuse('COST_REPLACED', '2.21', paidFor === null ? {} : { cards: [paidFor] });
    return levelRefusal(state, player, paidFor, payment.sacrifice) ?? 0;
  }
  if (player === 'dummy' && !state.rival) return 0; // Q75: the dummy has no MP.
  const due = cost.mp - focus.length * state.settings.focusValue;
  const have = state.players[player].mp;
  if (due > have) return refuse('NOT_ENOUGH_MP', '5.01.a', { numbers: { need: due, have } });
  return Math.max(0, due);
}

// 2.21 with ALAP.38: the sacrificed toronyszint must be one whose player one is.
function levelRefusal(state: State, player: PlayerId, paidFor: CardId | null, level: CardId): Refusal | null {
  if (paidFor === null || !has(state, paidFor, 'rebuilding') || typeOf(state, paidFor) !== 'towerLevel') {
    return refuse('NOT_REPLACEABLE', '2.21', paidFor === null ? {} : { cards: [paidFor] });
  }
  if (typeOf(state, level) !== 'towerLevel' || card(state, level).zone !== 'tower') {
    return refuse('NOT_A_TOWER_LEVEL', '2.21', { cards: [level] });
  }
  if (playerOf(state, level) !== player) return refuse('NOT_YOURS_TO_SACRIFICE', 'ALAP.38', { cards: [level] });
  return null;
}

function focusRefusal(
  state: State,
  player: PlayerId,
  paidFor: CardId | null,
  need: number,
  focus: readonly CardId[],
): Refusal | null {
  if (paidFor === null || !has(state, paidFor, 'focus')) {
    return refuse('FOCUS_NOT_FOR_THIS', '2.19.a', paidFor === null ? {} : { cards: [paidFor] });
  }
  for (const id of focus) {
    const usable = inPresent(state, id) && has(state, id, 'focus') && id !== paidFor;
    if (!usable) return refuse('NOT_A_FOCUS_CARD', '2.19.a', { cards: [id] });
    if (controllerOf(state, id) !== player) return refuse('FOCUS_NOT_CONTROLLED', '2.19.note1', { cards: [id] });
  }
  if (new Set(focus).size !== focus.length) return refuse('FOCUS_TWICE', '2.19.a', { cards: focus });
  // Q41: no more than the remaining MP-igény.
  const value = focus.length * state.settings.focusValue;
  if (value - state.settings.focusValue >= need) {
    return refuse('FOCUS_TOO_MUCH', '2.19.a', { numbers: { value, need }, cards: focus });
  }
  return null;
}

/** Pays: takes MP from the pool, puts used FÓKUSZ cards under the Jövő of their owners in the order picked (2.19.b, Q42). */
export function pay(d: Draft, player: PlayerId, mp: number, payment: Payment, card: CardId | null): void {
  if (mp > 0) {
    d.changePlayer(player, { mp: d.player(player).mp - mp });
    d.emit({ type: 'paid', player, n: mp, ...(card === null ? {} : { card }) });
  }
  for (const id of payment.focus ?? []) {
    d.emit({ type: 'focusUsed', player, card: id, clause: '2.19.a' });
    move(d, id, { zone: 'future', side: d.card(id).owner }, '2.19.b');
  }
}
