import type { Connection } from '../connection.ts';

export type GameKind = 'table' | 'homalyrev';
export interface GameRow {
  readonly id: number;
  readonly kind: GameKind;
  readonly name: string;
  readonly deck_id: number | null;
  readonly updated_at: string;
}

const GAME = 'SELECT id, kind, name, deck_id, updated_at FROM games';

export const gameRows = (db: Connection) => db.all<GameRow>(`${GAME} ORDER BY updated_at DESC, id DESC`);

export const gameRow = (db: Connection, id: number) => db.get<GameRow>(`${GAME} WHERE id = ?`, id);

/** The stored content of a game, parsed. */
export function gameContent(db: Connection, id: number): unknown {
  const row = db.get<{ content: string }>('SELECT content FROM games WHERE id = ?', id);
  return row ? JSON.parse(row.content) : null;
}

/** Writes a game, a new one without an id; gives its id. */
export function putGame(db: Connection, game: Omit<GameRow, 'id'> & { id: number | null }, content: unknown): number {
  const { id, kind, name, deck_id, updated_at } = game;
  const json = JSON.stringify(content);
  if (id === null) {
    return db.run(
      'INSERT INTO games (kind, name, deck_id, content, updated_at) VALUES (?, ?, ?, ?, ?)',
      kind,
      name,
      deck_id,
      json,
      updated_at,
    ).id;
  }
  db.run(
    'UPDATE games SET kind = ?, name = ?, deck_id = ?, content = ?, updated_at = ? WHERE id = ?',
    kind,
    name,
    deck_id,
    json,
    updated_at,
    id,
  );
  return id;
}

export const deleteGame = (db: Connection, id: number) => db.run('DELETE FROM games WHERE id = ?', id);
