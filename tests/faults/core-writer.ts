/** The process that core-kills.faults.ts kills: `core-writer.ts <data folder> <edits made so far>`. */
import { createRouterClient } from '@orpc/server';
import type { ApiClient } from '../../main/api/contract/index.ts';
import { createRouter } from '../../main/api/router/index.ts';
import { createServices } from '../../main/services/index.ts';
import type { Services } from '../../main/services/services.ts';

const CARD = 'Révkalauz';

/** The core's services over a folder, as a start makes them. */
export const servicesFor = (folder: string): Services => createServices({ dataFolder: folder });

const clientOf = (services: Services): ApiClient => createRouterClient(createRouter(services));
const listOf = (n: number) => ({
  name: null,
  sections: { torony: [], csere: [], jovo: [{ name: CARD, count: (n % 3) + 1 }] },
});

/** The number of the newest edit of each kind: deck, note and setting carry it, the collection as its count. */
export async function stored(services: Services): Promise<Record<string, number>> {
  const client = clientOf(services);
  const [deck] = (await client.decks.list({})).filter(({ name }) => /^\d+$/.test(name));
  const [note] = await client.notes.list({ deckId: null, card: CARD });
  const [owned] = (await client.collection.all()).printings;
  return { deck: Number(deck?.name ?? 0), note: Number(note?.text ?? 0), owned: owned?.count ?? 0 };
}

async function write(folder: string, from: number): Promise<void> {
  const services = servicesFor(folder);
  const client = clientOf(services);
  let note = (await client.notes.list({ deckId: null, card: CARD }))[0]?.text ?? '';
  const known = (await client.decks.list({})).find(({ name }) => /^\d+$/.test(name));
  let deck = known ?? (await client.decks.create({ name: '0', deck: listOf(0) }));
  for (let n = from + 1; ; n++) {
    deck = await client.decks.rename({ id: deck.id, name: String(n) });
    await client.notes.set({ deckId: null, card: CARD, text: String(n), before: note });
    note = String(n);
    await client.collection.set({ changes: [{ card: CARD, count: n }] });
    // Told only now, when all three have been acknowledged.
    process.send?.(n);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

if (process.send) {
  const [folder, from] = process.argv.slice(2);
  await write(folder as string, Number(from));
}
