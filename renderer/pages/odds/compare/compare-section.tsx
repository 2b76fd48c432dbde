import Scale from 'lucide-solid/icons/scale';
import { createMemo, Index, Show } from 'solid-js';
import { curveOf } from '../../../../engine/mk/odds/curve.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { EmptyState } from '../../../design/components/empty-state.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { toInquiry } from '../ask.ts';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { costData, typeData } from '../curve/curve-data.ts';
import { curveWords } from '../curve/words.ts';
import { TableFrame } from '../parts/table-frame.tsx';
import type { PageQuestion } from '../prefs.ts';
import { type ChosenDeck, prefs } from '../state.ts';
import { useInquiry } from '../work/use-inquiry.ts';
import { CompareSimulation } from './compare-simulation.tsx';
import './compare.css';

/** Two decks side by side: curve and types, the exact questions, and the simulation. */
export function CompareSection(props: { readonly deck: ChosenDeck; readonly other: ChosenDeck | null }) {
  const t = useText(simulationTexts);
  return (
    <Show when={props.other} fallback={<EmptyState icon={<Scale />} text={t().compareEmpty} />}>
      {(other) => (
        <>
          <Curves first={props.deck} second={other()} />
          <Questions first={props.deck} second={other()} />
          <CompareSimulation first={props.deck} second={other()} />
        </>
      )}
    </Show>
  );
}

interface Pair {
  readonly first: ChosenDeck;
  readonly second: ChosenDeck;
}

function Curves(props: Pair) {
  const t = useText(simulationTexts);
  const shared = useText(oddsTexts);
  const curves = createMemo(() =>
    [props.first, props.second].map((deck) => ({ name: deck.name, curve: curveOf(deck.pool) })),
  );
  const summary = () =>
    curves()
      .map(({ name, curve }) => {
        const mean = curve.mean === null ? shared().noMean : num(curve.mean, 2);
        return `${name}: ${shared().curveSummary(curve.cards, mean)}`;
      })
      .join(' ');
  const types = createMemo(() => typeData(curves(), curveWords()));
  const typeSummary = () =>
    shared().typesSummary(
      types()
        .labels.map(
          (label, i) =>
            `${label}: ${types()
              .series.map((series) => series.values[i])
              .join(' – ')}`,
        )
        .join(', '),
    );
  return (
    <div class="odds-curves">
      <ChartFigure
        title={t().compareCurve}
        tall
        data={costData(curves(), curveWords())}
        summary={summary()}
        note={`${summary()} ${shared().curveNote}`}
      />
      <ChartFigure title={shared().types} tall data={types()} summary={typeSummary()} />
    </div>
  );
}

function Questions(props: Pair) {
  const t = useText(simulationTexts);
  const words = useText(questionTexts);
  return (
    <section class="odds-panel" aria-label={t().compareQuestions}>
      <div class="odds-panel-head">
        <h2>{t().compareQuestions}</h2>
      </div>
      <TableFrame label={t().compareQuestions}>
        <table class="odds-table num">
          <thead>
            <tr>
              <th scope="col">{t().compareQuestion}</th>
              <th scope="col">{props.first.name}</th>
              <th scope="col">{props.second.name}</th>
              <th scope="col">{t().compareDifference}</th>
            </tr>
          </thead>
          <tbody>
            <Index each={prefs().questions}>
              {(question) => <QuestionRow question={question()} first={props.first} second={props.second} />}
            </Index>
          </tbody>
        </table>
      </TableFrame>
      <p class="odds-note">
        {t().compareNote(prefs().hand, prefs().newCards, prefs().redraws)} {words().engine}
      </p>
    </section>
  );
}

function QuestionRow(props: Pair & { readonly question: PageQuestion }) {
  const t = useText(simulationTexts);
  const words = useText(questionTexts);
  const ask = (deck: ChosenDeck) => toInquiry(props.question, prefs().keep, prefs(), deck.kinds, ruleCatalogue(), null);
  const first = useInquiry(createMemo(() => ask(props.first)));
  const second = useInquiry(createMemo(() => ask(props.second)));
  const cell = (p: number | undefined) => (p === undefined ? '–' : percent(p));
  const difference = () => {
    const one = first()?.p;
    const two = second()?.p;
    if (one === undefined || two === undefined) return '–';
    const points = (two - one) * 100;
    return t().points(`${points > 0 ? '+' : points < 0 ? '−' : ''}${num(Math.abs(points), 1)}`);
  };
  return (
    <tr>
      <th scope="row" class="compare-words">
        {words().sentence(props.question.turn, props.question.conditions)}
      </th>
      <td>{cell(first()?.p)}</td>
      <td>{cell(second()?.p)}</td>
      <td>{difference()}</td>
    </tr>
  );
}
