import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePath, readPageFile } from './files.ts';

describe('pagePath', () => {
  it('knows the page, its assets and names with accents', () => {
    expect(pagePath('/')).toBe('index.html');
    expect(pagePath('')).toBe('index.html');
    expect(pagePath('/index.html')).toBe('index.html');
    expect(pagePath('/assets/index-abc.js')).toBe('assets/index-abc.js');
    expect(pagePath('/k%C3%A9p.png')).toBe('kép.png');
  });

  it.each([
    '/../secret.json',
    '/assets/../../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/%252e%252e/secret.json',
    '/..\\secret.json',
    '/%5c..%5csecret.json',
    '/C:/secret.json',
    '//etc/passwd',
    '/assets//x.js',
    '/.env',
    '/assets/.hidden.js',
    '/x%00.js',
    '/%E0%A4%A',
  ])('refuses %s', (address) => {
    expect(pagePath(address)).toBeNull();
  });
});

describe('readPageFile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-page-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.json'), '{}');
    writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'page', 'assets', 'a.js'), '1');
    writeFileSync(join(folder, 'page', 'notes.txt'), 'no page file');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives type and caching of a file', async () => {
    expect(await readPageFile(join(folder, 'page'), '/')).toMatchObject({
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
    });
    const asset = await readPageFile(join(folder, 'page'), '/assets/a.js');
    expect(asset?.body.toString()).toBe('1');
    expect(asset?.cache).toContain('immutable');
  });

  it('gives null for what is missing, outside, a folder or of no known type', async () => {
    for (const path of ['/missing.js', '/../secret.json', '/assets', '/notes.txt']) {
      expect(await readPageFile(join(folder, 'page'), path)).toBeNull();
    }
  });
});
