import type { DeckWords } from '../../../messages/page/decks.ts';
import type { Edit } from '../../stores/deck-editor/history.ts';

/** An edit in words, for undo, redo and notices. */
export function editWords(edit: Edit, words: DeckWords): string {
  const t = words.edits;
  switch (edit.kind) {
    case 'count':
      return t.count(edit.card, words.sections[edit.section], edit.from, edit.to);
    case 'move':
      return t.move(edit.count, edit.card, words.toSection[edit.to]);
    case 'repair':
      return t.repair(edit.cards.join(', '));
    case 'replaceList':
      return t.replaceList;
    case 'addList':
      return t.addList(edit.cards);
    case 'renameCard':
      return t.renameCard(edit.from, edit.to);
    case 'clear':
      return t.clear(words.sections[edit.section]);
    case 'sort':
      return t.sort;
    case 'otherWindow':
      return t.otherWindow;
    case 'version':
      return t.version(edit.version);
  }
}
