import { fold } from '../../text/fold.ts';
import { singularsOf } from './inflection.ts';

/**
 * Races, with the form in which a card keeps them. Humans have no race word (Q48), so "ember" is here only for lines and
 * conditions that print it.
 */
export const RACE_WORDS = [
  'aquir',
  'amund',
  'dwoon',
  'dzsad',
  'elf',
  'ember',
  'fanép',
  'félelf',
  'félork',
  'gnóm',
  'goblin',
  'gólem',
  'hobbit',
  'homunkulusz',
  'khál',
  'kobold',
  'korg',
  'kyr',
  'nomád',
  'óriás',
  'ork',
  'sárkány',
  'snil',
  'törpe',
  'troll',
  'wier',
] as const;

const races = new Map<string, string>(RACE_WORDS.map((word) => [fold(word), word]));

/**
 * The race a word names; null if it is none.
 * @param forms the forms of a word that count: singular and plural, or `stemsOf` for words of sentences.
 */
export function readRace(word: string, forms: typeof singularsOf = singularsOf): string | null {
  for (const stem of forms(word)) {
    const race = races.get(stem);
    if (race) return race;
  }
  return null;
}
