import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { openStore } from '../../db/open.ts';
import { addCopies, emptyDeck } from '../../engine/mk/deck/deck.ts';
import { Rng } from '../../engine/random/rng.ts';
import type { ApiClient } from '../../main/api/contract/index.ts';
import { loadAllCards } from '../../main/api/contract/load-cards.ts';
import { loadCollectionParts } from '../../main/api/contract/load-collection.ts';
import { createRouter } from '../../main/api/router/index.ts';
import { contextOver, createServices, servicesOver } from '../../main/services/index.ts';
import { syntheticCards } from './cards.ts';

const SIZES = {
  small: { cards: 500, decks: 20, printings: 200 },
  large: { cards: 50_000, decks: 2000, printings: 20_000 },
} as const;
const ROUNDS = 5;
const CHANGES = 30;

/**
 * What the page waits for in the core, at a usual and at a very large collection, both in one run: opening, list of decks, contents
 * of decks, catalogue and collection in parts, one count changed, one draft saved. Milliseconds, medians; read the ratios.
 */
export default async function bench(): Promise<Record<string, unknown>> {
  const small = await measure(SIZES.small);
  const large = await measure(SIZES.large);
  const ratios = Object.fromEntries(
    Object.entries(large).map(([name, value]) => [name, round(value / small[name as keyof typeof small])]),
  );
  return { sizes: SIZES, small, large, ratios };
}

type Size = (typeof SIZES)[keyof typeof SIZES];

async function measure(size: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-bench-'));
  try {
    fill(folder, size);
    const openMs = await median(ROUNDS, () => createServices({ dataFolder: folder, demoDecks: [] }).close());
    const services = createServices({ dataFolder: folder, demoDecks: [] });
    const api: ApiClient = createRouterClient(createRouter(services));
    try {
      const deckListMs = await median(ROUNDS, () => api.decks.list({}));
      const deckContentsMs = await median(ROUNDS, () => api.decks.contents());
      const catalogueMs = await median(ROUNDS, () => loadAllCards(api.cards));
      const firstPartMs = await median(1, () => api.collection.part({}));
      const collectionMs = await median(ROUNDS, () => loadCollectionParts(api.collection));
      let count = 1;
      const card = (await api.collection.part({ limit: 1 })).printings[0]?.card ?? '';
      const oneChangeMs = await median(CHANGES, () => api.collection.set({ changes: [{ card, count: ++count }] }));
      const [deck] = await api.decks.list({});
      const open = await api.decks.get({ id: deck?.id ?? 0 });
      let { revision } = open;
      const list = structuredClone(open.saved ?? emptyDeck());
      const draftMs = await median(CHANGES, async () => {
        const [entry] = list.sections.jovo;
        if (entry) Object.assign(entry, { count: 1 + (revision % 3) });
        ({ revision } = await api.decks.saveDraft({ id: open.id, revision, deck: structuredClone(list) as never }));
      });
      let seen = (await api.collection.part({ limit: 1 })).revision;
      const sinceMs = await median(CHANGES, async () => {
        await api.decks.setReserves({ id: open.id, reserves: seen % 2 === 0 });
        seen = (await api.collection.since({ revision: seen }))?.revision ?? seen;
      });
      return {
        openMs,
        deckListMs,
        deckContentsMs,
        catalogueMs,
        firstPartMs,
        collectionMs,
        oneChangeMs,
        draftMs,
        sinceMs,
      };
    } finally {
      services.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fill(folder: string, size: Size): void {
  const context = contextOver(openStore(folder, { now: () => new Date() }));
  const services = servicesOver(context, []);
  const rng = Rng.seeded(2000);
  const cards = syntheticCards(size.cards);
  services.cards.put({ cards }, {});
  const any = () => cards[rng.below(cards.length)]?.name ?? '';
  context.db.transaction(() => {
    for (let i = 0; i < size.decks; i++) {
      let deck = emptyDeck();
      for (let n = 0; n < 8; n++) deck = addCopies(deck, 'torony', any(), 1);
      for (let n = 0; n < 45; n++) deck = addCopies(deck, 'jovo', any(), 1 + (n % 2));
      services.decks.create(
        {
          name: `Pakli ${i}`,
          deck: structuredClone(deck) as never,
          as: 'version',
          format: null,
          folderId: null,
          tags: [],
          comment: '',
        },
        {},
      );
    }
  });
  const changes = Array.from({ length: size.printings }, (_, i) => {
    return { card: cards[i % cards.length]?.name ?? '', set: '', number: '', count: 1 + (i % 4), note: null };
  });
  services.collection.set({ joins: null, changes }, {});
  services.close();
}

async function median(rounds: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);
}

const round = (value: number) => Math.round(value * 100) / 100;
