import { describe, expect, it } from 'vitest';
import { parseWindowState, placeWindow, type WindowState } from './window-state.ts';

const screen = { x: 0, y: 25, width: 1920, height: 1055 };
const second = { x: 1920, y: 0, width: 1280, height: 1024 };
const state = (change: Partial<WindowState> = {}): WindowState => ({
  x: 100,
  y: 100,
  width: 1200,
  height: 700,
  maximized: false,
  ...change,
});

describe('placeWindow', () => {
  it('puts the window back where it was', () => {
    expect(placeWindow(state(), [screen])).toEqual({ x: 100, y: 100, width: 1200, height: 700 });
    expect(placeWindow(state({ x: 2000 }), [screen, second])).toEqual({ x: 2000, y: 100, width: 1200, height: 700 });
  });

  it('keeps a window that hangs out but can still be caught', () => {
    expect(placeWindow(state({ x: -1000 }), [screen])).toMatchObject({ x: -1000 });
    expect(placeWindow(state({ x: 1700 }), [screen])).toMatchObject({ x: 1700 });
  });

  it.each([
    ['the screen it was on is gone', { x: 4000 }],
    ['too little of it is left on the screen', { x: -1150 }],
    ['its title bar is above the screen', { y: -30 }],
    ['its title bar is under the panel', { y: 10 }],
    ['its title bar is below the screen', { y: 1060 }],
  ])('centres it in its size when %s', (_why, change) => {
    expect(placeWindow(state(change), [screen])).toEqual({ width: 1200, height: 700 });
  });

  it('is never larger than the screen nor too small to use', () => {
    expect(placeWindow(state({ width: 5000, height: 5000 }), [screen])).toMatchObject({ width: 1920, height: 1055 });
    expect(placeWindow(state({ width: 20, height: 20 }), [screen])).toEqual({ width: 880, height: 560 });
  });

  it('starts in the usual size, also without any screen', () => {
    expect(placeWindow(null, [screen])).toEqual({ width: 1280, height: 800 });
    expect(placeWindow(state(), [])).toEqual({ width: 1200, height: 700 });
    expect(placeWindow(null, [])).toEqual({ width: 1280, height: 800 });
  });
});

describe('parseWindowState', () => {
  it('takes what was written', () => expect(parseWindowState(state())).toEqual(state()));

  it.each([
    null,
    [],
    'x',
    {},
    { ...state(), x: 'left' },
    { ...state(), width: 0 },
    { ...state(), x: Number.NaN },
    { ...state(), maximized: 1 },
  ])('refuses %j', (json) => expect(parseWindowState(json)).toBeNull());
});
