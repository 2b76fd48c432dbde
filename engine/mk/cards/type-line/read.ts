import { cleanName, fold } from '../../../text/fold.ts';
import { readClass } from '../../vocabulary/classes.ts';
import { LONGEST_GROUP, MEMBER_WORDS, readGroup } from '../../vocabulary/groups.ts';
import { readOrigin } from '../../vocabulary/origins.ts';
import { readRace } from '../../vocabulary/races.ts';
import { FOLLOWER_WORDS, readGod } from '../../vocabulary/religions.ts';
import { readSubtype } from '../../vocabulary/subtypes.ts';
import { ALIGNMENT_WORDS, readAlignment, readSex, SMALL_WORDS } from '../../vocabulary/words.ts';
import type { ActionKind, ObstacleKind } from '../words.ts';
import { ACTION_KIND_NAMES, OBSTACLE_KIND_NAMES, readWord, TYPE_NAMES } from '../words.ts';

/** What a printed type line says about a card. Each of its words is in one of these, in `structure` or in `unread`. */
export interface TypeLine {
  readonly races: readonly string[];
  readonly origins: readonly string[];
  readonly religions: readonly string[];
  readonly sex: string | null;
  readonly groups: readonly string[];
  readonly subtypes: readonly string[];
  readonly classes: readonly string[];
  readonly alignment: string | null;
  readonly psi: boolean;
  readonly named: boolean;
  readonly token: boolean;
  readonly actionKind: ActionKind | null;
  readonly obstacleKind: ObstacleKind | null;
  /** Words the line consists of, as they stand. */
  readonly words: readonly string[];
  /** Words nobody could place ("nem értett"), neighbouring ones of a part together. */
  readonly unread: readonly string[];
}

const WORD = /[\p{L}\p{N}'’-]+/gu;
const PART = /[,;:.–—·•|/()]|\s-\s/u;

const known = new Map<string, TypeLine>();
const MOST_KNOWN = 5000;

/**
 * Reads a type line of any card type: race, origin, religion, sex, groups, and on other types than kalandozó the kind and
 * further words of the card. A word that none of the vocabularies holds is unread; nothing is guessed.
 */
export function readTypeLine(line: string): TypeLine {
  let found = known.get(line);
  if (!found) {
    found = new LineReader(line).read();
    if (known.size < MOST_KNOWN) known.set(line, found);
  }
  return found;
}

class LineReader {
  readonly #line: string;
  readonly #races = new Set<string>();
  readonly #origins = new Set<string>();
  readonly #religions = new Set<string>();
  readonly #groups = new Set<string>();
  readonly #subtypes = new Set<string>();
  readonly #classes = new Set<string>();
  readonly #words: string[] = [];
  readonly #unread: string[] = [];
  #sex: string | null = null;
  #alignment: string | null = null;
  #psi = false;
  #named = false;
  #token = false;
  #actionKind: ActionKind | null = null;
  #obstacleKind: ObstacleKind | null = null;

  constructor(line: string) {
    this.#line = cleanName(line);
  }

  read(): TypeLine {
    for (const part of this.#line.split(PART)) this.#part(part.match(WORD) ?? []);
    return {
      races: [...this.#races],
      origins: [...this.#origins],
      religions: [...this.#religions],
      sex: this.#sex,
      groups: [...this.#groups],
      subtypes: [...this.#subtypes],
      classes: [...this.#classes],
      alignment: this.#alignment,
      psi: this.#psi,
      named: this.#named,
      token: this.#token,
      actionKind: this.#actionKind,
      obstacleKind: this.#obstacleKind,
      words: this.#words,
      unread: this.#unread,
    };
  }

  #part(words: readonly string[]): void {
    this.#words.push(...words);
    let left: string[] = [];
    const flush = () => {
      if (left.length > 0) this.#unread.push(left.join(' '));
      left = [];
    };
    // Origins stand before all else: in the middle of a part a word in -i may say something else.
    let beginning = true;
    for (let at = 0; at < words.length; ) {
      const length = this.#phrase(words, at, beginning);
      if (length === 0) left.push(words[at] as string);
      else flush();
      if (!isSmall(words[at] as string) && !(length > 0 && readOrigin(words[at] as string))) beginning = false;
      at += Math.max(1, length);
    }
    flush();
  }

  /** Places the words from here on as far as they belong together; how many they are, 0 if the first has no place. */
  #phrase(words: readonly string[], at: number, beginning: boolean): number {
    return (
      this.#religion(words, at) ||
      this.#membership(words, at) ||
      this.#longest(words, at) ||
      this.#alignmentAt(words, at) ||
      (beginning ? this.#land(words, at) : 0) ||
      this.#single(words[at] as string, beginning)
    );
  }

  // "Morgena-hívő", "Nagy Vordak-hívő", "Tharr híve", or the god's name alone.
  #religion(words: readonly string[], at: number): number {
    for (let length = Math.min(3, words.length - at); length >= 1; length--) {
      const phrase = words.slice(at, at + length);
      const text = phrase.join(' ');
      const hyphen = /^(.+)-([^-]+)$/u.exec(text);
      const god =
        hyphen && FOLLOWER_WORDS.has(fold(hyphen[2] as string))
          ? (hyphen[1] as string)
          : length > 1 && FOLLOWER_WORDS.has(fold(phrase.at(-1) as string))
            ? phrase.slice(0, -1).join(' ')
            : (readGod(text) ?? '');
      const name = god.split(' ');
      // A name: every word with a capital, and none of them an origin, race or sex that stands before it.
      if (god === '' || !name.every(isProper) || (name.length > 1 && isOtherFact(name[0] as string))) continue;
      this.#religions.add(readGod(god) ?? god);
      return length;
    }
    return 0;
  }

  // "A gianagi Hercegi Gárda tagja": a name with capitals and a word that says "one of it".
  #membership(words: readonly string[], at: number): number {
    if (!isProper(words[at] as string)) return 0;
    let end = at;
    while (end < words.length && isProper(words[end] as string)) end++;
    if (end === words.length || !MEMBER_WORDS.has(fold(words[end] as string))) return 0;
    if (end - at > 1 && isOtherFact(words[at] as string)) return 0;
    const name = words.slice(at, end).join(' ');
    this.#groups.add(readGroup(name) ?? name);
    return end + 1 - at;
  }

  #longest(words: readonly string[], at: number): number {
    for (let length = Math.min(LONGEST_GROUP, words.length - at); length >= 1; length--) {
      const text = words.slice(at, at + length).join(' ');
      const race = readRace(text);
      // An udvari ork is of a group, and an ork.
      const of = length > 1 ? readRace(words[at + length - 1] as string) : race;
      const group = race ? null : readGroup(text);
      if (group) this.#groups.add(group);
      const subtype = race ? null : readSubtype(text);
      if (subtype) this.#subtypes.add(subtype);
      if (!race && !group && !subtype) continue;
      if (of) this.#races.add(of);
      return length;
    }
    return 0;
  }

  #alignmentAt(words: readonly string[], at: number): number {
    const alignment = readAlignment(words[at] as string);
    if (!alignment || !ALIGNMENT_WORDS.has(fold(words[at + 1] ?? ''))) return 0;
    this.#alignment = alignment;
    return 2;
  }

  // "Dwyll unióbeli": the name of a land in two words.
  #land(words: readonly string[], at: number): number {
    const [first, second] = [words[at] as string, words[at + 1]];
    if (!second || !isProper(first) || isOtherFact(first) || !/beli$/iu.test(second) || !readOrigin(second)) return 0;
    this.#origins.add(`${first} ${second}`.toLocaleLowerCase('hu'));
    return 2;
  }

  #single(word: string, beginning: boolean): number {
    const sex = readSex(word);
    if (sex) {
      this.#sex = sex;
      return 1;
    }
    if (isSmall(word)) return 1;
    const cls = readClass(word);
    if (cls) {
      this.#classes.add(cls);
      return 1;
    }
    if (this.#mark(word)) return 1;
    const origin = beginning ? readOrigin(word) : null;
    if (origin) this.#origins.add(origin);
    return origin ? 1 : 0;
  }

  #mark(word: string): boolean {
    const folded = fold(word);
    if (folded === 'pszi') this.#psi = true;
    else if (folded === 'nevesitett') this.#named = true;
    else if (folded === 'jelzo') this.#token = true;
    else {
      const action = readWord(ACTION_KIND_NAMES, word);
      const obstacle = readWord(OBSTACLE_KIND_NAMES, word);
      this.#actionKind ??= action ?? null;
      this.#obstacleKind ??= obstacle ?? null;
      return action !== undefined || obstacle !== undefined || readWord(TYPE_NAMES, word) !== undefined;
    }
    return true;
  }
}

const isProper = (word: string) => /^\p{Lu}/u.test(word);
const isSmall = (word: string) => SMALL_WORDS.has(fold(word));
const isOtherFact = (word: string) =>
  (readOrigin(word) !== null ||
    readRace(word) !== null ||
    readSex(word) !== null ||
    readClass(word) !== null ||
    isSmall(word)) &&
  readGod(word) === null;
