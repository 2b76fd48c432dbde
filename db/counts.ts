import type { Connection } from './connection.ts';

/** Every table with rows of the user's; a round trip through a backup must keep all of them. */
export const TABLES = [
  'cards',
  'printings',
  'card_texts',
  'decks',
  'deck_lists',
  'deck_entries',
  'deck_tags',
  'folders',
  'notes',
  'owned',
  'collection_steps',
  'settings',
  'searches',
  'games',
  'formats',
  'pictures',
] as const;

export type TableCounts = Readonly<Record<(typeof TABLES)[number], number>>;

/** How many rows each table has; with `lenient`, none for a table that a data base of an older version does not have yet. */
export function tableCounts(db: Connection, lenient = false): TableCounts {
  const count = (table: string) => {
    const there = !lenient || db.get('SELECT 1 FROM sqlite_schema WHERE name = ?', table);
    return there ? (db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0) : 0;
  };
  return Object.fromEntries(TABLES.map((table) => [table, count(table)])) as TableCounts;
}
