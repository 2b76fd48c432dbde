import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData as ChartContent,
  type ChartOptions,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import { theme } from '../../../stores/settings.ts';
import { inTurn } from './in-turn.ts';
import { marks, whiskers } from './plugins.ts';
import type { ChartData, SeriesColour } from './series.ts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  whiskers,
  marks,
);

/** A chart on a canvas; its words for screen readers and the table stand beside it. Colours follow the theme. */
export default function Canvas(props: { readonly data: ChartData; readonly label: string }) {
  let canvas: HTMLCanvasElement | undefined;
  const [chart, setChart] = createSignal<Chart<Kind, (number | null)[], string>>();
  const leave = inTurn(() => setChart(new Chart(canvas as HTMLCanvasElement, configuration(props.data))));
  createEffect(
    on([() => props.data, theme], ([content]) => {
      const drawn = untrack(chart);
      if (!drawn) return;
      const { data, options } = configuration(content);
      drawn.data = data;
      drawn.options = options;
      drawn.update('none');
    }),
  );
  onCleanup(() => {
    leave();
    chart()?.destroy();
  });
  return (
    <canvas
      ref={(element) => {
        canvas = element;
      }}
      role="img"
      aria-label={props.label}
    />
  );
}

type Kind = ChartData['kind'];

interface Configuration {
  readonly type: Kind;
  readonly data: ChartContent<Kind, (number | null)[], string>;
  readonly options: ChartOptions<Kind>;
}

/** The library's words for what is to be shown, in the colours of the theme in force. */
function configuration(data: ChartData): Configuration {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colour = (name: SeriesColour) => token(name) || token('gold');
  const font = { family: token('sans'), size: 12 };
  const muted = token('text-muted');
  const axis = {
    border: { color: token('line-strong') },
    grid: { color: token('line'), drawTicks: false },
    ticks: { color: muted, font, padding: 6 },
  };
  const stacked = data.stacked ?? false;
  const title = (text: string) => ({ display: text !== '', text, color: muted, font });
  const labels = { ...axis, stacked, grid: { display: false }, title: title(data.axis.x) };
  const numbers = {
    ...axis,
    stacked,
    min: data.min ?? 0,
    ...(data.max === undefined ? {} : { max: data.max }),
    border: { display: false },
    ticks: {
      ...axis.ticks,
      maxTicksLimit: 6,
      callback: (value: number | string) => (data.axisFormat ?? data.format)(Number(value)),
    },
    title: title(data.axis.y),
  };
  return {
    type: data.kind,
    data: {
      labels: [...data.labels],
      datasets: data.series.map((series) => {
        const own = colour(series.colour);
        const look =
          data.kind === 'bar'
            ? {
                // X and unknown costs are no numbers of the axis: their bars are grey.
                backgroundColor: series.values.map((_, i) =>
                  data.apart?.includes(i) && data.series.length === 1 ? token('line-strong') : own,
                ),
                borderRadius: stacked ? 0 : 3,
                maxBarThickness: 44,
                categoryPercentage: data.series.length > 1 && !stacked ? 0.7 : 0.8,
                barPercentage: 0.92,
              }
            : {
                borderColor: own,
                backgroundColor: own,
                borderWidth: 2,
                borderDash: series.dashed ? [5, 4] : [],
                clip: 8,
                pointRadius: 3,
                pointHoverRadius: 5,
              };
        return { label: series.name, data: [...series.values], errors: series.errors, ...look };
      }),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      indexAxis: data.lying ? 'y' : 'x',
      layout: { padding: data.lying ? { right: 24 } : { top: data.mark ? 18 : 4, right: 6 } },
      scales: data.lying ? { x: numbers, y: labels } : { x: labels, y: numbers },
      plugins: {
        whiskers: { colour: token('text') },
        marks: { colour: token('text'), font: `12px ${token('sans')}`, write: data.mark },
        tooltip: {
          backgroundColor: token('surface-3'),
          borderColor: token('line-strong'),
          borderWidth: 1,
          titleColor: token('text'),
          bodyColor: token('text'),
          titleFont: { ...font, weight: 600 },
          bodyFont: font,
          padding: 8,
          boxPadding: 4,
          filter: (item) => item.raw !== null && (!stacked || item.raw !== 0),
          callbacks: {
            label: (item) => {
              const error = data.series[item.datasetIndex]?.errors?.[item.dataIndex];
              const value = data.format(item.raw as number);
              return `${item.dataset.label}: ${value}${error ? ` ± ${data.format(error)}` : ''}`;
            },
          },
        },
      },
    },
  };
}
