import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

describe('dataFolder', () => {
  it('follows XDG on Linux and ignores a relative XDG path', () => {
    expect(dataFolder({}, 'linux', '/home/anna')).toBe('/home/anna/.local/share/jovolato');
    expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/anna')).toBe('/data/jovolato');
    expect(dataFolder({ XDG_DATA_HOME: 'data' }, 'linux', '/home/anna')).toBe('/home/anna/.local/share/jovolato');
    expect(dataFolder({ XDG_DATA_HOME: '' }, 'linux', '/home/anna')).toBe('/home/anna/.local/share/jovolato');
  });

  it('follows the habits of macOS and Windows', () => {
    expect(dataFolder({}, 'darwin', '/Users/anna')).toBe('/Users/anna/Library/Application Support/Jovolato');
    expect(dataFolder({ APPDATA: '/C/Roaming' }, 'win32', '/C/anna')).toBe('/C/Roaming/Jovolato');
    expect(dataFolder({}, 'win32', '/C/anna')).toBe('/C/anna/AppData/Roaming/Jovolato');
  });

  it('takes JOVOLATO_DATA before everything else', () => {
    expect(dataFolder({ JOVOLATO_DATA: '/tmp/x', XDG_DATA_HOME: '/data' }, 'linux', '/home/anna')).toBe('/tmp/x');
  });
});
