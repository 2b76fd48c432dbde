import { createSignal } from 'solid-js';
import type { DeckFolder, DeckSummary } from '../../main/api/contract/index.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';

const [list, setList] = createSignal<readonly DeckSummary[]>([]);
const [folders, setFolders] = createSignal<readonly DeckFolder[]>([]);
const [loaded, setLoaded] = createSignal(false);

/** Every deck in use, in Hungarian order of their names. */
export const deckList = list;
export const deckFolders = folders;
export const decksLoaded = loaded;

/** Loads decks and folders, and again whenever they change. */
export async function loadDecks(): Promise<void> {
  const [decks, tree] = await Promise.all([api.decks.list({}), api.decks.folders()]);
  setList(decks);
  setFolders(tree);
  setLoaded(true);
}

onChange(['decks', 'folders'], () => {
  loadDecks().catch(() => undefined);
});
