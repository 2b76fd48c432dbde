import type { Chart, ChartType, Plugin } from 'chart.js';

interface WhiskerOptions {
  readonly colour?: string;
}
interface MarkOptions {
  readonly colour?: string;
  readonly font?: string;
  readonly write?: ((value: number) => string) | undefined;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    whiskers?: WhiskerOptions & { readonly only?: TType };
    marks?: MarkOptions & { readonly only?: TType };
  }
  interface ChartDatasetProperties<TType extends ChartType, TData> {
    /** Half of each value's interval. */
    errors?: readonly number[] | undefined;
    readonly only?: [TType, TData];
  }
}

/** Calls back with the place of every value of the datasets in sight. */
function eachPoint(
  chart: Chart,
  draw: (place: { x: number; y: number }, value: number, dataset: number, index: number) => void,
): void {
  chart.getSortedVisibleDatasetMetas().forEach((meta) => {
    meta.data.forEach((element, i) => {
      const value = chart.data.datasets[meta.index]?.data[i];
      if (typeof value === 'number') draw({ x: element.x, y: element.y }, value, meta.index, i);
    });
  });
}

const CAP = 4;

/** Draws the error of each value as a whisker with caps. */
export const whiskers: Plugin<ChartType, WhiskerOptions> = {
  id: 'whiskers',
  afterDatasetsDraw(chart, _, options) {
    const { ctx } = chart;
    const scale = chart.scales.y;
    if (!scale) return;
    ctx.save();
    ctx.strokeStyle = options.colour ?? 'currentColor';
    ctx.lineWidth = 1;
    eachPoint(chart, ({ x }, value, dataset, i) => {
      const error = chart.data.datasets[dataset]?.errors?.[i];
      if (!error) return;
      const top = scale.getPixelForValue(value + error);
      const bottom = scale.getPixelForValue(Math.max(scale.min, value - error));
      // An error too small to be seen would only be a blot.
      if (bottom - top < 2) return;
      ctx.beginPath();
      ctx.moveTo(x, top);
      ctx.lineTo(x, bottom);
      for (const y of [top, bottom]) {
        ctx.moveTo(x - CAP, y);
        ctx.lineTo(x + CAP, y);
      }
      ctx.stroke();
    });
    ctx.restore();
  },
};

/** Writes each value over its bar, or behind one that lies. */
export const marks: Plugin<ChartType, MarkOptions> = {
  id: 'marks',
  afterDatasetsDraw(chart, _, options) {
    const { write } = options;
    if (!write) return;
    const { ctx } = chart;
    ctx.save();
    ctx.fillStyle = options.colour ?? 'currentColor';
    ctx.font = options.font ?? '12px sans-serif';
    const lying = chart.options.indexAxis === 'y';
    ctx.textAlign = lying ? 'left' : 'center';
    ctx.textBaseline = lying ? 'middle' : 'bottom';
    eachPoint(chart, ({ x, y }, value) => ctx.fillText(write(value), lying ? x + 5 : x, lying ? y : y - 3));
    ctx.restore();
  },
};
