import { fold } from '../../../text/fold.ts';
import { sameWord } from '../../vocabulary/inflection.ts';
import type { Card } from '../card.ts';
import { readTypeLine, type TypeLine } from './read.ts';

/** The fields a type line can fill, with what it says for each. */
const FILLED = {
  races: (line: TypeLine) => line.races,
  origins: (line: TypeLine) => line.origins,
  religions: (line: TypeLine) => line.religions,
  groups: (line: TypeLine) => line.groups,
  subtypes: (line: TypeLine) => line.subtypes,
  subclasses: (line: TypeLine) => line.classes,
  sex: (line: TypeLine) => line.sex,
  alignment: (line: TypeLine) => line.alignment,
  psi: (line: TypeLine) => (line.psi ? true : null),
  named: (line: TypeLine) => (line.named ? true : null),
  actionKind: (line: TypeLine) => line.actionKind,
  obstacleKind: (line: TypeLine) => line.obstacleKind,
} as const;
export type FilledField = keyof typeof FILLED;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What the type line of a card adds to its empty fields, and which of its words have a place nowhere on the card. */
export function lineOf(card: Card): {
  readonly fields: Partial<Pick<Card, FilledField>>;
  readonly unread: readonly string[];
} {
  if (card.typeLine === null) return { fields: {}, unread: [] };
  const line = readTypeLine(card.typeLine);
  const fields: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(FILLED)) {
    // Classes stand on a line of an adventurer's own; elsewhere they would be the class that is asked for.
    if (field === 'subclasses' && (card.type !== 'adventurer' || card.mainClasses.length > 0)) continue;
    const value = read(line);
    if (isEmpty(card[field as FilledField]) && !isEmpty(value)) fields[field] = value;
  }
  return {
    fields: fields as Partial<Pick<Card, FilledField>>,
    unread: line.unread.flatMap((words) => missingIn(card, words)),
  };
}

/** Words that a field of the card already holds are placed, whether the reader knows them or not. */
function missingIn(card: Card, words: string): readonly string[] {
  const lists = [card.races, card.origins, card.religions, card.groups, card.subtypes, card.skills, card.places];
  const held = [...lists.flat(), ...card.mainClasses, ...card.subclasses, card.sex ?? '', card.alignment ?? ''];
  if (held.some((value) => value !== '' && sameWord(value, words))) return [];
  const parts = new Set(held.flatMap((value) => fold(value).split(' ')));
  const left = words.split(' ').filter((word) => ![...parts].some((part) => part !== '' && sameWord(part, word)));
  return left.length === 0 ? [] : [left.join(' ')];
}

const completed = new WeakMap<Card, Card>();

/**
 * The card with what its printed type line says. A card whose `unread` is set has been looked at, and its fields stand as they
 * are; one without (a stored or hand-made card) has its empty fields filled, and what the line leaves over in `unread`.
 */
export function completeCard(card: Card): Card {
  if (card.typeLine === null || card.unread !== null) return card;
  const known = completed.get(card);
  if (known) return known;
  const { fields, unread } = lineOf(card);
  const full: Card = { ...card, ...fields, unread: [...unread] };
  completed.set(card, full);
  return full;
}

/** Words and values of the card that the program has not understood, as they stand in its source. */
export function unreadOf(card: Card): readonly string[] {
  return completeCard(card).unread ?? [];
}
