import { deckTexts } from '../../../messages/page/decks.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { lang } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { closeEditor, type DeckEditor, mutable } from '../../stores/deck-editor/editor.ts';
import { loadDecks } from '../../stores/decks.ts';

const words = () => deckTexts[lang()];
const undoWord = () => frameTexts[lang()].undo;

/** Puts a deck in the bin and offers to take it out again. True if it went. */
export async function removeDeck(id: number, name: string): Promise<boolean> {
  try {
    if (!(await closeEditor(id))) return false;
    await api.decks.remove({ ids: [id] });
    await loadDecks();
    notify({
      text: words().removed(name),
      action: {
        label: undoWord(),
        run: () => void restoreDecks([id]),
      },
    });
    return true;
  } catch (error) {
    notifyError(sentenceOf(error));
    return false;
  }
}

/** Takes decks out of the bin. */
export async function restoreDecks(ids: readonly number[]): Promise<void> {
  try {
    await api.decks.restore({ ids: [...ids] });
    await loadDecks();
    notify({ text: words().restored });
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}

/** Makes a copy under a name of its own; gives the new id, or null if it failed. */
export async function duplicateDeck(id: number, name: string): Promise<number | null> {
  try {
    const made = await api.decks.duplicate({ id, name: words().copyOf(name) });
    await loadDecks();
    notify({ text: words().duplicated(made.name) });
    return made.id;
  } catch (error) {
    notifyError(sentenceOf(error));
    return null;
  }
}

/** Makes an empty deck; gives its id, or null if it failed. */
export async function createDeck(folderId: number | null): Promise<number | null> {
  try {
    const made = await api.decks.create({
      name: words().newName,
      deck: { name: null, sections: { torony: [], jovo: [], csere: [] } },
      as: 'draft',
      folderId,
    });
    return made.id;
  } catch (error) {
    notifyError(sentenceOf(error));
    return null;
  }
}

/** Goes back to the saved version; the draft can be brought back by undo. */
export async function discardDraft(editor: DeckEditor): Promise<void> {
  try {
    await editor.flush();
    const dropped = editor.deck();
    const { deck } = await api.decks.dropDraft({ id: editor.id, revision: editor.about().revision });
    editor.takeOver(deck, { kind: 'version', version: deck.version });
    notify({
      text: words().draftDropped,
      action: {
        label: undoWord(),
        run: () => editor.edit({ kind: 'replaceList', cards: 0 }, mutable(dropped)),
      },
    });
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}
