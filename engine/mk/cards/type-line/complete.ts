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

/** Lists to which the line adds; the other fields it only fills where nothing stands in them. */
const ADDED: ReadonlySet<string> = new Set(['origins', 'religions', 'groups', 'subtypes']);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

/**
 * What the type line of a card adds to its fields, and which of its words have a place nowhere on the card. A word that
 * contradicts a field (another race than the one given) is unread too: one of the two is wrong, and nobody can tell which.
 */
export function lineOf(card: Card): {
  readonly fields: Partial<Pick<Card, FilledField>>;
  readonly unread: readonly string[];
} {
  if (card.typeLine === null) return { fields: {}, unread: [] };
  const line = readTypeLine(card.typeLine);
  const fields: Record<string, unknown> = {};
  const unread = line.unread.flatMap((words) => missingIn(card, words));
  for (const [name, read] of Object.entries(FILLED)) {
    const field = name as FilledField;
    const [own, said] = [card[field], read(line)];
    if (isEmpty(said)) continue;
    const more = listOf(said).filter((word) => !listOf(own).some((known) => sameWord(known, word)));
    // Classes stand on a line of an adventurer's own; elsewhere they would be the class that is asked for.
    const closed = field === 'subclasses' && (card.type !== 'adventurer' || card.mainClasses.length > 0);
    if (isEmpty(own) && !closed) fields[field] = said;
    else if (ADDED.has(field) && more.length > 0) fields[field] = [...listOf(own), ...more];
    else unread.push(...more.flatMap((word) => missingIn(card, word)));
  }
  return { fields: fields as Partial<Pick<Card, FilledField>>, unread };
}

/** Words that a field of the card already holds are placed, whether the reader knows them or not. */
function missingIn(card: Card, words: string): readonly string[] {
  const lists = [card.races, card.origins, card.religions, card.groups, card.subtypes, card.skills, card.places];
  const held = [
    ...lists.flat(),
    ...card.mainClasses,
    ...card.subclasses,
    card.sex ?? '',
    card.alignment ?? '',
    card.actionKind ?? '',
    card.obstacleKind ?? '',
  ];
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
