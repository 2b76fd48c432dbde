import { DropdownMenu } from '@kobalte/core/dropdown-menu';
import { For, type JSX, Show } from 'solid-js';
import { Kbd } from './kbd.tsx';
import { usePopupPlace } from './popup-place.ts';
import './menu.css';
import './button.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: JSX.Element;
  readonly keys?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** A line above this item. */
  readonly separated?: boolean;
  run(): void;
}

interface MenuProps {
  /** Accessible name; also the text of the trigger unless it has an icon alone. */
  readonly label: string;
  readonly icon?: JSX.Element;
  readonly iconOnly?: boolean;
  readonly look?: 'plain' | 'quiet' | 'primary';
  readonly size?: 'small' | 'normal';
  readonly items: readonly MenuItem[];
}

/** A button that opens a list of commands. */
export function Menu(props: MenuProps) {
  const place = usePopupPlace();
  const shape = () =>
    props.iconOnly
      ? `icon-btn ${props.size === 'small' ? 'icon-btn-small' : ''}`
      : `btn btn-${props.look ?? 'plain'} ${props.size === 'small' ? 'btn-small' : ''}`;
  return (
    <DropdownMenu gutter={4} placement="bottom-start" modal={false}>
      <DropdownMenu.Trigger
        class={shape()}
        aria-label={props.iconOnly ? props.label : undefined}
        title={props.iconOnly ? props.label : undefined}
      >
        {props.icon}
        <Show when={!props.iconOnly}>
          <span class="btn-words">{props.label}</span>
        </Show>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal mount={place()}>
        <DropdownMenu.Content class="menu">
          <For each={props.items}>
            {(item) => (
              <>
                <Show when={item.separated}>
                  <DropdownMenu.Separator class="menu-line" />
                </Show>
                <DropdownMenu.Item
                  class={`menu-item ${item.danger ? 'menu-danger' : ''}`}
                  disabled={item.disabled ?? false}
                  onSelect={() => item.run()}
                >
                  <span class="menu-icon">{item.icon}</span>
                  <span class="grow">{item.label}</span>
                  <Show when={item.keys}>{(keys) => <Kbd keys={keys()} />}</Show>
                </DropdownMenu.Item>
              </>
            )}
          </For>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu>
  );
}
