import {
  type Deck,
  type DeckEntry,
  entriesIn,
  PLACES,
  type PlaceId,
  type SectionId,
  withEntries,
} from '../../engine/mk/deck/deck.ts';
import type { Connection } from '../connection.ts';

export type ListKind = 'draft' | 'saved' | 'kept';

/** One list of a deck: its draft, or a version of its history. */
export interface ListRow {
  readonly id: number;
  readonly deck_id: number;
  readonly kind: ListKind;
  readonly version: number | null;
  readonly at: string;
  readonly comment: string;
}
interface EntryRow {
  list_id: number;
  section: PlaceId;
  card: string;
  count: number;
}

export function draftOf(db: Connection, deckId: number): ListRow | undefined {
  return db.get<ListRow>(`SELECT * FROM deck_lists WHERE deck_id = ? AND kind = 'draft'`, deckId);
}

/** The newest version saved by the player. */
export function savedOf(db: Connection, deckId: number): ListRow | undefined {
  return db.get<ListRow>(
    `SELECT * FROM deck_lists WHERE deck_id = ? AND kind = 'saved' ORDER BY version DESC LIMIT 1`,
    deckId,
  );
}

export function versionOf(db: Connection, deckId: number, version: number): ListRow | undefined {
  return db.get<ListRow>('SELECT * FROM deck_lists WHERE deck_id = ? AND version = ?', deckId, version);
}

/** The history, newest first. */
export function versionsOf(db: Connection, deckId: number): ListRow[] {
  return db.all<ListRow>(
    'SELECT * FROM deck_lists WHERE deck_id = ? AND version IS NOT NULL ORDER BY version DESC',
    deckId,
  );
}

/** The entries of a list in their order, as a deck of this name. */
export function readList(db: Connection, listId: number, name: string): Deck {
  return toDeck(
    name,
    db.all<EntryRow>(
      'SELECT list_id, section, card, count FROM deck_entries WHERE list_id = ? ORDER BY section, position',
      listId,
    ),
  );
}

/** Draft and newest saved version of every deck, with their entries, in one pass. */
export function currentLists(db: Connection): { row: ListRow; deck: Deck }[] {
  const rows = db.all<ListRow>(
    `SELECT * FROM deck_lists AS l WHERE kind = 'draft' OR (kind = 'saved' AND version =
       (SELECT max(version) FROM deck_lists WHERE deck_id = l.deck_id AND kind = 'saved'))`,
  );
  const wanted = new Set(rows.map((row) => row.id));
  const entries = Map.groupBy(
    db.all<EntryRow>(
      `SELECT list_id, section, card, count FROM deck_entries WHERE list_id IN
           (SELECT value FROM json_each(?)) ORDER BY list_id, section, position`,
      JSON.stringify([...wanted]),
    ),
    (entry) => entry.list_id,
  );
  return rows.map((row) => ({ row, deck: toDeck(null, entries.get(row.id) ?? []) }));
}

/** How large the list is that the editor would open, and the newest saved version's number (0 without one), by deck. */
export interface ListSizes {
  readonly deck_id: number;
  readonly version: number;
  readonly drafts: number;
  readonly torony: number;
  readonly jovo: number;
  readonly csere: number;
}

/** {@link ListSizes} of every deck that has a list. */
export function listSizes(db: Connection): ListSizes[] {
  return db.all<ListSizes>(
    `WITH shown AS (
       SELECT deck_id, coalesce(max(version) FILTER (WHERE kind = 'saved'), 0) AS version,
         count(*) FILTER (WHERE kind = 'draft') AS drafts, max(id) FILTER (WHERE kind = 'draft') AS draft
       FROM deck_lists GROUP BY deck_id)
     SELECT shown.deck_id, shown.version, shown.drafts,
       coalesce(sum(count) FILTER (WHERE section = 'torony'), 0) AS torony,
       coalesce(sum(count) FILTER (WHERE section = 'jovo'), 0) AS jovo,
       coalesce(sum(count) FILTER (WHERE section = 'csere'), 0) AS csere
     FROM shown
     LEFT JOIN deck_lists AS saved ON saved.deck_id = shown.deck_id AND saved.version = shown.version
     LEFT JOIN deck_entries ON list_id = coalesce(draft, saved.id)
     GROUP BY shown.deck_id`,
  );
}

function toDeck(name: string | null, rows: readonly EntryRow[]): Deck {
  const sections: Record<SectionId, DeckEntry[]> = { torony: [], jovo: [], csere: [] };
  const outside: DeckEntry[] = [];
  for (const row of rows) {
    const entries = row.section === 'outside' ? outside : sections[row.section];
    entries.push({ name: row.card, count: row.count });
  }
  return withEntries({ name, sections }, 'outside', outside);
}

/** Writes the draft of a deck in place of any other. */
export function putDraft(db: Connection, deckId: number, deck: Deck, at: string): void {
  removeDraft(db, deckId);
  const { id } = db.run(`INSERT INTO deck_lists (deck_id, kind, at) VALUES (?, 'draft', ?)`, deckId, at);
  writeEntries(db, id, deck);
}

export function removeDraft(db: Connection, deckId: number): void {
  db.run(`DELETE FROM deck_lists WHERE deck_id = ? AND kind = 'draft'`, deckId);
}

/** Adds a version to the history and gives its number, one above every other. */
export function addVersion(
  db: Connection,
  deckId: number,
  deck: Deck,
  version: { kind: 'saved' | 'kept'; comment: string; at: string },
): number {
  const row = db.get<{ version: number }>(
    `INSERT INTO deck_lists (deck_id, kind, version, at, comment)
     VALUES (?, ?, (SELECT coalesce(max(version), 0) + 1 FROM deck_lists WHERE deck_id = ?), ?, ?)
     RETURNING version`,
    deckId,
    version.kind,
    deckId,
    version.at,
    version.comment,
  );
  const number = row?.version as number;
  writeEntries(db, versionOf(db, deckId, number)?.id as number, deck);
  return number;
}

function writeEntries(db: Connection, listId: number, deck: Deck): void {
  for (const place of PLACES) {
    entriesIn(deck, place).forEach((entry, position) => {
      db.run('INSERT INTO deck_entries VALUES (?, ?, ?, ?, ?)', listId, place, position, entry.name, entry.count);
    });
  }
}

/** Ids of decks whose draft or newest saved version holds a card of this name. */
export function decksHolding(db: Connection, card: string): number[] {
  return db
    .all<{ deck_id: number }>(
      'SELECT DISTINCT deck_id FROM deck_entries JOIN deck_lists ON deck_lists.id = list_id WHERE card = ?',
      card,
    )
    .map((row) => row.deck_id);
}

/**
 * Lets every list name a card by its new name. Where a section holds both names the copies come together, 999 at most.
 */
export function renameInLists(db: Connection, from: string, to: string): void {
  const rows = db.all<{ list_id: number; section: string; count: number }>(
    'SELECT list_id, section, count FROM deck_entries WHERE card = ?',
    from,
  );
  for (const { list_id, section, count } of rows) {
    const joined = db.run(
      'UPDATE deck_entries SET count = min(999, count + ?) WHERE list_id = ? AND section = ? AND card = ?',
      count,
      list_id,
      section,
      to,
    );
    if (joined.changes > 0) {
      db.run('DELETE FROM deck_entries WHERE list_id = ? AND section = ? AND card = ?', list_id, section, from);
    } else {
      db.run(
        'UPDATE deck_entries SET card = ? WHERE list_id = ? AND section = ? AND card = ?',
        to,
        list_id,
        section,
        from,
      );
    }
  }
}
