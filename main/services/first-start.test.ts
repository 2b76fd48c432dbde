import { expect, it } from 'vitest';
import { sectionSize } from '../../engine/mk/deck/deck.ts';
import { testProgram } from '../../tests/support/program.ts';
import { demoDecks } from '../demo/index.ts';

it('has the demo cards and decks at the first start, every card of the decks known and nothing reserved', async () => {
  const { client } = testProgram();
  const cards = await client.cards.all();
  const known = new Set(cards.demo.map((card) => card.name));
  expect(known.size).toBeGreaterThanOrEqual(100);
  const decks = await client.decks.list({});
  expect(decks.map((deck) => deck.name).sort()).toEqual(demoDecks.map((deck) => deck.name).sort());
  for (const { id, version, hasDraft } of decks) {
    expect({ version, hasDraft }).toEqual({ version: 1, hasDraft: false });
    const { saved } = await client.decks.get({ id });
    const unknown = Object.values(saved?.sections ?? {})
      .flat()
      .filter((entry) => !known.has(entry.name));
    expect(unknown).toEqual([]);
    expect(sectionSize(saved ?? expect.fail(), 'torony')).toBe(3);
    expect(sectionSize(saved ?? expect.fail(), 'jovo')).toBeGreaterThanOrEqual(40);
  }
  expect((await client.collection.all()).holdings).toEqual([]);
});

it('does not bring demo decks back that were thrown away', async () => {
  const first = testProgram();
  const ids = (await first.client.decks.list({})).map((deck) => deck.id);
  await first.client.decks.remove({ ids });
  await first.client.decks.purge({ ids });
  first.services.close();
  const { client } = testProgram({ dataFolder: first.folder });
  expect(await client.decks.list({})).toEqual([]);
});
