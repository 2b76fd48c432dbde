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

/** How many rows each table has. */
export function tableCounts(db: Connection): Record<(typeof TABLES)[number], number> {
  const count = (table: string) => db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
  return Object.fromEntries(TABLES.map((table) => [table, count(table)])) as Record<(typeof TABLES)[number], number>;
}
