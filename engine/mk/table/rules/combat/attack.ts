import { z } from 'zod';
import { beastOf } from '../../../cards/keywords/facts.ts';
import { bannedBy, capOf, changeAgainst, changeOf } from '../../effects/constants.ts';
import { cardRef } from '../../state/command.ts';
import type { Draft } from '../../state/draft.ts';
import { type Refusal, refuse } from '../../state/refusal.ts';
import { ATTACK_WAYS, type AttackFacts, type AttackWay, type CardId, type State } from '../../state/types.ts';
import { rulesOf } from '../abilities.ts';
import { card, controllerOf, def, isAdventurer, playerOf, typeOf } from '../controller.ts';
import { has, keywordAt } from '../keywords.ts';
import { levelOf } from '../levels.ts';
import { setPosition } from '../turn.ts';
import { arrive, toPastOrAbyss } from '../zones.ts';
import { printedDamage } from './damage.ts';
import { roll, thresholdFor } from './rolls.ts';

export const attackSchema = z.strictObject({
  type: z.literal('attack'),
  attacker: cardRef,
  target: cardRef,
  way: z.enum(ATTACK_WAYS).default('melee'),
  /** The akciólap or worn item the attack is made with. */
  with: cardRef.optional(),
  /** Upper threshold, where the card does not print it in a field. */
  threshold: z.int().min(0).max(99).optional(),
  damage: z.int().min(0).max(99).optional(),
  /** frontemberi büntető módosító, taken off the threshold (2.27). */
  frontPenalty: z.int().min(0).max(20).optional(),
  dice: z.array(z.int().min(1).max(100)).min(1).max(6).optional(),
});
export type Attack = z.output<typeof attackSchema>;

/** What an attack will be. `action`: it is an action of its own and not what a summoned akciólap or an akadálylap does. */
export interface AttackPlan {
  readonly instead: 'willTransfer' | 'overkill' | null;
  readonly threshold: number;
  readonly facts: AttackFacts;
  readonly frenzy: boolean;
  readonly action: boolean;
}

/** Works out an attack, or why it cannot be made. */
export function attackPlan(state: State, c: Attack): AttackPlan | Refusal {
  const no = partiesRefusal(state, c);
  if (no) return no;
  const obstacle = typeOf(state, c.attacker) === 'obstacle';
  const action = !obstacle && (c.with === undefined || isWornWeapon(state, c.with));
  const fight = state.manoeuvre?.fight;
  if (fight && fight.momentum !== null && fight.momentum !== playerOf(state, c.attacker)) {
    return refuse('MOMENTUM_FIRST', '2.10.note1');
  }
  if (action && fight && fight.toAct !== playerOf(state, c.attacker)) return refuse('NOT_TO_ACT', '2.10');
  const instead = replacement(state, c);
  const frenzy = isFrenzy(state, c);
  const facts = (damage: number): AttackFacts => ({
    attacker: c.attacker,
    target: c.target,
    kind: c.way,
    damage: damage + (frenzy ? 1 : 0),
    beast: obstacle && def(state, c.attacker).obstacleKind === 'beast',
    ...(c.with === undefined ? {} : { with: c.with }),
  });
  if (instead) return { instead, threshold: 0, facts: facts(0), frenzy, action };
  const threshold = thresholdOf(state, c);
  if (threshold === null) return refuse('THRESHOLD_UNKNOWN', '2.24', { cards: [c.attacker] });
  const damage = damageOf(state, c);
  if (damage === null) return refuse('DAMAGE_UNKNOWN', '2.17.c', { cards: [c.with ?? c.attacker] });
  return { instead: null, threshold, facts: facts(damage), frenzy, action };
}

function partiesRefusal(state: State, c: Attack): Refusal | null {
  if (!isAdventurer(state, c.target) || card(state, c.target).zone !== 'team') {
    return refuse('NOT_IN_TEAM', '2.04.b', { cards: [c.target] });
  }
  if (controllerOf(state, c.target) === playerOf(state, c.attacker)) {
    return refuse('NOT_AN_ENEMY', '2.15.a', { cards: [c.target] });
  }
  const no = c.with === undefined ? null : withRefusal(state, c, c.with);
  if (no) return no;
  const barring = bannedBy(state, 'attack', c.attacker) ?? bannedBy(state, 'act', c.attacker);
  if (barring !== null) return refuse('BARRED_BY_TEXT', null, { cards: [c.attacker, barring] });
  if (typeOf(state, c.attacker) === 'obstacle') {
    const active = state.manoeuvre?.activated.includes(c.attacker);
    return active ? null : refuse('OBSTACLE_NOT_ACTIVE', '2.15.a', { cards: [c.attacker] });
  }
  if (!isAdventurer(state, c.attacker) || card(state, c.attacker).zone !== 'team') {
    return refuse('NOT_IN_TEAM', '4.01.e', { cards: [c.attacker] });
  }
  return null;
}

// 2.28: the akciólap was summoned and took effect in this manoeuvre, by the attacker's player, or it is what the attacker wears.
function withRefusal(state: State, c: Attack, id: CardId): Refusal | null {
  if (def(state, id).type !== 'action') return refuse('NOT_AN_ACTION', '2.28', { cards: [id] });
  const inst = card(state, id);
  if (inst.attachedAs === 'equipment' && inst.host === c.attacker) return null;
  const player = playerOf(state, c.attacker);
  const played = state.played.some((one) => one.card === id && one.player === player);
  return played ? null : refuse('NOT_PLAYED_HERE', '2.28', { cards: [id] });
}

/**
 * A worn item without a text to activate only lends its numbers: the attack is the action. Where a text of it is activated, or
 * an akciólap summoned, that was the action already.
 */
function isWornWeapon(state: State, id: CardId): boolean {
  if (card(state, id).attachedAs !== 'equipment') return false;
  return !def(state, id).abilities.some((_text, ability) => rulesOf(state, id, ability)?.mode === 'activated');
}

/** 2.04.b, 2.05.b: at X or less there is no roll; above X the ordinary roll is made. */
function replacement(state: State, c: Attack): AttackPlan['instead'] {
  const level = levelOf(state, c.target);
  for (const name of ['willTransfer', 'overkill'] as const) {
    const keyword = keywordAt(state, c.attacker, name);
    if (keyword && level <= (keyword.value ?? 0)) return name;
  }
  return null;
}

const FRENZY_WAYS: ReadonlySet<AttackWay> = new Set(['melee', 'bareHand']);

// 2.28: the first melee or bare-hand támadás akciólap of this kalandozó in this fight.
function isFrenzy(state: State, c: Attack): boolean {
  if (c.with === undefined || def(state, c.with).actionKind !== 'attack' || !FRENZY_WAYS.has(c.way)) return false;
  const fight = state.manoeuvre?.fight;
  return (
    fight !== null && fight !== undefined && !fight.struck.includes(c.attacker) && has(state, c.attacker, 'frenzy')
  );
}

/** The damage of an attack: as printed or told, changed by texts, at most what a text allows. */
function damageOf(state: State, c: Attack): number | null {
  const source = c.with ?? c.attacker;
  const printed = c.damage ?? printedDamage(state, source);
  if (printed === null) return null;
  const byTexts =
    changeOf(state, source, 'damage') +
    (source === c.attacker ? 0 : changeOf(state, c.attacker, 'damage')) +
    changeAgainst(state, c.target, ['damage'], [c.attacker, source]);
  return Math.max(0, Math.min(printed + byTexts, capOf(state, source, 'damage') ?? Number.POSITIVE_INFINITY));
}

function thresholdOf(state: State, c: Attack): number | null {
  const printed = c.threshold ?? beastOf(def(state, c.attacker))?.attack ?? null;
  if (printed === null) return null;
  // 2.27: on the card or on the kalandozó who summons it; only akciólap have the penalty lifted.
  const focused =
    c.with !== undefined && (has(state, c.with, 'concentration') || has(state, c.attacker, 'concentration'));
  const byTexts =
    changeOf(state, c.attacker, 'attackThreshold') +
    changeOf(state, c.attacker, 'attackRoll') +
    changeAgainst(state, c.target, ['attackThreshold', 'attackRoll'], [c.attacker]);
  return thresholdFor(state, c.attacker, printed) + byTexts - (focused ? 0 : (c.frontPenalty ?? 0));
}

/** Makes the attack that was worked out. */
export function strike(d: Draft, c: Attack, plan: AttackPlan): void {
  d.emit({ type: 'attacked', card: c.attacker, cards: [c.target], word: c.way });
  noteStruck(d, c);
  const { manoeuvre } = d.state;
  if (manoeuvre?.activated.includes(c.attacker)) d.changeManoeuvre({ strikes: [...manoeuvre.strikes, c.attacker] });
  if (plan.instead === 'willTransfer') transfer(d, c.attacker, c.target);
  else if (plan.instead === 'overkill') toPastOrAbyss(d, c.target, 'died', '2.05.b');
  else rollFor(d, c, plan);
}

function rollFor(d: Draft, c: Attack, plan: AttackPlan): void {
  if (plan.frenzy) d.emit({ type: 'frenzy', card: c.attacker, clause: '2.28' });
  const pending = { for: 'attack', threshold: plan.threshold, attack: plan.facts } as const;
  noteRolled(d, c.attacker);
  roll(d, playerOf(d.state, c.attacker), pending, c.attacker, c.dice);
}

function noteRolled(d: Draft, id: CardId): void {
  const fight = d.state.manoeuvre?.fight;
  if (fight && !fight.rolled?.includes(id))
    d.changeManoeuvre({ fight: { ...fight, rolled: [...(fight.rolled ?? []), id] } });
}

// Every first melee or bare-hand attack card counts, whether or not VÉRENGZÉS was there already.
function noteStruck(d: Draft, c: Attack): void {
  const fight = d.state.manoeuvre?.fight;
  if (!fight || c.with === undefined || def(d.state, c.with).actionKind !== 'attack' || !FRENZY_WAYS.has(c.way)) return;
  if (!fight.struck.includes(c.attacker))
    d.changeManoeuvre({ fight: { ...fight, struck: [...fight.struck, c.attacker] } });
}

/** 2.04.b: to the Sor of the controller of the bearer, pihenő; by its place that player controls it (ALAP.32.a). */
function transfer(d: Draft, attacker: CardId, target: CardId): void {
  const taker = controllerOf(d.state, attacker) ?? card(d.state, attacker).owner;
  const hurt = card(d.state, target).damage > 0;
  d.emit({ type: 'transferred', card: target, player: taker, clause: '2.04.b', ...(hurt ? { ruling: 'R06' } : {}) });
  if (!arrive(d, target, 'row', taker, { position: 'resting', clause: '2.04.b' })) return;
  setPosition(d, target, 'resting', '2.04.b');
  d.change(target, { damage: 0 }); // Its position stands for the damage in a Sor, and it is pihenő (R06).
}
