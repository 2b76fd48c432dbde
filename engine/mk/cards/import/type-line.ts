import { fold } from '../../../text/fold.ts';

/** What a printed type line says about an adventurer. */
export interface TypeLineFacts {
  readonly races: readonly string[];
  readonly origins: readonly string[];
  readonly religions: readonly string[];
  readonly sex: string | null;
}

/**
 * Race words of type lines, with the form in which a card keeps them. Humans have no race word (Q48), so "ember" is
 * here only for lines that print it.
 */
export const RACE_WORDS = [
  'aquir',
  'amund',
  'dwoon',
  'dzsad',
  'elf',
  'ember',
  'félelf',
  'félork',
  'gnóm',
  'goblin',
  'hobbit',
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

const races = new Map(RACE_WORDS.filter((word) => !word.includes(' ')).map((word) => [fold(word), word]));
const WORD = /[\p{L}'’-]+/gu;

/**
 * Reads race, religion, sex and origin out of a type line. Religion is the word before "-hívő"; sex is "nő" or "férfi" as
 * a word; an origin is a word in -i that begins the line or a part of it, as in "Toroni Iker, Morgena-hívő". What is
 * not recognised stays in the line; nothing is guessed beyond these forms.
 */
export function readTypeLine(line: string): TypeLineFacts {
  const found = {
    races: new Set<string>(),
    origins: new Set<string>(),
    religions: new Set<string>(),
    sex: null as string | null,
  };
  for (const part of line.split(',')) {
    const words = part.match(WORD) ?? [];
    words.forEach((word, i) => {
      const folded = fold(word);
      const race = races.get(folded);
      if (race) found.races.add(race);
      if (folded === 'no' || folded === 'ferfi') found.sex = folded === 'no' ? 'nő' : 'férfi';
      const religion = /^(.+)-h[ií]v[őo]$/iu.exec(word)?.[1];
      if (religion) found.religions.add(religion);
      if (isOrigin(word, i, words)) found.origins.add(word.toLocaleLowerCase('hu'));
    });
    const follower = /(\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*)\s+(?:híve|hívő)(?!\p{L})/u.exec(part)?.[1];
    if (follower) found.religions.add(follower);
  }
  return {
    races: [...found.races],
    origins: [...found.origins],
    religions: [...found.religions],
    sex: found.sex,
  };
}

// "Toroni", "A gianagi Hercegi Gárda tagja", "abasziszi": the first word of a part (after an article) that ends in -i, or a part of that one word.
function isOrigin(word: string, place: number, words: readonly string[]): boolean {
  if (!/^\p{L}{3,}i$/u.test(word) || NOT_ORIGINS.has(fold(word))) return false;
  const before = words.slice(0, place).map(fold);
  return before.every((earlier) => earlier === 'a' || earlier === 'az' || /^\p{L}{3,}i$/u.test(earlier));
}

const NOT_ORIGINS = new Set([
  'udvari',
  'hercegi',
  'kiralyi',
  'csaszari',
  'nemesi',
  'papi',
  'nagykiralyi',
  'noi',
  'ferfi',
]);
