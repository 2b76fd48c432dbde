import type { Connection } from '../connection.ts';

/** Every stored setting, parsed. A value that is no JSON any more is left out, so its default stands. */
export function readSettings(db: Connection): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { key, value } of db.all<{ key: string; value: string }>('SELECT key, value FROM settings')) {
    try {
      found[key] = JSON.parse(value);
    } catch {
      // The CHECK of the table keeps this from happening; a file changed by other hands must not stop the start.
    }
  }
  return found;
}

export function writeSetting(db: Connection, key: string, value: unknown): void {
  db.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', key, JSON.stringify(value));
}
