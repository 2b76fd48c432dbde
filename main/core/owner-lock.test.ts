import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
