import type { JSX, ParentProps } from 'solid-js';
import './badge.css';

export type Tone = 'neutral' | 'fine' | 'warning' | 'danger' | 'info' | 'gold';

/** A small label; the words carry the meaning, the tone only underlines it. */
export function Badge(
  props: ParentProps<{ readonly tone?: Tone; readonly icon?: JSX.Element; readonly title?: string }>,
) {
  return (
    <span class={`badge badge-${props.tone ?? 'neutral'}`} title={props.title}>
      {props.icon}
      {props.children}
    </span>
  );
}
