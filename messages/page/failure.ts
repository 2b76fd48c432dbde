import type { Translations } from '../lang.ts';

/** What went wrong with a call, as sentences: what happened, then the way out. */
const hu = {
  thing: {
    deck: 'a pakli',
    version: 'a változat',
    folder: 'a mappa',
    card: 'a lap',
    picture: 'a kép',
    search: 'a keresés',
    game: 'a játék',
    format: 'a formátum',
    backup: 'a biztonsági mentés',
    collectionStep: 'a lépés',
  },
  readOnly: {
    newerProgram: (path: string) =>
      `Az adatbázist a program egy újabb változata írta, ezért most csak olvasható: ${path}. Frissítsd a programot.`,
    folder: (path: string) =>
      `Ebbe a mappába nem lehet írni, ezért semmit sem lehet menteni: ${path}. Tedd írhatóvá, és indítsd újra a programot.`,
    damaged: (path: string) =>
      `Az adatbázis elveszett vagy megsérült: ${path}. Töltsd újra az oldalt, és válaszd ki, miből induljon a program.`,
    moved: (path: string) =>
      `Az adatbázist futás közben áthelyezték, törölték vagy kicserélték, ezért ezt már nem lehet menteni: ${path}. Zárd be a programot, és indítsd újra.`,
  },
  disk: (code: string) =>
    code === 'ENOSPC' || code === 'SQLITE_FULL'
      ? 'Betelt a lemez, ezért a mentés nem sikerült. Szabadíts fel helyet, és próbáld újra.'
      : `A lemez nem fogadta el az írást (${code}). Semmi sem változott; próbáld újra.`,
  swap: (code: string, aside: string | null) =>
    aside === null
      ? `A csere nem sikerült, mert a rendszer nem engedte (${code}). Minden a régi; próbáld újra.`
      : `A csere félbeszakadt (${code}). Az adatbázisod most itt van: ${aside}. Indítsd újra a programot: induláskor visszateszi a helyére.`,
  notFound: (thing: string) => `Ez már nincs meg: ${thing}. Lehet, hogy egy másik ablakban törölted.`,
  alreadyThere: (name: string) => `Ilyen nevű már van: „${name}”. Adj neki másik nevet.`,
  invalid: 'A program nem fogadta el az adatot, így semmi sem változott.',
  invalidAt: (path: string) => `A program nem fogadta el az adatot (${path}), így semmi sem változott.`,
  stale: 'Közben egy másik ablakban is megváltozott. Mindkét változat megvan.',
  notRestorable: {
    notADatabase: 'Ez a fájl nem a program adatbázisa, ezért nem állítható vissza.',
    damaged: 'Ez a biztonsági mentés sérült, ezért nem állítható vissza.',
    otherProgram: 'Ez egy másik program adatbázisa, ezért nem állítható vissza.',
    newerProgram: 'Ezt a mentést a program egy újabb változata készítette. Frissítsd a programot, és próbáld újra.',
    unreadable: 'Ez a fájl nem olvasható. Válassz egy másik biztonsági mentést.',
  },
  unexpected: (detail: string) => `Váratlan hiba történt (${detail}). Az adataid megvannak; próbáld újra.`,
};

const en: typeof hu = {
  thing: {
    deck: 'the deck',
    version: 'the version',
    folder: 'the folder',
    card: 'the card',
    picture: 'the picture',
    search: 'the search',
    game: 'the game',
    format: 'the format',
    backup: 'the backup',
    collectionStep: 'the step',
  },
  readOnly: {
    newerProgram: (path: string) =>
      `The database was written by a newer version of the program and is read-only now: ${path}. Update the program.`,
    folder: (path: string) =>
      `This folder cannot be written to, so nothing can be saved: ${path}. Make it writable and start the program again.`,
    damaged: (path: string) =>
      `The database is lost or damaged: ${path}. Reload the page and choose what the program is to start from.`,
    moved: (path: string) =>
      `The database was moved, deleted or replaced while the program was running, so this cannot be saved: ${path}. Close the program and start it again.`,
  },
  disk: (code: string) =>
    code === 'ENOSPC' || code === 'SQLITE_FULL'
      ? 'The disk is full, so nothing was saved. Free some space and try again.'
      : `The disk refused to write (${code}). Nothing was changed; try again.`,
  swap: (code: string, aside: string | null) =>
    aside === null
      ? `The swap failed, since the system did not allow it (${code}). Everything is as it was; try again.`
      : `The swap was cut off (${code}). Your database is here for now: ${aside}. Start the program again: it will put it back.`,
  notFound: (thing: string) => `This is no longer there: ${thing}. Perhaps it was deleted in another window.`,
  alreadyThere: (name: string) => `There is one of this name already: “${name}”. Choose another name.`,
  invalid: 'The program did not accept the data, so nothing was changed.',
  invalidAt: (path: string) => `The program did not accept the data (${path}), so nothing was changed.`,
  stale: 'It was changed in another window meanwhile. Both versions are kept.',
  notRestorable: {
    notADatabase: 'This file is not a database of the program, so it cannot be restored.',
    damaged: 'This backup is damaged, so it cannot be restored.',
    otherProgram: 'This is a database of another program, so it cannot be restored.',
    newerProgram: 'This backup was made by a newer version of the program. Update the program and try again.',
    unreadable: 'This file cannot be read. Choose another backup.',
  },
  unexpected: (detail: string) => `Something unexpected happened (${detail}). Your data is safe; try again.`,
};

export const failureTexts: Translations<typeof hu> = { hu, en };
