import type { Translations } from './lang.ts';

/** What the program says outside the page: on the terminal, in the native menu and in native dialogs. */
export interface HostTexts {
  readonly webAddress: (url: string) => string;
  readonly folderTaken: (folder: string, pid: number | null) => string;
  readonly folderUnusable: (folder: string, detail: string) => string;
  readonly updateFailed: (folder: string, version: number, backup: string | null) => string;
  readonly coreFailed: (folder: string, detail: string) => string;
  readonly coreLost: string;
  readonly pageLost: string;
  readonly closeFailed: (detail: string) => string;
  readonly unsaved: string;
  readonly pageSilent: string;
  readonly ticketRefused: string;
  readonly buttons: {
    readonly quit: string;
    readonly quitAnyway: string;
    readonly closeAnyway: string;
    readonly otherFolder: string;
    readonly again: string;
    readonly stay: string;
    readonly reload: string;
  };
  readonly menu: {
    readonly file: string;
    readonly openDataFolder: string;
    readonly quit: string;
    readonly edit: string;
    readonly cut: string;
    readonly copy: string;
    readonly paste: string;
    readonly selectAll: string;
    readonly view: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly zoomReset: string;
    readonly fullScreen: string;
    readonly reload: string;
    readonly devTools: string;
    readonly window: string;
    readonly newWindow: string;
    readonly minimize: string;
    readonly close: string;
    readonly help: string;
    readonly about: string;
  };
}

export const hostTexts: Translations<HostTexts> = {
  hu: {
    webAddress: (url) => `A Jövőlátó itt nyílik meg: ${url} (leállítás: Ctrl+C)`,
    folderTaken: (folder, pid) =>
      `Ezt az adatmappát már használja egy futó Jövőlátó${pid === null ? '' : ` (${pid}. folyamat)`}: ${folder}. Zárd be azt, vagy adj meg másik mappát a JOVOLATO_DATA változóban.`,
    folderUnusable: (folder, detail) =>
      `Az adatmappa nem használható: ${folder} (${detail}). Adj meg másik mappát a JOVOLATO_DATA változóban, vagy tedd írhatóvá ezt.`,
    updateFailed: (folder, version, backup) =>
      `Az adatbázis frissítése nem sikerült (${version}. lépés), az adataid érintetlenek: ${folder}.${backup === null ? '' : ` Biztonsági mentés: ${backup}.`}`,
    coreFailed: (folder, detail) =>
      `Az adatokat kezelő rész nem indult el (${detail}). Az adataid érintetlenek: ${folder}.`,
    coreLost: 'Az adatokat kezelő folyamat leállt. Az eddig mentett adataid megvannak.',
    pageLost: 'Az ablak tartalma többször is összeomlott. Az eddig mentett adataid megvannak.',
    closeFailed: (detail) => `Nem sikerült mindent elmenteni: ${detail}.`,
    unsaved: 'Van olyan változtatás, amelyet nem sikerült elmenteni.',
    pageSilent: 'Az ablak nem válaszol, ezért lehet benne olyan változtatás, amely még nincs elmentve.',
    ticketRefused:
      'Ez a cím már nem érvényes: egyszer használható, és csak abban a böngészőben, amelyik először megnyitotta. Indítsd újra a Jövőlátót, és az új címet nyisd meg.',
    buttons: {
      quit: 'Kilépés',
      quitAnyway: 'Kilépés mentés nélkül',
      closeAnyway: 'Bezárás mentés nélkül',
      otherFolder: 'Másik mappa…',
      again: 'Újrapróbálás',
      stay: 'Mégsem',
      reload: 'Újratöltés',
    },
    menu: {
      file: '&Fájl',
      openDataFolder: '&Adatmappa megnyitása',
      quit: '&Kilépés',
      edit: 'S&zerkesztés',
      cut: '&Kivágás',
      copy: '&Másolás',
      paste: '&Beillesztés',
      selectAll: 'Az összes ki&jelölése',
      view: '&Nézet',
      zoomIn: '&Nagyítás',
      zoomOut: '&Kicsinyítés',
      zoomReset: '&Eredeti méret',
      fullScreen: '&Teljes képernyő',
      reload: 'Új&ratöltés',
      devTools: '&Fejlesztői eszközök',
      window: '&Ablak',
      newWindow: 'Ú&j ablak',
      minimize: 'Kis &méret',
      close: '&Bezárás',
      help: '&Súgó',
      about: 'A Jövőlátó &névjegye',
    },
  },
  en: {
    webAddress: (url) => `Jövőlátó opens at: ${url} (stop it with Ctrl+C)`,
    folderTaken: (folder, pid) =>
      `This data folder is in use by a running Jövőlátó${pid === null ? '' : ` (process ${pid})`}: ${folder}. Close that one, or name another folder in JOVOLATO_DATA.`,
    folderUnusable: (folder, detail) =>
      `The data folder cannot be used: ${folder} (${detail}). Name another folder in JOVOLATO_DATA, or make this one writable.`,
    updateFailed: (folder, version, backup) =>
      `Updating the database failed (step ${version}); your data is untouched: ${folder}.${backup === null ? '' : ` Backup: ${backup}.`}`,
    coreFailed: (folder, detail) =>
      `The part that keeps the data did not start (${detail}). Your data is untouched: ${folder}.`,
    coreLost: 'The process that keeps the data has stopped. Everything saved so far is still there.',
    pageLost: 'The content of the window has crashed several times. Everything saved so far is still there.',
    closeFailed: (detail) => `Not everything could be saved: ${detail}.`,
    unsaved: 'There is a change that could not be saved.',
    pageSilent: 'The window does not answer, so it may hold a change that is not saved yet.',
    ticketRefused:
      'This address is no longer valid: it works once, and only in the browser that opened it first. Start Jövőlátó again and open the new address.',
    buttons: {
      quit: 'Quit',
      quitAnyway: 'Quit without saving',
      closeAnyway: 'Close without saving',
      otherFolder: 'Other folder…',
      again: 'Try again',
      stay: 'Cancel',
      reload: 'Reload',
    },
    menu: {
      file: '&File',
      openDataFolder: '&Open data folder',
      quit: '&Quit',
      edit: '&Edit',
      cut: 'Cu&t',
      copy: '&Copy',
      paste: '&Paste',
      selectAll: 'Select &all',
      view: '&View',
      zoomIn: 'Zoom &in',
      zoomOut: 'Zoom &out',
      zoomReset: 'Actual &size',
      fullScreen: '&Full screen',
      reload: '&Reload',
      devTools: '&Developer tools',
      window: '&Window',
      newWindow: '&New window',
      minimize: '&Minimise',
      close: '&Close',
      help: '&Help',
      about: '&About Jövőlátó',
    },
  },
};
