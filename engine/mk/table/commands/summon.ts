import { z } from 'zod';
import type { Card } from '../../cards/card.ts';
import { noteAction } from '../rules/combat/rounds.ts';
import { teamMeetsLine } from '../rules/conditions.ts';
import { adventurersOf, card, controllerOf, def, inPresent, isAdventurer } from '../rules/controller.ts';
import { type CostAnswer, costOf, dueFromPool, isRefusal, pay } from '../rules/costs.ts';
import { extraAt, has, keywordAt, meets } from '../rules/keywords.ts';
import { levelOf } from '../rules/levels.ts';
import { findPrinted } from '../rules/printed.ts';
import { questRoom } from '../rules/quests.ts';
import { mayAct, type Timing } from '../rules/timing.ts';
import { move, toPastOrAbyss } from '../rules/zones.ts';
import { amount, cardRef, cardRefs, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, Plan, State } from '../state/types.ts';

/** Changes of the cost by the text of a card, declared by the player. */
export const adjustSchema = z.strictObject({
  free: z.boolean().optional(),
  set: amount.optional(),
  raise: amount.optional(),
  lower: amount.optional(),
  floor: amount.optional(),
});

const summonSchema = z.strictObject({
  type: z.literal('summon'),
  card: cardRef,
  /** `quest`: as Kincs, put down as a küldetés awaiting solving (2.07.c, 2.07.d). */
  as: z.enum(['ordinary', 'quest']).optional(),
  x: amount.optional(),
  targets: cardRefs.optional(),
  /** How many targets the text of the card asks for. */
  targetsNeeded: amount.optional(),
  /** Target of MENEKÜLÉS or GYÁVASÁG, apart from other targets (2.16.b, 2.23.c). */
  fleeing: cardRef.optional(),
  summoner: cardRef.optional(),
  adjust: adjustSchema.optional(),
  focus: cardRefs.optional(),
  sacrifice: cardRef.optional(),
  /** At the speed of a gyors hatás, by SORSFORDÍTÓ or the megszakító symbol. */
  quick: z.boolean().optional(),
  /** The player says the summoning condition is met, where the engine cannot read it. */
  conditionByHand: z.boolean().optional(),
});
type Summon = z.output<typeof summonSchema>;

/** Summons a card from the Kéz, or from the Múlt by MÚLTIDÉZÉS, into the Időfonal (ALAP.05, 5.01.a). */
export const summon = command({
  type: 'summon',
  schema: summonSchema,
  run(d, c) {
    const fromPast = card(d.state, c.card).zone === 'past';
    const no =
      placeRefusal(d.state, c, fromPast) ?? mayAct(d.state, 'self', timingOf(d.state, c)) ?? shapeRefusal(d.state, c);
    if (no) return no;
    const wrongTargets = targetRefusal(d.state, c);
    if (wrongTargets) return wrongTargets;
    const cost = priceOf(d.state, c);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, 'self', c.card, cost, c);
    if (isRefusal(due)) return due;
    const unmet = cost.free ? null : conditionRefusal(d.state, c, fromPast);
    if (unmet) return unmet;
    carryOut(d, c, due, fromPast);
    return null;
  },
  *candidates(state) {
    for (const id of [...state.zones.self.hand, ...state.zones.self.past]) {
      yield { type: 'summon' as const, card: id };
      if (has(state, id, 'treasure')) yield { type: 'summon' as const, card: id, as: 'quest' as const };
      if (has(state, id, 'fateTurner')) yield { type: 'summon' as const, card: id, quick: true };
    }
  },
});

function carryOut(d: Draft, c: Summon, due: number, fromPast: boolean): void {
  const hidden = card(d.state, c.card).faceDown;
  if (c.sacrifice !== undefined) toPastOrAbyss(d, c.sacrifice, 'sacrificed', '2.21');
  pay(d, 'self', due, c, c.card);
  const from = fromPast ? 'Múlt' : 'Kéz';
  move(d, c.card, { zone: 'timeline', side: 'self' }, 'ALAP.05');
  if (fromPast) d.change(c.card, { fromPast: true }); // 2.11.b
  // 2.31.c: a hidden SORSFORDÍTÓ card summoned as a gyors hatás is shown.
  if (c.quick && hidden) d.change(c.card, { faceDown: false });
  if (c.quick) d.emit({ type: 'shown', player: 'self', cards: [c.card], clause: '2.31.c' });
  d.emit({ type: 'summoned', player: 'self', card: c.card, word: from, ...(fromPast ? { clause: '2.11' } : {}) });
  d.pushEntry({
    kind: 'card',
    card: c.card,
    player: 'self',
    ability: null,
    targets: c.targets ?? [],
    hidden: false,
    quick: c.quick ?? false,
    plan: planOf(d.state, c),
  });
  noteAction(d, 'self', !c.quick);
}

function planOf(state: State, c: Summon): Plan | null {
  if (c.as === 'quest') return { do: 'quest', treasure: keywordAt(state, c.card, 'treasure')?.value ?? 0 };
  if (c.fleeing === undefined) return null;
  return { do: findPrinted(def(state, c.card), 'escape') ? 'flee' : 'cowardice', target: c.fleeing };
}

function placeRefusal(state: State, c: Summon, fromPast: boolean): Refusal | null {
  const inst = card(state, c.card);
  if (inst.owner !== 'self') return refuse('NOT_YOURS', 'ALAP.05', { cards: [c.card] });
  if (inst.zone === 'hand') return null;
  if (!fromPast) return refuse('NOT_IN_HAND', 'ALAP.05', { cards: [c.card] });
  return has(state, c.card, 'recall') ? null : refuse('NOT_FROM_PAST', '2.11', { cards: [c.card] });
}

/** When a card may be summoned: its printed phases, else Sor; MP-kötött unless it is summoned as a gyors hatás. */
function timingOf(state: State, c: Summon): Timing {
  const { phases } = def(state, c.card);
  const own = phases.length > 0 && c.as !== 'quest' ? phases : (['row'] as const);
  if (!c.quick) return { phases: own, speed: 'mpBound', clause: '5.01.a' };
  return { phases: 'any', speed: 'quick', clause: '2.31.a.1' };
}

const quickSymbols = (one: Card) =>
  one.abilities.some((ability) => ability.symbols.includes('interrupt') || ability.symbols.includes('neutralise'));

function shapeRefusal(state: State, c: Summon): Refusal | null {
  const one = def(state, c.card);
  if (c.quick && !has(state, c.card, 'fateTurner') && !(one.type === 'action' && quickSymbols(one))) {
    return refuse('NOT_QUICK', '2.31.a.1', { cards: [c.card] });
  }
  if (c.as === 'quest') {
    if (!has(state, c.card, 'treasure')) return refuse('NOT_A_TREASURE', '2.07.c', { cards: [c.card] });
  } else if (one.type === 'obstacle') {
    return refuse('OBSTACLES_ARE_ATTACHED', '5.01.e', { cards: [c.card] });
  }
  if ((one.type === 'quest' || c.as === 'quest') && !questRoom(state, 'self', c.card)) {
    return refuse('QUEST_LIMIT', '3.02.c', { numbers: { limit: 3 }, cards: [c.card] });
  }
  return null;
}

// 5.01.a: targets are chosen before paying; none available = not possible.
function targetRefusal(state: State, c: Summon): Refusal | null {
  const needed = c.targetsNeeded ?? 0;
  const targets = c.targets ?? [];
  if (targets.length < needed) {
    return refuse('NO_TARGET', '5.01.a', { numbers: { needed, have: targets.length }, cards: [c.card] });
  }
  const bad = targets.find((id) => !state.cards[id]);
  if (bad !== undefined) return refuse('NO_SUCH_CARD', '5.01.a', { cards: [bad] });
  return fleeingRefusal(state, c.card, c.fleeing);
}

/** 2.16.note1, 2.23.a: the target of MENEKÜLÉS or GYÁVASÁG is a member of a team, named now. */
export function fleeingRefusal(state: State, id: CardId, fleeing: CardId | undefined): Refusal | null {
  const byItself = def(state, id).type === 'action' || def(state, id).type === 'event';
  const flight = byItself && findPrinted(def(state, id), 'escape') !== undefined;
  const cowardice = byItself && findPrinted(def(state, id), 'cowardice') !== undefined;
  if (!flight && !cowardice) {
    return fleeing === undefined ? null : refuse('NO_FLIGHT', '2.16.a', { cards: [id] });
  }
  const clause = flight ? '2.16.note1' : '2.23.a';
  if (fleeing === undefined) return refuse('NO_TARGET', clause, { cards: [id] });
  if (!state.cards[fleeing] || card(state, fleeing).zone !== 'team')
    return refuse('NOT_IN_TEAM', clause, { cards: [fleeing] });
  // 2.23.a: GYÁVASÁG targets a kalandozó of its own player.
  if (!flight && controllerOf(state, fleeing) !== 'self') return refuse('NOT_YOURS', '2.23.a', { cards: [fleeing] });
  return null;
}

const FREE_TO_PUT_DOWN: CostAnswer = { mp: 0, free: false, steps: [{ clause: '3.02.a', what: 'base', mp: 0 }] };

function priceOf(state: State, c: Summon): CostAnswer | Refusal {
  // 3.02.a: a küldetés is put down for nothing; its MP is paid at solving.
  if (c.as === 'quest' || def(state, c.card).type === 'quest') {
    if (c.adjust && has(state, c.card, 'treasure')) return refuse('COST_FIXED', '2.07.b', { cards: [c.card] });
    return FREE_TO_PUT_DOWN;
  }
  const question = { of: 'summon', card: c.card, player: 'self', summoner: c.summoner ?? null } as const;
  return costOf(state, question, c.adjust, c.x ?? null);
}

/** The summoning condition: who can summon it, and what a building asks for (5.01.a, 2.11.c). */
function conditionRefusal(state: State, c: Summon, fromPast: boolean): Refusal | null {
  const summonerNo = summonerRefusal(state, c, fromPast);
  if (summonerNo) return summonerNo;
  const one = def(state, c.card);
  if (c.conditionByHand || one.type !== 'building' || one.conditions.length === 0) return null;
  const members = adventurersOf(state, 'self').map((id) => ({ id, card: def(state, id), extra: extraAt(state, id) }));
  const level = members.reduce((sum, member) => sum + levelOf(state, member.id), 0);
  const met = one.conditions.some((line) => teamMeetsLine(members, level, line, state.settings));
  return met ? null : refuse('CONDITION_NOT_MET', '5.01.a', { cards: [c.card] });
}

function summonerRefusal(state: State, c: Summon, fromPast: boolean): Refusal | null {
  const one = def(state, c.card);
  const asked = one.type === 'action' ? [...one.mainClasses, ...one.subclasses] : [];
  const past = fromPast ? (keywordAt(state, c.card, 'recall')?.condition ?? null) : null;
  if (asked.length === 0 && past === null) return null;
  if (c.summoner === undefined) {
    if (c.conditionByHand) return null;
    return refuse('NO_SUMMONER', past === null ? '5.01.a' : '2.11.c', { cards: [c.card] });
  }
  if (
    !state.cards[c.summoner] ||
    !isAdventurer(state, c.summoner) ||
    !inPresent(state, c.summoner) ||
    controllerOf(state, c.summoner) !== 'self'
  ) {
    return refuse('NOT_OWN_ADVENTURER', '5.01.a', { cards: [c.summoner] });
  }
  if (!meets(state, c.summoner, past)) return refuse('CONDITION_NOT_MET', '2.11.c', { cards: [c.summoner] });
  const fits = asked.length === 0 || asked.some((word) => meets(state, c.summoner as CardId, word));
  return fits || c.conditionByHand ? null : refuse('WRONG_CLASS', '5.01.a', { cards: [c.summoner] });
}

export const summonCommands = [summon] as const;
