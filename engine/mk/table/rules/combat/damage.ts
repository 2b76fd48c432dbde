import { beastOf } from '../../../cards/keywords/facts.ts';
import { bannedBy } from '../../effects/constants.ts';
import { replaced } from '../../effects/instead.ts';
import { pierces } from '../../effects/pierce.ts';
import type { Draft } from '../../state/draft.ts';
import type { AttackFacts, AttackWay, CardId, State } from '../../state/types.ts';
import { card, def, inPresent, playerOf } from '../controller.ts';
import { keywordsAt } from '../keywords.ts';
import { levelOf } from '../levels.ts';
import { toPastOrAbyss } from '../zones.ts';

/** One piece of armour at work on a kalandozó: VÉDŐKÜSZÖB and SFÉ; `equipment` is false for granted armour (2.17.d). */
export interface Armour {
  readonly threshold: number;
  readonly absorbs: number;
  readonly from: CardId;
  readonly equipment: boolean;
}

/** Everything that protects a kalandozó: worn páncél (2.17.a) and what it has by képesség or laphatás (2.17.b). */
export function armoursOf(state: State, id: CardId): Armour[] {
  const found: Armour[] = [];
  for (const own of keywordsAt(state, id, 'armour')) {
    found.push({ threshold: own.value ?? 0, absorbs: own.second ?? 0, from: id, equipment: false });
  }
  for (const other of card(state, id).attached) {
    if (card(state, other).attachedAs !== 'equipment') continue;
    for (const worn of keywordsAt(state, other, 'armour')) {
      found.push({ threshold: worn.value ?? 0, absorbs: worn.second ?? 0, from: other, equipment: true });
    }
  }
  return found;
}

/** 2.17.b: wearing armour, be it equipment or not. */
export const wearsArmour = (state: State, id: CardId): boolean => armoursOf(state, id).length > 0;

const ARMOURED_WAYS: ReadonlySet<AttackWay> = new Set(['melee', 'bareHand', 'ranged']);

/** How much of the damage armour takes away (2.17.c); the best piece that applies to this roll. */
export function absorbed(state: State, attack: AttackFacts, roll: number): number {
  if (!attack.beast && !ARMOURED_WAYS.has(attack.kind)) return 0;
  if (pierces(state, attack.with ?? attack.attacker)) return 0;
  return armoursOf(state, attack.target)
    .filter((armour) => roll <= armour.threshold)
    .reduce((most, armour) => Math.max(most, armour.absorbs), 0);
}

/** The damage of an attack that hit. */
export function applyHit(d: Draft, attack: AttackFacts, roll: number): void {
  const barring =
    bannedBy(d.state, 'hurt', attack.target, attack.with ?? attack.attacker) ??
    bannedBy(d.state, 'hurt', attack.target, attack.attacker);
  if (barring !== null) {
    d.emit({ type: 'noEffect', card: attack.target, cards: [barring] });
    return;
  }
  const less = absorbed(d.state, attack, roll);
  if (less > 0) d.emit({ type: 'absorbed', card: attack.target, n: Math.min(less, attack.damage), clause: '2.17.c' });
  hurt(d, attack.target, Math.max(0, attack.damage - less));
}

/** Takes levels from a kalandozó; one without any level left dies (Q35). */
export function hurt(d: Draft, id: CardId, levels: number): void {
  if (levels <= 0 || !inPresent(d.state, id)) return;
  if (replaced(d, 'hurt', id, playerOf(d.state, id), levels)) return;
  d.change(id, { damage: card(d.state, id).damage + levels });
  d.emit({ type: 'hurt', card: id, n: levels });
  if (levelOf(d.state, id) <= 0) toPastOrAbyss(d, id, 'died', 'ALAP.25');
}

/** A printed damage ("2") as a number; null for a range or X. */
export function printedDamage(state: State, id: CardId): number | null {
  const text = def(state, id).damage ?? beastOf(def(state, id))?.damage ?? null;
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null;
}
