import { type JSX, type ParentProps, Show } from 'solid-js';
import './empty-state.css';

/** What stands where nothing is yet: a full sentence and the way on. */
export function EmptyState(
  props: ParentProps<{ readonly icon?: JSX.Element; readonly title?: string; readonly text: string }>,
) {
  return (
    <div class="empty">
      <Show when={props.icon}>
        <div class="empty-icon" aria-hidden="true">
          {props.icon}
        </div>
      </Show>
      <Show when={props.title}>
        <h2>{props.title}</h2>
      </Show>
      <p class="muted">{props.text}</p>
      <Show when={props.children}>
        <div class="empty-actions">{props.children}</div>
      </Show>
    </div>
  );
}
