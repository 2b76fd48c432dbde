import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Disk, theDisk } from './disk.ts';
import { errorCode, SwapError } from './errors.ts';

/** One data base file taking the place of another. All names are in one folder, so that each step is a renaming. */
export interface Swap {
  /** The place. */
  readonly file: string;
  /** What comes: one finished file without a write-ahead log. */
  readonly fresh: string;
  /** What the file that stood there is called from now on. */
  readonly aside: string;
  /** False where a checked backup of it exists: then it is removed at the end. */
  readonly keepAside: boolean;
}

const journalOf = (file: string) => `${file}.swap`;
// Neither log nor digests of the old file may be lost or be taken for the new one's; SQLite makes the index of the log anew.
const TAILS = ['', '-wal', '.sums'];

/**
 * Puts `fresh` in the place of `file`, whose old content keeps existing under the name `aside`. A journal on the disk lets the
 * next start finish or take back a swap that was cut off ({@link healSwap}); a step that fails is taken back at once.
 * @throws SwapError saying where the data is, as found on the disk.
 */
export function swap({ file, fresh, aside, keepAside }: Swap, disk: Disk = theDisk): void {
  const folder = dirname(file);
  const moved: string[] = [];
  try {
    disk.sync(fresh);
    const journal = { fresh: basename(fresh), aside: basename(aside), keepAside };
    disk.write(journalOf(file), JSON.stringify(journal));
    disk.sync(journalOf(file));
    for (const tail of TAILS) {
      if (!existsSync(file + tail)) continue;
      disk.rename(file + tail, aside + tail);
      moved.push(tail);
    }
    disk.remove(`${file}-shm`);
    disk.rename(fresh, file);
  } catch (error) {
    throw takenBack(file, aside, moved, error, disk);
  }
  // From here on the new data stands in its place: what fails now is tidied up by the next start.
  quietly(() => {
    disk.syncFolder(folder);
    // The journal goes last: as long as it is there, the next start knows what is left to do.
    if (!keepAside) dropAside(aside, disk);
    disk.remove(journalOf(file));
  });
}

function takenBack(file: string, aside: string, moved: readonly string[], error: unknown, disk: Disk): SwapError {
  // The log comes back first: without it the file would be opened with its newest rows missing.
  const whole = [...moved].reverse().every((tail) => quietly(() => disk.rename(aside + tail, file + tail)));
  if (whole) quietly(() => disk.remove(journalOf(file)));
  return new SwapError(file, whole ? null : aside, errorCode(error), error);
}

/**
 * Finishes or takes back a swap that was cut off, by what is on the disk: if the old file was moved away and nothing took its
 * place, it comes back. Does nothing where no swap was cut off.
 * @throws SwapError if what was moved away cannot be brought back now.
 */
export function healSwap(file: string, disk: Disk = theDisk): 'nothing' | 'finished' | 'takenBack' {
  const cut = readJournal(file);
  if (!cut) return 'nothing';
  const aside = join(dirname(file), cut.aside);
  const back = !existsSync(file) && existsSync(aside);
  try {
    if (back) {
      for (const tail of [...TAILS].reverse()) if (existsSync(aside + tail)) disk.rename(aside + tail, file + tail);
    }
  } catch (error) {
    throw new SwapError(file, aside, errorCode(error), error);
  }
  const finished = existsSync(file) && existsSync(aside);
  quietly(() => {
    disk.syncFolder(dirname(file));
    if (finished && !cut.keepAside) dropAside(aside, disk);
    disk.remove(join(dirname(file), cut.fresh));
    disk.remove(journalOf(file));
  });
  return finished ? 'finished' : 'takenBack';
}

function readJournal(file: string): { fresh: string; aside: string; keepAside: boolean } | null {
  try {
    const { fresh, aside, keepAside } = JSON.parse(readFileSync(journalOf(file), 'utf8'));
    if (typeof fresh !== 'string' || typeof aside !== 'string') return null;
    // Names only: a journal must not reach out of its folder.
    return { fresh: basename(fresh), aside: basename(aside), keepAside: keepAside !== false };
  } catch {
    return null;
  }
}

// The file itself goes last: as long as it is there, the swap is known to have been finished.
function dropAside(aside: string, disk: Disk): void {
  for (const tail of [...TAILS].reverse()) disk.remove(aside + tail);
}

function quietly(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
