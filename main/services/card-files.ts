import type { Card } from '../../engine/mk/cards/card.ts';
import { mergeCards } from '../../engine/mk/cards/import/merge.ts';
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, readCards } from '../../engine/mk/cards/import/read.ts';
import type { ImportFault } from '../../engine/mk/cards/import/report.ts';
import type { CardImportReport } from '../api/contract/index.ts';
import type { Library } from './library.ts';

export interface CardFile {
  readonly report: Omit<CardImportReport, 'applied' | 'revision'>;
  readonly fault: ImportFault | null;
  /** Cards to write: new ones, and known ones joined with what the file says. */
  readonly changed: readonly Card[];
}

/**
 * Reads a file of cards against the user's own: identity is the card, so a card that is known is joined with the file's
 * (known fields stay where the file says nothing) instead of standing twice.
 */
export function importCards(bytes: Uint8Array, library: Library): CardFile {
  const read = readCards(bytes);
  if (!read.ok) {
    const report = { source: null, fault: read.fault, notes: [], cards: [], before: [] };
    return { report, fault: read.fault, changed: [] };
  }
  const changed: Card[] = [];
  const before: Card[] = [];
  const cards = read.cards.map((card): CardImportReport['cards'][number] => {
    const known = library.ofUser(card.name);
    const joined = known ? mergeCards(known, card).card : card;
    if (known && JSON.stringify(known) === JSON.stringify(joined)) return { name: card.name, status: 'same' };
    changed.push(joined);
    if (known) before.push(known);
    return { name: card.name, status: known ? 'changed' : 'new' };
  });
  return { report: { source: read.source, fault: null, notes: read.notes, cards, before }, fault: null, changed };
}

/** The cards as the program's own catalogue file, to be read back without loss. */
export function exportCards(cards: readonly Card[]): File {
  const content = { format: CATALOGUE_FORMAT, version: CATALOGUE_VERSION, cards };
  return new File([`${JSON.stringify(content, null, 2)}\n`], 'lapok.json', { type: 'application/json' });
}
