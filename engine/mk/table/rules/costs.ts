import { readMp } from '../../cards/cost.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { adventurersOf, card, controllerOf, def, inPresent, playerOf, typeOf } from './controller.ts';
import { has, isBlank, meets } from './keywords.ts';
import { printedKeywords } from './printed.ts';
import { move } from './zones.ts';

/**
 * A change of a cost that a card's text makes. The engine cannot read the text, so the player declares it with the command;
 * whether it may apply to this cost is checked here.
 */
export interface Adjust {
  readonly free?: boolean | undefined;
  readonly set?: number | undefined;
  readonly raise?: number | undefined;
  readonly lower?: number | undefined;
  /** Smallest result of the lowering. */
  readonly floor?: number | undefined;
}

/** What is to be paid for. */
export type CostQuestion =
  | { readonly of: 'summon'; readonly card: CardId; readonly player: PlayerId; readonly summoner?: CardId | null }
  | { readonly of: 'solve'; readonly card: CardId; readonly player: PlayerId }
  | { readonly of: 'obstacle'; readonly card: CardId; readonly player: PlayerId }
  | { readonly of: 'ability'; readonly card: CardId; readonly player: PlayerId; readonly ability: number }
  | { readonly of: 'lifePath'; readonly card: CardId; readonly player: PlayerId; readonly target: CardId }
  | { readonly of: 'manoeuvre'; readonly player: PlayerId; readonly mp: number; readonly freeBy: string | null };

export interface CostStep {
  readonly clause: string | null;
  readonly what: 'base' | 'set' | 'raise' | 'lower' | 'free' | 'kept';
  readonly mp: number;
}

/** The MP-igény with the steps that led to it; `free` also lifts conditions and other costs (5.01.c). */
export interface CostAnswer {
  readonly mp: number;
  readonly free: boolean;
  readonly steps: readonly CostStep[];
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'clause' in value;

/**
 * The one function for every cost. MP-érték, then set, raise, lower (each lowering with its own floor), never below 0 (Q40).
 * @param x the value chosen for a cost of X; ignored for other costs.
 */
export function costOf(
  state: State,
  question: CostQuestion,
  adjust: Adjust = {},
  x: number | null = null,
): CostAnswer | Refusal {
  if (question.of === 'manoeuvre') return manoeuvreCost(question.mp, question.freeBy);
  const fixed = unchangeable(state, question);
  if (fixed !== null && Object.values(adjust).some((value) => value !== undefined && value !== false)) {
    return refuse('COST_FIXED', fixed, { cards: [question.card] });
  }
  const printed = printedOf(state, question, adjust, x);
  if (isRefusal(printed)) return printed;
  const { base, isX } = printed;
  const steps: CostStep[] = [{ clause: '5.01.c', what: 'base', mp: base }];
  if (fixed !== null) return { mp: base, free: false, steps: [...steps, { clause: fixed, what: 'kept', mp: base }] };

  if (isX && (adjust.free || adjust.set !== undefined))
    return refuse('X_COST_NOT_SET', '5.01.c', { cards: [question.card] });
  if (adjust.free) {
    const barred = freeBarred(state, question);
    if (barred) return barred;
    return { mp: 0, free: true, steps: [...steps, { clause: '5.01.c', what: 'free', mp: 0 }] };
  }
  const freeBy = isX ? null : freeByItself(state, question);
  if (freeBy !== null) return { mp: 0, free: true, steps: [...steps, { clause: freeBy, what: 'free', mp: 0 }] };
  return changed(base, steps, adjust, manaFocus(state, question));
}

function changed(base: number, steps: CostStep[], adjust: Adjust, mana: boolean): CostAnswer {
  let mp = base;
  const step = (what: CostStep['what'], clause: string | null, to: number) => {
    mp = to;
    steps.push({ clause, what, mp });
  };
  if (adjust.set !== undefined) step('set', null, adjust.set);
  if (adjust.raise) step('raise', null, mp + adjust.raise);
  if (adjust.lower) step('lower', null, Math.min(mp, Math.max(adjust.floor ?? 0, mp - adjust.lower)));
  if (mana) step('lower', '2.25', Math.min(mp, Math.max(1, mp - 1)));
  return { mp: Math.max(0, mp), free: false, steps };
}

function manoeuvreCost(mp: number, freeBy: string | null): CostAnswer {
  const steps: CostStep[] = [{ clause: null, what: 'base', mp }];
  if (freeBy === null) return { mp, free: false, steps };
  return { mp: 0, free: true, steps: [...steps, { clause: freeBy, what: 'free', mp: 0 }] };
}

/** The clause that forbids every change of this cost, or null. */
function unchangeable(state: State, question: Exclude<CostQuestion, { of: 'manoeuvre' }>): string | null {
  if (question.of === 'summon' && has(state, question.card, 'treasure')) return '2.07.b';
  if (question.of === 'ability' && isRepeatedArrival(state, question.card, question.ability)) return '2.33.2';
  return null;
}

/** The laphatás of keyword 2.33 used from the Kéz: no modifier applies to it. */
function isRepeatedArrival(state: State, id: CardId, ability: number): boolean {
  if (card(state, id).zone !== 'hand') return false;
  return printedKeywords(def(state, id)).some((one) => one.id === 'repeatArrival' && (one.ability ?? -1) === ability);
}

function printedOf(
  state: State,
  question: Exclude<CostQuestion, { of: 'manoeuvre' }>,
  adjust: Adjust,
  x: number | null,
): { base: number; isX: boolean } | Refusal {
  const one = def(state, question.card);
  if (question.of === 'lifePath') return lifePathBase(state, question.card, question.target);
  // 2.07.c.3: solving a type-changed Kincs costs nothing.
  if (question.of === 'solve' && changedTreasure(state, question.card)) return { base: 0, isX: false };
  const ability = question.of === 'ability' ? one.abilities[question.ability] : undefined;
  // JEL.A: no number before the symbol is 0.
  const cost = readMp(question.of === 'ability' ? (ability?.mp ?? 0) : one.mp);
  if (cost.kind === 'fixed') return { base: cost.value, isX: false };
  if (cost.kind === 'x') {
    if (x === null) return refuse('X_MISSING', '5.01.c', { cards: [question.card] });
    return { base: cost.factor * x, isX: true };
  }
  if (adjust.set !== undefined) return { base: adjust.set, isX: false };
  return refuse('COST_UNKNOWN', '5.01.c', { cards: [question.card] });
}

/** MP-érték as a number; null where it cannot be determined: X, unknown, or an attached ELVADULT card (2.14.b.2). */
export function mpValueOf(state: State, id: CardId): number | null {
  const { mp } = def(state, id);
  return typeof mp === 'number' && !isBlank(state, id) ? mp : null;
}

/** A Kincs that changed type to küldetés (2.07.c), as against a real küldetés summoned as Kincs (2.07.d). */
export function changedTreasure(state: State, id: CardId): boolean {
  return card(state, id).treasure !== null && card(state, id).asType === 'quest';
}

// 2.32.e; an X or unknown MP-érték on either card makes it impossible (Q51).
function lifePathBase(state: State, id: CardId, target: CardId): { base: number; isX: boolean } | Refusal {
  const own = mpValueOf(state, id);
  const other = mpValueOf(state, target);
  if (own === null || other === null) return refuse('NO_MP_VALUE', '2.32.c', { cards: [own === null ? id : target] });
  return { base: Math.max(0, own - other), isX: false };
}

/** ŐSERŐ (2.12.a, 2.12.b), unless ELFELEDETT forbids free summoning (2.22.2). */
function freeByItself(state: State, question: Exclude<CostQuestion, { of: 'manoeuvre' }>): string | null {
  if (question.of !== 'summon' && question.of !== 'solve') return null;
  if (!has(state, question.card, 'ancientPower') || !controlsAncient(state, question.player)) return null;
  if (question.of === 'solve') return '2.12.b';
  // A küldetés is put down free anyway; its ŐSERŐ is about the solving.
  if (def(state, question.card).type === 'quest') return null;
  return freeBarred(state, question) ? null : '2.12.a';
}

/** True if the player controls a kalandozó with the race aquir or sárkány; a token is enough (Q49). */
export function controlsAncient(state: State, player: PlayerId): boolean {
  return adventurersOf(state, player).some((id) => meets(state, id, 'aquir / sárkány'));
}

// 2.22.2: under ELFELEDETT no kalandozó card of that player can be summoned free.
function freeBarred(state: State, question: Exclude<CostQuestion, { of: 'manoeuvre' }>): Refusal | null {
  if (question.of !== 'summon' || typeOf(state, question.card) !== 'adventurer') return null;
  if (!underForgotten(state, question.player)) return null;
  return refuse('FREE_BARRED', '2.22.2', { cards: [question.card] });
}

/** 2.22: the player controls a kalandozó with ELFELEDETT. */
export function underForgotten(state: State, player: PlayerId): boolean {
  return adventurersOf(state, player).some((id) => has(state, id, 'forgotten'));
}

// 2.25: harc-phase varázslat akciólap summoned by a kalandozó with MANAFÓKUSZ.
function manaFocus(state: State, question: Exclude<CostQuestion, { of: 'manoeuvre' }>): boolean {
  if (question.of !== 'summon' || question.summoner == null) return false;
  const one = def(state, question.card);
  const fightSpell = one.type === 'action' && one.actionKind === 'spell' && one.phases.includes('fight');
  return fightSpell && has(state, question.summoner, 'manaFocus');
}

/** How the player pays: FÓKUSZ cards (2.19), a sacrificed toronyszint (2.21), the rest from the MP pool. */
export interface Payment {
  readonly focus?: readonly CardId[] | undefined;
  readonly sacrifice?: CardId | undefined;
}

/** Checks a payment; what is then due from the pool, or why it cannot be paid so. */
export function dueFromPool(
  state: State,
  player: PlayerId,
  paidFor: CardId | null,
  cost: CostAnswer,
  payment: Payment,
): number | Refusal {
  if (payment.sacrifice !== undefined) return replacedByLevel(state, player, paidFor, payment.sacrifice);
  const focus = payment.focus ?? [];
  if (focus.length > 0) {
    const wrong = focusRefusal(state, player, paidFor, cost, focus);
    if (wrong) return wrong;
  }
  if (player === 'dummy') return 0; // Q75: the dummy has no MP.
  const due = cost.mp - focus.length * state.settings.focusValue;
  const have = state.players[player].mp;
  if (due > have) return refuse('NOT_ENOUGH_MP', '5.01.a', { numbers: { need: due, have } });
  return Math.max(0, due);
}

// 2.21 with ALAP.38: the sacrificed toronyszint must be one whose player one is.
function replacedByLevel(state: State, player: PlayerId, paidFor: CardId | null, level: CardId): number | Refusal {
  if (paidFor === null || !has(state, paidFor, 'rebuilding') || typeOf(state, paidFor) !== 'towerLevel') {
    return refuse('NOT_REPLACEABLE', '2.21', paidFor === null ? {} : { cards: [paidFor] });
  }
  if (typeOf(state, level) !== 'towerLevel' || card(state, level).zone !== 'tower') {
    return refuse('NOT_A_TOWER_LEVEL', '2.21', { cards: [level] });
  }
  if (playerOf(state, level) !== player) return refuse('NOT_YOURS_TO_SACRIFICE', 'ALAP.38', { cards: [level] });
  return 0;
}

function focusRefusal(
  state: State,
  player: PlayerId,
  paidFor: CardId | null,
  cost: CostAnswer,
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
  if (value - state.settings.focusValue >= cost.mp) {
    return refuse('FOCUS_TOO_MUCH', '2.19.a', { numbers: { value, need: cost.mp }, cards: focus });
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
