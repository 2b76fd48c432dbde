import RefreshCw from 'lucide-solid/icons/refresh-cw';
import { Show } from 'solid-js';
import { gamesNeeded, worstError } from '../../../../engine/mk/odds/goldfish/parts.ts';
import { CONTRACT_MEASURES, MEASURES, type Measure } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { num, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { changeSimulation, prefs } from '../state.ts';
import { MOST_GAMES, type SimulationResult } from './runner.ts';

interface MoreGamesProps {
  readonly result: SimulationResult;
  readonly running: boolean;
  readonly onRun: (measure: Measure, wanted: number) => void;
}

/** More games until the standard error of a measure is as small as wanted. */
export function MoreGames(props: MoreGamesProps) {
  const t = useText(simulationTexts);
  const measures = () =>
    props.result.plan.deck.policy.solveQuests ? MEASURES : MEASURES.slice(0, CONTRACT_MEASURES + 2);
  const measure = (): Measure =>
    measures().includes(prefs().simulation.measure) ? prefs().simulation.measure : 'spent';
  const wanted = () => prefs().simulation.precision / 1000;
  // `games` is read too: the sums grow in place.
  const error = () => (props.result.games > 0 ? worstError(props.result.sum.total, measure()) : 0);
  const needed = () => (props.result.games > 0 ? gamesNeeded(props.result.sum.total, measure(), wanted()) : 0);
  const outcome = () => {
    if (error() <= wanted()) return t().reached;
    return needed() > MOST_GAMES ? t().tooMany(num(MOST_GAMES)) : t().needed(num(needed()));
  };
  return (
    <section class="odds-panel" aria-label={t().moreTitle}>
      <div class="odds-panel-head">
        <h2>{t().moreTitle}</h2>
      </div>
      <div class="odds-bar">
        <Select
          label={t().measure}
          value={measure()}
          choices={measures().map((value) => ({ value, label: t().measures[value] }))}
          onChange={(value) => changeSimulation({ measure: value })}
        />
        <NumberField
          label={t().precision}
          value={prefs().simulation.precision}
          min={1}
          max={1000}
          onChange={(precision) => changeSimulation({ precision })}
        />
        <Button
          icon={<RefreshCw />}
          disabled={props.running || error() <= wanted() || needed() > MOST_GAMES}
          onClick={() => props.onRun(measure(), wanted())}
        >
          {t().more}
        </Button>
      </div>
      <Show when={Number.isFinite(error())}>
        <p class="odds-note num">
          {t().precisionHint(num(error(), 4), num(wanted(), 3))} {outcome()}
        </p>
      </Show>
    </section>
  );
}
