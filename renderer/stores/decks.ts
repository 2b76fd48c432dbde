import { batch, createSignal } from 'solid-js';
import { compareHu } from '../../engine/text/order.ts';
import type { DeckFolder, DeckRecord, DeckSummary } from '../../main/api/contract/index.ts';
import { api, isFailure } from '../api/index.ts';
import { onChange } from './changes.ts';
import { loadDeckCards, takeDeckCards } from './deck-cards.ts';

const [list, setList] = createSignal<readonly DeckSummary[]>([]);
const [folders, setFolders] = createSignal<readonly DeckFolder[]>([]);
const [loaded, setLoaded] = createSignal(false);
const needs = new Set<() => void>();

/** Every deck in use, in Hungarian order of their names. */
export const deckList = list;
export const deckFolders = folders;
export const decksLoaded = loaded;

/** Calls back when what decks hold of the collection may have changed, which a draft beside a saved version does not. */
export function onNeeds(hear: () => void): () => void {
  needs.add(hear);
  return () => needs.delete(hear);
}

/** Loads all decks and folders. */
export async function loadDecks(): Promise<void> {
  const [decks, tree] = await Promise.all([api.decks.list({}), api.decks.folders()]);
  setList(decks);
  setFolders(tree);
  setLoaded(true);
}

async function loadAll(): Promise<void> {
  await Promise.all([loadDecks(), loadDeckCards()]);
  for (const hear of needs) hear();
}

const order = (a: DeckSummary, b: DeckSummary): number => compareHu(a.name, b.name) || a.id - b.id;

/** Takes in one deck as it stands now; null: it is gone. */
function take(id: number, record: DeckRecord | null): void {
  const before = list().find((deck) => deck.id === id);
  const now = record && record.removedAt === null ? record : null;
  batch(() => {
    if (now) {
      const { saved, draft, draftAt: _, ...summary } = now;
      const others = list().filter((deck) => deck.id !== id);
      setList(
        before?.name === summary.name
          ? list().map((deck) => (deck.id === id ? summary : deck))
          : [...others, summary].sort(order),
      );
      takeDeckCards(id, draft ?? saved);
    } else if (before) {
      setList(list().filter((deck) => deck.id !== id));
      takeDeckCards(id, null);
    }
  });
  // While there is only a draft, the draft is what the deck needs.
  const same = before && now && before.version === now.version && before.reserves === now.reserves && now.version > 0;
  if (!same) for (const hear of needs) hear();
  if (before?.folderId !== now?.folderId || !before !== !now) {
    api.decks.folders().then(setFolders, () => undefined);
  }
}

async function reload(id: number): Promise<void> {
  try {
    take(id, await api.decks.get({ id }));
  } catch (error) {
    if (isFailure(error, 'NOT_FOUND')) take(id, null);
  }
}

/** Up to so many changed decks are read by themselves; beyond that everything is read again. */
const FEW = 20;

onChange(['decks', 'folders'], ({ kind, ids }) => {
  if (kind === 'decks' && ids.length > 0 && ids.length <= FEW) for (const id of ids) void reload(Number(id));
  else loadAll().catch(() => undefined);
});
