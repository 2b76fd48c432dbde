import CircleAlert from 'lucide-solid/icons/circle-alert';
import CircleCheck from 'lucide-solid/icons/circle-check';
import Play from 'lucide-solid/icons/play';
import Square from 'lucide-solid/icons/square';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { FAIR_BAND, type FairnessCounts, fairRange, judgeFairness } from '../../../../engine/mk/odds/fairness.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { announce } from '../../../app/announce.ts';
import { num, useText } from '../../../app/i18n.ts';
import { notifyError } from '../../../app/toasts.tsx';
import { Badge } from '../../../design/components/badge.tsx';
import { Button } from '../../../design/components/button.tsx';
import { Progress } from '../parts/progress.tsx';
import { SeedField } from '../parts/seed-field.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { type ChosenDeck, change, prefs } from '../state.ts';
import { crew } from '../work/crew.ts';
import { runFairness } from '../work/fairness.ts';

/** The most cards the test takes: its tables grow with the square. */
const MOST_CARDS = 100;
const SHUFFLES = 1_000_000;

/** How the program shuffles, and a test of it anyone can run again. */
export function FairnessSection(props: { readonly deck: ChosenDeck }) {
  const t = useText(oddsTexts);
  const [done, setDone] = createSignal<number | null>(null);
  const [result, setResult] = createSignal<{ counts: FairnessCounts; seed: number } | null>(null);
  let stop: AbortController | null = null;
  onCleanup(() => stop?.abort());
  const cards = () => Math.max(3, Math.min(MOST_CARDS, props.deck.pool.length));

  const run = async () => {
    const control = new AbortController();
    const seed = prefs().fairnessSeed;
    stop = control;
    setDone(0);
    try {
      const counts = await runFairness({
        seed,
        cards: cards(),
        shuffles: SHUFFLES,
        crew: crew(),
        signal: control.signal,
        onPart: setDone,
      });
      setResult({ counts, seed });
      announce(t().fairResult(num(counts.shuffles), seed));
    } catch (error) {
      if (!control.signal.aborted)
        notifyError(t().workerFailed(error instanceof Error ? error.message : String(error)));
    } finally {
      setDone(null);
    }
  };

  return (
    <section class="odds-panel odds-prose" aria-label={t().fairTitle}>
      <h2>{t().fairTitle}</h2>
      <p>{t().fairMethod}</p>
      <p>{t().fairHow(cards())}</p>
      <div class="odds-bar">
        <SeedField value={prefs().fairnessSeed} onChange={(fairnessSeed) => change({ fairnessSeed })} />
        <Show
          when={done() !== null}
          fallback={
            <Button look="primary" icon={<Play />} onClick={() => void run()}>
              {t().fairRun}
            </Button>
          }
        >
          <Button icon={<Square />} onClick={() => stop?.abort()}>
            {t().fairStop}
          </Button>
        </Show>
      </div>
      <Show when={done() !== null}>
        <Progress done={done() ?? 0} all={SHUFFLES} words={t().fairProgress(num(done() ?? 0), num(SHUFFLES))} />
      </Show>
      <Show when={result()}>{(found) => <Verdict counts={found().counts} seed={found().seed} />}</Show>
    </section>
  );
}

function Verdict(props: { readonly counts: FairnessCounts; readonly seed: number }) {
  const t = useText(oddsTexts);
  const tests = createMemo(() => Object.entries(judgeFairness(props.counts)));
  const fair = (z: number) => Math.abs(z) <= FAIR_BAND;
  return (
    <>
      <TableFrame label={t().fairTitle}>
        <table class="odds-table num">
          <thead>
            <tr>
              <For each={t().fairColumns}>{(column) => <th scope="col">{column}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={tests()}>
              {([name, test]) => (
                <tr>
                  <th scope="row">{t().fairTests[name as keyof ReturnType<typeof judgeFairness>]}</th>
                  <td>{num(test.statistic, 1)}</td>
                  <td>{num(test.degrees)}</td>
                  <td>
                    {num(fairRange(test.degrees).from, 1)} – {num(fairRange(test.degrees).to, 1)}
                  </td>
                  <td>{num(test.z, 2)}</td>
                  <td>
                    <Badge
                      tone={fair(test.z) ? 'fine' : 'danger'}
                      icon={fair(test.z) ? <CircleCheck /> : <CircleAlert />}
                    >
                      {fair(test.z) ? t().fairIn : t().fairOut}
                    </Badge>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </TableFrame>
      <p>
        {tests().every(([, test]) => fair(test.z)) ? t().fairAll : t().fairSome}{' '}
        <span class="muted">{t().fairResult(num(props.counts.shuffles), props.seed)}</span>
      </p>
    </>
  );
}
