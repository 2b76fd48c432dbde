import { createEffect, createSignal, For, on } from 'solid-js';
import type { MpValue } from '../../../engine/mk/cards/card.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { useText } from '../../app/i18n.ts';
import { Select } from '../../design/components/select.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { type Read, readList, readMpField, readNumber } from './form-text.ts';

interface TypedFieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly write: (value: T) => string;
  readonly read: (text: string) => Read<T>;
  readonly error: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly onValue: (value: T) => void;
  readonly onWrong: (wrong: boolean) => void;
}

/** A field whose text means a value: what is typed stays as typed, the card follows as long as it can be understood. */
function TypedField<T>(props: TypedFieldProps<T>) {
  const [text, setText] = createSignal(props.write(props.value));
  const wrong = () => !props.read(text()).ok;
  // A value set from outside, e.g. another card, replaces what was typed.
  createEffect(
    on(
      () => props.value,
      (value) => {
        const now = props.read(text());
        if (!now.ok || props.write(now.value) !== props.write(value)) setText(props.write(value));
      },
      { defer: true },
    ),
  );
  return (
    <TextField
      label={props.label}
      value={text()}
      hint={props.hint}
      placeholder={props.placeholder}
      error={wrong() ? props.error : undefined}
      onValue={(typed) => {
        setText(typed);
        const read = props.read(typed);
        props.onWrong(!read.ok);
        if (read.ok) props.onValue(read.value);
      }}
    />
  );
}

interface FieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onValue: (value: T) => void;
  readonly onWrong: (wrong: boolean) => void;
}

export function NumberText(props: FieldProps<number | null>) {
  const t = useText(cardPageTexts);
  return (
    <TypedField
      {...props}
      write={(value) => (value === null ? '' : String(value))}
      read={readNumber}
      error={t().numberWrong}
    />
  );
}

export function MpText(props: FieldProps<MpValue> & { readonly withHint?: boolean }) {
  const t = useText(cardPageTexts);
  return (
    <TypedField
      {...props}
      {...(props.withHint ? { hint: t().mpHint } : {})}
      write={(value) => (value === null ? '' : String(value))}
      read={readMpField}
      error={t().mpWrong}
    />
  );
}

export function ListText(props: Omit<FieldProps<readonly string[]>, 'onWrong'>) {
  const t = useText(cardPageTexts);
  return (
    <TypedField
      {...props}
      onWrong={() => undefined}
      placeholder={t().listHint}
      write={(value) => value.join(', ')}
      read={(text) => ({ ok: true, value: readList(text) })}
      error=""
    />
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly choices: Readonly<Record<T, string>>;
  readonly none: string;
  readonly onValue: (value: T | null) => void;
}

/** One of a few words, or none. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const choices = () => [
    { value: '', label: props.none },
    ...(Object.entries(props.choices) as [T, string][]).map(([value, label]) => ({ value, label })),
  ];
  return (
    <Select
      label={props.label}
      value={props.value ?? ''}
      choices={choices()}
      onChange={(value) => props.onValue(value === '' ? null : (value as T))}
    />
  );
}

/** Yes, no, or not known. */
export function MaybeChoice(props: {
  readonly label: string;
  readonly value: boolean | null;
  readonly onValue: (value: boolean | null) => void;
}) {
  const t = useText(cardPageTexts);
  return (
    <Choice
      label={props.label}
      value={props.value === null ? null : props.value ? 'yes' : 'no'}
      choices={{ yes: t().fields.yes, no: t().fields.no }}
      none={t().fields.namedUnknown}
      onValue={(value) => props.onValue(value === null ? null : value === 'yes')}
    />
  );
}

/** Any of a few words, each with its own box. */
export function Boxes<T extends string>(props: {
  readonly label: string;
  readonly values: readonly T[];
  readonly choices: Readonly<Record<T, string>>;
  readonly onValues: (values: T[]) => void;
}) {
  const entries = () => Object.entries(props.choices) as [T, string][];
  return (
    <fieldset class="form-boxes">
      <legend class="field-label">{props.label}</legend>
      <For each={entries()}>
        {([value, label]) => (
          <label class="check">
            <input
              type="checkbox"
              checked={props.values.includes(value)}
              onChange={(event) => {
                const chosen = event.currentTarget.checked
                  ? [...props.values, value]
                  : props.values.filter((other) => other !== value);
                // Kept in the order of the choices, whatever the order of the clicks.
                props.onValues(entries().flatMap(([each]) => (chosen.includes(each) ? [each] : [])));
              }}
            />
            {label}
          </label>
        )}
      </For>
    </fieldset>
  );
}
