/** How many cards have been seen by the end of a turn's draw: the opening hand, then so many new ones each turn. */
export function seenByTurn(turn: number, hand: number, newCards: number): number {
  return hand + Math.max(0, turn - 1) * newCards;
}

/** The exact chance turn by turn. */
export interface TurnChance {
  readonly turn: number;
  /** Cards seen, never more than the deck has. */
  readonly seen: number;
  readonly p: number;
}

/**
 * The chance by each turn. How many cards are new each turn is the asker's assumption (as many as were played, by
 * lapkiigazítás, ALAP.15); it stands beside the numbers.
 * @param chance the exact chance with so many cards seen.
 */
export function chanceByTurn(
  { turns, hand, newCards, deckSize }: { turns: number; hand: number; newCards: number; deckSize: number },
  chance: (seen: number) => number,
): TurnChance[] {
  return Array.from({ length: turns }, (_, i) => {
    const seen = seenByTurn(i + 1, hand, newCards);
    return { turn: i + 1, seen: Math.min(deckSize, seen), p: chance(seen) };
  });
}
