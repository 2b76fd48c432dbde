import type { GameRecord, Measure } from './record.ts';
import { MEASURES } from './record.ts';

/** How a game ended, by the clause that ended it. */
export const ENDINGS = ['tower', 'dp', 'deckOut'] as const;
export type Ending = (typeof ENDINGS)[number];

const ENDING_OF: Readonly<Record<string, Ending>> = {
  '1.01.1': 'tower',
  '1.01.3': 'tower',
  '1.01.2': 'dp',
  '1.01.4': 'dp',
  '1.01.5': 'deckOut',
};

export interface CardTally {
  /** Games in which a copy was drawn, and of these the ones won. */
  gamesDrawn: number;
  winsWhenDrawn: number;
  drawn: number;
  played: number;
  stuckTurns: number;
}

/** Sums over games. Whole numbers alone, so that adding parts in any order gives the same to the last bit. */
export interface Tally {
  games: number;
  wins: number;
  losses: number;
  draws: number;
  readonly by: Record<Ending, number>;
  readonly winsBy: Record<Ending, number>;
  /** Games that ended in forduló i + 1; those won in it. */
  readonly lastTurn: number[];
  readonly wonIn: number[];
  /** By forduló: games that played it, and for each measure the sum and the sum of squares. */
  readonly reached: number[];
  readonly sums: Record<Measure, number[]>;
  readonly squares: Record<Measure, number[]>;
  readonly cards: Map<string, CardTally>;
}

const zeros = (turns: number): number[] => new Array<number>(turns).fill(0);
const perMeasure = (turns: number) =>
  Object.fromEntries(MEASURES.map((measure) => [measure, zeros(turns)])) as Record<Measure, number[]>;

export function emptyTally(turns: number): Tally {
  return {
    games: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    by: { tower: 0, dp: 0, deckOut: 0 },
    winsBy: { tower: 0, dp: 0, deckOut: 0 },
    lastTurn: zeros(turns),
    wonIn: zeros(turns),
    reached: zeros(turns),
    sums: perMeasure(turns),
    squares: perMeasure(turns),
    cards: new Map(),
  };
}

/** Adds one game. */
export function addGame(tally: Tally, game: GameRecord): void {
  tally.games++;
  const won = game.winner === 'self';
  if (game.winner !== null) {
    if (won) tally.wins++;
    else if (game.winner === 'draw') tally.draws++;
    else tally.losses++;
    const ending = ENDING_OF[game.clause ?? ''];
    if (ending) tally.by[ending]++;
    if (ending && won) tally.winsBy[ending]++;
    bump(tally.lastTurn, game.turn - 1);
    if (won) bump(tally.wonIn, game.turn - 1);
  }
  game.turns.forEach((turn, i) => {
    bump(tally.reached, i);
    for (const measure of MEASURES) {
      tally.sums[measure][i] = (tally.sums[measure][i] ?? 0) + turn[measure];
      tally.squares[measure][i] = (tally.squares[measure][i] ?? 0) + turn[measure] ** 2;
    }
  });
  for (const [name, card] of game.cards) {
    const to = cardOf(tally, name);
    to.drawn += card.drawn;
    to.played += card.played;
    to.stuckTurns += card.stuckTurns;
    if (card.drawn > 0) to.gamesDrawn++;
    if (card.drawn > 0 && won) to.winsWhenDrawn++;
  }
}

/** Adds the sums of other games, in place. */
export function addTally(to: Tally, part: Tally): void {
  for (const key of ['games', 'wins', 'losses', 'draws'] as const) to[key] += part[key];
  for (const ending of ENDINGS) {
    to.by[ending] += part.by[ending];
    to.winsBy[ending] += part.winsBy[ending];
  }
  for (const key of ['lastTurn', 'wonIn', 'reached'] as const) addList(to[key], part[key]);
  for (const measure of MEASURES) {
    addList(to.sums[measure], part.sums[measure]);
    addList(to.squares[measure], part.squares[measure]);
  }
  for (const [name, card] of part.cards) {
    const own = cardOf(to, name);
    for (const key of Object.keys(own) as (keyof CardTally)[]) own[key] += card[key];
  }
}

function cardOf(tally: Tally, name: string): CardTally {
  const known = tally.cards.get(name) ?? { gamesDrawn: 0, winsWhenDrawn: 0, drawn: 0, played: 0, stuckTurns: 0 };
  tally.cards.set(name, known);
  return known;
}

function bump(list: number[], i: number): void {
  list[i] = (list[i] ?? 0) + 1;
}

function addList(to: number[], from: readonly number[]): void {
  from.forEach((n, i) => {
    to[i] = (to[i] ?? 0) + n;
  });
}
