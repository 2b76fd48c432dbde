import { READING_LIMITS, type ReadingLimit } from '../engine/files/limits.ts';
import type { Translations } from './lang.ts';

const MB = 1024 * 1024;
const { bytes, unpacked, cells, depth, time, memory, list } = READING_LIMITS;

/** Why a file was not read, naming the limit it went beyond; one sentence without the file's name. */
export const LIMIT_TEXTS: Translations<Readonly<Record<ReadingLimit, string>>> = {
  hu: {
    bytes: `nagyobb, mint ${bytes / MB} MB, ekkora fájlt a program nem olvas be; oszd több kisebb fájlra.`,
    unpacked: `kicsomagolva nagyobb, mint ${unpacked / MB} MB, ennyit a program nem olvas be.`,
    cells: `több mint ${cells / 1_000_000} millió cellát fog át; egyetlen távoli cella is okozhatja, ezért töröld az adatok utáni sorokat és oszlopokat, és mentsd el újra.`,
    depth: `az adatai mélyebben vannak egymásba ágyazva, mint a megengedett ${depth} szint.`,
    time: `${time} másodperc alatt nem lehetett végigolvasni; oszd több kisebb fájlra.`,
    memory: `az olvasása több memóriát kér, mint a megengedett ${memory} MB; oszd több kisebb fájlra.`,
    list: `nagyobb, mint ${list / MB} MB, ekkora paklilistát a program nem olvas be.`,
  },
  en: {
    bytes: `it is larger than ${bytes / MB} MB, the most this program reads; divide it into smaller files.`,
    unpacked: `unpacked it is larger than ${unpacked / MB} MB, the most this program reads.`,
    cells: `it spans more than ${cells / 1_000_000} million cells; a single far cell is enough for that, so delete the rows and columns behind the data and save it again.`,
    depth: `its data is nested more deeply than the ${depth} levels allowed.`,
    time: `it could not be read in ${time} seconds; divide it into smaller files.`,
    memory: `reading it takes more memory than the ${memory} MB allowed; divide it into smaller files.`,
    list: `it is larger than ${list / MB} MB, the most this program reads as a decklist.`,
  },
};
