// Plain JavaScript on purpose: the command line's launcher runs this on every call, and types would cost 30 ms each time.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

/** Where the record of a bundle lies: which files it was made of, with their times and sizes. */
export const recordPath = (name) => join(root, 'dist', '.fresh', `${name}.json`);

/** A file's time and size, or null where there is none. */
export function fingerprint(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs}:${stat.size}` : null;
}

/** Whether a bundle stands and none of the files it was made of has changed since. */
export function isFresh(name) {
  try {
    const record = JSON.parse(readFileSync(recordPath(name), 'utf8'));
    if (!existsSync(join(root, record.output))) return false;
    return Object.entries(record.files).every(([path, print]) => print !== null && fingerprint(path) === print);
  } catch {
    return false;
  }
}
