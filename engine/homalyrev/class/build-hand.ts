import { compareHu } from '../../text/order.ts';
import { type HandCard, levelOf } from '../hand/card.ts';
import type { ClassFile } from './class-file.ts';

/** What is wrong with a chosen hand; `have` and `limit` are numbers of cards or levels. */
export interface BuildProblem {
  readonly code: 'TOO_FEW' | 'TOO_MANY' | 'UNKNOWN_CARD' | 'TWICE' | 'LEVEL_TOO_HIGH' | 'TOO_MANY_OF_LEVEL';
  readonly card: string | null;
  readonly have: number;
  readonly limit: number;
}

/** Cards a character of a level from 1 to 9 may bring: its level and below, X counting as 1. */
export function cardsForLevel(file: ClassFile, level: number): HandCard[] {
  return file.cards
    .filter((card) => levelOf(card) <= level)
    .toSorted((a, b) => levelOf(a) - levelOf(b) || a.initiative - b.initiative || compareHu(a.name, b.name));
}

/**
 * Checks a hand for a character of a level from 1 to 9; empty if it may be brought. Exactly the hand size is brought, each
 * card once. A character has all cards of level 1 and X, and has taken one card at each level gained, of that level or
 * below: so it can hold at most level - n + 1 cards of level n or above.
 */
export function checkHand(file: ClassFile, level: number, chosen: readonly string[]): BuildProblem[] {
  const problems: BuildProblem[] = [];
  const add = (code: BuildProblem['code'], card: string | null, have: number, limit: number): unknown =>
    problems.push({ code, card, have, limit });
  const known = new Map(file.cards.map((card) => [card.name, card]));
  for (const name of new Set(chosen)) {
    const copies = chosen.filter((other) => other === name).length;
    const card = known.get(name);
    if (!card) add('UNKNOWN_CARD', name, copies, 0);
    else if (levelOf(card) > level) add('LEVEL_TOO_HIGH', name, levelOf(card), level);
    if (copies > 1) add('TWICE', name, copies, 1);
  }
  for (let n = level; n >= 2; n--) {
    const have = chosen.filter((name) => levelOf(known.get(name) ?? { level: 1 }) >= n).length;
    if (have > level - n + 1) add('TOO_MANY_OF_LEVEL', String(n), have, level - n + 1);
  }
  if (chosen.length < file.handSize) add('TOO_FEW', null, chosen.length, file.handSize);
  if (chosen.length > file.handSize) add('TOO_MANY', null, chosen.length, file.handSize);
  return problems;
}
