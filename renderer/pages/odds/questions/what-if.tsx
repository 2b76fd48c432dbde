import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { firstReaching } from '../../../../engine/mk/odds/copies.ts';
import type { InquiryAnswer } from '../../../../engine/mk/odds/inquiry.ts';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { change, prefs } from '../state.ts';

/** The choice of a whole group in place of one card; no card can be named so. */
const GROUP = '\u0000';

interface CopiesProps {
  readonly answer: InquiryAnswer;
  readonly vary: string | null;
  readonly onVary: (card: string | null) => void;
}

/** "How many copies for 90 %?", with every number on the way. */
export function CopiesPanel(props: CopiesProps) {
  const t = useText(questionTexts);
  const choices = () => [
    { value: GROUP, label: t().group },
    ...props.answer.sensitivity.map(({ name, copies }) => ({ value: name, label: `${name} (${copies})` })),
  ];
  const wanted = () => prefs().wanted / 100;
  const steps = () => props.answer.copies?.steps ?? [];
  const reached = createMemo(() => firstReaching(steps(), wanted()));
  let frame: HTMLDivElement | undefined;
  // The deck as it is stands in the middle of the table.
  createEffect(
    on(steps, () => {
      const row = frame?.querySelector<HTMLElement>('[aria-current]');
      if (frame && row) frame.scrollTop = row.offsetTop - frame.clientHeight / 2;
    }),
  );
  const sentence = () => {
    const step = reached();
    const have = props.answer.copies?.have ?? 0;
    return step
      ? t().enough(step.copies, percent(wanted(), 0), have)
      : t().notEnough(percent(wanted(), 0), steps().at(-1)?.copies ?? 0);
  };
  return (
    <section class="odds-panel" aria-label={t().copies}>
      <div class="odds-panel-head">
        <h2>{t().copies}</h2>
      </div>
      <div class="copies-form">
        <NumberField
          label={t().wanted}
          value={prefs().wanted}
          min={1}
          max={99}
          onChange={(percentage) => change({ wanted: percentage })}
        />
        <Select
          label={t().vary}
          value={props.vary ?? GROUP}
          choices={choices()}
          onChange={(card) => props.onVary(card === GROUP ? null : card)}
        />
      </div>
      <Show
        when={props.answer.copies}
        fallback={<p class="muted">{props.answer.se === null ? t().noCopies : t().estimateOnly}</p>}
      >
        {(copies) => (
          <>
            <p class="copies-sentence">{sentence()}</p>
            <TableFrame
              ref={(element) => {
                frame = element;
              }}
              class="what-if-table"
              label={t().copies}
            >
              <table class="odds-table num">
                <thead>
                  <tr>
                    <For each={t().copiesColumns}>{(column) => <th scope="col">{column}</th>}</For>
                  </tr>
                </thead>
                <tbody>
                  <For each={steps()}>
                    {(step) => (
                      <tr
                        aria-current={step.copies === copies().have ? 'true' : undefined}
                        classList={{ 'copies-reached': step.copies === reached()?.copies }}
                      >
                        <th scope="row">{num(step.copies)}</th>
                        <td>{num(step.deckSize)}</td>
                        <td>{percent(step.p)}</td>
                      </tr>
                    )}
                  </For>
                </tbody>
              </table>
            </TableFrame>
            <Show when={props.vary !== null}>
              <p class="odds-note">{t().copyLimit}</p>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

/** What one copy more or fewer of each card does. */
export function SensitivityPanel(props: { readonly answer: InquiryAnswer }) {
  const t = useText(questionTexts);
  const cell = (p: number | null) => (p === null ? '–' : percent(p));
  return (
    <section class="odds-panel" aria-label={t().sensitivity}>
      <div class="odds-panel-head">
        <h2>{t().sensitivity}</h2>
      </div>
      <Show
        when={props.answer.sensitivity.length > 0}
        fallback={<p class="muted">{props.answer.se === null ? t().noCards : t().estimateOnly}</p>}
      >
        <TableFrame class="what-if-table" label={t().sensitivity}>
          <table class="odds-table num">
            <thead>
              <tr>
                <For each={t().sensitivityColumns}>{(column) => <th scope="col">{column}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.answer.sensitivity}>
                {(row) => (
                  <tr>
                    <th scope="row" class="what-if-name">
                      {row.name}
                    </th>
                    <td>{num(row.copies)}</td>
                    <td>{cell(row.fewer)}</td>
                    <td>{percent(row.p)}</td>
                    <td>
                      <b>{cell(row.more)}</b>
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </TableFrame>
        <p class="odds-note">{t().sensitivityNote(prefs().mode)}</p>
      </Show>
    </section>
  );
}
