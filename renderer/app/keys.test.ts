import { describe, expect, it } from 'vitest';
import { ariaKeys, belongsToField, keyCaps, matchesKeys } from './keys.ts';

const press = (key: string, mods: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...mods,
});

describe('matchesKeys', () => {
  it('takes signs with or without Shift, as keyboards differ', () => {
    expect(matchesKeys('/', press('/', { shiftKey: true }))).toBe(true);
    expect(matchesKeys('?', press('?'))).toBe(true);
    expect(matchesKeys('+', press('+', { shiftKey: true }))).toBe(true);
    expect(matchesKeys('3', press('3'))).toBe(true);
  });

  it('tells letters with and without modifiers apart', () => {
    expect(matchesKeys('Ctrl+Z', press('z', { ctrlKey: true }))).toBe(true);
    expect(matchesKeys('Ctrl+Z', press('Z', { metaKey: true }))).toBe(true);
    expect(matchesKeys('Ctrl+Z', press('z', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(matchesKeys('Ctrl+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(matchesKeys('Z', press('z', { ctrlKey: true }))).toBe(false);
    expect(matchesKeys('Alt+1', press('1'))).toBe(false);
  });

  it('knows named keys', () => {
    expect(matchesKeys('Delete', press('Delete'))).toBe(true);
    expect(matchesKeys('Enter', press('Enter', { shiftKey: true }))).toBe(false);
    expect(matchesKeys('Ctrl++', press('+', { ctrlKey: true, shiftKey: true }))).toBe(true);
  });
});

it('leaves typing and editing to a field, function keys and other commands to the page', () => {
  expect(belongsToField(press('k'))).toBe(true);
  expect(belongsToField(press('z', { ctrlKey: true }))).toBe(true);
  expect(belongsToField(press('k', { ctrlKey: true }))).toBe(false);
  expect(belongsToField(press('F1'))).toBe(false);
});

it('shows key caps and the notation for screen readers', () => {
  expect(keyCaps('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyCaps('+')).toEqual(['+']);
  expect(ariaKeys('Ctrl+K')).toBe('Control+K');
});
