import type { PlaceId } from '../../../engine/mk/deck/deck.ts';
import type { DeckRow } from '../../../engine/mk/deck/grouping.ts';
import type { KeyPress } from '../../app/keys.ts';
import type { DeckActions } from './actions.ts';

/** Letters that move a copy to a section: T(orony), J(övő), C(serepakli), K(ívül). Shift moves all copies. */
export const MOVE_KEYS: Readonly<Record<string, PlaceId>> = { t: 'torony', j: 'jovo', c: 'csere', k: 'outside' };

/**
 * What a key does to the selected row of the deck: + and - by one, a digit sets the count, Delete and 0 take it out,
 * T, J, C and K move. `after` is called where the row may be gone. True if the key meant something.
 */
export function deckKey(press: KeyPress, row: DeckRow, actions: DeckActions, after: () => void): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const { section, entry } = row;
  if (press.key === '+' || press.key === 'Enter') actions.add(section, entry.name, 1);
  else if (press.key === '-') actions.add(section, entry.name, -1);
  else if (/^[0-9]$/.test(press.key)) actions.set(section, entry.name, Number(press.key));
  else if (press.key === 'Delete' || press.key === 'Backspace') actions.set(section, entry.name, 0);
  else {
    const to = MOVE_KEYS[press.key.toLowerCase()];
    if (!to) return false;
    if (to !== section) actions.move(entry.name, section, to, press.shiftKey);
  }
  after();
  return true;
}
