import CircleCheck from 'lucide-solid/icons/circle-check';
import CircleHelp from 'lucide-solid/icons/circle-question-mark';
import Hand from 'lucide-solid/icons/hand';
import Tag from 'lucide-solid/icons/tag';
import { createMemo, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Card } from '../../engine/mk/cards/card.ts';
import { saysAll } from '../../engine/mk/cards/effects/says/says.ts';
import { type Mark, type MarkedSentence, markedSentences } from '../../engine/mk/table/effects/mark.ts';
import { effectTexts } from '../../messages/page/effects.ts';
import { useText } from '../app/i18n.ts';
import './sentences.css';

const ICONS = { keyword: Tag, done: CircleCheck, asked: CircleHelp, hand: Hand } as const;

/** Who carries a sentence out, as an icon and a word. */
export function MarkBadge(props: { readonly mark: Mark }) {
  const t = useText(effectTexts);
  return (
    <span class="mark" data-mark={props.mark}>
      <Dynamic component={ICONS[props.mark]} aria-hidden={true} /> {t().marks[props.mark]}
    </span>
  );
}

/** Each sentence of a card with its mark; how it is understood opens by click or key. */
export function SentenceList(props: { readonly card: Card }) {
  const t = useText(effectTexts);
  const sentences = createMemo(() => markedSentences(props.card));
  return (
    <Show when={sentences().length > 0} fallback={<p class="small muted">{t().none}</p>}>
      <ul class="sentence-list">
        <For each={sentences()}>
          {(one) => (
            <li>
              <details>
                <summary>
                  <span lang="hu">{one.sentence.text}</span> <MarkBadge mark={one.mark} />
                </summary>
                <Understood one={one} />
              </details>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The paraphrase of a sentence, or why there is none. */
export function Understood(props: { readonly one: MarkedSentence }) {
  const t = useText(effectTexts);
  const says = () => (props.one.sentence.understood ? saysAll(props.one.sentence) : null);
  const unread = () => {
    const { sentence } = props.one;
    if (sentence.understood) return null;
    return sentence.byPlayer ? t().byPlayer : t().stuck(sentence.word);
  };
  return (
    <div class="sentence-says small">
      <Show when={says()}>
        {(text) => (
          <p>
            <span class="muted">{t().says}</span> <span lang="hu">{text()}</span>
          </p>
        )}
      </Show>
      <Show when={unread()}>{(text) => <p>{text()}</p>}</Show>
      <Show when={says() && props.one.mark === 'hand'}>
        <p>{t().notDone}</p>
      </Show>
      <p class="muted">{t().why[props.one.mark]}</p>
    </div>
  );
}
