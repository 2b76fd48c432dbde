import { Select as Base } from '@kobalte/core/select';
import Check from 'lucide-solid/icons/check';
import ChevronDown from 'lucide-solid/icons/chevron-down';
import { usePopupPlace } from './popup-place.ts';
import './menu.css';
import './field.css';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SelectProps<T extends string> {
  readonly label: string;
  /** The label is for screen readers alone. */
  readonly labelHidden?: boolean;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

/** One choice out of a few. */
export function Select<T extends string>(props: SelectProps<T>) {
  const place = usePopupPlace();
  const chosen = () => props.choices.find((choice) => choice.value === props.value) ?? null;
  return (
    <Base<Choice<T>>
      class="field"
      value={chosen()}
      onChange={(choice: Choice<T> | null) => choice && props.onChange(choice.value)}
      options={[...props.choices]}
      // An empty value is a value here, e.g. "none"; the list takes an empty key for no choice at all.
      optionValue={(choice) => `=${choice.value}`}
      optionTextValue="label"
      disallowEmptySelection
      gutter={4}
      itemComponent={(item) => (
        <Base.Item item={item.item} class="menu-item">
          <span class="menu-icon">
            <Base.ItemIndicator>
              <Check />
            </Base.ItemIndicator>
          </span>
          <Base.ItemLabel>{item.item.rawValue.label}</Base.ItemLabel>
        </Base.Item>
      )}
    >
      <Base.Label class={props.labelHidden ? 'sr-only' : 'field-label'}>{props.label}</Base.Label>
      <Base.Trigger class="input select-trigger">
        <Base.Value<Choice<T>> class="grow cut">{(state) => <>{state.selectedOption()?.label}</>}</Base.Value>
        <Base.Icon class="select-icon">
          <ChevronDown />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal mount={place()}>
        <Base.Content class="menu">
          <Base.Listbox />
        </Base.Content>
      </Base.Portal>
    </Base>
  );
}
