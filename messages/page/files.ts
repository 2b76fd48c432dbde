import type { Translations } from '../lang.ts';

/** Files that come in, whatever is in them. */
const hu = {
  chooseFile: 'Fájl választása',
  otherFile: 'Másik fájl',
  orDrop: 'vagy húzd ide',
  apply: 'Behozás',
  reading: 'A fájl olvasása… a Mégsem gombbal abbahagyható.',
};

const en: typeof hu = {
  chooseFile: 'Choose a file',
  otherFile: 'Another file',
  orDrop: 'or drop it here',
  apply: 'Import',
  reading: 'Reading the file… Cancel ends it.',
};

export const fileTexts: Translations<typeof hu> = { hu, en };
