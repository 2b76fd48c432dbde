import { expect, it } from 'vitest';
import { keepComposedKeys } from './input-method.ts';

const pressed = (init: { isComposing: boolean; keyCode: number }): boolean => {
  const target = new EventTarget();
  keepComposedKeys(target as unknown as Window);
  let heard = false;
  target.addEventListener('keydown', () => {
    heard = true;
  });
  target.dispatchEvent(Object.assign(new Event('keydown'), init));
  return heard;
};

it('a key of an input method reaches no handler, any other does', () => {
  expect(pressed({ isComposing: true, keyCode: 13 })).toBe(false);
  expect(pressed({ isComposing: false, keyCode: 229 })).toBe(false);
  expect(pressed({ isComposing: false, keyCode: 13 })).toBe(true);
});
