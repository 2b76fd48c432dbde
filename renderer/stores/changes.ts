import type { Change } from '../../main/api/contract/index.ts';
import { api } from '../api/index.ts';

type Listener = (change: Change) => void;
const listeners = new Set<{ readonly kinds: readonly Change['kind'][]; readonly hear: Listener }>();

/** Calls back when something of these kinds was changed, here or in another window. Gives the way to stop. */
export function onChange(kinds: readonly Change['kind'][], hear: Listener): () => void {
  const entry = { kinds, hear };
  listeners.add(entry);
  return () => listeners.delete(entry);
}

const tell = (change: Change): void => {
  for (const { kinds, hear } of listeners) if (change.kind === 'all' || kinds.includes(change.kind)) hear(change);
};

const PAUSE = 1_000;

/** Follows the stream of changes for as long as the page lives; after a break everything counts as changed. */
export async function followChanges(): Promise<never> {
  for (let first = true; ; first = false) {
    try {
      const stream = await api.system.changes();
      if (!first) tell({ kind: 'all', ids: [], serial: 0 });
      for await (const change of stream) tell(change);
    } catch {
      // The link opens the connection again; what was missed meanwhile is covered by the next round.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
