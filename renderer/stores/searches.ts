import { createSignal } from 'solid-js';
import type { SavedSearch } from '../../main/api/contract/index.ts';
import { searchTexts } from '../../messages/page/search.ts';
import { api, sentenceOf } from '../api/index.ts';
import { lang } from '../app/i18n.ts';
import { notify, notifyError } from '../app/toasts.tsx';
import { onChange } from './changes.ts';

const [list, setList] = createSignal<readonly SavedSearch[]>([]);

/** Searches the player keeps. */
export const savedSearches = list;

export async function loadSearches(): Promise<void> {
  setList(await api.searches.list());
}

onChange(['searches'], () => {
  loadSearches().catch(() => undefined);
});

/** Keeps a search under a name; true if it was kept, else the reason was shown. */
export async function keepSearch(name: string, query: string, place: SavedSearch['place']): Promise<boolean> {
  try {
    await api.searches.save({ name, query, place });
    await loadSearches();
    return true;
  } catch (error) {
    notifyError(sentenceOf(error));
    return false;
  }
}

/** Forgets a kept search. */
export async function forgetSearch(search: SavedSearch): Promise<void> {
  try {
    await api.searches.remove({ id: search.id });
    await loadSearches();
    notify({ text: searchTexts[lang()].removedSaved(search.name) });
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}
