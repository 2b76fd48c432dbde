import { fold } from '../../text/fold.ts';

/** The religions a card of 2.34 also counts as having. */
export const THIRTEEN_RELIGIONS = [
  'Adron',
  'Alborne',
  'Antoh',
  'Arel',
  'Darton',
  'Della',
  'Dreina',
  'Ellana',
  'Gilron',
  'Krad',
  'Kyel',
  'Noir',
  'Uwel',
] as const;

/** Further gods of the game's world. */
const OTHER_GODS = [
  'Domvik',
  'Igere',
  'Morgena',
  'Nagy Vordak',
  'Orwella',
  'Ranagol',
  'Ranil',
  'Sogron',
  'Tharr',
  'Tooma',
  'Weila',
] as const;

const gods = new Map<string, string>([...THIRTEEN_RELIGIONS, ...OTHER_GODS].map((god) => [fold(god), god]));

/** The god a name stands for, as it is printed; null for a name that is none of those known. */
export const readGod = (name: string): string | null => gods.get(fold(name)) ?? null;

/** Words that make the name before them a religion, folded: Morgena-hívő, Tharr híve, Krad vallású. */
export const FOLLOWER_WORDS: ReadonlySet<string> = new Set([
  'hivo',
  'hivoje',
  'hivok',
  'hive',
  'hivei',
  'hitu',
  'vallasu',
  'koveto',
  'kovetoje',
  'imado',
  'imadoja',
  'szolgaja',
  'felszentelt',
  'felszenteltje',
  'papja',
  'papnoje',
  'paplovagja',
  'lovagja',
  'kegyeltje',
]);
