import Fish from 'lucide-solid/icons/fish';
import Play from 'lucide-solid/icons/play';
import Square from 'lucide-solid/icons/square';
import { createMemo, Show } from 'solid-js';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { announce } from '../../../app/announce.ts';
import { num, useText } from '../../../app/i18n.ts';
import { notifyError } from '../../../app/toasts.tsx';
import { Button } from '../../../design/components/button.tsx';
import { EmptyState } from '../../../design/components/empty-state.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { Later } from '../chart/later.tsx';
import { CommandLine } from '../parts/command-line.tsx';
import { Progress } from '../parts/progress.tsx';
import { type ChosenDeck, prefs } from '../state.ts';
import { FirstPlayableTable } from './first-playable.tsx';
import { MoreGames } from './more-games.tsx';
import { goldfishCommand, planOf } from './plan.ts';
import { firstRunner, type SimulationResult } from './runner.ts';
import { SimulationCharts } from './simulation-charts.tsx';
import { SimulationSettings } from './simulation-settings.tsx';
import './simulation.css';

/** Simulated solo games of the deck: settings with their sources, the run, its numbers with their errors. */
export function SimulationSection(props: { readonly deck: ChosenDeck }) {
  const t = useText(simulationTexts);
  const shared = useText(oddsTexts);
  const { result, progress } = firstRunner;
  const plan = createMemo(() => planOf(props.deck, prefs().simulation, ruleCatalogue()));
  const stale = () => result() !== null && result()?.plan.key !== plan().key;

  const watched = async (work: Promise<void>) => {
    try {
      await work;
      const found = result();
      if (found) announce(t().done(num(found.games), found.plan.settings.seed));
    } catch (error) {
      notifyError(shared().workerFailed(error instanceof Error ? error.message : String(error)));
    }
  };

  return (
    <div class="odds-split">
      <section class="odds-panel simulation-settings" aria-label={t().settings}>
        <h2 class="sr-only">{t().settings}</h2>
        <div class="simulation-run">
          <Show
            when={progress()}
            fallback={
              <Button look="primary" icon={<Play />} onClick={() => void watched(firstRunner.run(plan()))}>
                {t().run}
              </Button>
            }
          >
            {(now) => (
              <>
                <Button icon={<Square />} onClick={() => firstRunner.stop()}>
                  {t().stop}
                </Button>
                <Progress done={now().done} all={now().all} words={t().progress(num(now().done), num(now().all))} />
              </>
            )}
          </Show>
        </div>
        <SimulationSettings deck={props.deck} />
      </section>
      <div class="odds-stack">
        <Show when={result()} fallback={<EmptyState icon={<Fish />} text={t().empty} />}>
          {(found) => (
            <>
              <Status result={found()} stale={stale()} running={progress() !== null} />
              <SimulationCharts result={found()}>
                <MoreGames
                  result={found()}
                  running={progress() !== null}
                  onRun={(measure, wanted) => void watched(firstRunner.runUntil(measure, wanted))}
                />
              </SimulationCharts>
              <Later>
                <FirstPlayableTable result={found()} />
              </Later>
              <Show when={!stale()}>
                <CommandLine command={goldfishCommand(prefs().simulation, found().games)} />
              </Show>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

function Status(props: { readonly result: SimulationResult; readonly stale: boolean; readonly running: boolean }) {
  const t = useText(simulationTexts);
  return (
    <div class="simulation-status">
      <p>
        <b data-testid="games">{props.result.plan.deckName}</b>
        {' · '}
        <span class="num">{t().done(num(props.result.games), props.result.plan.settings.seed)}</span>{' '}
        <span class="muted">{t().simulated}</span>
      </p>
      <Show when={props.result.stopped && !props.running}>
        <p class="muted">{t().partial(num(props.result.games), num(props.result.plan.settings.games))}</p>
      </Show>
      <Show when={props.stale && !props.running}>
        <p class="simulation-stale">{t().stale}</p>
      </Show>
    </div>
  );
}
