import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWindowState, writeWindowState } from './window-file.ts';

const state = { x: 1, y: 2, width: 1000, height: 700, maximized: true };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jovolato-window-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the window state file', () => {
  it('gives back what was written and leaves no partial file', () => {
    const path = join(folder, 'window.json');
    expect(readWindowState(path)).toBeNull();
    writeWindowState(path, state);
    writeWindowState(path, { ...state, x: 5 });
    expect(readWindowState(path)).toEqual({ ...state, x: 5 });
    expect(readdirSync(folder)).toEqual(['window.json']);
  });

  it.each(['{"x":1', '{"x":"left"}', ''])('sets a bad file aside instead of losing it: %s', (text) => {
    const path = join(folder, 'window.json');
    writeFileSync(path, text);
    expect(readWindowState(path)).toBeNull();
    expect(existsSync(path)).toBe(false);
    expect(readFileSync(`${path}.bad`, 'utf8')).toBe(text);
  });

  it('does not fail where it cannot write', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => writeWindowState(join(folder, 'missing', 'window.json'), state)).not.toThrow();
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });
});
