import { fold } from '../../text/fold.ts';
import { stemsOf } from './inflection.ts';

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
  'udvari ork',
  'wier',
] as const;

const races = new Map<string, string>(RACE_WORDS.map((word) => [fold(word), word]));

/** The race a word or pair of words names, in singular or plural; null if it is none. */
export function readRace(text: string): string | null {
  const words = fold(text).split(' ');
  const last = words.pop() ?? '';
  for (const stem of stemsOf(last)) {
    const race = races.get([...words, stem].join(' '));
    if (race) return race;
  }
  return null;
}

/** Races that a card of one race has besides: an udvari ork is an ork, a félork is not. */
export function racesImplied(race: string): readonly string[] {
  return fold(race) === 'udvari ork' ? [race, 'ork'] : [race];
}
