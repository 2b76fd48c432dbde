import { describe, expect, it } from 'vitest';
import { browserCommand } from './browser.ts';

const url = 'http://127.0.0.1:4000/?belepo=x';

describe('browserCommand', () => {
  it('uses what each system has', () => {
    expect(browserCommand(url, 'darwin', {})).toEqual(['open', [url]]);
    expect(browserCommand(url, 'win32', {})).toEqual(['rundll32', ['url.dll,FileProtocolHandler', url]]);
    expect(browserCommand(url, 'linux', { DISPLAY: ':0' })).toEqual(['xdg-open', [url]]);
    expect(browserCommand(url, 'linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open', [url]]);
  });

  it('opens nothing without a screen or when asked not to', () => {
    expect(browserCommand(url, 'linux', {})).toBeNull();
    expect(browserCommand(url, 'darwin', { JOVOLATO_NO_BROWSER: '1' })).toBeNull();
  });
});
