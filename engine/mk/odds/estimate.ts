import { Rng } from '../../random/rng.ts';
import type { Cell, Range } from './exact.ts';
import type { CellQuestion, RedrawChance } from './redraw.ts';

/** A chance from games drawn at random, with its standard error. */
export interface Estimate {
  readonly p: number;
  /** Standard error of p; never 0, since a rare case may not have come up. */
  readonly se: number;
}

/** Shuffles of one estimate, and cards drawn in all of them together at most. */
const GAMES = 200_000;
const MOST_CARDS = 10_000_000;
const SEED = 1;

/**
 * What {@link redrawChanceOfCells} works out, estimated by drawing: for questions whose exact answer would take too long.
 * Takes a bounded time and no memory to speak of; the same question always gives the same estimate.
 * @param seen by how many cards seen the goals are asked for, each at least the opening hand; the first is the question's.
 */
export function estimateChance(
  cells: readonly Cell[],
  { keep, goals, redraws, hand }: Omit<CellQuestion, 'seen'>,
  seen: readonly number[],
): Omit<RedrawChance, 'p'> & { readonly chances: readonly Estimate[] } {
  const cards = cells.flatMap(({ mask, size }) => new Array<number>(size).fill(mask));
  const stages = [...new Set(seen.map((n) => Math.min(n, cards.length)))].sort((a, b) => a - b);
  const first = Math.min(hand, cards.length);
  const rng = Rng.seeded(SEED);
  const counts = new Array<number>(keep.length + goals.length).fill(0);
  const met = stages.map(() => 0);
  const games = Math.max(1000, Math.min(GAMES, Math.floor(MOST_CARDS / ((stages.at(-1) ?? 1) + first * redraws + 1))));
  let kept = 0;
  let keptFresh = 0;
  let redrawn = 0;
  for (let game = 0; game < games; game++) {
    for (let tries = 0; ; tries++) {
      counts.fill(0);
      drawInto(cards, counts, 0, first, rng);
      const holds = keep.every((range, i) => inRange(range, counts[i]!));
      if (holds && tries === 0) keptFresh++;
      if (holds) kept++;
      if (holds || tries === redraws) break;
      redrawn++;
    }
    let drawn = first;
    for (const [at, end] of stages.entries()) {
      drawInto(cards, counts, drawn, end, rng);
      drawn = end;
      if (goals.every((range, i) => inRange(range, counts[keep.length + i]!))) met[at]!++;
    }
  }
  const shares = met.map((hits) => share(hits, games));
  return {
    chances: seen.map((n) => shares[stages.indexOf(Math.min(n, cards.length))]!),
    keep: keptFresh / games,
    keptByRule: kept / games,
    redraws: redrawn / games,
  };
}

const inRange = ({ min, max }: Range, count: number): boolean => count >= min && (max === undefined || count <= max);

/** Draws the cards at the places from `start` to `end` and adds them to the counts of their groups. */
function drawInto(cards: number[], counts: number[], start: number, end: number, rng: Rng): void {
  for (let place = start; place < end; place++) {
    const other = place + rng.below(cards.length - place);
    const mask = cards[other]!;
    cards[other] = cards[place]!;
    cards[place] = mask;
    for (let i = 0; i < counts.length; i++) if (mask & (1 << i)) counts[i]!++;
  }
}

// Two games more, one of them met: so neither 0 nor 1 looks certain.
function share(hits: number, games: number): Estimate {
  const likely = (hits + 1) / (games + 2);
  return { p: hits / games, se: Math.sqrt((likely * (1 - likely)) / games) };
}
