import { createResource, lazy, type ParentProps, Show } from 'solid-js';
import { api } from '../api/index.ts';

const RescuePage = lazy(() => import('./rescue-page.tsx'));

/** Lets the program through, unless its data base is lost: then there is only the choice of what to start from. */
export function RescueGate(props: ParentProps) {
  const [rescue] = createResource(async () => (await api.system.info()).rescue);
  return (
    <Show when={rescue.state === 'ready' && rescue()} fallback={<Show when={!rescue.loading}>{props.children}</Show>}>
      <RescuePage />
    </Show>
  );
}
