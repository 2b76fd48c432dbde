import { createMemo, For, Show } from 'solid-js';
import type { Card } from '../../engine/mk/cards/card.ts';
import { keywordsOf } from '../../engine/mk/cards/keywords/keywords.ts';
import { explainKeyword, keywordLabel, keywordWords } from '../../messages/keywords.ts';
import { cardPageTexts } from '../../messages/page/cards.ts';
import { lang, useText } from '../app/i18n.ts';
import { settings } from '../stores/settings.ts';
import { vocabulary } from '../stores/vocabulary.ts';
import './keyword-list.css';

/** The keywords a card has, as the engine recognises them, each with what it means. */
export function KeywordList(props: { readonly card: Card }) {
  const t = useText(cardPageTexts);
  const found = createMemo(() => keywordsOf(props.card, vocabulary()));
  return (
    <Show when={found().length > 0} fallback={<p class="small muted">{t().noKeywords}</p>}>
      <dl class="keyword-list">
        <For each={found()}>
          {(keyword) => (
            <div>
              <dt title={keywordLabel(keyword.id, lang(), settings.keywordNames)}>
                {keywordWords(keyword, lang(), settings.keywordNames)}
              </dt>
              <dd>{explainKeyword(keyword, lang())}</dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
}
