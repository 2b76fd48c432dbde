import Bed from 'lucide-solid/icons/bed';
import ChevronsRight from 'lucide-solid/icons/chevrons-right';
import Minus from 'lucide-solid/icons/minus';
import Plus from 'lucide-solid/icons/plus';
import Skull from 'lucide-solid/icons/skull';
import { createMemo, For, Show } from 'solid-js';
import { REST_HABITS, type StaminaStep } from '../../../../engine/homalyrev/stamina.ts';
import { describeLossCosts, describeStaminaStep } from '../../../../messages/homalyrev/stamina.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { changeLoss, commandLine, type Gauge, lossesIn, type WhatIf } from './gauge.ts';
import { change, gauge, session, setWhatIf, whatIf } from './state.ts';
import './gauge-panel.css';

/** How many rounds are left, by which way of resting, with which planned losses, and what one more would cost. */
export function GaugePanel() {
  const t = useText(homalyrevHandTexts);
  return (
    <section class="hd-panel" aria-labelledby="hd-gauge">
      <h2 id="hd-gauge">{t().gauge}</h2>
      <Show when={gauge()} fallback={<p>{t().exhaustedNow}</p>}>
        {(shown) => <Shown gauge={shown()} />}
      </Show>
    </section>
  );
}

function Shown(props: { readonly gauge: Gauge }) {
  const t = useText(homalyrevHandTexts);
  const result = () => props.gauge.stamina;
  const offset = () => props.gauge.firstRound - 1;
  const ask = (patch: Partial<WhatIf>) => {
    const { hand, discard } = props.gauge.plan;
    const asked = { hand, discard, ...patch };
    // A number field tells its value again when it is given to it; that is no question.
    if (asked.hand !== hand || asked.discard !== discard) setWhatIf(asked);
  };
  return (
    <>
      <p class="gg-big" role="status">
        <strong class="num">{result().roundsPlayed}</strong>
        <span>
          {t().left(result().roundsPlayed).replace(/^\d+ /, '')}
          <span class="muted small">
            <Show when={result().lastRound > 0}>{t().lastRound(result().lastRound + offset())} </Show>
            {t().exhaustedAt(result().exhaustedAtStartOfRound + offset())}
          </span>
        </span>
      </p>
      <div class="gg-habits" role="radiogroup" aria-label={t().habit}>
        <For each={REST_HABITS}>
          {(habit) => (
            <label class="gg-habit">
              <input
                type="radio"
                name="gg-habit"
                checked={session().habit === habit}
                onChange={() => change({ habit })}
              />
              <span>{t().habits[habit]}</span>
              <strong class="num">{t().habitRounds(props.gauge.byHabit[habit])}</strong>
            </label>
          )}
        </For>
      </div>
      <Course gauge={props.gauge} />
      <Losses gauge={props.gauge} />
      <Show when={props.gauge.costs}>
        {(costs) => (
          <div>
            <h3 class="mini">{t().price}</h3>
            <ul class="gg-costs">
              <For each={describeLossCosts(costs(), lang())}>{(line) => <li>{line}</li>}</For>
            </ul>
          </div>
        )}
      </Show>
      <div class="gg-what-if">
        <NumberField
          label={t().inHand}
          value={props.gauge.plan.hand}
          min={0}
          max={30}
          onChange={(hand) => ask({ hand })}
        />
        <NumberField
          label={t().inDiscard}
          value={props.gauge.plan.discard}
          min={0}
          max={30}
          onChange={(discard) => ask({ discard })}
        />
        <Show when={whatIf()}>
          <Button size="small" look="quiet" onClick={() => setWhatIf(null)}>
            {t().backToHand}
          </Button>
        </Show>
      </div>
      <details class="hx-more">
        <summary>{t().courseSteps}</summary>
        <ol class="gg-steps">
          <For each={result().steps}>
            {(step) => <li>{describeStaminaStep({ ...step, round: step.round + offset() }, lang())}</li>}
          </For>
        </ol>
        <p class="gg-command">
          {t().command}: <code>{commandLine(props.gauge.plan)}</code>
        </p>
      </details>
    </>
  );
}

/** The whole course as a row of rounds and rests for each cycle. */
function Course(props: { readonly gauge: Gauge }) {
  const t = useText(homalyrevHandTexts);
  const offset = () => props.gauge.firstRound - 1;
  const cycles = createMemo(() => {
    const rows: StaminaStep[][] = [[]];
    for (const step of props.gauge.stamina.steps) {
      rows.at(-1)?.push(step);
      if (step.kind === 'shortRest' || step.kind === 'longRest') rows.push([]);
    }
    return rows;
  });
  const words = (step: StaminaStep) =>
    step.kind === 'play'
      ? t().play(step.round + offset(), step.lost)
      : step.kind === 'exhausted'
        ? t().exhaustedAt(step.round + offset())
        : t().rest[step.kind];
  return (
    <ol class="gg-course" aria-label={t().course}>
      <For each={cycles()}>
        {(row) => (
          <li>
            <For each={row}>
              {(step) => (
                <span class={`gg-step gg-${step.kind}`} title={words(step)}>
                  <span class="sr-only">{words(step)}; </span>
                  <span aria-hidden="true" class="num">
                    {step.kind === 'play' ? (
                      step.round + offset()
                    ) : step.kind === 'exhausted' ? (
                      <Skull />
                    ) : step.kind === 'longRest' ? (
                      <Bed />
                    ) : (
                      <ChevronsRight />
                    )}
                  </span>
                  <Show when={step.kind === 'play' && step.lost > 0}>
                    <span class="gg-lost" aria-hidden="true">
                      −{step.lost}
                    </span>
                  </Show>
                </span>
              )}
            </For>
          </li>
        )}
      </For>
    </ol>
  );
}

function Losses(props: { readonly gauge: Gauge }) {
  const t = useText(homalyrevHandTexts);
  const lose = () => props.gauge.plan.lose;
  const room = (cycle: number) => 2 * (props.gauge.stamina.cycles[cycle - 1] ?? 0);
  return (
    <Show when={props.gauge.stamina.cycles.length > 0}>
      <div>
        <h3 class="mini">{t().cycleLosses}</h3>
        <ul class="gg-losses">
          <For each={props.gauge.stamina.cycles.map((_, i) => i + 1)}>
            {(cycle) => (
              <li>
                <span class="muted small">{t().cycle(cycle)}</span>
                <IconButton
                  size="small"
                  label={t().lessLoss(cycle)}
                  disabled={lossesIn(lose(), cycle) === 0}
                  onClick={() => change({ lose: changeLoss(lose(), cycle, -1) })}
                >
                  <Minus />
                </IconButton>
                <span class="num" aria-hidden="true">
                  {lossesIn(lose(), cycle)}
                </span>
                <span class="sr-only">{t().lossesIn(cycle, lossesIn(lose(), cycle))}</span>
                <IconButton
                  size="small"
                  label={t().moreLoss(cycle)}
                  disabled={lossesIn(lose(), cycle) >= room(cycle)}
                  onClick={() => change({ lose: changeLoss(lose(), cycle, 1) })}
                >
                  <Plus />
                </IconButton>
              </li>
            )}
          </For>
        </ul>
        <p class="field-hint">
          {t().cycleNote}{' '}
          <Show when={lose().length > 0}>
            <Button size="small" look="quiet" onClick={() => change({ lose: [] })}>
              {t().clearLosses}
            </Button>
          </Show>
        </p>
      </div>
    </Show>
  );
}
