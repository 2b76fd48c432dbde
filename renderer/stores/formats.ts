import { createSignal } from 'solid-js';
import { BUILT_IN_FORMATS, type Format, formatSchema, RULEBOOK } from '../../engine/mk/deck/formats/format.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';
import { settings } from './settings.ts';

const [own, setOwn] = createSignal<readonly Format[]>([]);

/** The player's own formats. */
export const ownFormats = own;

/** Every format a deck can be checked by: those of the program, then the player's own. */
export const formats = (): readonly Format[] => [...BUILT_IN_FORMATS, ...own()];

/** The format of this id, else the player's default, else the rulebook's. */
export function formatOf(id: string | null): Format {
  const wanted = id ?? settings.defaultFormat;
  return formats().find((format) => format.id === wanted) ?? RULEBOOK;
}

/** Loads the player's own formats; one that no longer fits the definition is left out. */
export async function loadFormats(): Promise<void> {
  const saved = await api.formats.list();
  setOwn(
    saved.flatMap(({ content }) => {
      const read = formatSchema.safeParse(content);
      return read.success ? [read.data] : [];
    }),
  );
}

onChange(['formats'], () => {
  loadFormats().catch(() => undefined);
});
