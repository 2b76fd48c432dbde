import { fold } from '../../text/fold.ts';

/** Further words of the type lines of other cards than kalandozó, as printed. */
const SUBTYPES = [
  'Közelharci támadás', 'Távtámadás', 'Pusztakezes támadás', 'Vágás', 'Döfés', 'Zúzás', 'Szúrás', 'Lövés', 'Dobás', 'Slan diszciplína',
  'Pyarroni diszciplína', 'Kyr diszciplína', 'Diszciplína', 'Fegyver', 'Páncél', 'Pajzs', 'Sisak', 'Ékszer', 'Ruházat', 'Ital', 'Méreg',
  'Amulett', 'Gyűrű', 'Tekercs', 'Könyv', 'Eszköz', 'Hangszer', 'Nekromancia', 'Önuralom', 'Alkímiai szer', 'Rituálé', 'Ima', 'Litánia',
  'Átok', 'Áldás', 'Csapás', 'Állat', 'Szörny', 'Növény', 'Mechanikus', 'Mágikus', 'Varázsjel', 'Rúna', 'Hatalomszó', 'Erődítmény',
  'Templom', 'Kikötő', 'Könyvtár', 'Börtön', 'Fogadó', 'Csarnok',
] as const; // biome-ignore format: a list of words

const subtypes = new Map<string, string>(SUBTYPES.map((word) => [fold(word), word]));

/** A kind of magic: Tűzmágia, Anyagmágia, Természetmágia. */
const MAGIC = /^\p{L}{3,}m[áa]gia$/iu;

/** The subtype a word or pair of words names; null if none is known. */
export function readSubtype(text: string): string | null {
  return subtypes.get(fold(text)) ?? (MAGIC.test(text) ? text : null);
}
