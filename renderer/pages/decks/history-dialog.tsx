import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import type { DeckVersion } from '../../../main/api/contract/index.ts';
import { historyTexts } from '../../../messages/page/history.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { moment, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { Select } from '../../design/components/select.tsx';
import { deckCards } from '../../stores/deck-cards.ts';
import type { DeckEditor } from '../../stores/deck-editor/editor.ts';
import { deckList } from '../../stores/decks.ts';
import { DiffView } from './diff-view.tsx';
import './history-dialog.css';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly editor: DeckEditor;
}

/** The saved versions of a deck, each compared with the list in hand, with another version or with another deck. */
export function HistoryDialog(props: HistoryDialogProps) {
  const t = useText(historyTexts);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t().title} description={t().intro} width="large">
      <HistoryBody editor={props.editor} onClose={props.onClose} />
    </Dialog>
  );
}

function HistoryBody(props: { readonly editor: DeckEditor; readonly onClose: () => void }) {
  const t = useText(historyTexts);
  const [versions, setVersions] = createSignal<readonly DeckVersion[] | null>(null);
  const [picked, setPicked] = createSignal<number | null>(null);
  const [other, setOther] = createSignal('current');

  onMount(() => {
    props.editor
      .flush()
      .then(() => api.decks.versions({ id: props.editor.id }))
      .then((all) => {
        setVersions(all);
        setPicked(all[0]?.version ?? null);
      })
      .catch((error) => notifyError(sentenceOf(error)));
  });

  const version = createMemo(() => versions()?.find((one) => one.version === picked()));
  const choices = () => [
    { value: 'current', label: t().withCurrent },
    ...(versions() ?? [])
      .filter((one) => one.version !== picked())
      .map((one) => ({ value: `version ${one.version}`, label: t().withVersion(one.version) })),
    ...deckList()
      .filter((deck) => deck.id !== props.editor.id)
      .map((deck) => ({ value: `deck ${deck.id}`, label: t().withDeck(deck.name) })),
  ];
  const otherDeck = (): Deck | undefined => {
    const [kind, id] = other().split(' ');
    if (kind === 'version') return versions()?.find((one) => one.version === Number(id))?.deck;
    if (kind === 'deck') return deckCards().get(Number(id));
    return props.editor.deck();
  };

  const restore = async (wanted: DeckVersion) => {
    try {
      await props.editor.flush();
      const next = await api.decks.restoreVersion({
        id: props.editor.id,
        revision: props.editor.about().revision,
        version: wanted.version,
      });
      props.editor.takeOver(next, { kind: 'version', version: wanted.version });
      notify({ text: t().restored(wanted.version) });
      props.onClose();
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };

  return (
    <Show when={versions()} keyed>
      {(all) => (
        <Show when={all.length > 0} fallback={<p class="muted">{t().none}</p>}>
          <div class="history">
            <ul class="history-list" aria-label={t().versions}>
              <For each={all}>
                {(one) => (
                  <li>
                    <button
                      type="button"
                      class="history-item"
                      aria-pressed={one.version === picked()}
                      onClick={() => {
                        setPicked(one.version);
                        setOther('current');
                      }}
                    >
                      <b>{t().version(one.version)}</b>
                      <span class="muted num small">{moment(one.at)}</span>
                      <Show when={one.kind === 'kept'}>
                        <span class="small muted">{t().kept}</span>
                      </Show>
                      <Show when={one.comment}>
                        <span class="history-comment">{one.comment}</span>
                      </Show>
                    </button>
                  </li>
                )}
              </For>
            </ul>
            <Show when={version()} keyed>
              {(one) => (
                <div class="history-diff">
                  <div class="history-bar">
                    <Select label={t().with} value={other()} choices={choices()} onChange={setOther} />
                    <span class="gap" />
                    <Button look="primary" onClick={() => void restore(one)}>
                      {t().restore}
                    </Button>
                  </div>
                  <Show when={otherDeck()} keyed>
                    {(deck) => <DiffView from={one.deck} to={deck} />}
                  </Show>
                </div>
              )}
            </Show>
          </div>
        </Show>
      )}
    </Show>
  );
}
