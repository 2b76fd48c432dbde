import { fold } from '../../text/fold.ts';

/** jellem, as printed. */
export const ALIGNMENTS = ['Élet', 'Halál', 'Rend', 'Káosz'] as const;
const alignments = new Map<string, string>(ALIGNMENTS.map((word) => [fold(word), word]));

/** The jellem a word names; null if it is none. */
export const readAlignment = (word: string): string | null => alignments.get(fold(word)) ?? null;

/** Words behind a jellem: "Halál jellem", "Élet jellemű". */
export const ALIGNMENT_WORDS: ReadonlySet<string> = new Set(['jellem', 'jellemu', 'jellemuek', 'jellemmel']);

const SEXES: Readonly<Record<string, 'nő' | 'férfi'>> = {
  no: 'nő',
  noi: 'nő',
  nok: 'nő',
  nonemu: 'nő',
  asszony: 'nő',
  leany: 'nő',
  lany: 'nő',
  holgy: 'nő',
  ferfi: 'férfi',
  ferfiak: 'férfi',
  ferfiu: 'férfi',
  himnemu: 'férfi',
};

/** The sex a word tells; null if it tells none. */
export const readSex = (word: string): 'nő' | 'férfi' | null => SEXES[fold(word)] ?? null;

/** Small words that hold a phrase together and say nothing of their own. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(['a', 'az', 'egy', 'es', 's', 'is', 'meg', 'vagy', 'illetve']);

const NUMBERS: Readonly<Record<string, number>> = {
  egy: 1,
  ket: 2,
  ketto: 2,
  harom: 3,
  negy: 4,
  ot: 5,
  hat: 6,
  het: 7,
  nyolc: 8,
  kilenc: 9,
  tiz: 10,
};

/** A whole number in digits or as a word; null for anything else. */
export function readNumber(word: string): number | null {
  const folded = fold(word);
  if (/^\d{1,3}$/.test(folded)) return Number(folded);
  return NUMBERS[folded] ?? null;
}
