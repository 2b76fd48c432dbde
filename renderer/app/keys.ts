/** What of a keyboard event decides which shortcut it is; a plain object, so that tests need no window. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * True if the press is the shortcut, written as "Ctrl+Shift+Z", "F1", "/" or "Delete". Ctrl is also Command on a Mac.
 * Shift is not looked at for signs: on a Hungarian keyboard "/", "?" and "+" themselves need it.
 */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  const { key, ctrl, alt, shift } = parseKeys(keys);
  if (ctrl !== (press.ctrlKey || press.metaKey) || alt !== press.altKey) return false;
  const pressed = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (pressed !== (key.length === 1 ? key.toLowerCase() : key)) return false;
  return isSign(key) || shift === press.shiftKey;
}

/** True for a press that types something into a field, or edits it. */
export function belongsToField(press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey) return ['a', 'c', 'v', 'x', 'z', 'y'].includes(press.key.toLowerCase());
  return !/^F\d+$/.test(press.key) && !press.altKey;
}

/** The shortcut in the notation of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Ctrl', 'Control').replace(/\+\+$/, '+Plus');

/** The parts to show, one key cap each. */
export function keyCaps(keys: string): readonly string[] {
  if (keys === '+') return ['+'];
  return keys.split('+').map((part) => part || '+');
}

function parseKeys(keys: string): { key: string; ctrl: boolean; alt: boolean; shift: boolean } {
  const caps = keyCaps(keys);
  const mods = caps.slice(0, -1);
  return {
    key: caps.at(-1) ?? '',
    ctrl: mods.includes('Ctrl'),
    alt: mods.includes('Alt'),
    shift: mods.includes('Shift'),
  };
}

const isSign = (key: string): boolean => key.length === 1 && !/[\p{L}]/u.test(key);
