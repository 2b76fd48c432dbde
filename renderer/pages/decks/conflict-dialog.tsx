import { Show } from 'solid-js';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import type { DeckEditor } from '../../stores/deck-editor/editor.ts';
import { DiffView } from './diff-view.tsx';

/** Shown when two windows wrote the same deck: what differs, and which one stays. */
export function ConflictDialog(props: { readonly editor: DeckEditor }) {
  const t = useText(deckTexts);
  const resolve = (choice: 'yours' | 'current') => {
    props.editor.resolve(choice, t().staleComment).catch((error) => notifyError(sentenceOf(error)));
  };
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
          <Button onClick={() => resolve('current')}>{t().staleCurrent}</Button>
          <Button look="primary" onClick={() => resolve('yours')}>
            {t().staleYours}
          </Button>
        </>
      }
    >
      <Show when={current()}>{(other) => <DiffView from={other()} to={props.editor.deck()} />}</Show>
    </Dialog>
  );
}
