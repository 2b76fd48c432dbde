import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inEvery } from '../../messages/cli.ts';
import { UsageError } from './command.ts';

/**
 * The list files that are meant by paths of files and folders, in order of their names; `several` if more than one path or a
 * folder was named, whatever it holds. Hidden files of a folder are passed over. A path that is not there is left for whoever
 * reads it.
 * @throws UsageError if a folder cannot be looked into.
 */
export async function listFiles(given: readonly string[]): Promise<{ paths: readonly string[]; several: boolean }> {
  let folders = 0;
  const paths = given.flatMap((path) => {
    if (path === '-' || !isFolder(path)) return [path];
    folders += 1;
    return filesIn(path);
  });
  const several = given.length > 1 || folders > 0;
  return { paths: several ? [...new Set(paths)].sort((a, b) => (a < b ? -1 : 1)) : paths, several };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function filesIn(folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    throw new UsageError(inEvery((texts) => texts.unreadable(folder)));
  }
  return entries
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true });
