import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { makeFolder } from './make-folder.ts';

describe('makeFolder', () => {
  it('makes every folder that is missing and leaves the others', () => {
    const folder = scratchFolder();
    makeFolder(join(folder, 'a/b/c'));
    expect(statSync(join(folder, 'a/b/c')).isDirectory()).toBe(true);
    makeFolder(join(folder, 'a/b/c'));
    mkdirSync(join(folder, 'a/x'));
    makeFolder(join(folder, 'a/x/y'));
    expect(existsSync(join(folder, 'a/x/y'))).toBe(true);
  });

  it('fails where a file stands in the way', () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(folder, 'file/below'))).toThrow(/ENOTDIR|EEXIST/);
  });
});

describe.runIf(existsSync('/proc/self'))('a data folder nothing can be made in', () => {
  // In a process of its own: before the fix this never came back, and nothing in this one could have stopped it.
  const run = (folder: string, code: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, FOLDER: folder },
    });
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, '..', path));

  it.each([
    '/proc/nope',
    '/proc/nope/deeper',
    '/proc/self/nope',
    '/sys/nope',
    '/dev/null',
    '/dev/null/x',
    '/dev/full/x',
  ])(
    '%s is refused at once by the core, the lock and the store',
    (folder) => {
      const done = run(
        folder,
        `import { createServices } from ${module('main/services/index.ts')};
         import { lockDataFolder } from ${module('main/core/owner-lock.ts')};
         lockDataFolder(process.env.FOLDER, 'cli');
         try { createServices({ dataFolder: process.env.FOLDER }); console.log('opened'); }
         catch (error) { console.log(error.name); }`,
      );
      expect(done.signal).toBeNull();
      expect(done.stdout.trim()).toBe('DataFolderError');
    },
    40_000,
  );
});
