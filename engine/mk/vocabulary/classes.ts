import { fold } from '../../text/fold.ts';
import { singularsOf } from './inflection.ts';

/** főkaszt, as printed. */
export const MAIN_CLASSES = ['HARCOS', 'SZERENCSEVADÁSZ', 'PAP', 'VARÁZSHASZNÁLÓ', 'HARCMŰVÉSZ'] as const;

/** alkaszt, as printed. */
export const SUBCLASSES = [
  'Amazon',
  'Bajvívó',
  'Barbár',
  'Bárd',
  'Boszorkány',
  'Boszorkánymester',
  'Boszorkányvadász',
  'Fejvadász',
  'Gladiátor',
  'Harcművész',
  'Harcos',
  'Kardművész',
  'Lovag',
  'Pap',
  'Paplovag',
  'Sámán',
  'Tolvaj',
  'Tűzvarázsló',
  'Varázsló',
] as const;

const mains = new Map(MAIN_CLASSES.map((word) => [fold(word), word as string]));
const subs = new Map(SUBCLASSES.map((word) => [fold(word), word as string]));

/**
 * The class a word names, főkaszt or alkaszt; null if it is none.
 * @param forms the forms of a word that count: singular and plural, or `stemsOf` for words of sentences.
 */
export function readClass(word: string, forms: typeof singularsOf = singularsOf): string | null {
  for (const stem of forms(word)) {
    const found = subs.get(stem) ?? mains.get(stem);
    if (found) return found;
  }
  return null;
}

/** True for a word that can be an alkaszt. */
export const isSubclass = (word: string): boolean => subs.has(fold(word));
/** True for a word that can be a főkaszt. */
export const isMainClass = (word: string): boolean => mains.has(fold(word));
