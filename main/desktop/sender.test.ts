import { describe, expect, it } from 'vitest';
import { isPageAddress, isTrusted, PAGE_URL } from './sender.ts';

const app = { url: PAGE_URL, isMainFrame: true, isOwnWindow: true };

describe('isTrusted', () => {
  it('serves the program’s own page', () => {
    expect(isTrusted(app)).toBe(true);
    expect(isTrusted({ ...app, url: `${PAGE_URL}#/decks/3` })).toBe(true);
  });

  it.each([
    ['a frame inside the page', { isMainFrame: false }],
    ['a window that is not ours', { isOwnWindow: false }],
    ['a frame that is gone', { url: null }],
    ['an outside page', { url: 'https://example.org/app://jovolato/' }],
    ['a local file', { url: 'file:///index.html' }],
    ['an empty page', { url: 'about:blank' }],
  ])('refuses %s', (_who, change) => expect(isTrusted({ ...app, ...change })).toBe(false));
});

describe('isPageAddress', () => {
  it.each([
    'app://jovolato.example/',
    'app://other/',
    'app://x@jovolato/',
    'app://jovolato:80/',
    'apps://jovolato/',
    '',
  ])('does not take „%s” for the page', (address) => expect(isPageAddress(address)).toBe(false));
});
