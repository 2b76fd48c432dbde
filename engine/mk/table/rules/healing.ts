import { fold } from '../../../text/fold.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, State } from '../state/types.ts';
import { def, inPresent } from './controller.ts';

/** Levels of healing by which the lasting effect of a card can be neutralised, as its text says; null if it cannot. */
export function healingThatEnds(state: State, id: CardId): number | null {
  for (const ability of def(state, id).abilities) {
    const levels = /(\d+) szintnyi gyogyitassal semlegesitheto/.exec(fold(ability.text))?.[1];
    if (levels !== undefined) return Number(levels);
  }
  return null;
}

/** Why healing cannot neutralise the effect of this card now (ALAP.42), or null. */
export function healAwayRefusal(state: State, id: CardId, levels: number): Refusal | null {
  const needed = healingThatEnds(state, id);
  if (needed === null) return refuse('NOT_HEALED_AWAY', 'ALAP.42', { cards: [id] });
  if (!inPresent(state, id)) return refuse('EFFECT_OVER', 'ALAP.42', { cards: [id] });
  if (levels < needed) return refuse('HEALING_TOO_LITTLE', 'ALAP.42', { numbers: { levels, needed }, cards: [id] });
  return null;
}
