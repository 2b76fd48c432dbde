import { changeOf } from '../../effects/constants.ts';
import type { Draft } from '../../state/draft.ts';
import type { CardId, PendingRoll, PlayerId, State } from '../../state/types.ts';
import { def } from '../controller.ts';
import { has } from '../keywords.ts';
import { comeHome } from '../manoeuvre/flow.ts';
import { applyHit } from './damage.ts';

export const ATTRIBUTES = ['fizikum', 'asztral', 'mental'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Upper threshold of a roll by this card: KÜZDŐSZELLEM raises it by 1 (2.24). */
export function thresholdFor(state: State, id: CardId, printed: number): number {
  return printed + (has(state, id, 'fightingSpirit') ? 1 : 0);
}

export const attributeOf = (state: State, id: CardId, attribute: Attribute): number | null =>
  changedAttribute(state, id, attribute, def(state, id).attributes?.[attribute] ?? null);

const changedAttribute = (state: State, id: CardId, attribute: Attribute, printed: number | null): number | null =>
  printed === null ? null : Math.max(0, printed + changeOf(state, id, attribute));

/**
 * Makes a roll (Q38): with the given dice, or seeded ones, or, where dice are typed in, by asking for them.
 */
export function roll(
  d: Draft,
  player: PlayerId,
  pending: PendingRoll,
  card: CardId,
  dice: readonly number[] | undefined,
): void {
  const { settings } = d.state;
  if (dice === undefined && settings.diceTyped) {
    d.ask({ kind: 'roll', player, clause: null, card, roll: pending, min: settings.dice, max: settings.dice });
    return;
  }
  const thrown = dice ?? Array.from({ length: settings.dice }, () => d.rng().die(settings.sides));
  settle(d, pending, card, thrown);
}

/** What the dice decide. A roll of at most the threshold succeeds. */
export function settle(d: Draft, pending: PendingRoll, card: CardId, dice: readonly number[]): void {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const success = total <= pending.threshold;
  d.emit({ type: 'rolled', card, dice, n: total, of: pending.threshold, word: pending.for });
  d.emit({ type: success ? 'rollMade' : 'rollFailed', card, word: pending.for });
  if (pending.run !== undefined)
    d.set({ running: d.state.running.map((run) => (run.id === pending.run ? { ...run, rolled: success } : run)) });
  if (pending.attack && success) applyHit(d, pending.attack, total);
  if (pending.for === 'cowardice' && success && d.card(card).zone === 'team') comeHome(d, card, false, '2.23.a');
}
