import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from './errors.ts';

/** The steps by which files are put in place. The tests put one in whose steps fail. */
export interface Disk {
  rename(from: string, to: string): void;
  /** Removes a file; one that is not there is no error. */
  remove(file: string): void;
  copy(from: string, to: string): void;
  write(file: string, text: string): void;
  /** Makes what was written to a file reach the disk. */
  sync(file: string): void;
  /** Makes the names in a folder reach the disk. */
  syncFolder(folder: string): void;
}

function synced(path: string, flags: string): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The real steps, each tried once. */
export const bareDisk: Disk = {
  rename: renameSync,
  remove: (file) => rmSync(file, { force: true }),
  copy: (from, to) => copyFileSync(from, to),
  write: (file, text) => writeFileSync(file, text),
  sync: (file) => synced(file, 'r+'),
  // A renaming is only safe from a power cut when the folder is written too; Windows has no such call and needs none.
  syncFolder(folder) {
    if (process.platform !== 'win32') synced(folder, 'r');
  },
};

/** What a virus scanner or an indexer that holds a file for a moment makes the system say. */
const PASSING = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** Waits between tries, in milliseconds: about a second in all. */
const WAITS = [10, 30, 80, 150, 300, 450];

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** The same steps, each tried again for about a second while something else holds the file. */
export function patient(disk: Disk, pause: (ms: number) => void = sleep): Disk {
  const again = <A extends unknown[]>(step: (...args: A) => void) => {
    return (...args: A): void => {
      for (const wait of WAITS) {
        try {
          step(...args);
          return;
        } catch (error) {
          if (!PASSING.has(errorCode(error))) throw error;
          pause(wait);
        }
      }
      step(...args);
    };
  };
  return {
    rename: again(disk.rename),
    remove: again(disk.remove),
    copy: again(disk.copy),
    write: again(disk.write),
    sync: again(disk.sync),
    syncFolder: again(disk.syncFolder),
  };
}

/** How the program touches the disk. */
export const theDisk: Disk = patient(bareDisk);
