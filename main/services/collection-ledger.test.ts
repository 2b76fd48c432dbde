import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardSchema } from '../../engine/mk/cards/card.ts';
import { testProgram, tickingClock } from '../../tests/support/program.ts';
import type { CollectionState } from '../api/contract/index.ts';
import { afterDelta, loadCollectionParts } from '../api/contract/load-collection.ts';

const NAMES = ['Alfa', 'Béta', 'Őz', 'Sosemvolt'];
const demo = NAMES.slice(0, 3).map((name) => cardSchema.parse({ name }));
const list = (names: readonly string[]) => ({
  name: null,
  sections: { torony: [], csere: [], jovo: [...new Set(names)].map((name) => ({ name, count: 2 })) },
});
const name = fc.constantFrom('Alfa', 'ALFA', 'béta', 'Őz', 'Sosemvolt');

const step = fc.oneof(
  fc.record({ do: fc.constant('set' as const), card: name, set: fc.constantFrom('', 'I'), count: fc.nat(3) }),
  fc.record({ do: fc.constant('deck' as const), cards: fc.array(name, { maxLength: 3 }) }),
  fc.record({
    do: fc.constantFrom('undo', 'redo', 'clear', 'reserve', 'bin', 'draft', 'save', 'card', 'rename'),
    card: name,
  }),
);

/** The page's state is only what the order does not decide. */
const sorted = ({ printings, holdings }: CollectionState) => ({
  printings: printings.map((row) => JSON.stringify(row)).sort(),
  holdings: holdings.map((row) => JSON.stringify(row)).sort(),
});

describe('the collection kept in memory', () => {
  it('is after every change what a new start reads from the disk, and what a page makes of the changes it was told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { client, folder } = testProgram({ demo, demoDecks: [] });
        let page = await loadCollectionParts(client.collection);
        for (const now of steps) {
          const [first] = await client.decks.list({});
          const open = first && (await client.decks.get({ id: first.id }));
          const at = open && { id: open.id, revision: open.revision };
          if (now.do === 'set') {
            const { card, set, count } = now;
            await client.collection.set({ changes: [{ card, set, count }] });
          } else if (now.do === 'deck') await client.decks.create({ name: 'x', deck: list(now.cards) });
          else if (now.do === 'clear') await client.collection.clear({});
          else if (now.do === 'undo' || now.do === 'redo') await client.collection[now.do]({}).catch(() => null);
          else if (now.do === 'card') await client.cards.put({ cards: [cardSchema.parse({ name: now.card })] });
          else if (now.do === 'rename') {
            const [own] = (await client.cards.all()).user;
            if (own) await client.cards.save({ card: { ...own, name: 'Új név' }, before: own }).catch(() => null);
          } else if (!open || !at) continue;
          else if (now.do === 'reserve') await client.decks.setReserves({ id: at.id, reserves: !open.reserves });
          else if (now.do === 'bin') await client.decks.remove({ ids: [at.id] });
          else if (now.do === 'draft') await client.decks.saveDraft({ ...at, deck: list([now.card]) });
          else await client.decks.saveVersion({ ...at, deck: list([now.card]) });

          const missed = await client.collection.since({ revision: page.revision });
          page = (missed && afterDelta(page, missed)) ?? (await loadCollectionParts(client.collection));
          const kept = await client.collection.all();
          // A copy: on the file itself a second program would move the ground under the first one.
          const copy = mkdtempSync(join(tmpdir(), 'jovolato-ledger-'));
          cpSync(folder, copy, { recursive: true });
          const fresh = testProgram({ demo, demoDecks: [], dataFolder: copy });
          expect(sorted(kept)).toEqual(sorted(await fresh.client.collection.all()));
          expect(sorted(page)).toEqual(sorted(kept));
          fresh.services.close();
          rmSync(copy, { recursive: true, force: true });
        }
      }),
      { numRuns: 25 },
    );
  });

  it('answers one change with what it touched, and asks a page that stands elsewhere to read again', async () => {
    const { client } = testProgram({ demo, demoDecks: [] });
    await client.collection.set({ changes: NAMES.map((card) => ({ card, count: 1 })) });
    const before = await client.collection.all();
    const delta = await client.collection.set({ changes: [{ card: 'Alfa', count: 4 }] });
    expect(delta).toMatchObject({
      from: before.revision,
      printings: [{ card: 'Alfa', count: 4 }],
      holdings: [{ card: 'Alfa', owned: 4 }],
    });
    expect(delta.printings).toHaveLength(1);
    expect(afterDelta({ ...before, revision: before.revision - 1 }, delta)).toBeNull();
    expect(await client.collection.since({ revision: delta.revision + 1 })).toBeNull();
    await client.cards.put({ cards: demo });
    expect(await client.collection.since({ revision: delta.revision })).toBeNull();
  });

  it('gives a page that outlived its program no differences, even where it changed as often since', async () => {
    const first = testProgram({ demo, demoDecks: [], now: tickingClock() });
    const page = await loadCollectionParts(first.client.collection);
    await first.client.collection.set({ changes: [{ card: 'Alfa', count: 4 }] });
    first.services.close();
    const now = tickingClock('2026-01-01T01:00:00.000Z');
    const { client } = testProgram({ demo, demoDecks: [], dataFolder: first.folder, now });
    await client.collection.set({ changes: [{ card: 'Béta', count: 1 }] });
    expect(await client.collection.since({ revision: page.revision })).toBeNull();
  });

  it('comes in parts that together are the whole, and begins again when a count changes in between', async () => {
    const { client } = testProgram({ demo, demoDecks: [] });
    const changes = Array.from({ length: 45 }, (_, i) => ({ card: `Lap ${i}`, count: 1 + i }));
    await client.collection.set({ changes });
    let parts = 0;
    const part = async (input: { after?: number }) => {
      parts += 1;
      if (parts === 3) await client.collection.set({ changes: [{ card: 'Lap 0', count: 99 }] });
      return await client.collection.part({ ...input, limit: 10 });
    };
    const read = await loadCollectionParts({ part } as typeof client.collection);
    expect(sorted(read)).toEqual(sorted(await client.collection.all()));
    expect(parts).toBe(8);
  });
});
