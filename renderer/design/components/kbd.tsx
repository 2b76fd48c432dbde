import { For } from 'solid-js';
import { keyCaps } from '../../app/keys.ts';
import './kbd.css';

/** Key caps for a shortcut. Hidden from screen readers, which read `aria-keyshortcuts` of the control. */
export function Kbd(props: { readonly keys: string }) {
  return (
    <span class="kbd" aria-hidden="true">
      <For each={keyCaps(props.keys)}>{(cap) => <kbd>{cap}</kbd>}</For>
    </span>
  );
}
