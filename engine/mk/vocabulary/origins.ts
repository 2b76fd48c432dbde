import { fold } from '../../text/fold.ts';

/** Peoples of the game's world whose word has no ending -i. */
const PEOPLES = new Map(['aszisz', 'kahrei', 'pyarroni', 'ilanori', 'enoszukei'].map((word) => [fold(word), word]));

/** Words in -i that tell a rank, a body or a landscape and no place of birth. */
const NO_ORIGINS: ReadonlySet<string> = new Set(
  [
    'udvari', 'hercegi', 'királyi', 'császári', 'nemesi', 'papi', 'nagykirályi', 'női', 'férfi', 'grófi', 'bárói', 'városi',
    'falusi', 'vidéki', 'erdei', 'hegyi', 'tengeri', 'vízi', 'földi', 'égi', 'pokoli', 'isteni', 'emberi', 'állati', 'lovagi',
    'katonai', 'mágiai', 'varázslói', 'boszorkányi', 'titkos', 'egyházi', 'világi', 'templomi', 'egykori', 'hajdani', 'mai',
    'ősi', 'régi', 'ifjúkori', 'néhai', 'valahai', 'alsóbbrangú', 'polgári', 'kalandori', 'céhbeli',
  ].map(fold),
); // biome-ignore format: a list of words

/**
 * The origin a word tells, as a card keeps it (in small letters): a word in -i or -beli for a place, or one of the peoples'
 * names; null for words in -i that tell something else.
 */
export function readOrigin(word: string): string | null {
  const folded = fold(word);
  const people = PEOPLES.get(folded);
  if (people) return people;
  if (NO_ORIGINS.has(folded) || !/^[\p{L}'-]{3,}i$/u.test(folded)) return null;
  return word.toLocaleLowerCase('hu');
}
