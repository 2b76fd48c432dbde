import { Tooltip } from '@kobalte/core/tooltip';
import { type JSX, Show } from 'solid-js';
import { ariaKeys } from '../../app/keys.ts';
import { Kbd } from './kbd.tsx';
import './button.css';
import { usePopupPlace } from './popup-place.ts';
import './tip.css';

interface IconButtonProps {
  /** What it does: its accessible name and its tip. */
  readonly label: string;
  /** A key that does the same, shown in the tip. */
  readonly keys?: string | undefined;
  readonly size?: 'small' | 'normal';
  readonly class?: string;
  readonly disabled?: boolean;
  /** For a button that stays pressed. */
  readonly pressed?: boolean;
  /** -1 where a list holds the one tab stop and the key does the same. */
  readonly tabIndex?: number;
  readonly onClick: (event: MouseEvent) => void;
  readonly children: JSX.Element;
}

/** A button with an icon alone; the tip repeats its name and shows its key, on hover and on focus. */
export function IconButton(props: IconButtonProps) {
  const place = usePopupPlace();
  return (
    <Tooltip openDelay={400} closeDelay={0} gutter={6}>
      <Tooltip.Trigger
        type="button"
        class={`icon-btn ${props.size === 'small' ? 'icon-btn-small' : ''} ${props.class ?? ''}`}
        aria-label={props.label}
        aria-keyshortcuts={props.keys ? ariaKeys(props.keys) : undefined}
        aria-pressed={props.pressed}
        disabled={props.disabled ?? false}
        tabIndex={props.tabIndex}
        onClick={(event: MouseEvent) => props.onClick(event)}
      >
        {props.children}
      </Tooltip.Trigger>
      <Tooltip.Portal mount={place()}>
        <Tooltip.Content class="tip" aria-hidden="true">
          {props.label}
          <Show when={props.keys}>{(keys) => <Kbd keys={keys()} />}</Show>
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip>
  );
}
