import { createSignal, Show } from 'solid-js';
import type { DeckSummary } from '../../../main/api/contract/index.ts';
import { deckInfoTexts } from '../../../messages/page/deck-info.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { Select } from '../../design/components/select.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { NoteField } from '../../notes/note-field.tsx';
import { deckFolders, deckList, loadDecks } from '../../stores/decks.ts';
import { formats } from '../../stores/formats.ts';
import { folderPath } from './folders.ts';
import './deck-info-dialog.css';

interface DeckInfoDialogProps {
  /** Id of the deck; null closes the dialog. */
  readonly deckId: number | null;
  readonly onClose: () => void;
}

/** Everything about a deck but its cards: name, folder, tags, format, reservation, note. Each change is kept at once. */
export function DeckInfoDialog(props: DeckInfoDialogProps) {
  const t = useText(deckInfoTexts);
  const deck = () => deckList().find((one) => one.id === props.deckId);
  return (
    <Dialog
      open={deck() !== undefined}
      onClose={props.onClose}
      title={t().title(deck()?.name ?? '')}
      width="small"
      footer={
        <Button look="primary" onClick={() => props.onClose()}>
          {t().done}
        </Button>
      }
    >
      <Show when={deck()?.id} keyed>
        {(_) => <Fields deck={deck() as DeckSummary} />}
      </Show>
    </Dialog>
  );
}

function Fields(props: { readonly deck: DeckSummary }) {
  const t = useText(deckInfoTexts);
  // The field may lose the focus because its dialog closes; by then there is no deck to read from.
  const first = props.deck;
  let written = first.name;
  const [name, setName] = createSignal(first.name);
  const [tags, setTags] = createSignal(first.tags.join(', '));
  const guarded = (work: Promise<unknown>) => {
    work.then(loadDecks).catch((error) => notifyError(sentenceOf(error)));
  };
  const rename = () => {
    const wanted = name().trim();
    if (wanted === '' || wanted === written) return;
    written = wanted;
    guarded(api.decks.rename({ id: first.id, name: wanted }));
  };
  const retag = () => {
    const wanted = tags()
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    guarded(api.decks.setTags({ id: first.id, tags: [...new Set(wanted)] }));
  };
  return (
    <div class="deck-info">
      <TextField label={t().name} value={name()} maxLength={200} onValue={setName} onBlur={rename} />
      <Select
        label={t().folder}
        value={String(props.deck.folderId ?? '')}
        choices={[
          { value: '', label: t().noFolder },
          ...deckFolders().map((folder) => ({
            value: String(folder.id),
            label: folderPath(folder, deckFolders()),
          })),
        ]}
        onChange={(id) =>
          guarded(api.decks.setFolder({ ids: [props.deck.id], folderId: id === '' ? null : Number(id) }))
        }
      />
      <TextField label={t().tags} hint={t().tagsHint} value={tags()} onValue={setTags} onBlur={retag} />
      <Select
        label={t().format}
        value={props.deck.format ?? ''}
        choices={[
          { value: '', label: t().defaultFormat },
          ...formats().map((format) => ({ value: format.id, label: format.name })),
        ]}
        onChange={(id) => guarded(api.decks.setFormat({ id: props.deck.id, format: id === '' ? null : id }))}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={props.deck.reserves}
          onChange={(event) =>
            guarded(api.decks.setReserves({ id: props.deck.id, reserves: event.currentTarget.checked }))
          }
        />
        {t().reserves}
      </label>
      <NoteField label={t().note} placeholder={t().notePlaceholder} deckId={props.deck.id} card={null} />
    </div>
  );
}
