import { createEffect, createMemo, createUniqueId, on } from 'solid-js';
import { sentenceOf } from '../api/index.ts';
import { notifyError } from '../app/toasts.tsx';
import { noteEditor } from '../stores/notes.ts';
import '../design/components/field.css';

interface NoteFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** A note on this deck; with `card` on that card within the deck. */
  readonly deckId: number | null;
  readonly card: string | null;
}

/** A note that is kept as it is written. A note changed meanwhile in another window is shown below the player's own. */
export function NoteField(props: NoteFieldProps) {
  const id = createUniqueId();
  const editor = createMemo(() => noteEditor(props.deckId, props.card));
  createEffect(
    on(
      () => editor().trouble(),
      (trouble) => trouble !== null && notifyError(sentenceOf(trouble)),
    ),
  );
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <textarea
        id={id}
        class="input"
        rows={3}
        placeholder={props.placeholder}
        value={editor().text()}
        onInput={(event) => editor().put(event.currentTarget.value)}
      />
    </div>
  );
}
