import type { Connection } from '../connection.ts';

/** Copies owned of one printing; `set` and `number` empty where printings are not told apart. */
export interface OwnedRow {
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly count: number;
  readonly note: string;
}

/** What one step changed in one printing: count and note before and after. Count 0 without a note = no row. */
export interface OwnedChange {
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly before: { readonly count: number; readonly note: string };
  readonly after: { readonly count: number; readonly note: string };
}

export type StepKind = 'edit' | 'import' | 'clear';
export interface StepRow {
  readonly id: number;
  readonly at: string;
  readonly kind: StepKind;
  readonly rows: number;
  readonly card: string | null;
}

/** Steps of the collection that can be taken back, and rows they may hold together; the newest is kept whatever its size. */
export const STEPS_KEPT = 100;
export const STEP_ROWS_KEPT = 200_000;

export function ownedRows(db: Connection): OwnedRow[] {
  return db.all<OwnedRow>('SELECT card, set_name AS "set", number, count, note FROM owned');
}

export function ownedRow(db: Connection, card: string, set: string, number: string): OwnedRow | undefined {
  const sql =
    'SELECT card, set_name AS "set", number, count, note FROM owned WHERE card = ? AND set_name = ? AND number = ?';
  return db.get<OwnedRow>(sql, card, set, number);
}

export function putOwned(db: Connection, row: OwnedRow): void {
  const { card, set, number, count, note } = row;
  if (count === 0 && note === '') {
    db.run('DELETE FROM owned WHERE card = ? AND set_name = ? AND number = ?', card, set, number);
  } else {
    db.run('INSERT OR REPLACE INTO owned VALUES (?, ?, ?, ?, ?)', card, set, number, count, note);
  }
}

/** Notes a step for undo, drops what redo could have brought back, and forgets the oldest beyond {@link STEPS_KEPT}. */
export function addStep(db: Connection, kind: StepKind, changes: readonly OwnedChange[], at: string): void {
  db.run('DELETE FROM collection_steps WHERE undone = 1');
  db.run(
    'INSERT INTO collection_steps (at, kind, rows, card, changes) VALUES (?, ?, ?, ?, ?)',
    at,
    kind,
    changes.length,
    changes[0]?.card ?? null,
    JSON.stringify(changes),
  );
  db.run(
    `DELETE FROM collection_steps WHERE id NOT IN (
       SELECT id FROM (SELECT id, row_number() OVER newest AS n, sum(rows) OVER newest AS total
         FROM collection_steps WINDOW newest AS (ORDER BY id DESC))
       WHERE n = 1 OR (n <= ? AND total <= ?))`,
    STEPS_KEPT,
    STEP_ROWS_KEPT,
  );
}

/** Gives a step other changes in the place of its own. */
export function extendStep(db: Connection, id: number, changes: readonly OwnedChange[]): void {
  const card = changes[0]?.card ?? null;
  db.run(
    'UPDATE collection_steps SET rows = ?, card = ?, changes = ? WHERE id = ?',
    changes.length,
    card,
    JSON.stringify(changes),
    id,
  );
}

const STEP = 'SELECT id, at, kind, rows, card FROM collection_steps';

/** The step undo would take back. */
export function lastDone(db: Connection): StepRow | undefined {
  return db.get<StepRow>(`${STEP} WHERE undone = 0 ORDER BY id DESC LIMIT 1`);
}

/** The step redo would bring again. */
export function firstUndone(db: Connection): StepRow | undefined {
  return db.get<StepRow>(`${STEP} WHERE undone = 1 ORDER BY id LIMIT 1`);
}

export function stepChanges(db: Connection, id: number): OwnedChange[] {
  const row = db.get<{ changes: string }>('SELECT changes FROM collection_steps WHERE id = ?', id);
  return row ? (JSON.parse(row.changes) as OwnedChange[]) : [];
}

export function markStep(db: Connection, id: number, undone: boolean): void {
  db.run('UPDATE collection_steps SET undone = ? WHERE id = ?', undone ? 1 : 0, id);
}

/** Lets owned copies follow a card's new name; equal printings come together. Steps from before can no longer be undone. */
export function renameInCollection(db: Connection, from: string, to: string): void {
  const moved = db.run(
    `INSERT INTO owned SELECT ?, set_name, number, count, note FROM owned WHERE card = ?
     ON CONFLICT (card, set_name, number) DO UPDATE SET count = min(99999, count + excluded.count),
       note = trim(note || char(10) || excluded.note, char(10))`,
    to,
    from,
  );
  db.run('DELETE FROM owned WHERE card = ?', from);
  if (moved.changes > 0) db.run('DELETE FROM collection_steps');
}
