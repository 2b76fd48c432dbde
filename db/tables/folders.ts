import type { Connection } from '../connection.ts';

export interface FolderRow {
  readonly id: number;
  readonly name: string;
  readonly parent_id: number | null;
  /** Decks in use directly inside. */
  readonly decks: number;
}

const SELECT = `SELECT f.id, f.name, f.parent_id,
  (SELECT count(*) FROM decks WHERE folder_id = f.id AND removed_at IS NULL) AS decks FROM folders AS f`;

export function folderRows(db: Connection): FolderRow[] {
  return db.all<FolderRow>(SELECT);
}

export function folderRow(db: Connection, id: number): FolderRow | undefined {
  return db.get<FolderRow>(`${SELECT} WHERE f.id = ?`, id);
}

/** The folder of this name beside others of one parent. */
export function folderNamed(db: Connection, name: string, parentId: number | null): FolderRow | undefined {
  return db.get<FolderRow>(`${SELECT} WHERE f.name = ? AND f.parent_id IS ?`, name, parentId);
}

export function insertFolder(db: Connection, name: string, parentId: number | null): number {
  return db.run('INSERT INTO folders (name, parent_id) VALUES (?, ?)', name, parentId).id;
}

export function updateFolder(db: Connection, id: number, name: string, parentId: number | null): void {
  db.run('UPDATE folders SET name = ?, parent_id = ? WHERE id = ?', name, parentId, id);
}

/** Removes a folder; decks (those in the bin too) and folders inside go to its parent. */
export function deleteFolder(db: Connection, folder: FolderRow): void {
  db.run('UPDATE decks SET folder_id = ? WHERE folder_id = ?', folder.parent_id, folder.id);
  for (const inner of db.all<{ id: number; name: string }>(
    'SELECT id, name FROM folders WHERE parent_id = ?',
    folder.id,
  )) {
    updateFolder(db, inner.id, freeName(db, inner.name, folder), folder.parent_id);
  }
  db.run('DELETE FROM folders WHERE id = ?', folder.id);
}

// A folder moving up may meet one of its own name; it gets a number behind it rather than being joined unasked.
function freeName(db: Connection, name: string, leaving: FolderRow): string {
  let tried = name;
  for (let n = 2; folderNamed(db, tried, leaving.parent_id); n++) tried = `${name} (${n})`;
  return tried;
}

/** True if `inner` is `outer` or lies below it. */
export function liesInside(db: Connection, inner: number, outer: number): boolean {
  const found = db.get(
    `WITH RECURSIVE up (id, parent_id) AS (
       SELECT id, parent_id FROM folders WHERE id = ?
       UNION SELECT f.id, f.parent_id FROM folders AS f JOIN up ON f.id = up.parent_id)
     SELECT 1 FROM up WHERE id = ?`,
    inner,
    outer,
  );
  return found !== undefined;
}
