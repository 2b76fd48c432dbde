import { createSignal, onCleanup, type ParentProps, Show } from 'solid-js';
import { inTurn } from './in-turn.ts';

/** Builds what is inside in a task of its own, after the charts that were asked for before it. */
export function Later(props: ParentProps) {
  const [ready, setReady] = createSignal(false);
  onCleanup(inTurn(() => setReady(true)));
  return <Show when={ready()}>{props.children}</Show>;
}
