import ClipboardCopy from 'lucide-solid/icons/clipboard-copy';
import Download from 'lucide-solid/icons/download';
import { createEffect, createSignal, For, Show } from 'solid-js';
import type { MissingCard } from '../../../main/api/contract/index.ts';
import { collectionTexts } from '../../../messages/page/collection.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { copyText, saveFile } from '../../app/clipboard.ts';
import { num, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { Menu } from '../../design/components/menu.tsx';
import { collection } from '../../stores/collection.ts';
import { deckList } from '../../stores/decks.ts';
import './missing-panel.css';

/** What a set of decks lacks beyond the collection: a shopping list, counted over all chosen decks at once. */
export function MissingPanel(props: { readonly onShow: (card: string) => void }) {
  const t = useText(collectionTexts);
  const [chosen, setChosen] = createSignal<ReadonlySet<number>>(new Set(deckList().map((deck) => deck.id)));
  const [respect, setRespect] = createSignal(true);
  const [shared, setShared] = createSignal(false);
  const [missing, setMissing] = createSignal<readonly MissingCard[]>([]);

  const question = () => ({
    deckIds: deckList().flatMap((deck) => (chosen().has(deck.id) ? [deck.id] : [])),
    respectReserved: respect(),
    shared: shared(),
  });
  createEffect(() => {
    const asked = question();
    // Asked anew when the collection or a deck changes.
    collection();
    if (asked.deckIds.length === 0) {
      setMissing([]);
      return;
    }
    api.collection
      .missing(asked)
      .then(setMissing)
      .catch((error) => notifyError(sentenceOf(error)));
  });

  const toggle = (id: number) => {
    const next = new Set(chosen());
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const exportAs = async (to: 'csv' | 'xlsx' | 'txt') => {
    try {
      const file = await api.collection.exportMissing({ ...question(), to });
      saveFile(file, file.name);
      notify({ text: t().exported(file.name) });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const total = () => missing().reduce((sum, card) => sum + card.missing, 0);

  return (
    <div class="missing">
      <fieldset class="missing-decks">
        <legend>{t().decks}</legend>
        <Show when={deckList().length > 0} fallback={<p class="muted">{t().noDecks}</p>}>
          <div class="row">
            <Button size="small" look="quiet" onClick={() => setChosen(new Set(deckList().map((deck) => deck.id)))}>
              {t().all}
            </Button>
            <Button size="small" look="quiet" onClick={() => setChosen(new Set<number>())}>
              {t().noneChosen}
            </Button>
          </div>
          <For each={deckList()}>
            {(deck) => (
              <label class="check">
                <input type="checkbox" checked={chosen().has(deck.id)} onChange={() => toggle(deck.id)} />
                <span class="cut">{deck.name}</span>
              </label>
            )}
          </For>
        </Show>
        <hr />
        <label class="check">
          <input type="checkbox" checked={respect()} onChange={(event) => setRespect(event.currentTarget.checked)} />
          {t().respect}
        </label>
        <label class="check">
          <input type="checkbox" checked={shared()} onChange={(event) => setShared(event.currentTarget.checked)} />
          {t().shared}
        </label>
      </fieldset>
      <section class="missing-list" aria-label={t().missing}>
        <div class="missing-bar">
          <p role="status">
            <Show when={missing().length > 0} fallback={chosen().size > 0 ? t().nothingMissing : ''}>
              <b>{t().total(num(total()), num(missing().length))}</b>
            </Show>
          </p>
          <span class="gap" />
          <Show when={missing().length > 0}>
            <Button
              size="small"
              icon={<ClipboardCopy />}
              onClick={() =>
                void copyText(
                  missing()
                    .map((card) => `${card.missing} ${card.card}`)
                    .join('\n'),
                  t().copied,
                )
              }
            >
              {t().copyList}
            </Button>
            <Menu
              label={t().export}
              icon={<Download />}
              size="small"
              items={(['csv', 'xlsx', 'txt'] as const).map((to) => ({
                label: t().exportKinds[to],
                run: () => void exportAs(to),
              }))}
            />
          </Show>
        </div>
        <Show when={chosen().size > 0} fallback={<EmptyState text={t().chooseDecks} />}>
          <MissingTable cards={missing()} onShow={props.onShow} />
        </Show>
      </section>
    </div>
  );
}

function MissingTable(props: { readonly cards: readonly MissingCard[]; readonly onShow: (card: string) => void }) {
  const t = useText(collectionTexts);
  return (
    <Show when={props.cards.length > 0}>
      <table class="missing-table">
        <thead>
          <tr>
            <th scope="col">{t().columnsMissing.card}</th>
            <th scope="col" class="missing-num">
              {t().columnsMissing.needed}
            </th>
            <th scope="col" class="missing-num">
              {t().columnsMissing.owned}
            </th>
            <th scope="col" class="missing-num">
              {t().columnsMissing.missing}
            </th>
            <th scope="col">{t().columnsMissing.decks}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.cards}>
            {(card) => (
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    class="missing-card"
                    title={t().showInCollection}
                    onClick={() => props.onShow(card.card)}
                  >
                    {card.card}
                  </button>
                </th>
                <td class="missing-num num">{card.needed}</td>
                <td class="missing-num num">{card.owned}</td>
                <td class="missing-num num">
                  <b>{card.missing}</b>
                </td>
                <td class="muted small">{card.decks.map((deck) => `${deck.name} (${deck.count})`).join(', ')}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
}
