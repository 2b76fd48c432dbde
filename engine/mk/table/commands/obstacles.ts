import { z } from 'zod';
import { answerAt, conditionRefusal } from '../rules/asking.ts';
import { acted } from '../rules/combat/rounds.ts';
import { card, controllerOf, playerOf, typeOf } from '../rules/controller.ts';
import { type CostAnswer, costOf, isRefusal } from '../rules/costs.ts';
import { keywordAt } from '../rules/keywords.ts';
import { obstructorOf, phaseOf } from '../rules/manoeuvre/flow.ts';
import { dueFromPool, pay } from '../rules/payment.ts';
import { isBlank } from '../rules/silence.ts';
import { setPosition } from '../rules/turn.ts';
import { notePlay, playRefusal } from '../rules/usage.ts';
import { amount, cardRef, cardRefs, command } from '../state/command.ts';
import type { Manoeuvre } from '../state/manoeuvre.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { inPhase } from './manoeuvre.ts';
import { adjustSchema, unknownTarget } from './summon.ts';

const activateObstacleSchema = z.strictObject({
  type: z.literal('activateObstacle'),
  card: cardRef,
  x: amount.optional(),
  targets: cardRefs.optional(),
  adjust: adjustSchema.optional(),
  /** FÓKUSZ cards used as MP (2.19.a). */
  focus: cardRefs.optional(),
  /** The own team member rotated for MEGELEVENEDŐ (2.15.a). */
  rotate: cardRef.optional(),
  /** The rotated member meets the condition, where nobody can tell from the cards (2.15.b). */
  conditionByHand: z.boolean().optional(),
});
type ActivateObstacle = z.output<typeof activateObstacleSchema>;

/**
 * Activates an attached akadálylap: in its phase those on the target of the manoeuvre, in the harci körök those with
 * MEGELEVENEDŐ wherever they are attached (2.15.a). Its MP is paid now (5.01.e). It is no action of a kalandozó (2.15.note1).
 */
export const activateObstacle = command({
  type: 'activateObstacle',
  schema: activateObstacleSchema,
  run(d, c) {
    const no = inPhase(d.state, 'obstacles', 'rounds') ?? obstacleRefusal(d.state, c.card);
    if (no) return no;
    const unknown = unknownTarget(d.state, c.targets);
    if (unknown) return unknown;
    const m = d.state.manoeuvre as Manoeuvre;
    const player = playerOf(d.state, c.card);
    const fighting = phaseOf(m) === 'rounds';
    const wrong = fighting ? animatedRefusal(d.state, c, player) : placeRefusal(d.state, c, m, player);
    if (wrong) return wrong;
    const used = playRefusal(d.state, c.card, player);
    if (used) return used;
    const cost = costOf(d.state, { of: 'obstacle', card: c.card, player }, c.adjust, c.x ?? null);
    // Q75: the dummy has no MP, so nobody has to say what an X or unknown cost would be.
    const unpriced = isRefusal(cost) && player === 'dummy' && !d.state.rival && UNPRICED.has(cost.code);
    if (isRefusal(cost) && !unpriced) return cost;
    const due = dueFromPool(d.state, player, c.card, isRefusal(cost) ? NOTHING : cost, { focus: c.focus });
    if (isRefusal(due)) return due;
    pay(d, player, due, { focus: c.focus }, c.card);
    notePlay(d, c.card, player);
    if (fighting && c.rotate !== undefined) setPosition(d, c.rotate, 'resting', '2.15.a');
    d.change(c.card, { faceDown: false });
    d.changeManoeuvre({ activated: [...m.activated, c.card] });
    const entry = {
      card: c.card,
      player,
      ability: null,
      targets: c.targets ?? [],
      hidden: false,
      quick: false,
    } as const;
    d.pushEntry({ ...entry, kind: 'ability', plan: { do: 'obstacle' } });
    d.emit({ type: 'obstacleActivated', card: c.card, player, clause: fighting ? '2.15.a' : '5.01.e' });
    if (fighting) acted(d, player);
    return null;
  },
  *candidates(state) {
    for (const one of state.manoeuvre ? state.cards : []) {
      if (one.zone !== 'attached' || typeOf(state, one.id) !== 'obstacle') continue;
      yield { type: 'activateObstacle' as const, card: one.id };
      for (const rotate of state.zones[playerOf(state, one.id)].team) {
        yield { type: 'activateObstacle' as const, card: one.id, rotate };
      }
    }
  },
});

function obstacleRefusal(state: State, id: CardId): Refusal | null {
  const inst = card(state, id);
  if (inst.zone !== 'attached' || typeOf(state, id) !== 'obstacle')
    return refuse('NOT_AN_ATTACHED_OBSTACLE', '5.01.e', { cards: [id] });
  // 2.14.b.4: an ELVADULT card has no activation of its own.
  if (isBlank(state, id)) return refuse('FERAL_HAS_NO_TEXT', '2.14.b.4', { cards: [id] });
  if (state.manoeuvre?.activated.includes(id)) return refuse('ACTIVATED_ALREADY', '5.01.e', { cards: [id] });
  return null;
}

// In its phase: an akadálylap of the obstructing side on the target.
function placeRefusal(state: State, c: ActivateObstacle, m: Manoeuvre, player: PlayerId): Refusal | null {
  // 2.15.a: rotating a kalandozó is the price of MEGELEVENEDŐ alone.
  if (c.rotate !== undefined)
    return refuse('WRONG_MANOEUVRE_PHASE', '2.15.a', { words: { now: phaseOf(m), wanted: 'rounds' } });
  if (card(state, c.card).host !== m.target) return refuse('NOT_ON_THE_TARGET', '2.13.a', { cards: [c.card] });
  return player === obstructorOf(m) ? null : refuse('NOT_OF_THE_OBSTRUCTOR', '2.13.a', { cards: [c.card] });
}

function animatedRefusal(state: State, c: ActivateObstacle, player: PlayerId): Refusal | null {
  const keyword = keywordAt(state, c.card, 'animated');
  if (!keyword) return refuse('NOT_ANIMATED', '2.15.a', { cards: [c.card] });
  const fight = state.manoeuvre?.fight;
  if (fight && fight.momentum !== null && fight.momentum !== player) return refuse('MOMENTUM_FIRST', '2.10.note1');
  if (fight && fight.toAct !== player) return refuse('NOT_TO_ACT', '2.15.a');
  if (c.rotate === undefined) return refuse('NOBODY_ROTATED', '2.15.a', { cards: [c.card] });
  const member = card(state, c.rotate);
  if (member.zone !== 'team' || controllerOf(state, c.rotate) !== player)
    return refuse('NOT_IN_TEAM', '2.15.a', { cards: [c.rotate] });
  // Q64: only an éber card can be rotated.
  if (member.position !== 'ready') return refuse('NOT_READY', '2.15.a', { cards: [c.rotate] });
  const answer = answerAt(state, c.rotate, keyword.condition);
  return conditionRefusal(answer, [c.rotate], '2.15.b', c.conditionByHand === true);
}

const UNPRICED: ReadonlySet<string> = new Set(['X_MISSING', 'COST_UNKNOWN']);
const NOTHING: CostAnswer = { mp: 0, free: false, steps: [] };

export const obstacleCommands = [activateObstacle] as const;
