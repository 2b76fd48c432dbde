import { fold } from '../../../text/fold.ts';
import { type Card, TYPE_WORDS } from '../../cards/card.ts';
import { racesOf } from '../../cards/keywords/facts.ts';
import type { State } from '../state/types.ts';

const HUMAN = 'ember';

/** What of the settings conditions depend on. */
export type ConditionSettings = Pick<State['settings'], 'humanByDefault'>;

const wordsByCard = new WeakMap<Card, ReadonlySet<string>>();

/** Every word a condition may ask of a card, folded: names, classes, races, origins, religions, groups, skills … */
function wordsOf(card: Card): ReadonlySet<string> {
  const known = wordsByCard.get(card);
  if (known) return known;
  const words = new Set<string>();
  const add = (list: readonly (string | null)[]) => {
    for (const word of list) if (word) words.add(fold(word));
  };
  add([card.name, card.alignment, card.sex, card.type && TYPE_WORDS[card.type]]);
  for (const list of [card.mainClasses, card.subclasses, card.races, card.origins, card.religions]) add(list);
  for (const list of [card.groups, card.skills, card.spheres, card.subtypes, card.places]) add(list);
  if (card.psi) words.add('pszi');
  wordsByCard.set(card, words);
  return words;
}

/** What else than its printed words a card answers to: folded names by IGAZ NÉV (2.02.b), religions with those of 2.34. */
export interface Extra {
  readonly names: readonly string[];
  readonly religions: readonly string[];
}
export const NOTHING_MORE: Extra = { names: [], religions: [] };

function hasWord(card: Card, word: string, extra: Extra, settings: ConditionSettings): boolean {
  if (wordsOf(card).has(word)) return true;
  if (extra.religions.some((religion) => fold(religion) === word)) return true; // 2.34
  if (extra.names.includes(word)) return true; // 2.02.b
  if (word === 'jellem' || word === 'jellemu') return card.alignment !== null; // "Halál jellem"
  return word === HUMAN && racesOf(card, settings.humanByDefault).races.includes(HUMAN); // Q48
}

/** Words side by side must all be found in this one card: every way of cutting the text into known words is tried. */
function hasAllWords(card: Card, text: string, extra: Extra, settings: ConditionSettings): boolean {
  if (text === '' || hasWord(card, text, extra, settings)) return true;
  const parts = text.split(' ');
  for (let cut = parts.length - 1; cut > 0; cut--) {
    const head = parts.slice(0, cut).join(' ');
    const tail = parts.slice(cut).join(' ');
    if (hasWord(card, head, extra, settings) && hasAllWords(card, tail, extra, settings)) return true;
  }
  return false;
}

const EITHER = /\s*(?:\/|,|\bvagy\b)\s*/;

/**
 * True if one card meets a condition such as "elf", "Elf-Sárkány", "Harcos / Lovag" or "toroni nő": "/", "," and "vagy" mean
 * either; a hyphen between two words means either too (2.08.note2) unless the whole is a word of the card; words side by
 * side are all needed.
 */
export function cardMeets(
  card: Card,
  condition: string | null,
  settings: ConditionSettings,
  extra: Extra = NOTHING_MORE,
): boolean {
  if (condition === null || condition.trim() === '') return true;
  const folded = fold(condition);
  if (hasWord(card, folded, extra, settings)) return true;
  return folded
    .split(EITHER)
    .some(
      (part) =>
        hasAllWords(card, part, extra, settings) ||
        (part.includes('-') && part.split('-').some((race) => hasAllWords(card, race.trim(), extra, settings))),
    );
}

/** A line's "csapatszint legalább 7", "7-es csapatszint" and the like, or null. */
export function levelAsked(term: string): number | null {
  const folded = fold(term);
  if (!folded.includes('csapatszint')) return null;
  const digits = /\d+/.exec(folded)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** One member of a team, as conditions see it. */
export interface Member {
  readonly card: Card;
  readonly extra: Extra;
}

/**
 * One condition line of a quest against a team: "+" needs every part, and different members may meet different parts; "/"
 * needs one; words side by side must be met by one member; "csapatszint" asks for the team's level total.
 */
export function teamMeetsLine(
  team: readonly Member[],
  level: number,
  line: string,
  settings: ConditionSettings,
): boolean {
  return line.split('+').every((part) =>
    part.split('/').some((either) => {
      const asked = levelAsked(either);
      if (asked !== null) return level >= asked;
      return team.some((member) => cardMeets(member.card, either, settings, member.extra));
    }),
  );
}
