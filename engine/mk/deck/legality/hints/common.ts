import type { Card } from '../../../cards/card.ts';
import { isStub } from '../../../cards/card.ts';
import { trueNames } from '../../../cards/keywords/facts.ts';
import { factsOf } from '../../../conditions/card-facts.ts';
import type { Answer } from '../../../conditions/condition.ts';
import { cardAnswer } from '../../../conditions/evaluate.ts';
import type { Facts } from '../../../conditions/facts.ts';
import type { Entry, Survey } from '../survey.ts';

/** Q48, as the table has it by default: a kalandozó without a race word is ember. */
export const CONDITIONS = { humanByDefault: true } as const;

/** An entry whose card is known. */
export type KnownEntry = Entry & { readonly card: Card };

/** Cards of the deck the catalogue knows. */
export function knownEntries(survey: Survey): readonly KnownEntry[] {
  return survey.entries.filter((entry): entry is KnownEntry => entry.card !== undefined);
}

/** Adventurers that can come into play: those of Jövő and Cserepakli. */
export function adventurers(survey: Survey): readonly KnownEntry[] {
  return knownEntries(survey).filter((entry) => entry.card.type === 'adventurer' && entry.pakli > 0);
}

/**
 * True if everything about the deck's cards is known. "Nobody in this deck can …" is said only then: an unknown card may be
 * the very one.
 */
export function isComplete(survey: Survey): boolean {
  return survey.entries.every(({ card }) => card !== undefined && card.type !== null && !isStub(card));
}

/** Printed facts of a card as conditions read them, with the names it answers to by IGAZ NÉV (2.02.b). */
export const factsIn = (card: Card): Facts => factsOf(card, CONDITIONS, { names: trueNames(card) });

/** Whether an adventurer meets a condition as the table reads it. Nothing known of a deck is a level or keyword at work. */
export const answerOf = (card: Card, condition: string | null): Answer => cardAnswer(factsIn(card), condition);

/** False where it is sure that an adventurer does not meet a condition. */
export const mayMeet = (card: Card, condition: string | null): boolean =>
  answerOf(card, condition).verdict !== 'notMet';

/** Words of these cards that nobody has read and that may be a race, a group or whatever else is asked for. */
export const unreadIn = (entries: readonly KnownEntry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ card }) => factsIn(card).unread)),
];

export const namesOf = (entries: readonly Entry[]): readonly string[] => entries.map((entry) => entry.name);
