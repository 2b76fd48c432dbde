import { z } from 'zod';
import type { AbilityRules } from '../../cards/symbols/resolve.ts';
import { bannedBy } from '../effects/constants.ts';
import { payPrice, priceRefusal } from '../effects/prices.ts';
import { textTargetRefusal } from '../effects/targets.ts';
import { rulesOf, timingOf } from '../rules/abilities.ts';
import { noteAction } from '../rules/combat/rounds.ts';
import { card, def, inPresent, playerOf } from '../rules/controller.ts';
import { costOf, isRefusal } from '../rules/costs.ts';
import { flightRefusal } from '../rules/flight.ts';
import { dueFromPool, pay } from '../rules/payment.ts';
import { abilityKeyword } from '../rules/printed.ts';
import { SILENCE_CLAUSE, silenceOf } from '../rules/silence.ts';
import { lendsTexts } from '../rules/texts.ts';
import { neutralisable } from '../rules/timeline.ts';
import { mayAct } from '../rules/timing.ts';
import { setPosition } from '../rules/turn.ts';
import { noteUse, type Use, useRefusal } from '../rules/usage.ts';
import { actor, actorOf, amount, by, cardRef, cardRefs, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import { type CardId, PLAYERS, type Plan, type State } from '../state/types.ts';
import { adjustSchema, unknownTarget } from './summon.ts';

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
  player: actor,
});
type Activate = z.output<typeof activateSchema>;

/** Activates a képesség or laphatás: checks its symbols (JEL.*), takes its price, puts it into the Időfonal. */
export const activate = command({
  type: 'activate',
  schema: activateSchema,
  run(d, c) {
    const source = c.with ?? c.card;
    const player = actorOf(c);
    const rules = rulesOf(d.state, source, c.ability);
    if (!rules) return refuse('NO_SUCH_ABILITY', 'JEL.0', { cards: [source] });
    const no =
      ownerRefusal(d.state, c, rules, source) ??
      mayAct(d.state, player, timingOf(rules)) ??
      useRefusal(d.state, useOf(c, source)) ??
      targetRefusal(d.state, c, rules);
    if (no) return no;
    const points = pointsRefusal(d.state, source, rules, c.x);
    if (isRefusal(points)) return points;
    const cost = costOf(d.state, { of: 'ability', card: source, player, ability: c.ability }, c.adjust, c.x ?? null);
    if (isRefusal(cost)) return cost;
    const due = dueFromPool(d.state, player, source, cost, {});
    if (isRefusal(due)) return due;
    const unpaid = priceRefusal(d.state, c.card, source, c.ability, player);
    if (unpaid) return unpaid;
    pay(d, player, due, {}, source);
    use(d, c, rules, source, points);
    return null;
  },
  *candidates(state, player) {
    for (const one of state.cards) {
      if (!inPresent(state, one.id) || playerOf(state, one.id) !== player) continue;
      for (const ability of def(state, one.id).abilities.keys()) {
        const base = { type: 'activate' as const, card: one.id, ability, ...by(player) };
        yield base;
        yield* candidatesWithTargets(state, base);
      }
      for (const other of one.attached) {
        for (const ability of def(state, other).abilities.keys()) {
          const lent = { type: 'activate' as const, card: one.id, ability, with: other, ...by(player) };
          yield lent;
          yield* candidatesWithTargets(state, lent);
        }
      }
    }
  },
});

/** Texts that need a target: what waits in the Időfonal (JEL.I), or a member of a team (2.16, 2.23). */
function* candidatesWithTargets(state: State, c: Activate): Iterable<Activate> {
  if (rulesOf(state, c.with ?? c.card, c.ability)?.needsTarget) {
    for (const entry of state.timeline) yield { ...c, targets: [entry.card] };
  }
  if (!flightOf(c, state)) return;
  for (const side of PLAYERS) for (const fleeing of state.zones[side].team) yield { ...c, fleeing };
}

const isLender = (state: State, id: CardId): boolean => {
  const { attachedAs } = card(state, id);
  return attachedAs === 'companion' || attachedAs === 'mount';
};

function ownerRefusal(state: State, c: Activate, rules: AbilityRules, source: CardId): Refusal | null {
  if (!inPresent(state, c.card)) return refuse('NOT_IN_PLAY', 'JEL.0', { cards: [c.card] });
  if (playerOf(state, c.card) !== actorOf(c)) return refuse('NOT_YOURS', 'ALAP.35', { cards: [c.card] });
  if (c.with !== undefined) {
    const no = lendingRefusal(state, c.card, c.with, c.ability);
    if (no) return no;
  } else if (isLender(state, c.card)) {
    // What a Csatlós or Hátas has is had by the kalandozó it is attached to.
    const clause = card(state, c.card).attachedAs === 'mount' ? '2.06.f' : '2.09.f';
    return refuse('USED_BY_ITS_CARRIER', clause, { cards: [c.card] });
  }
  const barring = bannedBy(state, 'activate', c.card) ?? bannedBy(state, 'act', c.card);
  if (barring !== null) return refuse('BARRED_BY_TEXT', null, { cards: [c.card, barring] });
  if (rules.mode === 'timed') return refuse('SWITCHES_BY_ITSELF', 'JEL.O', { cards: [source] });
  if (rules.mode !== 'activated') return refuse('WORKS_BY_ITSELF', 'JEL.E1', { cards: [source] });
  const silence = silenceOf(state, source, c.ability, c.card);
  if (silence) return refuse('TEXT_SILENT', SILENCE_CLAUSE[silence], { cards: [source] });
  const { position } = card(state, c.card);
  if (rules.rotates && position !== 'ready') return refuse('CANNOT_ROTATE', 'JEL.B', { cards: [c.card] });
  if (!rules.positions.includes(position)) return refuse('NOT_READY', 'JEL.E', { cards: [c.card] });
  return null;
}

const useOf = (c: Activate, source: CardId): Use => ({
  bearer: c.card,
  source,
  ability: c.ability,
  player: actorOf(c),
});

// 2.09.f: a Csatlós lends its képesség, not its laphatás; 2.06.f: a Hátas what it lists.
function lendingRefusal(state: State, id: CardId, lender: CardId, ability: number): Refusal | null {
  const inst = card(state, lender);
  if (inst.host !== id) return refuse('NOT_ATTACHED_TO', '2.09.f', { cards: [lender] });
  if (lendsTexts(state, lender, ability)) return null;
  return refuse('NOT_LENT', inst.attachedAs === 'mount' ? '2.06.f' : '2.09.f', { cards: [lender] });
}

function targetRefusal(state: State, c: Activate, rules: AbilityRules): Refusal | null {
  const have = c.targets?.length ?? 0;
  const needed = c.targetsNeeded ?? 0;
  if (have < needed) return refuse('NO_TARGET', '5.01.a', { numbers: { needed, have }, cards: [c.card] });
  const unknown = unknownTarget(state, c.targets);
  if (unknown) return unknown;
  // JEL.I: only with something to neutralise.
  if (rules.needsTarget && neutralisable(state, c.targets?.[0]) === undefined) {
    return refuse('NOTHING_TO_NEUTRALISE', 'JEL.I', { cards: [c.card] });
  }
  const wrong = textTargetRefusal(state, c.with ?? c.card, c.ability, actorOf(c), c);
  if (wrong) return wrong;
  const flight = flightOf(c, state);
  if (!flight) return c.fleeing === undefined ? null : refuse('NO_FLIGHT', '2.16.a', { cards: [c.card] });
  if (c.fleeing === undefined)
    return refuse('NO_TARGET', flight === 'escape' ? '2.16.note1' : '2.23.a', { cards: [c.card] });
  return flightRefusal(state, actorOf(c), flight, c.fleeing);
}

const flightOf = (c: Activate, state: State) =>
  abilityKeyword(def(state, c.with ?? c.card), c.ability, ['escape', 'cowardice']);

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
  const player = actorOf(c);
  if (points > 0) {
    d.change(source, { counters: { ...inst.counters, points: (inst.counters.points ?? 0) - points } });
    d.emit({ type: 'pointsSpent', card: source, n: points });
  }
  if (rules.rotates) setPosition(d, c.card, 'resting', 'JEL.B');
  noteUse(d, useOf(c, source));
  const timing = timingOf(rules);
  const quick = timing.speed === 'quick';
  const plan = planOf(d.state, c, rules);
  const entry = {
    card: source,
    player,
    ability: c.ability,
    targets: c.targets ?? [],
    hidden: false,
    quick,
    x: c.x ?? null,
    summoner: c.card,
  } as const;
  d.pushEntry({ ...entry, kind: 'ability', plan });
  payPrice(d, c.card, source, c.ability, player);
  d.emit({ type: 'activated', card: c.card, player, n: c.ability, clause: timing.clause });
  noteAction(d, player, !quick);
}

function planOf(state: State, c: Activate, rules: AbilityRules): Plan | null {
  const entry = rules.needsTarget ? neutralisable(state, c.targets?.[0]) : undefined;
  if (entry) return { do: 'neutralise', entry: entry.id };
  if (c.fleeing === undefined) return null;
  return { do: flightOf(c, state) === 'escape' ? 'flee' : 'cowardice', target: c.fleeing };
}

export const abilityCommands = [activate] as const;
