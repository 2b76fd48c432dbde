import type { Command } from '../command.ts';
import { later } from '../data/sub.ts';
import { USAGES, usageLines } from '../data/usages.ts';

/** Commands on the player's data base. */
export const dataCommands: readonly Command[] = [
  later(
    {
      name: 'deck',
      usage: usageLines(USAGES.deck),
      summary: {
        hu: 'A paklijaid: felsorolás, lista, behozás, kivitel, különbség, előzmények.',
        en: 'Your decks: listing, contents, import, export, difference, history.',
      },
    },
    async () => (await import('../data/deck.ts')).runDeck,
  ),
  later(
    {
      name: 'collection',
      usage: usageLines(USAGES.collection),
      summary: {
        hu: 'A gyűjteményed: behozás, kivitel, és ami egy vagy több paklihoz hiányzik.',
        en: 'Your collection: import, export, and what one or more decks lack.',
      },
    },
    async () => (await import('../data/collection.ts')).runCollection,
  ),
  later(
    {
      name: 'backup',
      usage: USAGES.backup,
      summary: {
        hu: 'Ellenőrzött mentést készít az adatbázisról, vagy felsorolja a meglévőket.',
        en: 'Makes a checked backup of the data base, or lists those there are.',
      },
    },
    async () => (await import('../data/backup.ts')).runBackup,
  ),
  later(
    {
      name: 'restore',
      usage: USAGES.restore,
      summary: {
        hu: 'Visszaállít egy mentést (nevével vagy fájlként); ami előtte volt, abból mentés lesz.',
        en: 'Restores a backup (by its name or as a file); what stood before becomes a backup.',
      },
    },
    async () => (await import('../data/restore.ts')).runRestore,
  ),
  later(
    {
      name: 'salvage',
      usage: USAGES.salvage,
      summary: {
        hu: 'Egy sérült adatbázis minden olvasható sorát új adatbázisba menti, és megszámolja, mi veszett el.',
        en: 'Saves every readable row of a damaged database into a new one and counts what was lost.',
      },
    },
    async () => (await import('../data/salvage.ts')).runSalvage,
  ),
  later(
    {
      name: 'doctor',
      usage: USAGES.doctor,
      summary: {
        hu: 'Átvizsgálja az adatokat: épség, változatok, írhatóság, darabszámok, a legutóbbi mentés.',
        en: 'Looks the data over: integrity, versions, folder, counts, the last backup.',
      },
    },
    async () => (await import('../data/doctor.ts')).runDoctor,
  ),
];
