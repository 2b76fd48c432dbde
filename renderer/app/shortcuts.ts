import { onCleanup } from 'solid-js';
import { belongsToField, matchesKeys } from './keys.ts';

/** One command with a key. Everything a key does stands in this registry, so the help page cannot forget one. */
export interface Shortcut {
  /** One or more keys, e.g. "Ctrl+K"; the first is the one shown beside the control. */
  readonly keys: string | readonly string[];
  readonly label: () => string;
  /** Heading under which the help lists it. */
  readonly group: () => string;
  run(event: KeyboardEvent): void;
  /** Not heard while this is false; it still stands in the help. */
  readonly enabled?: () => boolean;
  /** Heard in text fields too, even if the key would type something there. */
  readonly inFields?: boolean;
  /** Shown in the help only: the control hears the key itself. */
  readonly shownOnly?: boolean;
}

interface Registered extends Shortcut {
  readonly layer: number;
}

// A plain list, not a signal: pages come and go inside transitions, in which a signal has two values at a time.
let registered: readonly Registered[] = [];
let layer = 0;

/** Everything registered at this moment, in the order of registration; help and palette ask when they open. */
export const allShortcuts = (): readonly Shortcut[] => registered;

/** The keys of a shortcut as a list. */
export const keysOf = (shortcut: Pick<Shortcut, 'keys'>): readonly string[] =>
  typeof shortcut.keys === 'string' ? [shortcut.keys] : shortcut.keys;

/** Registers shortcuts for as long as the calling component lives. Later ones come before earlier ones. */
export function useShortcuts(...shortcuts: readonly Shortcut[]): void {
  const entries = shortcuts.map((shortcut): Registered => ({ ...shortcut, layer }));
  registered = [...registered, ...entries];
  onCleanup(() => {
    registered = registered.filter((entry) => !entries.includes(entry));
  });
}

/** A dialog calls this: while it is open, only shortcuts registered inside it are heard. */
export function useShortcutLayer(): void {
  layer += 1;
  onCleanup(() => {
    layer -= 1;
  });
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || isTextInput(target));

const isTextInput = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement && !/^(checkbox|radio|button|range|file|color)$/.test(element.type);

/** Gives a press to the newest shortcut it matches. The shell installs this once on the window. */
export function hearKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const inField = isField(event.target) && belongsToField(event);
  for (let i = registered.length - 1; i >= 0; i--) {
    const entry = registered[i] as Registered;
    if (entry.shownOnly || entry.layer !== layer || (inField && !entry.inFields)) continue;
    if (entry.enabled && !entry.enabled()) continue;
    if (!keysOf(entry).some((keys) => matchesKeys(keys, event))) continue;
    event.preventDefault();
    entry.run(event);
    return;
  }
}
