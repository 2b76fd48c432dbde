import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './owner-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jovolato-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockDataFolder', () => {
  it('gives a folder to one owner at a time and says who holds it', () => {
    const data = join(folder, 'new', 'data');
    const first = lockDataFolder(data, 'desktop');
    expect(first.ok).toBe(true);
    expect(lockDataFolder(data, 'web')).toEqual({ ok: false, owner: { pid: process.pid, kind: 'desktop' } });
    if (first.ok) first.release();
    const second = lockDataFolder(data, 'web');
    expect(second.ok).toBe(true);
    if (second.ok) second.release();
    expect(existsSync(join(data, 'owner.json'))).toBe(false);
  });

  it('keeps the folder from another process and is free again when that process is killed', async () => {
    const script = `
      import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'owner-lock.ts'))};
      console.log(lockDataFolder(${JSON.stringify(folder)}, 'web').ok);
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => other.stdout.once('data', resolve));
    expect(lockDataFolder(folder, 'desktop')).toEqual({ ok: false, owner: { pid: other.pid, kind: 'web' } });
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    const taken = lockDataFolder(folder, 'desktop');
    expect(taken.ok).toBe(true);
    if (taken.ok) taken.release();
  });

  it('leaves a folder that cannot be made or written to whoever opens the data base', () => {
    writeFileSync(join(folder, 'file'), '');
    const lock = lockDataFolder(join(folder, 'file', 'data'), 'desktop');
    expect(lock.ok).toBe(true);
    if (lock.ok) expect(() => lock.release()).not.toThrow();
  });

  it('does not mind a left-over or broken name file', () => {
    writeFileSync(join(folder, 'owner.json'), '{"pid":');
    const taken = lockDataFolder(folder, 'cli');
    expect(taken.ok).toBe(true);
    writeFileSync(join(folder, 'owner.json'), 'nonsense');
    expect(lockDataFolder(folder, 'cli')).toEqual({ ok: false, owner: null });
    if (taken.ok) taken.release();
  });
});

describe.skipIf(process.platform === 'win32')('lockDataFolder and the file itself', () => {
  it('takes the folder a linked data base really lies in', () => {
    const [real, linked] = ['real', 'linked'].map((name) => join(folder, name)) as [string, string];
    for (const path of [real, linked]) mkdirSync(path);
    writeFileSync(join(real, 'jovolato.sqlite'), '');
    symlinkSync(join(real, 'jovolato.sqlite'), join(linked, 'jovolato.sqlite'));
    const first = lockDataFolder(real, 'desktop');
    expect(lockDataFolder(linked, 'web')).toEqual({ ok: false, owner: { pid: process.pid, kind: 'desktop' } });
    if (first.ok) first.release();
    const second = lockDataFolder(linked, 'web');
    expect(second.ok).toBe(true);
    expect(lockDataFolder(real, 'desktop').ok).toBe(false);
    if (second.ok) second.release();
  });

  it('starts for reading in a folder that became read-only after a crash left its files', () => {
    writeFileSync(join(folder, 'owner.lock'), '');
    writeFileSync(join(folder, 'owner.json'), '{"pid":1,"kind":"web"}');
    for (const name of ['owner.lock', 'owner.json']) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
    const script = `
      import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'owner-lock.ts'))};
      const lock = lockDataFolder(process.argv[1], 'web');
      if (lock.ok) lock.release();
      console.log(lock.ok);`;
    // The superuser may write anywhere, so as root the question is asked as nobody.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const asked = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      encoding: 'utf8',
      ...nobody,
    });
    chmodSync(folder, 0o755);
    expect([asked.stdout.trim(), asked.stderr]).toEqual(['true', '']);
  });
});
