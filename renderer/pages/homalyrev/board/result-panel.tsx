import ChevronLeft from 'lucide-solid/icons/chevron-left';
import ChevronRight from 'lucide-solid/icons/chevron-right';
import Dices from 'lucide-solid/icons/dices';
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import type { Outcome } from '../../../../engine/homalyrev/monster/decide.ts';
import { describeReason } from '../../../../messages/homalyrev/focus.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { tidyPlaces } from './labels.ts';
import { decision, draft, drawOutcome, seed, setSeed, setShown, shown, stepReason } from './state.ts';
import './result-panel.css';

/** More outcomes than this are listed only when asked for. */
const FIRST = 12;

/** The engine's answer: focus, everything that may happen, and why, step by step. */
export function ResultPanel() {
  const t = useText(homalyrevTexts);
  return (
    <Show when={draft().actor !== null} fallback={<p class="muted hx-no-result">{t().noResult}</p>}>
      <div class="hx-focus-line" id="hx-result" tabIndex={-1} aria-live="polite">
        <span class="mini">{t().focus}</span>
        <Show when={decision().foci.length > 0} fallback={<strong class="hx-focus-name">{t().noFocus}</strong>}>
          <For each={decision().foci}>{(id) => <strong class="hx-focus-name">{id}</strong>}</For>
        </Show>
        <Show when={decision().foci.length > 1}>
          <span class="hx-tag">{t().playersChoose}</span>
        </Show>
      </div>
      <Outcomes />
      <Reasons />
    </Show>
  );
}

function Outcomes() {
  const t = useText(homalyrevTexts);
  const [all, setAll] = createSignal(false);
  const [drawn, setDrawn] = createSignal<number | null>(null);
  const listed = () => (all() ? decision().outcomes : decision().outcomes.slice(0, FIRST));
  const hidden = () => decision().outcomes.length - listed().length;
  createEffect(on(decision, () => setDrawn(null), { defer: true }));
  return (
    <section aria-labelledby="hx-outcomes">
      <h2 id="hx-outcomes" class="hx-part">
        {t().outcomes}
        <span class="hx-count" classList={{ 'hx-count-open': decision().outcomes.length > 1 }}>
          {t().outcomeCount(decision().outcomes.length)}
        </span>
      </h2>
      <ol class="hx-outcomes">
        <For each={listed()}>{(outcome, i) => <OutcomeLine outcome={outcome} index={i()} />}</For>
      </ol>
      <Show when={hidden() > 0}>
        <p class="row small">
          {t().moreOutcomes(hidden())}
          <Button size="small" look="quiet" onClick={() => setAll(true)}>
            {t().showAll}
          </Button>
        </p>
      </Show>
      <Show when={decision().outcomes.length > 1}>
        <div class="hx-draw">
          <Button
            size="small"
            icon={<Dices />}
            keys="R"
            onClick={() => {
              setSeed(freshSeed());
              setDrawn(drawOutcome());
            }}
          >
            {t().draw}
          </Button>
          <label class="hx-seed">
            <span class="muted small">{t().seed}</span>
            <input
              class="input num"
              inputmode="numeric"
              value={seed()}
              onChange={(event) => {
                const typed = Number(event.currentTarget.value);
                if (Number.isSafeInteger(typed) && typed >= 0 && event.currentTarget.value.trim() !== '')
                  setSeed(typed);
                event.currentTarget.value = String(seed());
                setDrawn(drawOutcome());
              }}
            />
          </label>
          <Show when={drawn() !== null && shown()?.kind === 'outcome'}>
            <p class="small muted" role="status">
              {t().drawn((drawn() ?? 0) + 1, seed())}
            </p>
          </Show>
        </div>
      </Show>
    </section>
  );
}

function OutcomeLine(props: { readonly outcome: Outcome; readonly index: number }) {
  const t = useText(homalyrevTexts);
  const chosen = () => shown()?.kind === 'outcome' && shown()?.index === props.index;
  const where = () => tidyPlaces(`(${props.outcome.end.join(', ')})`);
  const moves = () => props.outcome.path.length > 1;
  return (
    <li>
      <button
        type="button"
        class="hx-outcome"
        aria-pressed={chosen()}
        onClick={() => setShown(chosen() ? null : { kind: 'outcome', index: props.index })}
      >
        <span class="hx-outcome-number num">{props.index + 1}</span>
        <span class="grow">
          {moves() ? t().goes(where(), t().steps(props.outcome.path.length - 1)) : t().stays(where())}
          <span class="hx-outcome-attack">
            {props.outcome.attacks.length > 0 ? t().attacksWho(props.outcome.attacks.join(', ')) : t().noAttack}
            <Show when={decision().foci.length > 1}> · {t().forFocus(props.outcome.foci.join(', '))}</Show>
          </span>
        </span>
      </button>
    </li>
  );
}

function Reasons() {
  const t = useText(homalyrevTexts);
  const reasons = () => decision().reasons;
  const step = () => (shown()?.kind === 'reason' ? (shown()?.index ?? -1) : -1);
  let list: HTMLOListElement | undefined;
  createEffect(
    on(step, (index) => {
      if (index >= 0) list?.children[index]?.scrollIntoView({ block: 'nearest' });
    }),
  );
  return (
    <section class="hx-why" aria-labelledby="hx-why">
      <div class="hx-part">
        <h2 id="hx-why">{t().why}</h2>
        <span class="gap" />
        <span class="muted small num" role="status">
          {step() >= 0 ? t().stepOf(step() + 1, reasons().length) : ''}
        </span>
        <IconButton
          size="small"
          label={t().previousStep}
          keys=","
          disabled={step() === 0}
          onClick={() => stepReason(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          size="small"
          label={t().nextStep}
          keys="."
          disabled={step() === reasons().length - 1}
          onClick={() => stepReason(1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <ol
        class="hx-reasons"
        ref={(element) => {
          list = element;
        }}
      >
        <For each={reasons()}>
          {(reason, i) => (
            <li>
              <button
                type="button"
                class="hx-reason"
                aria-current={step() === i() ? 'step' : undefined}
                onClick={() => setShown(step() === i() ? null : { kind: 'reason', index: i() })}
              >
                <span class="hx-reason-number num">{i() + 1}</span>
                <span class="grow">{tidyPlaces(describeReason(reason, lang()))}</span>
                <span class="hx-clause">{reason.clause}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
