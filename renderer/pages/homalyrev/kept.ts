import { createEffect, createRoot, on, untrack } from 'solid-js';
import { rememberedData } from '../../stores/settings.ts';

/**
 * Keeps the state of one tab between visits under a key of the settings, as text, since it may be long. What was kept is
 * handed to `restore` once, as soon as the settings are there; `restore` checks it and may refuse it.
 */
export function keepBetweenVisits(key: string, content: () => unknown, restore: (value: unknown) => void): void {
  const [kept, keep] = rememberedData(key);
  let restored = false;
  let last = '';
  createRoot(() => {
    last = JSON.stringify(untrack(content));
    createEffect(() => {
      const text = kept();
      if (restored || typeof text !== 'string') return;
      restored = true;
      const value = parse(text);
      if (value !== undefined) restore(value);
    });
    createEffect(
      on(
        content,
        (value) => {
          const text = JSON.stringify(value);
          // The same content again is no change: it must not take the place of what is still being loaded.
          if (text === last) return;
          last = text;
          restored = true;
          if (text !== kept()) keep(text);
        },
        { defer: true },
      ),
    );
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
