import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import {
  countIn,
  MAX_COUNT,
  moveCopies,
  type PlaceId,
  sectionSize,
  setCount,
  withEntries,
} from '../../../engine/mk/deck/deck.ts';
import { sortedDeck } from '../../../engine/mk/deck/grouping.ts';
import type { DeckEditor } from '../../stores/deck-editor/editor.ts';

/** Starting tower levels of a deck (3.01.a); a fourth level found in the search goes to the draw deck. */
const TOWER = 3;

/** Everything the pane, the search list, the keys and the menus do to a deck, each one step of the undo list. */
export interface DeckActions {
  /** Sets the copies of a card in a section; counts are held between 0 and the largest a list may give. */
  set(section: PlaceId, card: string, count: number): void;
  add(section: PlaceId, card: string, change: number): void;
  /** Moves copies; `all` or one. */
  move(card: string, from: PlaceId, to: PlaceId, all: boolean): void;
  clear(section: PlaceId): void;
  sort(): void;
  /** Where a card found in the search belongs: a tower level to the tower while there is room, anything else to the draw deck. */
  home(card: string): PlaceId;
}

export function deckActions(editor: () => DeckEditor, catalogue: () => Catalogue): DeckActions {
  const set = (section: PlaceId, card: string, count: number): void => {
    const deck = editor().deck();
    const from = countIn(deck, section, card);
    const to = Math.max(0, Math.min(MAX_COUNT, count));
    editor().edit({ kind: 'count', section, card, from, to }, setCount(deck, section, card, to));
  };
  return {
    set,
    add: (section, card, change) => set(section, card, countIn(editor().deck(), section, card) + change),
    move: (card, from, to, all) => {
      const deck = editor().deck();
      const count = all ? countIn(deck, from, card) : 1;
      editor().edit({ kind: 'move', card, count, from, to }, moveCopies(deck, card, count, from, to));
    },
    clear: (section) => {
      const deck = editor().deck();
      editor().edit({ kind: 'clear', section }, withEntries(deck, section, []));
    },
    sort: () => editor().edit({ kind: 'sort' }, sortedDeck(editor().deck(), catalogue())),
    home: (card) => {
      const deck = editor().deck();
      if (catalogue().find(card)?.type !== 'towerLevel') return 'jovo';
      const inTower = countIn(deck, 'torony', card) > 0;
      return inTower || sectionSize(deck, 'torony') >= TOWER ? 'jovo' : 'torony';
    },
  };
}
