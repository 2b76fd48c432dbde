import { createSignal } from 'solid-js';
import { z } from 'zod';
import { api, sentenceOf } from '../../api/index.ts';
import { notifyError } from '../../app/toasts.tsx';
import { onChange } from '../../stores/changes.ts';

/** Something of this page the player keeps under a name: a class, or a hand with its game. */
export interface KeptThing {
  readonly id: number;
  readonly name: string;
  readonly what: 'class' | 'hand';
  readonly value: unknown;
}

const content = z.object({ what: z.enum(['class', 'hand']), value: z.unknown() });

const [things, setThings] = createSignal<readonly KeptThing[]>([]);

/** Everything kept, newest first. */
export const keptThings = things;

/** Loads the list; called when the page opens. */
export async function loadKept(): Promise<void> {
  const list = await api.games.list({ kind: 'homalyrev' });
  const records = await Promise.all(list.map(({ id }) => api.games.get({ id })));
  const found: KeptThing[] = [];
  for (const { id, name, content: raw } of records) {
    const parsed = content.safeParse(raw);
    if (parsed.success) found.push({ id, name, what: parsed.data.what, value: parsed.data.value });
  }
  setThings(found);
}

/** Keeps something under a name, in the place of one of the same kind and name; true if it was kept. */
export async function keep(what: KeptThing['what'], name: string, value: unknown): Promise<boolean> {
  try {
    const same = things().find((one) => one.what === what && one.name === name);
    const json = JSON.parse(JSON.stringify({ what, value }));
    await api.games.save({ id: same?.id ?? null, name, kind: 'homalyrev', deckId: null, content: json });
    await loadKept();
    return true;
  } catch (error) {
    notifyError(sentenceOf(error));
    return false;
  }
}

/** Deletes a kept thing; true if it is gone. */
export async function forget(id: number): Promise<boolean> {
  try {
    await api.games.remove({ id });
    await loadKept();
    return true;
  } catch (error) {
    notifyError(sentenceOf(error));
    return false;
  }
}

onChange(['games'], () => {
  loadKept().catch(() => undefined);
});
