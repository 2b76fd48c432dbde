import ChartColumn from 'lucide-solid/icons/chart-column';
import Table from 'lucide-solid/icons/table-2';
import { createSignal, Index, type JSX, lazy, Show, Suspense } from 'solid-js';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import type { ChartData, Series } from './series.ts';
import './chart-figure.css';

// The charting library comes only once a chart is shown.
const Canvas = lazy(() => import('./canvas.tsx'));

interface ChartFigureProps {
  readonly title: string;
  readonly data: ChartData;
  /** The chart in a sentence, for screen readers. */
  readonly summary: string;
  /** What stands under it: assumptions, how it was worked out. */
  readonly note?: JSX.Element;
  readonly tools?: JSX.Element;
  readonly tall?: boolean;
}

/** A chart with its legend, its note and the same numbers as a table behind a button. */
export function ChartFigure(props: ChartFigureProps) {
  const t = useText(oddsTexts);
  const [table, setTable] = createSignal(false);
  return (
    <figure class="chart-figure odds-panel" aria-label={props.title}>
      <figcaption class="odds-panel-head">
        <h2>{props.title}</h2>
        <span class="gap" />
        {props.tools}
        <Button
          size="small"
          look="quiet"
          icon={table() ? <ChartColumn /> : <Table />}
          aria-pressed={table()}
          aria-label={t().tableOf(props.title)}
          onClick={() => setTable((shown) => !shown)}
        >
          {t().table}
        </Button>
      </figcaption>
      <Show when={table()} fallback={<Drawing {...props} />}>
        <NumberTable title={props.title} data={props.data} />
      </Show>
      <Show when={props.note}>
        <p class="odds-note">{props.note}</p>
      </Show>
    </figure>
  );
}

function Drawing(props: ChartFigureProps) {
  return (
    <>
      <Show when={props.data.series.length > 1}>
        <ul class="chart-legend">
          <Index each={props.data.series}>
            {(series) => (
              <li>
                <span
                  class="chart-key"
                  classList={{
                    'chart-key-line': props.data.kind === 'line',
                    'chart-key-dashed': series().dashed === true,
                  }}
                  style={{ '--key': `var(--${series().colour})` }}
                />
                {series().name}
              </li>
            )}
          </Index>
        </ul>
      </Show>
      <div class="chart-canvas" classList={{ 'chart-tall': props.tall === true }}>
        <Suspense>
          <Canvas data={props.data} label={`${props.title}. ${props.summary}`} />
        </Suspense>
      </div>
    </>
  );
}

/** The numbers of a chart as a table. */
export function NumberTable(props: { readonly title: string; readonly data: ChartData }) {
  const cell = (series: Series, i: number) => {
    const value = series.values[i];
    const error = series.errors?.[i];
    if (value === null || value === undefined) return '–';
    return error ? `${props.data.format(value)} ± ${props.data.format(error)}` : props.data.format(value);
  };
  return (
    <TableFrame label={props.title}>
      <table class="odds-table num">
        <thead>
          <tr>
            <th scope="col">{props.data.axis.x}</th>
            <Index each={props.data.series}>{(series) => <th scope="col">{series().name}</th>}</Index>
          </tr>
        </thead>
        <tbody>
          <Index each={props.data.labels}>
            {(label, i) => (
              <tr>
                <th scope="row">{label()}</th>
                <Index each={props.data.series}>{(series) => <td>{cell(series(), i)}</td>}</Index>
              </tr>
            )}
          </Index>
        </tbody>
      </table>
    </TableFrame>
  );
}
