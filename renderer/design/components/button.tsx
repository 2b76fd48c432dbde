import { type ComponentProps, type JSX, Show, splitProps } from 'solid-js';
import { ariaKeys } from '../../app/keys.ts';
import { Kbd } from './kbd.tsx';
import './button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `primary` is the one golden action of a view; `quiet` has no frame; `danger` takes something away. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
  readonly icon?: JSX.Element;
  /** A key that does the same; shown on the button. The registry must know it. */
  readonly keys?: string | undefined;
  readonly type?: 'button' | 'submit';
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const [own, rest] = splitProps(props, ['look', 'size', 'icon', 'keys', 'class', 'children', 'type']);
  return (
    <button
      {...rest}
      type={own.type ?? 'button'}
      class={`btn btn-${own.look ?? 'plain'} ${own.size === 'small' ? 'btn-small' : ''} ${own.class ?? ''}`}
      aria-keyshortcuts={own.keys ? ariaKeys(own.keys) : undefined}
    >
      {own.icon}
      <span class="btn-words">{own.children}</span>
      <Show when={own.keys}>{(keys) => <Kbd keys={keys()} />}</Show>
    </button>
  );
}
