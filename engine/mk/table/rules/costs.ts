import { readMp } from '../../cards/cost.ts';
import { isAncient } from '../../cards/keywords/facts.ts';
import { bannedBy, type Change as CostChange, changesOf, nextCosts } from '../effects/constants.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controlledAdventurers, def, typeOf } from './controller.ts';
import { has } from './keywords.ts';
import { isBlank } from './silence.ts';

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
  /** Putting down a küldetés, or a Kincs as one (3.02.a). */
  | { readonly of: 'putDown'; readonly card: CardId; readonly player: PlayerId }
  /** The laphatás of keyword 2.33 from the Kéz; `ability` is null where the keyword stands on the card itself. */
  | { readonly of: 'repeatArrival'; readonly card: CardId; readonly player: PlayerId; readonly ability: number | null }
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

type CardQuestion = Exclude<CostQuestion, { of: 'manoeuvre' }>;
const isManoeuvre = (question: CostQuestion): question is Extract<CostQuestion, { of: 'manoeuvre' }> =>
  question.of === 'manoeuvre';

/**
 * What the rules and the texts in play forbid about a cost, asked in one place for every kind of cost.
 * `fixed`: nothing may change it; `notFree`: it may not be made free; `floor`: no lowering whatever brings it below this.
 */
export interface CostBans {
  readonly fixed: string | null;
  readonly notFree: Refusal | null;
  readonly floor: { readonly mp: number; readonly clause: string } | null;
}

export function bansOn(state: State, question: CostQuestion): CostBans {
  if (isManoeuvre(question)) return { fixed: null, notFree: null, floor: null };
  return {
    fixed: unchangeable(state, question),
    notFree: freeBarred(state, question),
    floor: manaFocus(state, question) ? { mp: 1, clause: '2.25' } : null,
  };
}

/**
 * The one function for every cost. MP-érték, then set, raise, lower (each lowering with its own floor), never below 0 (Q40).
 * Every field of `adjust` is applied or refused.
 * @param x the value chosen for a cost of X; refused for other costs.
 */
export function costOf(
  state: State,
  question: CostQuestion,
  adjust: Adjust = {},
  x: number | null = null,
): CostAnswer | Refusal {
  const cards = isManoeuvre(question) ? [] : [question.card];
  const bans = bansOn(state, question);
  if (bans.fixed !== null && changesAnything(adjust)) return refuse('COST_FIXED', bans.fixed, { cards });
  if (adjust.floor !== undefined && adjust.lower === undefined)
    return refuse('FLOOR_WITHOUT_LOWERING', '5.01.c', { cards });
  const printed = isManoeuvre(question) ? { base: question.mp, isX: false } : printedOf(state, question, adjust, x);
  if (isRefusal(printed)) return printed;
  const { base, isX } = printed;
  if (x !== null && !isX && !spendsX(state, question)) return refuse('X_NOT_ASKED', '5.01.c', { cards });
  const steps: CostStep[] = [{ clause: '5.01.c', what: 'base', mp: base }];
  // 2.07.e.2 goes before 2.07.b: the activation of a gained Kincs is free by its own rule.
  if (question.of === 'obstacle' && card(state, question.card).marks.freeActivation !== undefined) {
    return { mp: 0, free: true, steps: [...steps, { clause: '2.07.e.2', what: 'free', mp: 0 }] };
  }
  if (bans.fixed !== null) {
    return { mp: base, free: false, steps: [...steps, { clause: bans.fixed, what: 'kept', mp: base }] };
  }
  if (isX && (adjust.free || adjust.set !== undefined)) return refuse('X_COST_NOT_SET', '5.01.c', { cards });
  if (adjust.free && bans.notFree) return bans.notFree;
  const freeBy = adjust.free ? '5.01.c' : isX ? null : freeByItself(state, question, bans);
  if (freeBy !== null) return { mp: 0, free: true, steps: [...steps, { clause: freeBy, what: 'free', mp: 0 }] };
  return changed(base, steps, adjust, bans.floor, costChanges(state, question));
}

/** True if the player said of a cost that something changes it. */
export const changesAnything = (adjust: Adjust): boolean =>
  Object.values(adjust).some((value) => value !== undefined && value !== false);

// 2.25: "semmiképpen sem csökkenhet 1 alá" holds for every lowering of that cost, whatever its source (R13).
function changed(
  base: number,
  steps: CostStep[],
  adjust: Adjust,
  mana: CostBans['floor'],
  texts: readonly CostChange[],
): CostAnswer {
  let mp = base;
  const step = (what: CostStep['what'], clause: string | null, to: number) => {
    mp = to;
    steps.push({ clause, what, mp });
  };
  for (const change of texts) if (change.n > 0) step('raise', null, mp + change.n);
  const lowered = (by: number, floor: number) => Math.min(mp, Math.max(floor, mana?.mp ?? 0, mp - by));
  if (adjust.set !== undefined) step('set', null, adjust.set);
  if (adjust.raise) step('raise', null, mp + adjust.raise);
  for (const change of texts) if (change.n < 0) step('lower', null, lowered(-change.n, change.floor ?? 0));
  if (adjust.lower) step('lower', null, lowered(adjust.lower, adjust.floor ?? 0));
  if (mana) step('lower', mana.clause, lowered(1, 0));
  return { mp: Math.max(0, mp), free: false, steps };
}

/** What the texts in play change about a cost: raises before lowerings, each lowering with its own floor (Q40). */
function costChanges(state: State, question: CostQuestion): readonly CostChange[] {
  if (isManoeuvre(question) || (question.of !== 'summon' && question.of !== 'solve' && question.of !== 'obstacle'))
    return [];
  const { card: id } = question;
  const all = [...changesOf(state, id, 'mpCost'), ...nextCosts(state, id, question.player)];
  const noRaise = all.some(({ n }) => n > 0) && bannedBy(state, 'raiseCost', id) !== null;
  const noLowering = all.some(({ n }) => n < 0) && bannedBy(state, 'lowerCost', id) !== null;
  return all.filter(({ n }) => (n > 0 ? !noRaise : !noLowering));
}

/** The clause that forbids every change of this cost, or null. */
function unchangeable(state: State, question: CardQuestion): string | null {
  if (question.of === 'repeatArrival') return '2.33.2';
  if (question.of === 'ability' || question.of === 'lifePath') return null;
  // 2.07.b: summoning, activating and solving alike.
  return has(state, question.card, 'treasure') || card(state, question.card).treasure !== null ? '2.07.b' : null;
}

/** The X of the command is that of the points to spend (JEL.J, JEL.K). */
function spendsX(state: State, question: CostQuestion): boolean {
  if (question.of !== 'ability') return false;
  return typeof def(state, question.card).abilities[question.ability]?.points === 'string';
}

function printedOf(
  state: State,
  question: CardQuestion,
  adjust: Adjust,
  x: number | null,
): { base: number; isX: boolean } | Refusal {
  const one = def(state, question.card);
  if (question.of === 'lifePath') return lifePathBase(state, question.card, question.target);
  // 3.02.a: a küldetés is put down for nothing; its MP is paid at solving.
  if (question.of === 'putDown') return { base: 0, isX: false };
  // 2.07.c.3: solving a type-changed Kincs costs nothing.
  if (question.of === 'solve' && changedTreasure(state, question.card)) return { base: 0, isX: false };
  // JEL.A: no number before the symbol is 0.
  const ofText = question.of === 'ability' || question.of === 'repeatArrival';
  const cost = readMp(ofText ? (one.abilities[question.ability ?? -1]?.mp ?? 0) : one.mp);
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

/** What makes a cost free without anybody saying so: PORTYÁZÁS (2.18), ŐSERŐ (2.12). */
function freeByItself(state: State, question: CostQuestion, bans: CostBans): string | null {
  if (isManoeuvre(question)) return question.freeBy;
  const { of, card: id } = question;
  if (of !== 'summon' && of !== 'solve' && of !== 'obstacle') return null;
  if (!has(state, id, 'ancientPower') || !controlsAncient(state, question.player) || bans.notFree) return null;
  return of === 'solve' ? '2.12.b' : '2.12.a';
}

/** True if the player controls a kalandozó with the race aquir or sárkány; a token is enough (Q49). */
export function controlsAncient(state: State, player: PlayerId): boolean {
  return controlledAdventurers(state, player).some((id) => isAncient(def(state, id)));
}

// 2.22.2: under ELFELEDETT no kalandozó card of that player can be summoned free.
function freeBarred(state: State, question: CardQuestion): Refusal | null {
  if (question.of !== 'summon' || typeOf(state, question.card) !== 'adventurer') return null;
  if (!underForgotten(state, question.player)) return null;
  return refuse('FREE_BARRED', '2.22.2', { cards: [question.card] });
}

/** 2.22: the player controls a kalandozó with ELFELEDETT. */
export function underForgotten(state: State, player: PlayerId): boolean {
  return controlledAdventurers(state, player).some((id) => has(state, id, 'forgotten'));
}

// 2.25: harc-phase varázslat akciólap summoned by a kalandozó with MANAFÓKUSZ.
function manaFocus(state: State, question: CardQuestion): boolean {
  if (question.of !== 'summon' || question.summoner == null) return false;
  const one = def(state, question.card);
  const fightSpell = one.type === 'action' && one.actionKind === 'spell' && one.phases.includes('fight');
  return fightSpell && has(state, question.summoner, 'manaFocus');
}
