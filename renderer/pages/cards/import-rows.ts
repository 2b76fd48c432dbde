import { type ImportNote, isRefusal } from '../../../engine/mk/cards/import/report.ts';
import type { CardImportReport } from '../../../main/api/contract/index.ts';

/** One line of the report before an import. */
export interface ImportRow {
  /** The card; null where a row has none. */
  readonly name: string | null;
  /** Place in the file, where the row stands for an entry that gave no card. */
  readonly at: number | null;
  readonly status: 'new' | 'changed' | 'same' | 'refused';
  readonly notes: readonly ImportNote[];
}

/**
 * Every entry of the file as one line: first those left out, then each card with the remarks on it. Columns that are left out are no
 * entries; the mapping shows them.
 */
export function importRows({ cards, notes }: Pick<CardImportReport, 'cards' | 'notes'>): readonly ImportRow[] {
  const refused = notes.filter(isRefusal);
  const ofCard = new Map<string, ImportNote[]>();
  for (const note of notes) {
    if (note.card === null || isRefusal(note)) continue;
    const known = ofCard.get(note.card);
    if (known) known.push(note);
    else ofCard.set(note.card, [note]);
  }
  return [
    ...refused.map((note) => ({ name: note.card, at: note.at, status: 'refused' as const, notes: [note] })),
    ...cards.map(({ name, status }) => ({ name, at: null, status, notes: ofCard.get(name) ?? [] })),
  ];
}
