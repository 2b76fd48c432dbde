import type { Card } from '../../engine/mk/cards/card.ts';
import type { Connection } from '../connection.ts';

/** The searchable text of a card: its abilities with their labels, and condition lines. */
export function searchableText(card: Card): string {
  const abilities = card.abilities.flatMap((ability) => [ability.label ?? '', ability.text]);
  return [...abilities, ...card.conditions].filter((part) => part !== '').join('\n');
}

/** Puts the text of a card into the index; an older one must be out of it already. */
export function indexText(db: Connection, id: number, card: Card): void {
  const text = searchableText(card);
  if (text !== '') db.run('INSERT INTO card_texts (rowid, text) VALUES (?, ?)', id, text);
}

export function removeText(db: Connection, id: number): void {
  db.run('DELETE FROM card_texts WHERE rowid = ?', id);
}

/**
 * What a player typed as a query FTS5 takes: each word quoted (signs have no meaning), all wanted, the last one as a
 * beginning. Null if there is no word in it.
 */
export function matchQuery(typed: string): string | null {
  const words = typed.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu);
  return words ? `${words.map((word) => `"${word}"`).join(' ')}*` : null;
}

/** Names of cards whose text holds all words typed; accents do not matter. Best match first. */
export function searchTexts(db: Connection, typed: string, limit: number): string[] {
  const query = matchQuery(typed);
  if (query === null) return [];
  return db
    .all<{ name: string }>(
      `SELECT cards.name FROM card_texts JOIN cards ON cards.id = card_texts.rowid
       WHERE card_texts MATCH ? ORDER BY rank LIMIT ?`,
      query,
      limit,
    )
    .map((row) => row.name);
}
