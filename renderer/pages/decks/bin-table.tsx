import RotateCcw from 'lucide-solid/icons/rotate-ccw';
import Trash from 'lucide-solid/icons/trash';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { DeckSummary } from '../../../main/api/contract/index.ts';
import { deckInfoTexts } from '../../../messages/page/deck-info.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { moment, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { onChange } from '../../stores/changes.ts';
import { restoreDecks } from './list-actions.ts';

/** Deleted decks, to be brought back or deleted for good. */
export function BinTable() {
  const t = useText(deckInfoTexts);
  const frame = useText(frameTexts);
  const [decks, setDecks] = createSignal<readonly DeckSummary[]>([]);
  const [asked, setAsked] = createSignal<DeckSummary | null>(null);
  const load = () =>
    api.decks
      .list({ removed: true })
      .then(setDecks)
      .catch((error) => notifyError(sentenceOf(error)));
  onMount(load);
  onCleanup(onChange(['decks'], () => void load()));

  const purge = async (deck: DeckSummary) => {
    setAsked(null);
    try {
      await api.decks.purge({ ids: [deck.id] });
      notify({ text: t().purged(deck.name) });
      await load();
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };

  return (
    <div class="decks-scroll">
      <Show when={decks().length > 0} fallback={<EmptyState icon={<Trash />} text={t().binEmpty} />}>
        <p class="muted small">{t().binNote}</p>
        <table class="decks-table">
          <thead>
            <tr>
              <th scope="col">{t().name}</th>
              <th scope="col">{t().removedAt}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            <For each={decks()}>
              {(deck) => (
                <tr>
                  <th scope="row">
                    <span class="decks-name">{deck.name}</span>
                  </th>
                  <td class="muted num">{moment(deck.removedAt ?? '')}</td>
                  <td class="decks-bin-actions">
                    <Button
                      size="small"
                      icon={<RotateCcw />}
                      onClick={() => void restoreDecks([deck.id]).then(load)}
                      aria-label={`${t().restore}: ${deck.name}`}
                    >
                      {t().restore}
                    </Button>{' '}
                    <Button
                      size="small"
                      look="danger"
                      icon={<Trash />}
                      onClick={() => setAsked(deck)}
                      aria-label={`${t().purge}: ${deck.name}`}
                    >
                      {t().purge}
                    </Button>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Dialog
        open={asked() !== null}
        onClose={() => setAsked(null)}
        title={t().purgeTitle}
        description={t().purgeText(asked()?.name ?? '')}
        width="small"
        footer={
          <>
            <Button onClick={() => setAsked(null)}>{frame().cancel}</Button>
            <Button
              look="danger"
              onClick={() => {
                const deck = asked();
                if (deck) void purge(deck);
              }}
            >
              {t().purge}
            </Button>
          </>
        }
      />
    </div>
  );
}
