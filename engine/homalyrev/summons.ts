import { type Field, GROUND } from './board/field.ts';
import type { Hex } from './board/hex.ts';
import { OCCUPANT } from './board/movement.ts';
import type { ActionPlan, Figure, MoveMode } from './scenario.ts';

/** The values printed on a summon's card; null where it shows a dash: that ability is not performed. */
export interface SummonCard {
  readonly hitPoints: number;
  readonly move: number | null;
  readonly attack: number | null;
  /** null = melee. */
  readonly range: number | null;
  readonly mode: MoveMode;
}

export type SummonConditions = Pick<ActionPlan, 'muddled' | 'disarmed' | 'immobilized' | 'stunned'>;

const UNHARMED: SummonConditions = { muddled: false, disarmed: false, immobilized: false, stunned: false };

/** HOM.6.e: what a summon does every turn, "Move +0, Attack +0" with its printed values and no ability card. */
export function summonAction(card: SummonCard, conditions: SummonConditions = UNHARMED): ActionPlan {
  return {
    move: card.move ?? 0,
    mode: card.mode,
    attack: card.attack === null ? null : { range: card.range ?? 0, targets: 1, area: null },
    ...conditions,
  };
}

/** HOM.6.d: whose attack modifier deck a figure draws from; null for the deck of the monsters. */
export function modifierDeckOf(figure: Pick<Figure, 'id' | 'side' | 'summoner'>): string | null {
  if (figure.side === 'monster') return null;
  return figure.side === 'summon' ? figure.summoner : figure.id;
}

/** HOM.6.b: a summon does not act in the round it was summoned in. */
export const actsInRound = (summonedInRound: number, round: number): boolean => round > summonedInRound;

/**
 * Where a summon may be put: hexes next to the summoner without figure, overlay tile or wall between; none = it fails.
 * @param occupants who stands on each floor hex, the summoner included.
 */
export function summonHexes(field: Field, occupants: Uint8Array, summonerHex: number): Hex[] {
  const hexes: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = field.neighbours[summonerHex * 6 + d] as number;
    if (hex < 0 || field.ground[hex] !== GROUND.plain || occupants[hex] !== OCCUPANT.none) continue;
    hexes.push(field.hexes[hex] as Hex);
  }
  return hexes;
}

/** HOM.1.d: the figures left on the map when one is exhausted: without it and without its summons (Q89). */
export function withoutExhausted<F extends Pick<Figure, 'id' | 'summoner'>>(figures: readonly F[], id: string): F[] {
  return figures.filter((figure) => figure.id !== id && figure.summoner !== id);
}
