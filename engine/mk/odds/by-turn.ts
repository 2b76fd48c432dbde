import { type Condition, jointChance } from './exact.ts';

/** How many cards have been seen by the end of a turn's draw: the opening hand, then so many new ones each turn. */
export function seenByTurn(turn: number, hand: number, newCards: number): number {
  return hand + Math.max(0, turn - 1) * newCards;
}

/** The exact chance turn by turn. */
export interface TurnChance {
  readonly turn: number;
  readonly seen: number;
  readonly p: number;
}

/**
 * The chance that all conditions hold among the cards seen by each turn. How many cards are new each turn is the
 * asker's assumption (as many as were played, by lapkiigazítás); it stands beside the numbers.
 */
export function chanceByTurn<T>(
  pool: readonly T[],
  conditions: readonly Condition<T>[],
  { turns, hand, newCards }: { turns: number; hand: number; newCards: number },
): TurnChance[] {
  return Array.from({ length: turns }, (_, i) => {
    const seen = Math.min(pool.length, seenByTurn(i + 1, hand, newCards));
    return { turn: i + 1, seen, p: jointChance(pool, seen, conditions) };
  });
}
