import type { Lang } from './lang.ts';

/** Why a data base file could not be opened, by the system's code or what was found instead. */
export function describeOpenFault(path: string, code: string, lang: Lang): string {
  const known = OPEN_FAULTS[lang][code];
  if (known) return `${path}: ${known}`;
  return lang === 'hu'
    ? `${path}: az adatbázis nem nyitható meg (${code}).`
    : `${path}: the data base cannot be opened (${code}).`;
}

const OPEN_FAULTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  hu: {
    ENOENT: 'nincs ilyen adatbázis; a program első indítása vagy egy import hozza létre.',
    EACCES: 'ez a mappa nem írható, és adatbázis sincs benne; válassz másikat a --db kapcsolóval.',
    notADatabase: 'ez nem adatbázis.',
    otherProgram: 'ez egy másik program adatbázisa.',
    empty: 'ez a fájl üres.',
    damaged: 'sérült az adatbázis; a program indításkor félreteszi, és a legutóbbi jó mentést veszi elő.',
  },
  en: {
    ENOENT: 'there is no such data base; the first start of the program or an import makes it.',
    EACCES: 'this folder may not be written and holds no data base; choose another one with --db.',
    notADatabase: 'this is no data base.',
    otherProgram: 'this is the data base of another program.',
    empty: 'this file is empty.',
    damaged: 'the data base is damaged; the program sets it aside at its start and takes the last good backup.',
  },
};
