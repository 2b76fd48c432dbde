import { z } from 'zod';
import { bannedBy, changeOf } from '../effects/constants.ts';
import { attacksAgain } from '../effects/permits.ts';
import { attackPlan, attackSchema, strike } from '../rules/combat/attack.ts';
import { hurt as hurtCard } from '../rules/combat/damage.ts';
import { ATTRIBUTES, attributeOf, roll, thresholdFor } from '../rules/combat/rolls.ts';
import { acted, nextRound as beginRound, roundOver } from '../rules/combat/rounds.ts';
import { card, inPresent, isAdventurer, playerOf } from '../rules/controller.ts';
import { isRefusal } from '../rules/costs.ts';
import { bears } from '../rules/keywords.ts';
import { amount, cardRef, command } from '../state/command.ts';
import { refuse } from '../state/refusal.ts';
import { inPhase } from './manoeuvre.ts';

/** Dice typed in instead of seeded ones. */
export const diceSchema = z.array(z.int().min(1).max(100)).min(1).max(6).optional();

/** An attack roll of a kalandozó or of an activated akadálylap, or what takes its place (2.04, 2.05). */
export const attack = command({
  type: 'attack',
  schema: attackSchema,
  run(d, c) {
    const no = inPhase(d.state, 'rounds', 'preparation', 'obstacles');
    if (no) return no;
    const plan = attackPlan(d.state, c);
    if (isRefusal(plan)) return plan;
    const player = playerOf(d.state, c.attacker);
    strike(d, c, plan);
    if (plan.action && !attacksAgain(d, c.attacker)) acted(d, player);
    return null;
  },
  *candidates(state) {
    for (const side of ['self', 'dummy'] as const) {
      for (const attacker of state.zones[side].team) {
        for (const target of state.zones[side === 'self' ? 'dummy' : 'self'].team) {
          yield { type: 'attack' as const, attacker, target, way: 'melee' as const };
        }
      }
    }
  },
});

/** The player whose turn it is to act passes; two passes in a row end the round (2.10.1). */
export const pass = command({
  type: 'pass',
  schema: z.strictObject({ type: z.literal('pass') }),
  run(d) {
    const no = inPhase(d.state, 'rounds');
    if (no) return no;
    const fight = d.state.manoeuvre?.fight;
    if (!fight) return refuse('NO_FIGHT', '2.10');
    if (d.state.timeline.length > 0) return refuse('TIMELINE_NOT_EMPTY', 'ALAP.06');
    if (roundOver(fight)) return refuse('ROUND_OVER', '2.10.1');
    acted(d, fight.toAct, true);
    return null;
  },
  candidates: () => [{ type: 'pass' as const }],
});

export const nextRound = command({
  type: 'nextRound',
  schema: z.strictObject({ type: z.literal('nextRound') }),
  run(d) {
    const no = inPhase(d.state, 'rounds');
    if (no) return no;
    const fight = d.state.manoeuvre?.fight;
    if (!fight || !roundOver(fight)) return refuse('ROUND_NOT_OVER', '2.10.1');
    beginRound(d);
    return null;
  },
  candidates: () => [{ type: 'nextRound' as const }],
});

/** A test or saving roll: of at most the attribute, or a typed threshold (Q38, 2.24). */
export const testRoll = command({
  type: 'testRoll',
  schema: z.strictObject({
    type: z.literal('testRoll'),
    card: cardRef,
    for: z.enum(['test', 'save']).default('test'),
    attribute: z.enum(ATTRIBUTES).default('fizikum'),
    threshold: amount.optional(),
    dice: diceSchema,
  }),
  run(d, c) {
    if (!inPresent(d.state, c.card) || !isAdventurer(d.state, c.card)) {
      return refuse('NOT_AN_ADVENTURER', '2.24', { cards: [c.card] });
    }
    const printed = c.threshold ?? attributeOf(d.state, c.card, c.attribute);
    if (printed === null) return refuse('THRESHOLD_UNKNOWN', '2.24', { cards: [c.card] });
    const byTexts = changeOf(d.state, c.card, c.for === 'test' ? 'testRoll' : 'saveRoll');
    const threshold = thresholdFor(d.state, c.card, printed) + byTexts;
    roll(d, playerOf(d.state, c.card), { for: c.for, threshold, attack: null }, c.card, c.dice);
    return null;
  },
});

/** 2.23.b.1: a kalandozó with GYÁVASÁG in the initiating team, while the obstructing team leaves the Sor; only itself. */
export const cowardice = command({
  type: 'cowardice',
  schema: z.strictObject({ type: z.literal('cowardice'), card: cardRef, target: cardRef.optional() }),
  run(d, { card: id, target }) {
    const no = inPhase(d.state, 'obstructing');
    if (no) return no;
    if (!isAdventurer(d.state, id) || !bears(d.state, id, 'cowardice'))
      return refuse('NOT_COWARDLY', '2.23.b', { cards: [id] });
    const inst = card(d.state, id);
    if (inst.zone !== 'team' || inst.side !== d.state.manoeuvre?.initiator) {
      return refuse('NOT_IN_INITIATING_TEAM', '2.23.b.1', { cards: [id] });
    }
    if (target !== undefined && target !== id) return refuse('ONLY_ITSELF', '2.23.b.1', { cards: [target] });
    // R12: one try in a manoeuvre, or the test would mean nothing.
    const tried = d.state.manoeuvre?.tried ?? [];
    if (d.state.settings.cowardiceTries === 'once' && tried.includes(id))
      return refuse('TRIED_ALREADY', '2.23.b.1', { cards: [id] });
    d.changeManoeuvre({ tried: [...tried, id] });
    const plan = { do: 'cowardice', target: id } as const;
    const entry = { card: id, player: inst.side, ability: null, targets: [id], hidden: false, quick: true, plan };
    d.pushEntry({ ...entry, kind: 'ability' });
    d.emit({ type: 'activated', card: id, player: inst.side, clause: '2.23.b.1' });
    return null;
  },
  *candidates(state) {
    for (const id of state.manoeuvre ? state.zones[state.manoeuvre.initiator].team : []) {
      yield { type: 'cowardice' as const, card: id };
    }
  },
});

/** Levels lost or healed by an effect. */
export const hurt = command({
  type: 'hurt',
  schema: z.strictObject({ type: z.literal('hurt'), card: cardRef, levels: z.int().min(1).max(99) }),
  run(d, { card: id, levels }) {
    if (!inPresent(d.state, id) || !isAdventurer(d.state, id))
      return refuse('NOT_AN_ADVENTURER', 'ALAP.25', { cards: [id] });
    hurtCard(d, id, levels);
    return null;
  },
});

export const heal = command({
  type: 'heal',
  schema: z.strictObject({ type: z.literal('heal'), card: cardRef, levels: z.int().min(1).max(99) }),
  run(d, { card: id, levels }) {
    const { damage } = card(d.state, id);
    if (!inPresent(d.state, id) || damage === 0) return refuse('NOTHING_TO_HEAL', 'ALAP.42', { cards: [id] });
    const barring = bannedBy(d.state, 'heal', id);
    if (barring !== null) return refuse('BARRED_BY_TEXT', null, { cards: [id, barring] });
    d.change(id, { damage: Math.max(0, damage - levels) });
    d.emit({ type: 'healed', card: id, n: Math.min(damage, levels) });
    return null;
  },
});

export const fightCommands = [attack, pass, nextRound, testRoll, cowardice, hurt, heal] as const;
