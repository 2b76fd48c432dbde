import { For, Show } from 'solid-js';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { completeCard, unreadOf } from '../../../engine/mk/cards/type-line/complete.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import './unread-words.css';

/**
 * What nobody has understood of a card, each part with what the player can do about it: make it a group of the card, or say that
 * it means nothing. Without `onChange` it is only shown.
 */
export function UnreadWords(props: { readonly card: Card; readonly onChange?: (part: Partial<Card>) => void }) {
  const t = useText(cardPageTexts);
  const left = () => unreadOf(props.card);
  // The card is looked at from now on, so what its line says goes into the fields first.
  const without = (words: string, more: Partial<Card>): Partial<Card> => {
    const full = completeCard(props.card);
    const { races, origins, religions, groups, subtypes, sex } = full;
    return { races, origins, religions, groups, subtypes, sex, unread: left().filter((one) => one !== words), ...more };
  };
  const asGroup = (words: string) => without(words, { groups: [...completeCard(props.card).groups, words] });
  return (
    <section class="unread-words" aria-label={t().unread}>
      <h3 class="mini">{t().unread}</h3>
      <p class="small muted">{t().unreadWhy}</p>
      <ul>
        <For each={left()}>
          {(words) => (
            <li>
              <b>{words}</b>
              <Show when={props.onChange}>
                {(change) => (
                  <>
                    <Button
                      size="small"
                      aria-label={`${t().unreadGroup}: ${words}`}
                      onClick={() => change()(asGroup(words))}
                    >
                      {t().unreadGroup}
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`${t().unreadNothing}: ${words}`}
                      onClick={() => change()(without(words, {}))}
                    >
                      {t().unreadNothing}
                    </Button>
                  </>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
