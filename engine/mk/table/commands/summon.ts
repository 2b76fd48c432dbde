import { z } from 'zod';
import { summonTiming } from '../../cards/symbols/summon.ts';
import { bannedBy, useNextCosts } from '../effects/constants.ts';
import { textTargetRefusal } from '../effects/targets.ts';
import { answerAt, linesAnswerAt, conditionRefusal as unmetRefusal } from '../rules/asking.ts';
import { noteAction } from '../rules/combat/rounds.ts';
import { adventurersOf, card, controllerOf, def, inPresent, isAdventurer } from '../rules/controller.ts';
import { type CostAnswer, costOf, isRefusal } from '../rules/costs.ts';
import { type Flight, flightRefusal } from '../rules/flight.ts';
import { bears, has, keywordAt, meets } from '../rules/keywords.ts';
import { levelOf } from '../rules/levels.ts';
import { dueFromPool, pay } from '../rules/payment.ts';
import { questRoom } from '../rules/quests.ts';
import { decided } from '../rules/rulings.ts';
import { neutralisable } from '../rules/timeline.ts';
import { mayAct, type Timing } from '../rules/timing.ts';
import { notePlay, playRefusal } from '../rules/usage.ts';
import { move, toPastOrAbyss } from '../rules/zones.ts';
import { actor, actorOf, amount, by, cardRef, cardRefs, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import { type CardId, PLAYERS, type Plan, type State } from '../state/types.ts';

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
  player: actor,
});
type Summon = z.output<typeof summonSchema>;

/** Summons a card from the Kéz, or from the Múlt by MÚLTIDÉZÉS, into the Időfonal (ALAP.05, 5.01.a). */
export const summon = command({
  type: 'summon',
  schema: summonSchema,
  run(d, c) {
    const fromPast = card(d.state, c.card).zone === 'past';
    const player = actorOf(c);
    const no =
      placeRefusal(d.state, c, fromPast) ??
      mayAct(d.state, player, timingOf(d.state, c)) ??
      shapeRefusal(d.state, c) ??
      (c.as === 'quest' ? null : playRefusal(d.state, c.card, player)) ??
      targetRefusal(d.state, c) ??
      userRefusal(d.state, c);
    if (no) return no;
    const cost = priceOf(d.state, c);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, player, c.card, cost, c);
    if (isRefusal(due)) return due;
    const unmet = cost.free ? null : conditionRefusal(d.state, c, fromPast);
    if (unmet) return unmet;
    carryOut(d, c, due, fromPast);
    return null;
  },
  *candidates(state, player) {
    for (const id of [...state.zones[player].hand, ...state.zones[player].past]) {
      const base = { type: 'summon' as const, card: id, ...by(player) };
      yield base;
      if (has(state, id, 'treasure')) yield { ...base, as: 'quest' as const };
      if (has(state, id, 'fateTurner')) yield { ...base, quick: true };
      yield* candidatesWithTargets(state, base);
    }
  },
});

/** Cards that need a target: what waits in the Időfonal (JEL.I), or a member of a team (2.16, 2.23). */
function* candidatesWithTargets(state: State, base: Summon): Iterable<Summon> {
  if (summonTiming(def(state, base.card)).needsTarget) {
    for (const entry of state.timeline) yield { ...base, targets: [entry.card] };
  }
  if (flightOf(state, base) === null) return;
  for (const side of PLAYERS) for (const fleeing of state.zones[side].team) yield { ...base, fleeing };
}

function carryOut(d: Draft, c: Summon, due: number, fromPast: boolean): void {
  const hidden = card(d.state, c.card).faceDown;
  const player = actorOf(c);
  if (c.sacrifice !== undefined) toPastOrAbyss(d, c.sacrifice, 'sacrificed', '2.21');
  // Q43: replacing is no lowering, so a Kincs may be had so too.
  if (c.sacrifice !== undefined && has(d.state, c.card, 'treasure')) decided(d, 'Q43', '2.07.b', c.card);
  // R07: the game is not lost while the new level waits.
  if (c.sacrifice !== undefined && d.list(player, 'tower').length === 0) decided(d, 'R07', '2.21', c.card);
  pay(d, player, due, c, c.card);
  useNextCosts(d, c.card, player);
  if (c.as !== 'quest') notePlay(d, c.card, player);
  const quickness = quickBy(d.state, c);
  const plan = planOf(d.state, c);
  const from = fromPast ? 'Múlt' : 'Kéz';
  move(d, c.card, { zone: 'timeline', side: player }, 'ALAP.05');
  if (fromPast) d.change(c.card, { fromPast: true }); // 2.11.b
  // 2.31.c: a hidden SORSFORDÍTÓ card summoned as a gyors hatás is shown.
  if (quickness && hidden) d.change(c.card, { faceDown: false });
  if (quickness === 'keyword') d.emit({ type: 'shown', player, cards: [c.card], clause: '2.31.c' });
  d.emit({ type: 'summoned', player, card: c.card, word: from, ...(fromPast ? { clause: '2.11' } : {}) });
  d.pushEntry({
    kind: 'card',
    card: c.card,
    player,
    ability: null,
    targets: c.targets ?? [],
    hidden: false,
    quick: quickness !== null,
    plan,
    x: c.x ?? null,
    summoner: c.summoner,
  });
  noteAction(d, player, quickness === null);
}

function planOf(state: State, c: Summon): Plan | null {
  if (c.as === 'quest') return { do: 'quest', treasure: keywordAt(state, c.card, 'treasure')?.value ?? 0 };
  const entry = neutralises(state, c) ? neutralisable(state, c.targets?.[0]) : undefined;
  if (entry) return { do: 'neutralise', entry: entry.id };
  if (c.fleeing === undefined) return null;
  return { do: flightOf(state, c) === 'escape' ? 'flee' : 'cowardice', target: c.fleeing };
}

function placeRefusal(state: State, c: Summon, fromPast: boolean): Refusal | null {
  const inst = card(state, c.card);
  if (inst.owner !== actorOf(c)) return refuse('NOT_YOURS', 'ALAP.05', { cards: [c.card] });
  if (inst.zone === 'hand') return null;
  if (!fromPast) return refuse('NOT_IN_HAND', 'ALAP.05', { cards: [c.card] });
  return has(state, c.card, 'recall') ? null : refuse('NOT_FROM_PAST', '2.11', { cards: [c.card] });
}

/** How fast the card is shown: MP-kötött, or a gyors hatás by its own symbols (JEL.H, JEL.I) or by SORSFORDÍTÓ (2.31.a.1). */
function quickBy(state: State, c: Summon): 'symbol' | 'keyword' | null {
  if (c.quick === false) return null;
  // What the symbols of its texts say is about playing the card itself; SORSFORDÍTÓ is for every summoning of it.
  if (c.as === 'quest') return c.quick ? 'keyword' : null;
  if (summonTiming(def(state, c.card)).quick) return 'symbol';
  return c.quick ? 'keyword' : null;
}

/**
 * When a card may be summoned: in its phases, MP-kötött unless it is quick. A symbol gives a speed and no further phase;
 * SORSFORDÍTÓ is for any time (R08).
 */
function timingOf(state: State, c: Summon): Timing {
  const { phases } = summonTiming(def(state, c.card));
  const by = quickBy(state, c);
  if (by === 'keyword' || (by === 'symbol' && c.quick && has(state, c.card, 'fateTurner')))
    return { phases: 'any', speed: 'quick', clause: '2.31.a.1' };
  return { phases: c.as === 'quest' ? ['row'] : phases, speed: by ? 'quick' : 'mpBound', clause: '5.01.a' };
}

function shapeRefusal(state: State, c: Summon): Refusal | null {
  const one = def(state, c.card);
  if (quickBy(state, c) === 'keyword' && !has(state, c.card, 'fateTurner')) {
    return refuse('NOT_QUICK', '2.31.a.1', { cards: [c.card] });
  }
  if (c.as === 'quest') {
    if (!has(state, c.card, 'treasure')) return refuse('NOT_A_TREASURE', '2.07.c', { cards: [c.card] });
  } else if (one.type === 'obstacle') {
    return refuse('OBSTACLES_ARE_ATTACHED', '5.01.e', { cards: [c.card] });
  }
  if ((one.type === 'quest' || c.as === 'quest') && !questRoom(state, actorOf(c), c.card)) {
    return refuse('QUEST_LIMIT', '3.02.c', { numbers: { limit: 3 }, cards: [c.card] });
  }
  return null;
}

/** Why targets given with a command cannot be meant: there is no such card on the table. Null if they can. */
export function unknownTarget(state: State, targets: readonly CardId[] = []): Refusal | null {
  const bad = targets.find((id) => !state.cards[id]);
  return bad === undefined ? null : refuse('NO_SUCH_CARD', '5.01.a', { cards: [bad] });
}

// 5.01.a: targets are chosen before paying; none available = not possible.
function targetRefusal(state: State, c: Summon): Refusal | null {
  const needed = c.targetsNeeded ?? 0;
  const targets = c.targets ?? [];
  if (targets.length < needed) {
    return refuse('NO_TARGET', '5.01.a', { numbers: { needed, have: targets.length }, cards: [c.card] });
  }
  const unknown = unknownTarget(state, targets);
  if (unknown) return unknown;
  const wrong = textTargetRefusal(state, c.card, null, 'self', c);
  if (wrong) return wrong;
  // JEL.I: only with something to neutralise.
  if (neutralises(state, c) && neutralisable(state, targets[0]) === undefined)
    return refuse('NOTHING_TO_NEUTRALISE', 'JEL.I', { cards: [c.card] });
  return fleeingRefusal(state, c);
}

const neutralises = (state: State, c: Summon): boolean =>
  c.as !== 'quest' && summonTiming(def(state, c.card)).needsTarget;

/** MENEKÜLÉS or GYÁVASÁG of an akciólap or eseménylap, if it counts now. */
function flightOf(state: State, c: Summon): Flight | null {
  const { type } = def(state, c.card);
  if (c.as === 'quest' || (type !== 'action' && type !== 'event')) return null;
  if (bears(state, c.card, 'escape')) return 'escape';
  return bears(state, c.card, 'cowardice') ? 'cowardice' : null;
}

/** 2.16.note1, 2.23.a: the target of MENEKÜLÉS or GYÁVASÁG is a member of a team, named now. */
function fleeingRefusal(state: State, c: Summon): Refusal | null {
  const flight = flightOf(state, c);
  if (!flight) return c.fleeing === undefined ? null : refuse('NO_FLIGHT', '2.16.a', { cards: [c.card] });
  if (c.fleeing === undefined)
    return refuse('NO_TARGET', flight === 'escape' ? '2.16.note1' : '2.23.a', { cards: [c.card] });
  return flightRefusal(state, actorOf(c), flight, c.fleeing);
}

function priceOf(state: State, c: Summon): CostAnswer | Refusal {
  const player = actorOf(c);
  const quest = c.as === 'quest' || def(state, c.card).type === 'quest';
  const question = quest
    ? ({ of: 'putDown', card: c.card, player } as const)
    : ({ of: 'summon', card: c.card, player, summoner: c.summoner ?? null } as const);
  return costOf(state, question, c.adjust, c.x ?? null);
}

/** The summoning condition: who can summon it, and what a building asks for (5.01.a, 2.11.c). */
function conditionRefusal(state: State, c: Summon, fromPast: boolean): Refusal | null {
  const summonerNo = summonerRefusal(state, c, fromPast);
  if (summonerNo) return summonerNo;
  const one = def(state, c.card);
  if (c.conditionByHand || one.type !== 'building' || one.conditions.length === 0) return null;
  const actor = actorOf(c);
  const members = adventurersOf(state, actor);
  const level = members.reduce((sum, id) => sum + levelOf(state, id), 0);
  return unmetRefusal(linesAnswerAt(state, c.card, members, actor, level), [c.card], '5.01.a', false);
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
  const answer = answerAt(state, c.summoner, past);
  const fromPastNo = unmetRefusal(answer, [c.summoner], '2.11.c', c.conditionByHand === true);
  if (fromPastNo) return fromPastNo;
  const fits = asked.length === 0 || asked.some((word) => meets(state, c.summoner as CardId, word));
  return fits || c.conditionByHand ? null : refuse('WRONG_CLASS', '5.01.a', { cards: [c.summoner] });
}

/** Who summons is an own kalandozó of the Jelen, whether or not the card asks for one: it may lower the cost (2.25). */
function userRefusal(state: State, { summoner, player }: Summon): Refusal | null {
  if (summoner === undefined) return null;
  const own =
    isAdventurer(state, summoner) &&
    inPresent(state, summoner) &&
    controllerOf(state, summoner) === actorOf({ player });
  if (!own) return refuse('NOT_OWN_ADVENTURER', '5.01.a', { cards: [summoner] });
  const barring = bannedBy(state, 'act', summoner);
  return barring === null ? null : refuse('BARRED_BY_TEXT', null, { cards: [summoner, barring] });
}

export const summonCommands = [summon] as const;
