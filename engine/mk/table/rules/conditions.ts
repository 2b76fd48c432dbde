import type { Card } from '../../cards/card.ts';
import { factsOf, type PresentFacts } from '../../conditions/card-facts.ts';
import type { Answer } from '../../conditions/condition.ts';
import { cardAnswer, linesAnswer } from '../../conditions/evaluate.ts';
import type { Facts } from '../../conditions/facts.ts';
import type { State } from '../state/types.ts';

/** What of the settings conditions depend on. */
export type ConditionSettings = Pick<State['settings'], 'humanByDefault'>;

/** What else than its printed words a card answers to: folded names by IGAZ NÉV (2.02.b). */
export interface Extra {
  readonly names: readonly string[];
}
export const NOTHING_MORE: Extra = { names: [] };

/** One member of a team, as conditions see it. */
export interface Member {
  readonly card: Card;
  readonly extra: Extra;
  /** What the table knows of it beyond the print: its present level, the keywords at work. */
  readonly present?: PresentFacts;
}

const factsFor = ({ card, extra, present }: Member, settings: ConditionSettings): Facts =>
  factsOf(card, settings, { ...present, names: extra.names });

/** Whether a card meets a condition, or why not, or on which unread words that hangs. No condition is always met. */
export function memberAnswer(member: Member, condition: string | null, settings: ConditionSettings): Answer {
  return cardAnswer(factsFor(member, settings), condition);
}

/** True if a card surely meets a condition. */
export function cardMeets(
  card: Card,
  condition: string | null,
  settings: ConditionSettings,
  extra: Extra = NOTHING_MORE,
): boolean {
  return memberAnswer({ card, extra }, condition, settings).verdict === 'met';
}

/** What a team that is held against condition lines stands on beside its members. */
export interface TeamStanding {
  /** csapatszint */
  readonly level: number;
  /** Places of the player's solved küldetés (2.20.c). */
  readonly solvedPlaces: readonly string[];
}

/** Whether a team meets the condition lines of a küldetés or építmény, one or all of them (Q29). */
export function teamMeetsLines(
  team: readonly Member[],
  standing: TeamStanding,
  lines: readonly string[],
  settings: ConditionSettings,
  need: State['settings']['conditionLines'],
): Answer {
  const members = team.map((member) => factsFor(member, settings));
  return linesAnswer({ members, ...standing }, lines, need);
}
