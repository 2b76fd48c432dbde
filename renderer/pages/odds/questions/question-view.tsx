import Trash from 'lucide-solid/icons/trash';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { InquiryAnswer } from '../../../../engine/mk/odds/inquiry.ts';
import { frameTexts } from '../../../../messages/page/frame.ts';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { notify } from '../../../app/toasts.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { toCommandLine, toInquiry } from '../ask.ts';
import { ChartFigure } from '../chart/chart-figure.tsx';
import type { ChartData } from '../chart/series.ts';
import { CommandLine } from '../parts/command-line.tsx';
import { LIMITS, type PageQuestion } from '../prefs.ts';
import { type ChosenDeck, change, prefs } from '../state.ts';
import { useInquiry } from '../work/use-inquiry.ts';
import { Conditions } from './conditions.tsx';
import { CopiesPanel, SensitivityPanel } from './what-if.tsx';

interface QuestionViewProps {
  readonly deck: ChosenDeck;
  readonly other: ChosenDeck | null;
  readonly question: PageQuestion;
  readonly at: number;
}

/** One question: its form, its answer with the assumptions, by turn, and what more copies would do. */
export function QuestionView(props: QuestionViewProps) {
  const t = useText(questionTexts);
  const frame = useText(frameTexts);
  const [vary, setVary] = createSignal<string | null>(null);
  const ask = (deck: ChosenDeck | null, card: string | null) =>
    deck ? toInquiry(props.question, prefs().keep, prefs(), deck.kinds, ruleCatalogue(), card) : null;
  const inquiry = createMemo(() => ask(props.deck, vary()));
  const answer = useInquiry(inquiry);
  const other = useInquiry(createMemo(() => ask(props.other, null)));
  const set = (patch: Partial<PageQuestion>) =>
    change({ questions: prefs().questions.map((one, i) => (i === props.at ? { ...one, ...patch } : one)) });
  const remove = () => {
    const before = prefs().questions;
    change({ questions: before.filter((_, i) => i !== props.at), question: Math.max(0, props.at - 1) });
    notify({
      text: t().removed,
      action: { label: frame().undo, run: () => change({ questions: before, question: props.at }) },
    });
  };
  return (
    <div class="odds-stack questions-view">
      <section class="odds-panel" aria-label={t().editor}>
        <div class="odds-panel-head">
          <h2>{t().editor}</h2>
          <span class="gap" />
          <Show when={prefs().questions.length > 1}>
            <IconButton label={t().remove} onClick={remove}>
              <Trash />
            </IconButton>
          </Show>
        </div>
        <div class="question-form">
          <NumberField
            label={t().turn}
            value={props.question.turn}
            min={1}
            max={LIMITS.turn}
            onChange={(turn) => set({ turn })}
          />
          <Conditions
            deck={props.deck}
            conditions={props.question.conditions}
            onChange={(conditions) => set({ conditions })}
          />
        </div>
        <div class="question-answer" aria-live="polite">
          <Show when={answer()} fallback={<p class="muted">{inquiry() ? frame().loading : t().unreadable}</p>}>
            {(found) => (
              <Answer
                deck={props.deck}
                question={props.question}
                answer={found()}
                other={props.other}
                second={other()}
              />
            )}
          </Show>
        </div>
      </section>
      <Show when={answer()}>
        {(found) => (
          <>
            <div class="odds-grid">
              <ByTurn
                answer={found()}
                turn={props.question.turn}
                names={[props.deck.name, props.other?.name ?? '']}
                second={other()}
              />
              <Spread answer={found()} />
            </div>
            <div class="odds-grid">
              <CopiesPanel answer={found()} vary={vary()} onVary={setVary} />
              <SensitivityPanel answer={found()} />
            </div>
          </>
        )}
      </Show>
    </div>
  );
}

interface AnswerProps {
  readonly deck: ChosenDeck;
  readonly question: PageQuestion;
  readonly answer: InquiryAnswer;
  readonly other: ChosenDeck | null;
  readonly second: InquiryAnswer | null;
}

function Answer(props: AnswerProps) {
  const t = useText(questionTexts);
  const command = () => toCommandLine(props.question, prefs().keep, prefs());
  return (
    <>
      <p class="question-result">
        <span>{t().sentence(props.question.turn, props.question.conditions)}:</span>
        <b class="num" data-testid="chance">
          {percent(props.answer.p)}
        </b>
        <Show when={props.answer.se}>{(se) => <span class="num">± {percent(1.96 * se())}</span>}</Show>
      </p>
      <Show when={props.second}>
        {(second) => (
          <p class="question-second num">
            {props.other?.name}: <b>{percent(second().p)}</b>
          </p>
        )}
      </Show>
      <p class="odds-note">
        {t().assumption(prefs().hand, prefs().newCards, props.question.turn, props.answer.seen, props.answer.deckSize)}{' '}
        {prefs().redraws === 0
          ? t().noRedraw
          : t().redraw(prefs().redraws, percent(props.answer.keep), num(props.answer.redraws, 2))}{' '}
        <Show when={props.question.conditions.length > 1}>{t().overlap} </Show>
        {props.answer.se === null ? t().engine : t().estimate}
      </p>
      <Show when={command()}>
        {(question) => (
          <CommandLine
            command="odds lista.txt --questions kerdesek.json --json"
            file={{ name: 'kerdesek.json', text: JSON.stringify([question()]) }}
          />
        )}
      </Show>
    </>
  );
}

interface ByTurnProps {
  readonly answer: InquiryAnswer;
  readonly second: InquiryAnswer | null;
  readonly turn: number;
  readonly names: readonly [string, string];
}

function ByTurn(props: ByTurnProps) {
  const t = useText(questionTexts);
  const data = createMemo((): ChartData => {
    const second = props.second;
    return {
      kind: 'line',
      labels: props.answer.turns.map((turn) => num(turn.turn)),
      series: [
        {
          name: second ? props.names[0] : t().chance,
          values: props.answer.turns.map((turn) => turn.p),
          colour: 'gold',
        },
        ...(second
          ? [
              {
                name: props.names[1],
                values: second.turns.map((turn) => turn.p),
                colour: 'info',
                dashed: true,
              } as const,
            ]
          : []),
      ],
      format: (value) => percent(value, 1),
      axisFormat: (value) => percent(value, 0),
      min: 0,
      max: 1,
      axis: { x: t().turnAxis, y: t().chance },
    };
  });
  return (
    <ChartFigure
      title={t().byTurn}
      data={data()}
      summary={props.answer.turns.map((turn) => t().byTurnSummary(turn.turn, percent(turn.p))).join(' ')}
      note={t().byTurnNote(prefs().hand, prefs().newCards)}
    />
  );
}

function Spread(props: { readonly answer: InquiryAnswer }) {
  const t = useText(questionTexts);
  const [goal, setGoal] = createSignal(0);
  const at = () => Math.min(goal(), props.answer.distributions.length - 1);
  const chances = () => props.answer.distributions[at()] ?? [];
  // Chances too small to be seen are left out at the upper end.
  const shown = () => chances().slice(0, Math.max(2, chances().findLastIndex((p) => p >= 0.0005) + 1));
  const mean = () => chances().reduce((sum, p, k) => sum + p * k, 0);
  const data = createMemo(
    (): ChartData => ({
      kind: 'bar',
      labels: shown().map((_, k) => num(k)),
      series: [{ name: t().chance, values: shown(), colour: 'gold' }],
      format: (value) => percent(value, 1),
      axisFormat: (value) => percent(value, 0),
      mark: (value) => percent(value, value < 0.1 ? 1 : 0),
      axis: { x: t().spreadAxis, y: t().chance },
    }),
  );
  return (
    <ChartFigure
      title={props.answer.distributions.length > 1 ? t().spreadOf(at() + 1) : t().spread}
      data={data()}
      summary={t().spreadSummary(num(mean(), 2))}
      note={`${t().spreadSummary(num(mean(), 2))} ${t().spreadNote(props.answer.groups[at()] ?? 0, props.answer.seen)}`}
      tools={
        <For each={props.answer.distributions.length > 1 ? props.answer.distributions : []}>
          {(_, i) => (
            <button
              type="button"
              class="spread-choice num"
              aria-pressed={i() === at()}
              aria-label={`${i() + 1}. ${t().spreadOf(i() + 1)}`}
              onClick={() => setGoal(i())}
            >
              {i() + 1}.
            </button>
          )}
        </For>
      }
    />
  );
}
