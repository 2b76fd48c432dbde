import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findElectron, versionIn } from './find.ts';
import { binaryName } from './found.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jovolato-electron-'));
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('ELECTRON_OVERRIDE_DIST_PATH', () => {
  it('wins over everything else', async () => {
    const binary = join(folder, binaryName(process.platform));
    mkdirSync(dirname(binary), { recursive: true });
    writeFileSync(binary, '');
    expect(await findElectron()).toEqual({ folder, binary, version: null, source: 'override' });
    writeFileSync(join(folder, 'version'), 'v45.5.0\n');
    expect(await findElectron()).toMatchObject({ version: '45.5.0' });
  });

  it('is named when there is no Electron in it, instead of being passed over', async () => {
    await expect(findElectron()).rejects.toThrow(folder);
  });
});

describe('versionIn', () => {
  it('reads what Electron writes', () => {
    expect(versionIn(folder)).toBeNull();
    writeFileSync(join(folder, 'version'), '');
    expect(versionIn(folder)).toBeNull();
    writeFileSync(join(folder, 'version'), '33.2.1');
    expect(versionIn(folder)).toBe('33.2.1');
  });
});
