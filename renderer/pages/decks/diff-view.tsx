import { createMemo, For, Show } from 'solid-js';
import { type Deck, SECTIONS } from '../../../engine/mk/deck/deck.ts';
import { type DeckDiff, diffDecks } from '../../../engine/mk/deck/diff.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { historyTexts } from '../../../messages/page/history.ts';
import { useText } from '../../app/i18n.ts';
import { Badge } from '../../design/components/badge.tsx';
import './diff-view.css';

/** What leads from one list to another: the number of changes, then each card by section. */
export function DiffView(props: { readonly from: Deck; readonly to: Deck }) {
  const t = useText(historyTexts);
  const deck = useText(deckTexts);
  const difference = createMemo(() => diffDecks(props.from, props.to));
  const of = (section: (typeof SECTIONS)[number]) =>
    difference().changes.filter((change) => change.section === section);
  return (
    <div class="diff">
      <Show when={difference().changes.length > 0} fallback={<p class="muted">{t().same}</p>}>
        <Sum difference={difference()} />
        <For each={SECTIONS}>
          {(section) => (
            <Show when={of(section).length > 0}>
              <h3 class="diff-section">{deck().sections[section]}</h3>
              <ul>
                <For each={of(section)}>
                  {(change) => (
                    <li
                      class="diff-line"
                      classList={{
                        'diff-more': change.after > change.before,
                        'diff-less': change.after < change.before,
                      }}
                    >
                      <span class="sr-only">{t().line(change.name, change.before, change.after)}</span>
                      <b class="num" aria-hidden="true">
                        {change.after > change.before
                          ? `+${change.after - change.before}`
                          : `−${change.before - change.after}`}
                      </b>
                      <span class="diff-name" aria-hidden="true">
                        {change.name}
                      </span>
                      <span class="muted num" aria-hidden="true">
                        {change.before} → {change.after}
                      </span>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          )}
        </For>
      </Show>
    </div>
  );
}

/** The number of changes alone, or that there are none. */
export function DiffSum(props: { readonly from: Deck; readonly to: Deck }) {
  const t = useText(historyTexts);
  const difference = createMemo(() => diffDecks(props.from, props.to));
  return (
    <Show when={difference().changes.length > 0} fallback={<p class="muted">{t().same}</p>}>
      <Sum difference={difference()} />
    </Show>
  );
}

function Sum(props: { readonly difference: DeckDiff }) {
  const t = useText(historyTexts);
  return (
    <p class="diff-sum">
      <Badge tone="gold">{t().swaps(props.difference.swaps)}</Badge>
      <Show when={props.difference.added > 0}>
        <Badge tone="fine">{t().added(props.difference.added)}</Badge>
      </Show>
      <Show when={props.difference.removed > 0}>
        <Badge tone="danger">{t().removed(props.difference.removed)}</Badge>
      </Show>
      <Show when={props.difference.moved > 0}>
        <Badge tone="info">{t().moved(props.difference.moved)}</Badge>
      </Show>
    </p>
  );
}
