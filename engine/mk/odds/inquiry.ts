import { chanceByTurn, seenByTurn, type TurnChance } from './by-turn.ts';
import { type CopiesStep, type CopyMode, chanceByCopies } from './copies.ts';
import { type Estimate, estimateChance } from './estimate.ts';
import type { Cell, Range } from './exact.ts';
import { hypergeometric } from './hypergeometric.ts';
import { canBeExact, EXACT_LIMIT, type RedrawChance, redrawChanceOfCells } from './redraw.ts';
import { type CopiesOf, type Sensitivity, sensitivity } from './sensitivity.ts';

/**
 * One question with everything that stands beside its answer. Plain data, so that a worker can do it; the searches have
 * become bits before: first those of the keep rules, then those of the goals.
 */
export interface Inquiry {
  /** Every card of the draw deck once. */
  readonly cards: readonly CopiesOf[];
  readonly keep: readonly Range[];
  readonly goals: readonly Range[];
  readonly redraws: number;
  readonly hand: number;
  /** New cards each turn after the first. */
  readonly newCards: number;
  /** The turn the question is about. */
  readonly turn: number;
  /** Turns shown. */
  readonly turns: number;
  readonly mode: CopyMode;
  /** Largest number of copies looked at. */
  readonly mostCopies: number;
  /** The card whose copies are varied; null = any card that meets the first goal, all of them counted together. */
  readonly vary: string | null;
}

/** The answer: exact throughout, or estimated where that would take too long. */
export interface InquiryAnswer extends RedrawChance {
  /** Standard error of p where it is an estimate; then the chances by turn are estimates too, null = exact. */
  readonly se: number | null;
  readonly deckSize: number;
  readonly seen: number;
  readonly turns: readonly TurnChance[];
  /** For each goal: chances of exactly 0, 1, … such cards among those seen, without redraws and whatever the others are. */
  readonly distributions: readonly (readonly number[])[];
  /** For each goal, how many cards of the deck belong to it. */
  readonly groups: readonly number[];
  /** Empty where the answer is an estimate: its error would drown so small effects. */
  readonly sensitivity: readonly Sensitivity[];
  /** null where the answer is an estimate, and where it makes no sense: no goal, or a group that cannot be varied on its own. */
  readonly copies: { readonly have: number; readonly steps: readonly CopiesStep[] } | null;
}

/** A panel asks some forty questions of the size of the largest. */
const PANEL_LIMIT = { ...EXACT_LIMIT, work: EXACT_LIMIT.work / 20 };

/** Works a question out: exact where that takes a bearable time, else estimated. */
export function answerInquiry(inquiry: Inquiry): InquiryAnswer {
  const { cards, keep, goals, redraws, hand, mode } = inquiry;
  const cells = cellsOfCards(cards);
  const deckSize = cells.reduce((sum, cell) => sum + cell.size, 0);
  const seen = seenByTurn(inquiry.turn, hand, inquiry.newCards);
  const ask = (deck: readonly Cell[], cardsSeen: number) =>
    redrawChanceOfCells(deck, { keep, goals, redraws, hand, seen: cardsSeen });
  const chance = (deck: readonly Cell[]) => ask(deck, seen).p;
  const bits = goals.map((_, i) => 1 << (keep.length + i));
  const groups = bits.map((bit) => cells.reduce((sum, cell) => sum + (cell.mask & bit ? cell.size : 0), 0));
  const touched = cards.filter((card) => card.mask !== 0);
  const turnsSeen = Array.from({ length: inquiry.turns }, (_, i) => seenByTurn(i + 1, hand, inquiry.newCards));
  if (!canBeExact(cells, { keep, goals, redraws, hand, seen: Math.max(seen, ...turnsSeen) }, PANEL_LIMIT)) {
    const { chances, ...rule } = estimateChance(cells, { keep, goals, redraws, hand }, [seen, ...turnsSeen]);
    const [own, ...byTurn] = chances as [Estimate, ...Estimate[]];
    return {
      ...own,
      ...rule,
      deckSize,
      seen: Math.min(seen, deckSize),
      turns: byTurn.map(({ p }, i) => ({ turn: i + 1, seen: Math.min(deckSize, turnsSeen[i]!), p })),
      distributions: groups.map((group) => [...hypergeometric(deckSize, group, seen)]),
      groups,
      sensitivity: [],
      copies: null,
    };
  }
  return {
    ...ask(cells, seen),
    se: null,
    deckSize,
    seen: Math.min(seen, deckSize),
    turns: chanceByTurn({ turns: inquiry.turns, hand, newCards: inquiry.newCards, deckSize }, (n) => ask(cells, n).p),
    distributions: groups.map((group) => [...hypergeometric(deckSize, group, seen)]),
    groups,
    sensitivity: sensitivity(cells, touched, mode, chance),
    copies: varyCopies(inquiry, cells, chance),
  };
}

function cellsOfCards(cards: readonly CopiesOf[]): Cell[] {
  const sizes = new Map<number, number>();
  for (const { mask, copies } of cards) sizes.set(mask, (sizes.get(mask) ?? 0) + copies);
  return [...sizes].map(([mask, size]) => ({ mask, size }));
}

function varyCopies(
  { cards, keep, goals, redraws, mode, mostCopies, vary }: Inquiry,
  cells: readonly Cell[],
  chance: (cells: readonly Cell[]) => number,
): InquiryAnswer['copies'] {
  if (vary !== null) {
    const card = cards.find(({ name }) => name === vary);
    if (!card) return null;
    const most = Math.max(mostCopies, card.copies);
    return { have: card.copies, steps: chanceByCopies(cells, card, mode, chance, most) };
  }
  // A whole group can be varied only where its cards are all alike for the question.
  if (goals.length !== 1 || (keep.length > 0 && redraws > 0)) return null;
  const mask = 1 << keep.length;
  const alike = new Map([
    [mask, 0],
    [0, 0],
  ]);
  for (const cell of cells) alike.set(cell.mask & mask, (alike.get(cell.mask & mask) ?? 0) + cell.size);
  const have = alike.get(mask) ?? 0;
  const group = [...alike].map(([cell, size]) => ({ mask: cell, size }));
  return { have, steps: chanceByCopies(group, { mask, copies: have }, mode, chance, Math.max(mostCopies, have)) };
}
