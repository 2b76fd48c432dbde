import { useNavigate } from '@solidjs/router';
import X from 'lucide-solid/icons/x';
import { createEffect, For, Show } from 'solid-js';
import { deckTexts } from '../../../messages/page/decks.ts';
import { useText } from '../../app/i18n.ts';
import { notifyError } from '../../app/toasts.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { closeEditor, openEditors } from '../../stores/deck-editor/editor.ts';
import './deck-tabs.css';

/** The decks open in this window, above the editor; in sight from the second one on. */
export function DeckTabs(props: { readonly current: number }) {
  const t = useText(deckTexts);
  const navigate = useNavigate();
  const close = async (id: number) => {
    const editors = openEditors();
    const at = editors.findIndex((editor) => editor.id === id);
    const next = editors[at + 1] ?? editors[at - 1];
    await editors[at]?.flush();
    const trouble = editors[at]?.trouble();
    // What could not be written is on the page alone; it stays open.
    if (trouble && !editors[at]?.gone()) return notifyError(trouble);
    if (id === props.current) navigate(next ? `/paklik/${next.id}` : '/paklik');
    await closeEditor(id);
  };
  return (
    <Show when={openEditors().length > 1}>
      <nav class="deck-tabs" aria-label={t().openDecks}>
        <For each={openEditors()}>
          {(editor) => (
            <div
              ref={(element) =>
                createEffect(() => {
                  if (editor.id === props.current) queueMicrotask(() => element.scrollIntoView({ inline: 'nearest' }));
                })
              }
              class="deck-tab"
              classList={{ 'deck-tab-current': editor.id === props.current }}
            >
              <a
                href={`#/paklik/${editor.id}`}
                title={editor.about().name}
                aria-current={editor.id === props.current ? 'page' : undefined}
              >
                {editor.about().name}
                <Show when={editor.saveState() !== 'saved'}>
                  <span class="deck-tab-draft" role="img" aria-label={t().draft} title={t().draft}>
                    •
                  </span>
                </Show>
              </a>
              <IconButton size="small" label={t().closeDeck(editor.about().name)} onClick={() => void close(editor.id)}>
                <X />
              </IconButton>
            </div>
          )}
        </For>
      </nav>
    </Show>
  );
}
