import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with those above it, like `mkdir -p`. Node's own recursive making never ends where a file system takes in no
 * folders and calls them missing, as /proc does; this one tries each folder once.
 * @throws the system's error, also if something else stands at the place.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.unshift(at);
  if (missing.length === 0 && !statSync(folder).isDirectory()) mkdirSync(folder);
  for (const path of missing) makeOne(path);
}

function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    const there = statSync(path, { throwIfNoEntry: false });
    if (!there?.isDirectory()) throw error;
  }
}
