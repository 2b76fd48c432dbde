import { createMemo, type ParentProps, Show } from 'solid-js';
import type { Measure } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { axisNumber } from '../chart/axis-number.ts';
import { ChartFigure } from '../chart/chart-figure.tsx';
import type { SeriesColour } from '../chart/series.ts';
import type { SimulationResult } from './runner.ts';
import { byTurnData, type Line } from './simulation-data.ts';

type ChartName = 'mp' | 'cards' | 'stuck' | 'dp' | 'race';

const LINES: Readonly<Record<ChartName, readonly (readonly [Measure, SeriesColour])[]>> = {
  mp: [
    ['pool', 'gold'],
    ['spent', 'info'],
    ['left', 'line-strong'],
  ],
  cards: [
    ['played', 'gold'],
    ['hand', 'info'],
    ['seen', 'line-strong'],
  ],
  stuck: [['stuck', 'gold']],
  dp: [['dp', 'gold']],
  race: [
    ['raceWon', 'fine'],
    ['raceLost', 'danger'],
  ],
};
const SHARES: readonly ChartName[] = ['stuck', 'race'];

/** The numbers of a simulation by turn; DP and the race only where quests are solved. */
export function SimulationCharts(props: ParentProps<{ readonly result: SimulationResult }>) {
  const rival = () => props.result.plan.deck.policy.rival;
  return (
    <div class="odds-grid">
      <ByTurn name="mp" result={props.result} />
      <ByTurn name="cards" result={props.result} />
      <ByTurn name="stuck" result={props.result} />
      <Show when={props.result.plan.deck.policy.solveQuests}>
        <ByTurn name="dp" result={props.result} />
      </Show>
      <Show when={rival()}>
        <ByTurn name="race" result={props.result} />
      </Show>
      {props.children}
    </div>
  );
}

function ByTurn(props: { readonly name: ChartName; readonly result: SimulationResult }) {
  const t = useText(simulationTexts);
  const share = () => SHARES.includes(props.name);
  const format = (value: number) => (share() ? percent(value, 1) : num(value, 2));
  const axis = () =>
    share() ? t().shareAxis : props.name === 'mp' ? t().mpAxis : props.name === 'cards' ? t().cardsAxis : 'DP';
  const data = createMemo(() => {
    const lines = LINES[props.name].map(
      ([measure, colour]): Line => ({ measure, colour, name: t().measures[measure] }),
    );
    return byTurnData(
      props.result.means,
      lines,
      {
        axis: { x: t().axis, y: axis() },
        format,
        axisFormat: (value) => axisNumber(value, share()),
      },
      props.name === 'race',
    );
  });
  const summary = () =>
    data()
      .series.map((series) =>
        t().summary(
          series.name,
          format(series.values[0] ?? 0),
          format(series.values.at(-1) ?? 0),
          props.result.means.length,
        ),
      )
      .join(' ');
  const note = () => {
    const { rival } = props.result.plan.deck.policy;
    if (props.name !== 'race') return t().notes[props.name];
    return rival ? t().notes.race(rival.from, rival.perTurn) : '';
  };
  return <ChartFigure title={t().charts[props.name]} data={data()} summary={summary()} note={note()} />;
}
