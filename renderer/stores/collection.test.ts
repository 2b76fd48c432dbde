import { expect, it, onTestFinished, vi } from 'vitest';
import { cardSchema } from '../../engine/mk/cards/card.ts';
import type { ApiClient } from '../../main/api/contract/index.ts';
import { testProgram } from '../../tests/support/program.ts';

vi.mock('../api/index.ts', () => ({ api: {}, isFailure: () => false }));

const demo = ['Alfa', 'Béta'].map((name) => cardSchema.parse({ name }));
const list = (count: number) => ({
  name: null,
  sections: { torony: [], csere: [], jovo: [{ name: 'Alfa', count }] },
});

/** The stores of a fresh page over a running program whose changes reach it at once. */
async function page() {
  vi.resetModules();
  const { client } = testProgram({ demo, demoDecks: [] });
  const since = vi.fn(client.collection.since);
  const part = vi.fn(client.collection.part);
  const { api } = (await import('../api/index.ts')) as unknown as { api: Partial<ApiClient> };
  const { set, undo, redo } = client.collection;
  const stream = await client.system.changes();
  Object.assign(api, { decks: client.decks, collection: { since, part, set, undo, redo } });
  Object.assign(api, { system: { changes: async () => stream } });
  const { followChanges } = await import('./changes.ts');
  void followChanges();
  const decks = await import('./decks.ts');
  const collection = await import('./collection.ts');
  await decks.loadDecks();
  await collection.loadCollection();
  part.mockClear();
  const reserved = () => collection.collection().holdings.find(({ card }) => card === 'Alfa')?.reserved ?? 0;
  return { client, collection, reserved, part, since };
}

it('learns what decks reserve from a new version, a switch, the bin, and by differences alone', async () => {
  const { client, reserved, part } = await page();
  const made = await client.decks.create({ name: 'A', deck: list(2) });
  const deck = await client.decks.setReserves({ id: made.id, reserves: true });
  await expect.poll(reserved).toBe(2);
  const saved = await client.decks.saveVersion({ id: deck.id, revision: deck.revision, deck: list(3) });
  await expect.poll(reserved).toBe(3);
  await client.decks.setReserves({ id: deck.id, reserves: false });
  await expect.poll(reserved).toBe(0);
  await client.decks.setReserves({ id: deck.id, reserves: true });
  await expect.poll(reserved).toBe(3);
  expect(saved.version).toBeGreaterThan(0);
  await client.decks.remove({ ids: [deck.id] });
  await expect.poll(reserved).toBe(0);
  expect(part).not.toHaveBeenCalled();
});

it('asks for nothing when only a draft beside a saved version was edited', async () => {
  const { client, reserved, since } = await page();
  const made = await client.decks.create({ name: 'A', deck: list(2) });
  const deck = await client.decks.setReserves({ id: made.id, reserves: true });
  const saved = await client.decks.saveVersion({ id: deck.id, revision: deck.revision, deck: list(3) });
  await expect.poll(reserved).toBe(3);
  since.mockClear();
  const draft = await client.decks.saveDraft({ id: deck.id, revision: saved.revision, deck: list(9) });
  await client.decks.rename({ id: deck.id, name: 'B' });
  await client.collection.set({ changes: [{ card: 'Béta', count: 1 }] });
  await expect.poll(() => since.mock.calls.length).toBe(1);
  expect(draft.hasDraft).toBe(true);
  expect(reserved()).toBe(3);
});

it('makes one undo step of quick presses, and leaves an older step alone when a press changed nothing', async () => {
  const { client, collection } = await page();
  // All presses fall into one moment, however slow the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  const alfa = { card: 'Alfa', set: '', number: '' };
  const count = async () => (await client.collection.all()).printings.find(({ card }) => card === 'Alfa')?.count ?? 0;
  const press = async (to: number) => {
    collection.setOwned(alfa, to);
    await expect.poll(() => collection.typedCounts().size).toBe(0);
  };
  await press(1);
  await press(2);
  expect(await count()).toBe(2);
  await collection.writeOwned();

  await press(2);
  await press(5);
  await press(6);
  expect(await count()).toBe(6);
  await collection.stepCollection('undo');
  expect(await count()).toBe(2);
  await collection.stepCollection('undo');
  expect(await count()).toBe(0);
});
