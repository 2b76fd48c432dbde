import type { Connection } from '../connection.ts';

/** The tags of every deck that has any. */
export function tagsByDeck(db: Connection): Map<number, string[]> {
  const rows = db.all<{ deck_id: number; tag: string }>('SELECT deck_id, tag FROM deck_tags');
  const tags = new Map<number, string[]>();
  for (const { deck_id, tag } of rows) tags.set(deck_id, [...(tags.get(deck_id) ?? []), tag]);
  return tags;
}

export function tagsOf(db: Connection, deckId: number): string[] {
  return db.all<{ tag: string }>('SELECT tag FROM deck_tags WHERE deck_id = ?', deckId).map((row) => row.tag);
}

/** Gives a deck exactly these tags. */
export function setTags(db: Connection, deckId: number, tags: Iterable<string>): void {
  db.run('DELETE FROM deck_tags WHERE deck_id = ?', deckId);
  for (const tag of new Set(tags)) db.run('INSERT INTO deck_tags VALUES (?, ?)', deckId, tag);
}

/** Tags of decks in use with the number of decks that carry them. */
export function tagCounts(db: Connection): { tag: string; decks: number }[] {
  return db.all<{ tag: string; decks: number }>(
    `SELECT tag, count(*) AS decks FROM deck_tags JOIN decks ON decks.id = deck_id
     WHERE removed_at IS NULL GROUP BY tag`,
  );
}

/** Renames a tag on every deck; a deck that has both keeps one. Gives the decks touched. */
export function renameTag(db: Connection, from: string, to: string): number[] {
  const decks = db.all<{ deck_id: number }>('SELECT deck_id FROM deck_tags WHERE tag = ?', from);
  db.run('UPDATE OR IGNORE deck_tags SET tag = ? WHERE tag = ?', to, from);
  if (from !== to) db.run('DELETE FROM deck_tags WHERE tag = ?', from);
  return decks.map((row) => row.deck_id);
}
