import type { Card } from '../../../cards/card.ts';
import { isStub } from '../../../cards/card.ts';
import { religionsOf, trueNames } from '../../../cards/keywords/facts.ts';
import { cardMeets } from '../../../table/rules/conditions.ts';
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

/** True if an adventurer meets a condition as the table reads it, IGAZ NÉV (2.02.b) and 2.34 included. */
export function meets(card: Card, condition: string | null): boolean {
  return cardMeets(card, condition, CONDITIONS, { names: [...trueNames(card)], religions: religionsOf(card) });
}

export const namesOf = (entries: readonly Entry[]): readonly string[] => entries.map((entry) => entry.name);
