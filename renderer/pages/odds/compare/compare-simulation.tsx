import Play from 'lucide-solid/icons/play';
import Square from 'lucide-solid/icons/square';
import { createMemo, createSignal, Show } from 'solid-js';
import { MEASURES, type Measure } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { notifyError } from '../../../app/toasts.tsx';
import { Button } from '../../../design/components/button.tsx';
import { Select } from '../../../design/components/select.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { axisNumber } from '../chart/axis-number.ts';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { Progress } from '../parts/progress.tsx';
import { planOf } from '../simulation/plan.ts';
import { firstRunner, secondRunner } from '../simulation/runner.ts';
import { type ChosenDeck, prefs } from '../state.ts';
import { compareData, surelyDifferent } from './compare-data.ts';

const SHARES: readonly Measure[] = ['stuck', 'won', 'raceWon', 'raceLost'];

/** Both decks simulated with the same settings and seed, one measure at a time. */
export function CompareSimulation(props: { readonly first: ChosenDeck; readonly second: ChosenDeck }) {
  const t = useText(simulationTexts);
  const shared = useText(oddsTexts);
  const [measure, setMeasure] = createSignal<Measure>('spent');
  const plans = createMemo(() =>
    [props.first, props.second].map((deck) => planOf(deck, prefs().simulation, ruleCatalogue())),
  );
  const running = () => firstRunner.progress() ?? secondRunner.progress();
  // Results of other decks or settings are not compared.
  const results = () => {
    const first = firstRunner.result();
    const second = secondRunner.result();
    const [one, two] = plans();
    return first && second && one && two && first.plan.key === one.key && second.plan.key === two.key
      ? { first, second }
      : null;
  };
  const run = async () => {
    const [one, two] = plans();
    if (!one || !two) return;
    try {
      await Promise.all([firstRunner.run(one), secondRunner.run(two)]);
    } catch (error) {
      notifyError(shared().workerFailed(error instanceof Error ? error.message : String(error)));
    }
  };
  const stop = () => {
    firstRunner.stop();
    secondRunner.stop();
  };
  const done = () => (firstRunner.progress()?.done ?? 0) + (secondRunner.progress()?.done ?? 0);
  const all = () => (firstRunner.progress()?.all ?? 0) + (secondRunner.progress()?.all ?? 0);
  const share = () => SHARES.includes(measure());
  const format = (value: number) => (share() ? percent(value, 1) : num(value, 2));
  return (
    <>
      <section class="odds-panel" aria-label={t().compareSimulation}>
        <div class="odds-panel-head">
          <h2>{t().compareSimulation}</h2>
        </div>
        <div class="odds-bar">
          <Show
            when={running()}
            fallback={
              <Button look="primary" icon={<Play />} onClick={() => void run()}>
                {t().compareRun}
              </Button>
            }
          >
            <Button icon={<Square />} onClick={stop}>
              {t().stop}
            </Button>
          </Show>
          <Select
            label={t().compareMeasure}
            labelHidden
            value={measure()}
            choices={MEASURES.map((value) => ({ value, label: t().measures[value] }))}
            onChange={setMeasure}
          />
          <Show when={running()}>
            <Progress done={done()} all={all()} words={t().progress(num(done()), num(all()))} />
          </Show>
        </div>
        <p class="odds-note">
          {t().compareHint(num(prefs().simulation.games), prefs().simulation.turns, prefs().simulation.seed)}{' '}
          {t().simulated}
        </p>
      </section>
      <Show when={results()}>
        {(found) => {
          const data = createMemo(() =>
            compareData(
              [
                { name: props.first.name, means: found().first.means },
                { name: props.second.name, means: found().second.means },
              ],
              measure(),
              {
                axis: { x: t().axis, y: t().measures[measure()] },
                format,
                axisFormat: (value) => axisNumber(value, share()),
              },
            ),
          );
          const sure = () => surelyDifferent(found().first.means, found().second.means, measure());
          const turns = () =>
            sure().length === 0
              ? t().noSure
              : `${t().sure} ${sure()
                  .map((turn) => t().firstTurn(turn))
                  .join(', ')}`;
          return (
            <ChartFigure
              title={t().measures[measure()]}
              tall
              data={data()}
              summary={data()
                .series.map((series) =>
                  t().summary(
                    series.name,
                    format(series.values[0] ?? 0),
                    format(series.values.at(-1) ?? 0),
                    data().labels.length,
                  ),
                )
                .join(' ')}
              note={turns()}
            />
          );
        }}
      </Show>
    </>
  );
}
