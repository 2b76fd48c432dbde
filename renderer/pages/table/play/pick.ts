import type { CardId } from '../../../../engine/mk/table/state/types.ts';

/** The choice after one more press on a card: out if it was in; with one wanted, a second pick takes the place of the first. */
export function togglePick(chosen: readonly CardId[], id: CardId, max: number): CardId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  if (max === 1) return [id];
  return chosen.length < max ? [...chosen, id] : [...chosen];
}
