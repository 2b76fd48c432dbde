/** Colours of the design a series can have, by the names of their tokens. */
export type SeriesColour = 'gold' | 'info' | 'fine' | 'danger' | 'type-event' | 'line-strong' | `type-${string}`;

/** One row of numbers of a chart. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly colour: SeriesColour;
  /** Half of the 95 % interval of each value; drawn as whiskers. */
  readonly errors?: readonly number[];
  readonly dashed?: boolean;
}

/** What a chart shows and the table behind it repeats. */
export interface ChartData {
  readonly kind: 'bar' | 'line';
  readonly stacked?: boolean;
  /** Bars lie down; for long labels. */
  readonly lying?: boolean;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Indices of bars that stand apart from the axis: X and unknown costs. */
  readonly apart?: readonly number[];
  /** Writes a value for tip and table. */
  readonly format: (value: number) => string;
  /** Writes a value at the axis, if it should be shorter there. */
  readonly axisFormat?: (value: number) => string;
  /** Writes a value over its bar; nothing is written without it. */
  readonly mark?: (value: number) => string;
  readonly min?: number;
  readonly max?: number;
  readonly axis: { readonly x: string; readonly y: string };
}

/** Half the width of a 95 % interval for a standard error. */
export const whisker = (se: number): number => 1.96 * se;
