import GitBranch from 'lucide-solid/icons/git-branch';
import Hand from 'lucide-solid/icons/hand';
import { createEffect, createMemo, For, on, Show, untrack } from 'solid-js';
import type { TableEvent } from '../../../../engine/mk/table/state/events.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { useTable } from '../context.ts';
import { type LogLine, stepLines, stepName } from '../play/log.ts';
import { ClauseLink } from './clause.tsx';

/** Steps shown at most at once; what lies further back is reached by undo, which then brings it into the list. */
const SHOWN = 300;

interface Step {
  readonly n: number;
  readonly events: readonly TableEvent[];
}

/**
 * The log, which is the list of undo: a press on a line goes to the point after it. Lines taken back stay until something else
 * is done, and ways that were left can be taken up again.
 */
export function Log() {
  const { game } = useTable();
  const t = useText(tableTexts);
  let list: HTMLOListElement | undefined;
  const cache = new Map<readonly TableEvent[], Step>();
  const steps = createMemo((): readonly Step[] => {
    const { history, total } = game.session();
    const from = Math.max(0, Math.min(total - SHOWN, game.session().at - SHOWN / 2));
    return history.events.slice(from, Math.min(total, from + SHOWN)).map((events, i) => {
      const known = cache.get(events);
      if (known && known.n === from + i + 1) return known;
      const step = { n: from + i + 1, events };
      cache.set(events, step);
      return step;
    });
  });
  const at = createMemo(() => game.session().at);
  createEffect(
    on(at, (point) => {
      const line = list?.querySelector<HTMLElement>(`[data-step="${point}"]`);
      line?.closest('li')?.scrollIntoView({ block: 'nearest' });
    }),
  );
  return (
    <section class="side-part log" aria-label={t().log}>
      <h2>{t().log}</h2>
      <Show when={steps().length > 0} fallback={<p class="small muted">{t().logEmpty}</p>}>
        <ol
          ref={(element) => {
            list = element;
          }}
          class="log-list"
        >
          <li>
            <button
              type="button"
              class="log-step"
              data-step={0}
              aria-current={at() === 0 ? 'step' : undefined}
              onClick={() => game.goTo(0)}
            >
              {t().logStart}
            </button>
          </li>
          <For each={steps()}>{(step) => <StepLines step={step} here={at() === step.n} gone={step.n > at()} />}</For>
        </ol>
      </Show>
      <Show when={game.branches().length > 0}>
        <div class="branches">
          <h3 class="mini">{t().branches}</h3>
          <For each={game.branches()}>
            {(other) => (
              <p>
                <GitBranch aria-hidden={true} />
                <span class="grow num">{t().branch(other.at, other.total - other.at)}</span>
                <Button size="small" look="quiet" onClick={() => game.takeBranch(other)}>
                  {t().branchTake}
                </Button>
              </p>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

function StepLines(props: { readonly step: Step; readonly here: boolean; readonly gone: boolean }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  // Names never change once a card is in the game, so the line is made once for each language.
  const lines = createMemo((): readonly LogLine[] => stepLines(props.step.events, untrack(game.state), lang(), t()));
  const name = () => stepName(props.step.events, untrack(game.state), lang(), t());
  return (
    <li class="log-item" classList={{ 'log-gone': props.gone, 'log-here': props.here }}>
      <button
        type="button"
        class="log-step"
        data-step={props.step.n}
        aria-label={t().logGo(props.step.n, name())}
        aria-current={props.here ? 'step' : undefined}
        onClick={() => game.goTo(props.step.n)}
      >
        <span class="log-n num" aria-hidden="true">
          {props.step.n}
        </span>
      </button>
      <div class="log-lines">
        <For each={lines()}>
          {(line) => (
            <p class={`log-line log-look-${line.look}`}>
              <Show when={line.byHand}>
                <span class="log-hand">
                  <Hand aria-hidden={true} /> {t().byHandMark}
                </span>
              </Show>
              {line.text} <Show when={line.clause}>{(id) => <ClauseLink id={id()} />}</Show>
            </p>
          )}
        </For>
      </div>
    </li>
  );
}
