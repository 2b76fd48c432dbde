import { type ComponentProps, createUniqueId, Show, splitProps } from 'solid-js';
import './field.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onInput' | 'value' | 'id'> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** One line of text with its label, a hint and an error that names the way out. */
export function TextField(props: TextFieldProps) {
  const id = createUniqueId();
  const [own, rest] = splitProps(props, ['label', 'labelHidden', 'hint', 'error', 'value', 'onValue', 'class']);
  return (
    <div class={`field ${own.class ?? ''}`}>
      <label for={id} class={own.labelHidden ? 'sr-only' : 'field-label'}>
        {own.label}
      </label>
      <input
        autocomplete="off"
        spellcheck={false}
        {...rest}
        id={id}
        class="input"
        value={own.value}
        aria-invalid={own.error ? 'true' : undefined}
        aria-describedby={own.error || own.hint ? `${id}-note` : undefined}
        onInput={(event) => own.onValue(event.currentTarget.value)}
      />
      <Show when={own.error || own.hint}>
        <p id={`${id}-note`} class={own.error ? 'field-error' : 'field-hint'}>
          {own.error ?? own.hint}
        </p>
      </Show>
    </div>
  );
}
