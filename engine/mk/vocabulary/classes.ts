import { fold } from '../../text/fold.ts';
import { stemsOf } from './inflection.ts';

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

/** The class a word names, in singular or plural, főkaszt or alkaszt; null if it is none. */
export function readClass(word: string): string | null {
  for (const stem of stemsOf(word)) {
    const found = subs.get(stem) ?? mains.get(stem);
    if (found) return found;
  }
  return null;
}

/** True for a word that can be an alkaszt. */
export const isSubclass = (word: string): boolean => subs.has(fold(word));
/** True for a word that can be a főkaszt. */
export const isMainClass = (word: string): boolean => mains.has(fold(word));
