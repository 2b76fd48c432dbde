import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listBackups } from './backup.ts';
import { theDisk } from './disk.ts';
import { type LossReason, LostDataError } from './errors.ts';
import { moveIntoPlace } from './files.ts';
import type { Health } from './health.ts';
import { DATABASE_NAME } from './names.ts';

// A first start and a lost file look alike: there is no data base. What tells them apart is a small file that is written beside
// the data base once it was opened well, and again where the lock lies if that is another folder; and whatever else a data base
// leaves behind.

/** What the marker remembers of the last good state. */
export interface Marker {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Rows by table; null if they were not counted yet. */
  readonly counts: Readonly<Record<string, number>> | null;
}

const markerName = (file: string) => `${basename(file)}.known`;

function markerPlaces(folder: string, file: string): string[] {
  return [...new Set([join(dirname(file), markerName(file)), join(folder, markerName(file))])];
}

/** The marker of a data base; null if there never was one, or none is left. */
export function readMarker(folder: string, file: string): Marker | null {
  for (const place of markerPlaces(folder, file)) {
    if (!existsSync(place)) continue;
    try {
      const { at, counts } = JSON.parse(readFileSync(place, 'utf8')) as Marker;
      return { at: String(at), counts: typeof counts === 'object' ? counts : null };
    } catch {
      // Unreadable, yet there: something was here.
      return { at: '', counts: null };
    }
  }
  return null;
}

/** Remembers that there is a data base here. Not being able to is no reason to disturb anybody. */
export function writeMarker(folder: string, file: string, marker: Marker): void {
  for (const place of markerPlaces(folder, file)) {
    try {
      theDisk.write(`${place}.part`, JSON.stringify(marker));
      moveIntoPlace(`${place}.part`, place);
    } catch {
      // A full disk; the next close tries again.
    }
  }
}

/** Files beside a data base that may hold its rows: set aside earlier, half put in place, or a log without its file. */
export function leftovers(file: string): string[] {
  const own = basename(file);
  const isOne = (name: string) =>
    /^\.(damaged|before|restore)/.test(name.slice(own.length)) && !/-wal$|-shm$|\.sums$/.test(name);
  try {
    const names = readdirSync(dirname(file)).filter((name) => name.startsWith(own) && isOne(name));
    return names.map((name) => join(dirname(file), name)).filter((path) => statSync(path).isFile());
  } catch {
    return [];
  }
}

/** The log of a data base with something in it, while the file itself is gone. */
export function loneLog(file: string): string | null {
  const log = `${file}-wal`;
  return (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 0 ? log : null;
}

const REASONS: ReadonlySet<string> = new Set<LossReason>(['notADatabase', 'damaged', 'otherProgram', 'directory']);

/** The loss that a file in this state means; null if it is sound, or if this is a first start. */
export function lossOf(folder: string, file: string, health: Health): LostDataError | null {
  const { kind } = health;
  if (REASONS.has(kind)) {
    const detail = health.kind === 'damaged' ? health.detail : '';
    return new LostDataError(folder, file, kind as LossReason, detail);
  }
  if (kind !== 'missing' && kind !== 'empty') return null;
  return wasHereBefore(folder, file, kind) ? new LostDataError(folder, file, kind, '') : null;
}

function wasHereBefore(folder: string, file: string, kind: 'missing' | 'empty'): boolean {
  if (readMarker(folder, file) || leftovers(file).length > 0) return true;
  const bare = kind === 'missing' || (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (bare && loneLog(file)) return true;
  // Backups belong to the data base of the folder; to a file of another name only where that one is not there.
  const ownsBackups = basename(file) === DATABASE_NAME || !existsSync(join(folder, DATABASE_NAME));
  return ownsBackups && listBackups(folder).length > 0;
}
