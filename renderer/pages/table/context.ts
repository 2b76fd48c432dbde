import { createContext, createSignal, useContext } from 'solid-js';
import { def } from '../../../engine/mk/table/rules/controller.ts';
import type { CardId, PlayerId, State, ZoneName } from '../../../engine/mk/table/state/types.ts';
import type { TableWords } from '../../../messages/page/table/index.ts';
import type { TableGame } from './game.ts';
import type { Spot } from './play/types.ts';
import { isKnown } from './play/why.ts';

/** What is open over the table: the menu of a card or place, or the list of a pile. */
export type Opened =
  | { readonly kind: 'menu'; readonly spot: Spot }
  | { readonly kind: 'pile'; readonly side: PlayerId; readonly zone: ZoneName };

/** The game and the small things its parts share. */
export function createTable(game: TableGame) {
  const [opened, setOpened] = createSignal<Opened | null>(null);
  const [clause, setClause] = createSignal<string | null>(null);
  return { game, opened, setOpened, clause, setClause };
}
export type Table = ReturnType<typeof createTable>;

export const TableContext = createContext<Table>();

/** The table a part stands on; only inside the game view. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table around this part');
  return table;
}

/** The name a player may know: that of the card, or that it is hidden. */
export function visibleName(state: State, id: CardId, words: TableWords): string {
  return isKnown(state, id) ? def(state, id).name : words.hidden;
}

/** The name of a place, with whose it is if it is the opponent's. */
export function zoneName(words: TableWords, zone: ZoneName, side: PlayerId = 'self', short = false): string {
  const name = (short ? words.zonesShort[zone] : undefined) ?? words.zones[zone];
  return side === 'self' ? name : words.ofDummy(name);
}
