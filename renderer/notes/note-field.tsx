import { createEffect, createSignal, createUniqueId, on, onCleanup } from 'solid-js';
import { api, isStale, sentenceOf } from '../api/index.ts';
import { notifyError } from '../app/toasts.tsx';
import { noteOf } from '../stores/notes.ts';
import '../design/components/field.css';

interface NoteFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** A note on this deck; with `card` on that card within the deck. */
  readonly deckId: number | null;
  readonly card: string | null;
}

const WRITE_DELAY = 600;

/** A note that is kept as it is written. A note changed meanwhile in another window is shown below the player's own. */
export function NoteField(props: NoteFieldProps) {
  const id = createUniqueId();
  const [text, setText] = createSignal('');
  let stored = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => Promise<void>) | undefined;

  const flush = () => {
    clearTimeout(timer);
    const write = pending;
    pending = undefined;
    if (write) void write();
  };

  createEffect(
    on(
      () => [props.deckId, props.card, noteOf(props.deckId, props.card)] as const,
      ([deckId, card, note], before) => {
        const other = before && (before[0] !== deckId || before[1] !== card);
        if (other) flush();
        if (other || pending === undefined) {
          stored = note;
          setText(note);
        }
      },
    ),
  );
  onCleanup(flush);

  const write = async (deckId: number | null, card: string | null, value: string) => {
    try {
      await api.notes.set({ deckId, card, text: value, before: stored });
      stored = value;
    } catch (error) {
      if (!isStale<string>(error)) return notifyError(sentenceOf(error));
      stored = error.data.current;
      setText(`${value}\n\n${error.data.current}`);
    }
  };

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
        value={text()}
        onInput={(event) => {
          const value = event.currentTarget.value;
          const { deckId, card } = props;
          setText(value);
          pending = () => write(deckId, card, value);
          clearTimeout(timer);
          timer = setTimeout(flush, WRITE_DELAY);
        }}
        onBlur={flush}
      />
    </div>
  );
}
