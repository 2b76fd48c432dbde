import { createUniqueId, For, type JSX } from 'solid-js';
import './field.css';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly icon?: JSX.Element }[];
  readonly onChange: (value: T) => void;
}

/** One of two to five choices, all in sight; arrow keys move between them. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const name = createUniqueId();
  return (
    <div class="segments" role="radiogroup" aria-label={props.label}>
      <For each={props.choices}>
        {(choice) => (
          <label class="segment">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === props.value}
              onChange={() => props.onChange(choice.value)}
            />
            {choice.icon}
            {choice.label}
          </label>
        )}
      </For>
    </div>
  );
}
