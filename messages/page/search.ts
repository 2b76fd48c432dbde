import type { Translations } from '../lang.ts';

const hu = {
  clear: 'Keresés törlése',
  help: 'Keresési súgó',
  helpIntro: 'Ugyanez a nyelv érvényes minden keresőben. Az ékezetek és a nagybetűk nem számítanak.',
  rules: 'Így állítsd össze',
  fields: 'Mezők',
  field: 'Mező',
  meaning: 'Jelentés',
  example: 'Példa',
  aliases: (names: string) => `így is: ${names}`,
  use: (example: string) => `Beírás a keresőbe: ${example}`,
  saved: 'Mentett keresések',
  saveThis: 'Keresés mentése',
  savedName: 'A keresés neve',
  savedDone: (name: string) => `Elmentve: „${name}”.`,
  removeSaved: (name: string) => `Törlés: ${name}`,
  removedSaved: (name: string) => `Törölve: „${name}”.`,
};

const en: typeof hu = {
  clear: 'Clear the search',
  help: 'Search help',
  helpIntro: 'The same language works in every search box. Accents and capitals do not matter.',
  rules: 'How to put it together',
  fields: 'Fields',
  field: 'Field',
  meaning: 'Meaning',
  example: 'Example',
  aliases: (names: string) => `also: ${names}`,
  use: (example: string) => `Put into the search box: ${example}`,
  saved: 'Saved searches',
  saveThis: 'Save this search',
  savedName: 'Name of the search',
  savedDone: (name: string) => `Saved: “${name}”.`,
  removeSaved: (name: string) => `Delete: ${name}`,
  removedSaved: (name: string) => `Deleted: “${name}”.`,
};

export const searchTexts: Translations<typeof hu> = { hu, en };
