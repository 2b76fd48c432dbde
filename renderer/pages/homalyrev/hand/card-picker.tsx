import { For } from 'solid-js';
import { AbilityCard } from './ability-card.tsx';
import { cards } from './state.ts';

/** Cards to choose from, as buttons that stay pressed. */
export function CardPicker(props: {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  /** What stands on a chosen card. */
  readonly mark?: (name: string) => string | undefined;
  readonly disabled?: (name: string) => boolean;
  readonly onPick: (name: string) => void;
}) {
  return (
    <ul class="ac-grid" aria-label={props.label}>
      <For each={props.names}>
        {(name) => {
          const card = () => cards().get(name);
          return (
            <li>
              <button
                type="button"
                class="ac-button"
                aria-pressed={props.chosen.includes(name)}
                disabled={props.disabled?.(name) ?? false}
                onClick={() => props.onPick(name)}
              >
                {(() => {
                  const known = card();
                  return known ? <AbilityCard card={known} mark={props.mark?.(name)} /> : name;
                })()}
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
