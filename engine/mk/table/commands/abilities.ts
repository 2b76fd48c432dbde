import { z } from 'zod';
import type { AbilityRules } from '../../cards/symbols/resolve.ts';
import { rulesOf, timingOf, usageKey } from '../rules/abilities.ts';
import { noteAction } from '../rules/combat/rounds.ts';
import { card, def, inPresent, playerOf } from '../rules/controller.ts';
import { costOf, dueFromPool, isRefusal, pay } from '../rules/costs.ts';
import { SILENCE_CLAUSE, silenceOf } from '../rules/keywords.ts';
import { abilityKeyword } from '../rules/printed.ts';
import { mayAct } from '../rules/timing.ts';
import { setPosition } from '../rules/turn.ts';
import { amount, cardRef, cardRefs, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, Plan, State } from '../state/types.ts';
import { adjustSchema } from './summon.ts';

const activateSchema = z.strictObject({
  type: z.literal('activate'),
  card: cardRef,
  /** Which of its texts, counted from 0. */
  ability: amount,
  /** The attached Csatlós or Hátas whose text the kalandozó uses (2.06.f, 2.09.f). */
  with: cardRef.optional(),
  x: amount.optional(),
  targets: cardRefs.optional(),
  targetsNeeded: amount.optional(),
  /** Target of MENEKÜLÉS or GYÁVASÁG in the text. */
  fleeing: cardRef.optional(),
  adjust: adjustSchema.optional(),
});
type Activate = z.output<typeof activateSchema>;

/** Activates a képesség or laphatás: checks its symbols (JEL.*), takes its price, puts it into the Időfonal. */
export const activate = command({
  type: 'activate',
  schema: activateSchema,
  run(d, c) {
    const source = c.with ?? c.card;
    const rules = rulesOf(d.state, source, c.ability);
    if (!rules) return refuse('NO_SUCH_ABILITY', 'JEL.0', { cards: [source] });
    const no =
      ownerRefusal(d.state, c, rules, source) ??
      mayAct(d.state, 'self', timingOf(rules)) ??
      usageRefusal(d.state, c, rules, source) ??
      targetRefusal(d.state, c, rules);
    if (no) return no;
    const points = pointsRefusal(d.state, source, rules, c.x);
    if (isRefusal(points)) return points;
    const cost = costOf(
      d.state,
      { of: 'ability', card: source, player: 'self', ability: c.ability },
      c.adjust,
      c.x ?? null,
    );
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, 'self', source, cost, {});
    if (isRefusal(due)) return due;
    pay(d, 'self', due, {}, source);
    use(d, c, rules, source, points);
    return null;
  },
  *candidates(state) {
    for (const one of state.cards) {
      if (!inPresent(state, one.id) || playerOf(state, one.id) !== 'self') continue;
      for (const ability of def(state, one.id).abilities.keys()) {
        yield { type: 'activate' as const, card: one.id, ability };
      }
      for (const other of one.attached) {
        for (const ability of def(state, other).abilities.keys()) {
          yield { type: 'activate' as const, card: one.id, ability, with: other };
        }
      }
    }
  },
});

function ownerRefusal(state: State, c: Activate, rules: AbilityRules, source: CardId): Refusal | null {
  if (!inPresent(state, c.card)) return refuse('NOT_IN_PLAY', 'JEL.0', { cards: [c.card] });
  if (playerOf(state, c.card) !== 'self') return refuse('NOT_YOURS', 'ALAP.35', { cards: [c.card] });
  if (c.with !== undefined) {
    const no = lendingRefusal(state, c.card, c.with, c.ability);
    if (no) return no;
  }
  if (rules.mode === 'timed') return refuse('SWITCHES_BY_ITSELF', 'JEL.O', { cards: [source] });
  if (rules.mode !== 'activated') return refuse('WORKS_BY_ITSELF', 'JEL.E1', { cards: [source] });
  const silence = silenceOf(state, source, c.ability);
  if (silence) return refuse('TEXT_SILENT', SILENCE_CLAUSE[silence], { cards: [source] });
  const { position } = card(state, c.card);
  if (rules.rotates && position !== 'ready') return refuse('CANNOT_ROTATE', 'JEL.B', { cards: [c.card] });
  if (!rules.positions.includes(position)) return refuse('NOT_READY', 'JEL.E', { cards: [c.card] });
  return null;
}

// 2.09.f: a Csatlós lends its képesség, not its laphatás; 2.06.f: a Hátas what it lists.
function lendingRefusal(state: State, id: CardId, lender: CardId, ability: number): Refusal | null {
  const inst = card(state, lender);
  if (inst.host !== id) return refuse('NOT_ATTACHED_TO', '2.09.f', { cards: [lender] });
  if (inst.attachedAs === 'mount') return null;
  const lends = inst.attachedAs === 'companion' && def(state, lender).abilities[ability]?.kind === 'ability';
  return lends ? null : refuse('NOT_LENT', '2.09.f', { cards: [lender] });
}

const markOf = (c: Activate): string => `used:${c.with ?? ''}:${c.ability}`;

// JEL.D, JEL.L, JEL.Q
function usageRefusal(state: State, c: Activate, rules: AbilityRules, source: CardId): Refusal | null {
  if (rules.oncePerTurn && card(state, c.card).marks[markOf(c)] === state.turn) {
    return refuse('ONCE_PER_TURN', 'JEL.D', { cards: [c.card] });
  }
  if (rules.perPlayer === 'oneActivationPerTurn') {
    const key = `self:${usageKey(state, def(state, source), c.ability, 'player')}`;
    if (state.usedByPlayer.includes(key)) return refuse('ONCE_PER_PLAYER', 'JEL.L', { cards: [source] });
  }
  if (rules.oncePerGame && state.usedInGame.includes(usageKey(state, def(state, source), c.ability, 'game'))) {
    return refuse('ONCE_PER_GAME', 'JEL.Q', { cards: [source] });
  }
  return null;
}

function targetRefusal(state: State, c: Activate, rules: AbilityRules): Refusal | null {
  const have = c.targets?.length ?? 0;
  const needed = c.targetsNeeded ?? 0;
  if (have < needed) return refuse('NO_TARGET', '5.01.a', { numbers: { needed, have }, cards: [c.card] });
  // JEL.I: only with something to neutralise.
  if (rules.needsTarget && neutralisable(state, c) === undefined) {
    return refuse('NOTHING_TO_NEUTRALISE', 'JEL.I', { cards: [c.card] });
  }
  const flight = flightOf(c, state);
  if (!flight) return c.fleeing === undefined ? null : refuse('NO_FLIGHT', '2.16.a', { cards: [c.card] });
  const clause = flight === 'escape' ? '2.16.note1' : '2.23.a';
  if (c.fleeing === undefined) return refuse('NO_TARGET', clause, { cards: [c.card] });
  if (card(state, c.fleeing).zone !== 'team') return refuse('NOT_IN_TEAM', clause, { cards: [c.fleeing] });
  if (flight === 'cowardice' && playerOf(state, c.fleeing) !== 'self')
    return refuse('NOT_YOURS', '2.23.a', { cards: [c.fleeing] });
  return null;
}

const flightOf = (c: Activate, state: State) =>
  abilityKeyword(def(state, c.with ?? c.card), c.ability, ['escape', 'cowardice']);

/** The waiting entry a semlegesítő is aimed at: that of the first target, if it can be neutralised. */
function neutralisable(state: State, c: Activate) {
  const target = c.targets?.[0];
  const entry = state.timeline.findLast((one) => one.card === target);
  return entry?.plan?.do === 'attach' && entry.plan.as !== 'companion' ? undefined : entry;
}

/** Points to be spent (JEL.J, JEL.K), or why they cannot be. */
function pointsRefusal(state: State, source: CardId, rules: AbilityRules, x: number | undefined): number | Refusal {
  if (rules.points === null) return 0;
  const clause = rules.points.kind === 'omen' ? 'JEL.K' : 'JEL.J';
  const { cost } = rules.points;
  if (cost.kind === 'unknown' || (cost.kind === 'x' && x === undefined)) {
    return refuse('X_MISSING', clause, { cards: [source] });
  }
  const need = cost.kind === 'x' ? cost.factor * (x ?? 0) : cost.value;
  const have = card(state, source).counters.points ?? 0;
  return have >= need ? need : refuse('NOT_ENOUGH_POINTS', clause, { numbers: { need, have }, cards: [source] });
}

function use(d: Draft, c: Activate, rules: AbilityRules, source: CardId, points: number): void {
  const inst = card(d.state, source);
  if (points > 0) {
    d.change(source, { counters: { ...inst.counters, points: (inst.counters.points ?? 0) - points } });
    d.emit({ type: 'pointsSpent', card: source, n: points });
  }
  if (rules.rotates) setPosition(d, c.card, 'resting', 'JEL.B');
  noteUse(d, c, rules, source);
  const timing = timingOf(rules);
  const quick = timing.speed === 'quick';
  const plan = planOf(d.state, c, rules);
  const entry = {
    card: source,
    player: 'self',
    ability: c.ability,
    targets: c.targets ?? [],
    hidden: false,
    quick,
  } as const;
  d.pushEntry({ ...entry, kind: 'ability', plan });
  d.emit({ type: 'activated', card: c.card, player: 'self', n: c.ability, clause: timing.clause });
  noteAction(d, 'self', !quick);
}

// Q65: used up at activation, even if it is neutralised afterwards.
function noteUse(d: Draft, c: Activate, rules: AbilityRules, source: CardId): void {
  const inst = card(d.state, c.card);
  if (rules.oncePerTurn) d.change(c.card, { marks: { ...inst.marks, [markOf(c)]: d.state.turn } });
  if (rules.perPlayer === 'oneActivationPerTurn') {
    const key = `self:${usageKey(d.state, def(d.state, source), c.ability, 'player')}`;
    d.set({ usedByPlayer: [...d.state.usedByPlayer, key] });
  }
  if (rules.oncePerGame) {
    d.set({ usedInGame: [...d.state.usedInGame, usageKey(d.state, def(d.state, source), c.ability, 'game')] });
  }
  if (rules.lostAfterUse) d.change(source, { lost: [...card(d.state, source).lost, c.ability] });
}

function planOf(state: State, c: Activate, rules: AbilityRules): Plan | null {
  const entry = rules.needsTarget ? neutralisable(state, c) : undefined;
  if (entry) return { do: 'neutralise', entry: entry.id };
  if (c.fleeing === undefined) return null;
  return { do: flightOf(c, state) === 'escape' ? 'flee' : 'cowardice', target: c.fleeing };
}

export const abilityCommands = [activate] as const;
