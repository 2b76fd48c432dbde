import type { Translations } from '../lang.ts';

/** Files that come in, whatever is in them. */
const hu = {
  chooseFile: 'Fájl választása',
  otherFile: 'Másik fájl',
  orDrop: 'vagy húzd ide',
  apply: 'Behozás',
};

const en: typeof hu = {
  chooseFile: 'Choose a file',
  otherFile: 'Another file',
  orDrop: 'or drop it here',
  apply: 'Import',
};

export const fileTexts: Translations<typeof hu> = { hu, en };
