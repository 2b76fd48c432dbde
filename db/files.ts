import { existsSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Disk, theDisk } from './disk.ts';
import { makeFolder } from './make-folder.ts';

/** Puts a finished partial file in its place: on the disk first, then renamed, so the name always means a whole file. */
export function moveIntoPlace(partial: string, file: string, disk: Disk = theDisk): void {
  disk.sync(partial);
  disk.rename(partial, file);
  disk.syncFolder(dirname(file));
}

/** Removes a data base file with everything that stands beside it; or only the files with these endings. */
export function dropDatabase(file: string, tails: readonly string[] = ['', '-wal', '-shm', '-journal', '.sums']): void {
  for (const tail of tails) rmSync(file + tail, { force: true });
}

/** A name that is not taken: the wanted one, or with a number behind it. */
export function freeName(wanted: string): string {
  let name = wanted;
  for (let n = 2; existsSync(name) || existsSync(`${name}-wal`); n++) name = `${wanted}-${n}`;
  return name;
}

/** The file a name means, through symbolic links, also where the last of them leads nowhere yet. */
export function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    // Not there: perhaps a link whose target is gone.
  }
  try {
    return resolve(dirname(file), readlinkSync(file));
  } catch {
    return file;
  }
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
