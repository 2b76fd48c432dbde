import { WRITE_FORMATS } from '../../../engine/mk/deck/writer/write.ts';

/** How imported counts meet stored ones, in the words of the contract. */
export const MODES = ['set', 'add', 'replaceAll'] as const;

const DB = '[--db <fájl>]';
const DB_JSON = `${DB} [--json]`;

/** The calls of the commands on the data base, each in one line. */
export const USAGES = {
  deck: {
    list: `deck list [--bin] ${DB_JSON}`,
    show: `deck show <pakli[@változat]> ${DB_JSON}`,
    import: `deck import <lista> [--name <név>] [--stubs] [--reserve] ${DB_JSON}`,
    export: `deck export <pakli[@változat]> --to ${WRITE_FORMATS.join('|')} [--out <fájl>] ${DB}`,
    diff: `deck diff <pakli[@változat]|lista> <pakli[@változat]|lista> ${DB_JSON}`,
    history: `deck history <pakli> ${DB_JSON}`,
  },
  collection: {
    import: `collection import <fájl.csv|fájl.xlsx> [--mode ${MODES.join('|')}] [--dry-run] [--worksheet <munkalap>] ${DB_JSON}`,
    export: `collection export [--to csv|xlsx] [--out <fájl>] ${DB}`,
    missing: `collection missing <pakli|lista>… [--leave-reserved] [--shared] [--to csv|xlsx|txt] [--out <fájl>] ${DB_JSON}`,
  },
  importCards: `import-cards <fájl> [--out <katalógus.json>] [--dry-run] [--column <fejléc>=<mező>]… [--worksheet <munkalap>] ${DB_JSON}`,
  backup: `backup [--to <fájl>] [--list] ${DB_JSON}`,
  restore: `restore <mentés> ${DB_JSON}\n  restore --list ${DB_JSON}`,
  salvage: `salvage <sérült.sqlite> [--out <fájl>] [--json]`,
  doctor: `doctor ${DB_JSON}`,
} as const;

/** The lines of a command with sub-commands, as the help shows them. */
export const usageLines = (subs: Readonly<Record<string, string>>) => Object.values(subs).join('\n  ');
