import { def, isAdventurer, typeOf } from '../../../../engine/mk/table/rules/controller.ts';
import { changedTreasure } from '../../../../engine/mk/table/rules/costs.ts';
import { levelOf, wallOf } from '../../../../engine/mk/table/rules/levels.ts';
import type { CardId, State } from '../../../../engine/mk/table/state/types.ts';

/** The current level of a kalandozó; null for every other card. */
export const levelNow = (state: State, id: CardId): number | null =>
  isAdventurer(state, id) && def(state, id).level !== null ? levelOf(state, id) : null;

/** The FAL-érték of a toronyszint or of an építmény that has one; null for every other card. */
export function wallNow(state: State, id: CardId): number | null {
  const type = typeOf(state, id);
  if (type === 'towerLevel') return wallOf(state, id);
  const wall = type === 'building' ? wallOf(state, id) : 0;
  return wall > 0 ? wall : null;
}

/** DP the card gives; null where it has none to give. */
export function dpValue(state: State, id: CardId): number | null {
  return changedTreasure(state, id) ? 0 : def(state, id).dp;
}
