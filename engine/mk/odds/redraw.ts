import { type Cell, type Condition, cellsOf, chanceOfCells, type Range } from './exact.ts';
import { type Limit, planWalk, withinLimit } from './walk.ts';

/** A redraw rule: the whole opening hand is shuffled back and drawn anew while `keep` does not hold, at most so often. */
export interface RedrawRule<T> {
  /** 0 = no redraw (the default of the game, Q22). */
  readonly redraws: number;
  /** All of these must hold for a hand to be kept; the hand after the last redraw is kept whatever it is. */
  readonly keep: readonly Condition<T>[];
}

/** What a question with a redraw rule gives back. */
export interface RedrawChance {
  /** The chance that the goal is met in the end. */
  readonly p: number;
  /** The chance that a fresh hand is kept. */
  readonly keep: number;
  /** The chance that the hand kept in the end meets the keep rule. */
  readonly keptByRule: number;
  /** Redraws on average. */
  readonly redraws: number;
}

/** A question with a redraw rule about a deck in cells; the bits of the keep rules come first. */
export interface CellQuestion {
  readonly keep: readonly Range[];
  readonly goals: readonly Range[];
  readonly redraws: number;
  /** Cards of the opening hand. */
  readonly hand: number;
  /** Cards seen in all, the opening hand counted. */
  readonly seen: number;
}

/**
 * The exact chance that all goals hold among `seen` cards, the first `hand` of which are an opening hand under a
 * redraw rule. Every redraw is a full fresh shuffle, so the tries are independent and can be summed, not simulated.
 * @throws RangeError if fewer cards are seen than the hand has: a part of a hand cannot be redrawn.
 */
export function chanceWithRedraw<T>(
  pool: readonly T[],
  hand: number,
  seen: number,
  goals: readonly Condition<T>[],
  rule: RedrawRule<T>,
): RedrawChance {
  const cells = cellsOf(pool, [...rule.keep, ...goals]);
  return redrawChanceOfCells(cells, { keep: rule.keep, goals, redraws: rule.redraws, hand, seen });
}

/** The same for a pool that is already sorted into cells. */
export function redrawChanceOfCells(
  cells: readonly Cell[],
  { keep: rules, goals, redraws: most, hand, seen }: CellQuestion,
): RedrawChance {
  if (seen < hand) throw new RangeError(`${seen} cards seen of a hand of ${hand}`);
  const stages = { first: hand, later: seen - hand };
  const keep = chanceOfCells(cells, stages, rules, []);
  // Without a rule to meet, hand and later cards are all one.
  const any = chanceOfCells(cells, { first: seen, later: 0 }, [], [...rules.map(free), ...goals]);
  const both = most > 0 ? chanceOfCells(cells, stages, rules, goals) : 0;
  const miss = 1 - keep;
  let p = 0;
  let redraws = 0;
  let reached = 1;
  for (let i = 0; i < most; i++) {
    p += reached * both;
    reached *= miss;
    redraws += reached;
  }
  p += reached * any;
  return { p: Math.min(1, p), keep, keptByRule: 1 - reached * miss, redraws };
}

/** What an exact answer may take: about two seconds on a slow machine, and 160 MB. */
export const EXACT_LIMIT: Limit = { work: 6e7, numbers: 2e7 };

/** Would {@link redrawChanceOfCells} stay within a limit? Costs a small share of the answer. */
export function canBeExact(cells: readonly Cell[], question: CellQuestion, limit: Limit = EXACT_LIMIT): boolean {
  const { keep, goals, redraws, hand, seen } = question;
  const stages = { first: hand, later: seen - hand };
  const walks = [
    planWalk(cells, { first: seen, later: 0 }, [], [...keep.map(free), ...goals]),
    ...(keep.length > 0 ? [planWalk(cells, stages, keep, [])] : []),
    ...(redraws > 0 ? [planWalk(cells, stages, keep, goals)] : []),
  ];
  const each = { ...limit, work: limit.work / walks.length };
  return walks.every((walk) => withinLimit(walk, each));
}

/** A rule that always holds, in place of one that is not asked; the bits stay where they are. */
const free = (): Range => ({ min: 0 });
