import { ROLE } from '../../../../engine/mk/odds/goldfish/prepare.ts';
import type { Measure, TurnMeans } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { type ChartData, type Series, type SeriesColour, whisker } from '../chart/series.ts';
import type { SimulationResult } from './runner.ts';

/** One line of a simulation chart. */
export interface Line {
  readonly measure: Measure;
  readonly name: string;
  readonly colour: SeriesColour;
  readonly dashed?: boolean;
}

/** A measure by turn with its 95 % intervals. */
export function seriesOf(means: readonly TurnMeans[], { measure, name, colour, dashed }: Line): Series {
  return {
    name,
    colour,
    values: means.map((turn) => turn[measure]),
    errors: means.map((turn) => whisker(turn.se[measure])),
    ...(dashed ? { dashed } : {}),
  };
}

/** A chart of measures by turn; `whole` shares run from 0 to 1, the others as high as they need. */
export function byTurnData(
  means: readonly TurnMeans[],
  lines: readonly Line[],
  words: Pick<ChartData, 'axis' | 'format'> & { readonly axisFormat?: ChartData['axisFormat'] },
  whole = false,
): ChartData {
  return {
    kind: 'line',
    labels: means.map((turn) => String(turn.turn)),
    series: lines.map((line) => seriesOf(means, line)),
    min: 0,
    ...(whole ? { max: 1 } : {}),
    format: words.format,
    ...(words.axisFormat ? { axisFormat: words.axisFormat } : {}),
    axis: words.axis,
  };
}

/** When a card can first be paid: shares of the games by each turn, never falling. */
export interface FirstPlayable {
  readonly name: string;
  readonly role: number;
  readonly cost: number;
  readonly copies: number;
  readonly byTurn: readonly number[];
}

/** Every kind of card that can be played at all, in the order of the deck's kinds: dear ones first, then by name. */
export function firstPlayable({ plan, sum, games }: SimulationResult): FirstPlayable[] {
  const { turns, firstPlayable: counts } = sum.total;
  return plan.deck.kinds.flatMap((kind, i) => {
    if (kind.role === ROLE.dead || games === 0) return [];
    let until = 0;
    const byTurn = Array.from({ length: turns }, (_, turn) => {
      until += counts[i * turns + turn]!;
      return until / sum.total.games;
    });
    const copies = plan.deck.cards.filter((card) => card === i).length;
    return [{ name: kind.name, role: kind.role, cost: kind.cost, copies, byTurn }];
  });
}

/** Turns over which new cards are averaged: the ones questions are mostly about. */
const EARLY_TURNS = 5;

/** Mean number of new cards a turn over the first turns after the first; null with a single turn. */
export function newCardsOf(means: readonly TurnMeans[]): number | null {
  const first = means[0];
  const last = means[Math.min(means.length, EARLY_TURNS) - 1];
  return first && last && last.turn > first.turn ? (last.seen - first.seen) / (last.turn - first.turn) : null;
}
