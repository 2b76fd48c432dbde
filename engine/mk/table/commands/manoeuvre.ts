import { z } from 'zod';
import { playerBannedBy } from '../effects/constants.ts';
import { conditionRefusal, linesAnswerAt } from '../rules/asking.ts';
import { roundOver } from '../rules/combat/rounds.ts';
import { card, controllerOf, typeOf } from '../rules/controller.ts';
import { changesAnything, costOf, isRefusal } from '../rules/costs.ts';
import { has } from '../rules/keywords.ts';
import { teamLevel } from '../rules/levels.ts';
import { advancePhase, endManoeuvre, obstructorOf, phaseOf, succeeded } from '../rules/manoeuvre/flow.ts';
import { phasesOf } from '../rules/manoeuvre/order.ts';
import { expeditionOf, makeExpedition, solveQuest } from '../rules/manoeuvre/quest.ts';
import { targetRefusal, targetStands } from '../rules/manoeuvre/target.ts';
import { teamLimit, teamRefusal } from '../rules/manoeuvre/teams.ts';
import { dueFromPool, pay } from '../rules/payment.ts';
import { passPriority } from '../rules/priority.ts';
import { mayAct } from '../rules/timing.ts';
import { move } from '../rules/zones.ts';
import { cardRef, cardRefs, command, playerId } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { MANOEUVRE_KINDS, type Manoeuvre, type ManoeuvreKind, type ManoeuvrePhase } from '../state/manoeuvre.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import { type CardId, otherPlayer, PLAYERS, type PlayerId, type State } from '../state/types.ts';
import { adjustSchema } from './summon.ts';

const startSchema = z.strictObject({
  type: z.literal('start'),
  kind: z.enum(MANOEUVRE_KINDS),
  team: cardRefs,
  /** Küldetés or építmény; a siege is always on the lowest level (3.01.a). */
  target: cardRef.optional(),
  /** A fight starts only where an effect allows it. */
  byEffect: z.boolean().optional(),
  adjust: adjustSchema.optional(),
  player: playerId.default('self'),
});
type Start = z.output<typeof startSchema>;

/** Starts a manoeuvre: the team leaves the Sor (4.01.e). */
export const start = command({
  type: 'start',
  schema: startSchema,
  run(d, c) {
    if (d.state.manoeuvre) return refuse('MANOEUVRE_GOING_ON', '4.01.e');
    const no =
      mayAct(d.state, c.player, { phases: ['row'], speed: 'mpBound', clause: '4.01.e' }) ?? firstTurnRefusal(d.state);
    if (no) return no;
    const barring = c.kind === 'siege' ? playerBannedBy(d.state, 'siege', c.player) : null;
    if (barring !== null) return refuse('BARRED_BY_TEXT', null, { cards: [barring] });
    const target = targetOf(d.state, c);
    if (isRefusal(target)) return target;
    const limit = teamLimit(d.state, c.kind, target, 'attackers');
    const wrong = teamRefusal(d.state, { player: c.player, team: c.team, limit, initiating: true });
    if (wrong) return wrong;
    const paid = payForStart(d, c);
    if (paid) return paid;
    begin(d, c, target);
    passPriority(d, c.player);
    return null;
  },
  *candidates(state, player) {
    const ready = state.zones[player].row.filter((id) => card(state, id).position === 'ready');
    for (const id of ready) {
      yield { type: 'start' as const, kind: 'siege' as const, team: [id], player };
      for (const target of state.zones[player].quests) {
        yield { type: 'start' as const, kind: 'quest' as const, team: [id], target, player };
      }
      for (const target of PLAYERS.flatMap((side) => state.zones[side].buildings)) {
        yield { type: 'start' as const, kind: 'building' as const, team: [id], target, player };
      }
    }
  },
});

function firstTurnRefusal(state: State): Refusal | null {
  const barred = state.turn === 1 && !state.settings.manoeuvreInFirstTurn;
  return barred ? refuse('NO_MANOEUVRE_IN_FIRST_TURN', null) : null;
}

function targetOf(state: State, c: Start): CardId | null | Refusal {
  if (c.kind === 'siege') return siegeTarget(state, c);
  if (c.kind === 'fight') return c.byEffect ? null : refuse('FIGHT_NEEDS_EFFECT', '4.01.e');
  if (c.target === undefined) return refuse('NO_TARGET', '4.01.e');
  if (c.kind === 'building') {
    const enemy = typeOf(state, c.target) === 'building' && controllerOf(state, c.target) === otherPlayer(c.player);
    return enemy ? c.target : refuse('NOT_AN_ENEMY_BUILDING', '4.01.e', { cards: [c.target] });
  }
  // Q37: own küldetés by the own team.
  const inst = card(state, c.target);
  if (inst.zone !== 'quests' || inst.side !== c.player)
    return refuse('NOT_AN_OWN_QUEST', '4.01.e', { cards: [c.target] });
  if (inst.marks.expedition === state.turn) return refuse('EXPEDITION_MADE', '2.03.e', { cards: [c.target] });
  return c.target;
}

// 3.01.a: the lowest level is besieged first.
function siegeTarget(state: State, c: Start): CardId | Refusal {
  const lowest = state.zones[otherPlayer(c.player)].tower[0];
  if (lowest === undefined) return refuse('NO_TOWER_LEVEL', '3.01.a');
  if (c.target !== undefined && c.target !== lowest) return refuse('NOT_THE_LOWEST', '3.01.a', { cards: [c.target] });
  return lowest;
}

const COST_SETTING = { siege: 'siegeCost', quest: 'questCost', building: 'buildingCost', fight: 'fightCost' } as const;

function payForStart(d: Draft, c: Start): Refusal | null {
  const mp = d.state.settings[COST_SETTING[c.kind]];
  // 2.18, Q28: one member with PORTYÁZÁS makes the siege free.
  const raid = c.kind === 'siege' && c.team.some((id) => has(d.state, id, 'raid'));
  return payManoeuvre(d, c.player, mp, raid ? '2.18' : null, c.adjust);
}

function payManoeuvre(
  d: Draft,
  player: PlayerId,
  mp: number,
  freeBy: string | null,
  adjust: Start['adjust'] = {},
): Refusal | null {
  const cost = costOf(d.state, { of: 'manoeuvre', player, mp, freeBy }, adjust);
  if (isRefusal(cost)) return cost;
  const due = dueFromPool(d.state, player, null, cost, {});
  if (isRefusal(due)) return due;
  if (freeBy !== null)
    d.emit({ type: 'free', player, clause: freeBy, ...(freeBy === '2.18' ? { ruling: 'Q28' as const } : {}) });
  pay(d, player, due, {}, null);
  return null;
}

function begin(d: Draft, c: Start, target: CardId | null): void {
  const breakthrough = c.kind === 'siege' && c.team.some((id) => has(d.state, id, 'breakthrough'));
  d.emit({
    type: 'manoeuvre',
    player: c.player,
    word: c.kind,
    cards: c.team,
    ...(target === null ? {} : { card: target }),
  });
  for (const id of c.team) move(d, id, { zone: 'team', side: c.player }, '4.01.e');
  d.set({ manoeuvre: newManoeuvre(c.kind, c.player, target, breakthrough) });
}

function newManoeuvre(
  kind: ManoeuvreKind,
  initiator: PlayerId,
  target: CardId | null,
  breakthrough: boolean,
): Manoeuvre {
  return {
    kind,
    initiator,
    target,
    phases: phasesOf(kind, breakthrough),
    at: 0,
    breakthrough,
    obstructed: false,
    fight: null,
    fightWinner: null,
    conditionMet: false,
    paid: false,
    expedition: false,
    activated: [],
    tried: [],
    strikes: [],
    success: false,
    treasure: false,
    insteadOfSolving: null,
  };
}

/** Refuses unless a manoeuvre is in this phase. */
export function inPhase(state: State, ...phases: readonly ManoeuvrePhase[]): Refusal | null {
  const { manoeuvre } = state;
  if (!manoeuvre) return refuse('NO_MANOEUVRE', '4.01.e');
  const now = phaseOf(manoeuvre);
  if (phases.includes(now)) return null;
  return refuse('WRONG_MANOEUVRE_PHASE', '4.01.e', { words: { now, wanted: phases.join(' / ') } });
}

/** The other side forms its obstructing team. */
export const obstruct = command({
  type: 'obstruct',
  schema: z.strictObject({ type: z.literal('obstruct'), team: cardRefs }),
  run(d, { team }) {
    const no = inPhase(d.state, 'obstructing');
    if (no) return no;
    const m = d.state.manoeuvre as Manoeuvre;
    if (m.obstructed) return refuse('OBSTRUCTED_ALREADY', '4.01.e');
    const player = obstructorOf(m);
    const limit = teamLimit(d.state, m.kind, m.target, 'defenders');
    const wrong = teamRefusal(d.state, { player, team, limit, initiating: false });
    if (wrong) return wrong;
    const missing = mustObstruct(d.state, player).filter((id) => !team.includes(id));
    if (missing.length > 0 && team.some((id) => !missing.includes(id)) && missing.length + team.length <= limit)
      return refuse('MUST_OBSTRUCT', null, { cards: missing });
    const unpaid = payManoeuvre(d, player, d.state.settings.obstructCost, null);
    if (unpaid) return unpaid;
    for (const id of team) move(d, id, { zone: 'team', side: player }, '4.01.e');
    d.changeManoeuvre({ obstructed: true });
    d.emit({ type: 'obstructing', player, cards: team });
    return null;
  },
  *candidates(state) {
    const { manoeuvre } = state;
    if (!manoeuvre) return;
    for (const id of state.zones[obstructorOf(manoeuvre)].row) yield { type: 'obstruct' as const, team: [id] };
  },
});

/** Those a text binds to obstruct and who can: "akinek akadályoznia kell a manővert". */
const mustObstruct = (state: State, player: PlayerId): readonly CardId[] =>
  state.zones[player].row.filter(
    (id) =>
      card(state, id).marks.mustObstruct === state.turn &&
      teamRefusal(state, { player, team: [id], limit: 1, initiating: false }) === null,
  );

/** Goes on to the next phase of the manoeuvre. */
export const advance = command({
  type: 'advance',
  schema: z.strictObject({ type: z.literal('advance') }),
  run(d) {
    const m = d.state.manoeuvre;
    if (!m) return refuse('NO_MANOEUVRE', '4.01.e');
    if (d.state.timeline.length > 0) return refuse('TIMELINE_NOT_EMPTY', 'ALAP.06');
    const phase = phaseOf(m);
    const bound = phase === 'obstructing' && !m.obstructed ? mustObstruct(d.state, obstructorOf(m)) : [];
    if (bound.length > 0) return refuse('MUST_OBSTRUCT', null, { cards: bound });
    if (phase === 'rounds' && m.fight && !roundOver(m.fight)) return refuse('ROUND_NOT_OVER', '2.10.1');
    const unsure = phase === 'condition' && m.conditionMet === null ? unsureRefusal(d.state, m) : null;
    if (unsure) return unsure;
    const stands = targetStands(d.state, m);
    if (phase === 'payment' && !m.paid && stands) return refuse('QUEST_NOT_PAID', '2.03.b');
    if (phase === 'solving' && !m.success && stands) return refuse('NOT_SOLVED_YET', '2.03.c');
    if (phase === 'result') return refuse('GO_HOME', '4.01.e');
    advancePhase(d);
    return null;
  },
  candidates: () => [{ type: 'advance' as const }],
});

// What cannot be told is for the player to say, with hand.condition.
function unsureRefusal(state: State, m: Manoeuvre): Refusal | null {
  const quest = m.target as CardId;
  const [team, level] = [state.zones[m.initiator].team, teamLevel(state, m.initiator)];
  const answer = linesAnswerAt(state, quest, team, m.initiator, level, state.settings.conditionLines);
  return conditionRefusal(answer, [quest], '4.01.e', false);
}

/** The players say that the condition of the küldetés is met, where the engine cannot read it. */
export const conditionByHand = command({
  type: 'hand.condition',
  schema: z.strictObject({ type: z.literal('hand.condition'), met: z.boolean() }),
  run(d, { met }) {
    const no = inPhase(d.state, 'condition');
    if (no) return no;
    d.byHand = true;
    d.changeManoeuvre({ conditionMet: met });
    d.emit({ type: 'condition', word: met ? 'met' : 'notMet' });
    return null;
  },
  candidates: ({ manoeuvre: m }) =>
    m && phaseOf(m) === 'condition' && m.conditionMet === null
      ? [true, false].map((met) => ({ type: 'hand.condition' as const, met }))
      : [],
});

const payQuestSchema = z.strictObject({
  type: z.literal('payQuest'),
  expedition: z.boolean().optional(),
  adjust: adjustSchema.optional(),
  focus: cardRefs.optional(),
  x: z.int().min(0).max(99).optional(),
});
type PayQuest = z.output<typeof payQuestSchema>;

/** Pays the MP-igény of the küldetés, or the 1 MP of EXPEDÍCIÓ (2.03.b, Q33). */
export const payQuest = command({
  type: 'payQuest',
  schema: payQuestSchema,
  run(d, c) {
    const no = inPhase(d.state, 'payment');
    if (no) return no;
    const m = d.state.manoeuvre as Manoeuvre;
    const quest = m.target as CardId;
    const gone = targetRefusal(d.state, m);
    if (gone) return gone;
    if (m.paid) return refuse('PAID_ALREADY', '2.03.b', { cards: [quest] });
    const barred = c.expedition ? expeditionRefusal(d.state, quest) : null;
    if (barred) return barred;
    const instead = c.expedition === true && d.state.settings.expeditionPay === 'instead';
    const unpaid = instead ? changesRefusal(c, quest) : payPrice(d, c, m.initiator, quest);
    if (unpaid) return unpaid;
    if (c.expedition) {
      const due = dueFromPool(d.state, m.initiator, quest, { mp: EXPEDITION_MP, free: false, steps: [] }, {});
      if (isRefusal(due)) return due;
      pay(d, m.initiator, due, {}, quest);
    }
    d.changeManoeuvre({ paid: true, expedition: c.expedition ?? false });
    return null;
  },
  candidates: () => [{ type: 'payQuest' as const }, { type: 'payQuest' as const, expedition: true }],
});

// The MP-igény of the küldetés, with everything that changes or pays it.
function payPrice(d: Draft, c: PayQuest, player: PlayerId, quest: CardId): Refusal | null {
  const cost = costOf(d.state, { of: 'solve', card: quest, player }, c.adjust, c.x ?? null);
  if (isRefusal(cost)) return cost;
  const due = dueFromPool(d.state, player, quest, cost, { focus: c.focus });
  if (isRefusal(due)) return due;
  pay(d, player, due, { focus: c.focus }, quest);
  return null;
}

// 2.03.b: the 1 MP of EXPEDÍCIÓ is no MP-igény that anything could change, and FÓKUSZ pays only such (2.19.a).
function changesRefusal(c: PayQuest, quest: CardId): Refusal | null {
  if (c.focus !== undefined && c.focus.length > 0) return refuse('FOCUS_NOT_FOR_THIS', '2.19.a', { cards: [quest] });
  if (c.adjust !== undefined && changesAnything(c.adjust)) return refuse('COST_FIXED', '2.03.b', { cards: [quest] });
  return c.x === undefined ? null : refuse('X_NOT_ASKED', '5.01.c', { cards: [quest] });
}

/** 2.03.b */
const EXPEDITION_MP = 1;

// 2.03.a: the payment is reached only by a team that meets the condition, so the keyword is what is left to ask for.
function expeditionRefusal(state: State, quest: CardId): Refusal | null {
  return expeditionOf(state, quest) === null ? refuse('NO_EXPEDITION', '2.03.a', { cards: [quest] }) : null;
}

/** Solves the küldetés, or does what takes the place of the solving (2.03.c, 2.03.note1). */
export const solve = command({
  type: 'solve',
  schema: z.strictObject({
    type: z.literal('solve'),
    /** Another effect that happens instead of the solving, in the player's words. */
    instead: z.string().min(1).max(100).optional(),
  }),
  run(d, { instead }) {
    const no = inPhase(d.state, 'solving');
    if (no) return no;
    const m = d.state.manoeuvre as Manoeuvre;
    if (m.success || m.insteadOfSolving !== null) return refuse('SOLVED_ALREADY', '2.03.note1');
    if (m.expedition && instead !== undefined) return refuse('ONE_REPLACEMENT_ONLY', '2.03.note1');
    const gone = targetRefusal(d.state, m);
    if (gone) return gone;
    const quest = m.target as CardId;
    if (m.expedition) {
      makeExpedition(d, quest, m.initiator);
      d.changeManoeuvre({ insteadOfSolving: 'EXPEDÍCIÓ' });
      succeeded(d, m); // 2.03.f
    } else if (instead !== undefined) {
      d.changeManoeuvre({ insteadOfSolving: instead });
      d.emit({ type: 'insteadOfSolving', card: quest, word: instead });
      succeeded(d, m);
    } else {
      succeeded(d, m, true);
      solveQuest(d, quest, m.initiator);
    }
    return null;
  },
  candidates: () => [{ type: 'solve' as const }],
});

/**
 * Ends the manoeuvre: the teams come home pihenő. `ready` names members that come home éber by a card; where that is because
 * a Kincs was solved, one must have been solved (2.03.note2).
 */
export const goHome = command({
  type: 'goHome',
  schema: z.strictObject({
    type: z.literal('goHome'),
    ready: cardRefs.optional(),
    becauseTreasure: z.boolean().optional(),
  }),
  run(d, { ready = [], becauseTreasure }) {
    const no = inPhase(d.state, 'result');
    if (no) return no;
    if (becauseTreasure && !d.state.manoeuvre?.treasure) return refuse('NO_TREASURE_SOLVED', '2.03.note2');
    const wrong = readyRefusal(d.state, ready, becauseTreasure ?? false);
    if (wrong) return wrong;
    endManoeuvre(d, ready);
    return null;
  },
  candidates: () => [{ type: 'goHome' as const }],
});

// Only who comes home can come home éber, and by a solved Kincs only the team that solved it (2.03.note2).
function readyRefusal(state: State, ready: readonly CardId[], becauseTreasure: boolean): Refusal | null {
  const away = ready.find((id) => card(state, id)?.zone !== 'team');
  if (away !== undefined) return refuse('NOT_IN_TEAM', '4.01.e', { cards: [away] });
  const other = becauseTreasure ? ready.find((id) => card(state, id).side !== state.manoeuvre?.initiator) : undefined;
  return other === undefined ? null : refuse('NOT_IN_INITIATING_TEAM', '2.03.note2', { cards: [other] });
}

/** Breaks a manoeuvre off by hand: everybody goes home. */
export const handEndManoeuvre = command({
  type: 'hand.endManoeuvre',
  schema: z.strictObject({ type: z.literal('hand.endManoeuvre') }),
  run(d) {
    if (!d.state.manoeuvre) return refuse('NO_MANOEUVRE', '4.01.e');
    d.byHand = true;
    endManoeuvre(d, []);
    return null;
  },
});

/** A card keeps a kalandozó out of teams for this forduló (2.22.1 asks whose effect it is). */
export const bar = command({
  type: 'bar',
  schema: z.strictObject({
    type: z.literal('bar'),
    card: cardRef,
    by: z.enum(['enemyAdventurer', 'other']).default('other'),
  }),
  run(d, { card: id, by }) {
    const mark = by === 'enemyAdventurer' ? 'barredByEnemy' : 'barred';
    d.change(id, { marks: { ...card(d.state, id).marks, [mark]: d.state.turn } });
    d.emit({ type: 'barred', card: id, word: by });
    return null;
  },
});

export const manoeuvreCommands = [
  start,
  obstruct,
  advance,
  conditionByHand,
  payQuest,
  solve,
  goHome,
  handEndManoeuvre,
  bar,
] as const;
