import { For, Show } from 'solid-js';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { diffDecks } from '../../../engine/mk/deck/diff.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import type { DeckEditor } from '../../stores/deck-editor/editor.ts';

/** Shown when two windows wrote the same deck: what differs, and which one stays. */
export function ConflictDialog(props: { readonly editor: DeckEditor }) {
  const t = useText(deckTexts);
  const current = (): Deck | null => {
    const both = props.editor.conflict();
    return both ? (both.current.draft ?? both.current.saved) : null;
  };
  return (
    <Dialog
      open={props.editor.conflict() !== null}
      onClose={() => undefined}
      title={t().stale}
      description={t().staleText}
      footer={
        <>
          <Button onClick={() => props.editor.resolve('current')}>{t().staleCurrent}</Button>
          <Button look="primary" onClick={() => props.editor.resolve('yours')}>
            {t().staleYours}
          </Button>
        </>
      }
    >
      <Show when={current()}>
        {(other) => (
          <ul>
            <For each={diffDecks(other(), props.editor.deck()).changes}>
              {(line) => (
                <li class="num">
                  {t().sections[line.section]}: {line.name} {line.before} → {line.after}
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
    </Dialog>
  );
}
