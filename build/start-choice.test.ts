import { describe, expect, it } from 'vitest';
import { describeElectron, ownsDataBase } from './electron/found.ts';
import { electronSwitches, hasDisplay, startLine } from './start-choice.ts';

describe('how the program is started', () => {
  it('looks for a screen on Linux only', () => {
    expect(hasDisplay('linux', {})).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: '' })).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
    expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
    expect(hasDisplay('darwin', {})).toBe(true);
    expect(hasDisplay('win32', {})).toBe(true);
  });

  it('gives up the sandbox for root alone and says so', () => {
    expect(electronSwitches('linux', 0)).toEqual(['--no-sandbox']);
    expect(electronSwitches('linux', 1000)).toEqual([]);
    expect(electronSwitches('win32', undefined)).toEqual([]);
    expect(startLine({ electron: 'Electron 45.5.0', root: true })).toContain('homokozó nélkül');
    expect(startLine({ electron: 'Electron 45.5.0', root: false })).not.toContain('homokozó');
  });

  it('says in one line which way was taken', () => {
    const electron = describeElectron({ folder: '/e', binary: '/e/electron', version: '33.2.1', source: 'registry' });
    const lines = [
      startLine({ electron, root: false }),
      ...(['noDisplay', 'noElectron', 'electronFails'] as const).map((reason) => startLine({ reason })),
    ];
    for (const line of lines) expect(line).toMatch(/^Jövőlátó [^\n]+\.$/);
    expect(new Set(lines).size).toBe(4);
    expect(lines[0]).toContain('33.2.1');
  });

  it('knows which Electron can open the data base itself', () => {
    expect(ownsDataBase('45.5.0')).toBe(true);
    expect(ownsDataBase('36.0.0')).toBe(true);
    expect(ownsDataBase('35.9.9')).toBe(false);
    expect(ownsDataBase('33.2.1')).toBe(false);
    expect(ownsDataBase(null)).toBe(false);
  });
});
