import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Makes what was written to a file reach the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

// A renaming is only safe from a power cut when the folder is written too; Windows has no such call and needs none.
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts a finished partial file in its place: on the disk first, then renamed, so the name always means a whole file. */
export function moveIntoPlace(partial: string, file: string): void {
  syncFile(partial);
  renameSync(partial, file);
  syncFolder(dirname(file));
}

/**
 * Renames a data base file out of the way together with its write-ahead log, so that nothing of it is lost or mixed.
 * @returns the name it got: the wanted one, with a number behind it if that is taken.
 */
export function setAside(file: string, wanted: string): string {
  let as = wanted;
  for (let n = 2; existsSync(as); n++) as = `${wanted}-${n}`;
  renameSync(file, as);
  for (const tail of ['-wal', '-shm']) {
    if (existsSync(file + tail)) renameSync(file + tail, as + tail);
  }
  return as;
}

/** True if files can be made in this folder, which is made if need be. */
export function folderIsWritable(folder: string): boolean {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
}
