import Plus from 'lucide-solid/icons/plus';
import { createMemo, Index, Show } from 'solid-js';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { percent, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { toInquiry } from '../ask.ts';
import { LIMITS, type PageQuestion } from '../prefs.ts';
import { type ChosenDeck, change, prefs } from '../state.ts';
import { useInquiry } from '../work/use-inquiry.ts';
import { AskSettings } from './ask-settings.tsx';
import { QuestionView } from './question-view.tsx';
import './questions.css';

const NEW: PageQuestion = {
  turn: 2,
  conditions: [{ how: 'atLeast', count: 1, by: 'query', text: 'típus:kalandozó' }],
};

/** Exact questions: the list of them with their answers, the assumptions, and one question in full. */
export function QuestionsSection(props: { readonly deck: ChosenDeck; readonly other: ChosenDeck | null }) {
  const t = useText(questionTexts);
  const at = () => Math.min(prefs().question, prefs().questions.length - 1);
  const add = () => change({ questions: [...prefs().questions, NEW], question: prefs().questions.length });
  return (
    <div class="questions">
      <section class="odds-panel questions-list" aria-label={t().list}>
        <div class="odds-panel-head">
          <h2>{t().list}</h2>
          <span class="gap" />
          <Button size="small" icon={<Plus />} disabled={prefs().questions.length >= LIMITS.questions} onClick={add}>
            {t().add}
          </Button>
        </div>
        <ul class="question-list">
          <Index each={prefs().questions}>
            {(question, i) => (
              <QuestionLine
                deck={props.deck}
                question={question()}
                current={i === at()}
                onChoose={() => change({ question: i })}
              />
            )}
          </Index>
        </ul>
      </section>
      <Show when={prefs().questions[at()]}>
        {(question) => <QuestionView deck={props.deck} other={props.other} question={question()} at={at()} />}
      </Show>
      <AskSettings deck={props.deck} />
    </div>
  );
}

interface LineProps {
  readonly deck: ChosenDeck;
  readonly question: PageQuestion;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function QuestionLine(props: LineProps) {
  const t = useText(questionTexts);
  const inquiry = createMemo(() =>
    toInquiry(props.question, prefs().keep, prefs(), props.deck.kinds, ruleCatalogue(), null),
  );
  const answer = useInquiry(inquiry);
  return (
    <li>
      <button type="button" class="question-line" aria-current={props.current} onClick={() => props.onChoose()}>
        <span class="question-words">{t().sentence(props.question.turn, props.question.conditions)}</span>
        <b class="question-p num">{answer() ? percent(answer()?.p ?? 0) : '–'}</b>
      </button>
    </li>
  );
}
