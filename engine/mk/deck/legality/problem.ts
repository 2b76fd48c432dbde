import type { SectionId } from '../deck.ts';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * Problems that rest on a rule of deck construction or of a format, in the order they are told. Each can be repaired by
 * changing the list, so a format may make any of them an error.
 */
export const RULE_CODES = [
  'TOKEN_IN_DECK', // ALAP.02, Q12
  'BANNED',
  'NOT_IN_POOL',
  'COPY_LIMIT_EXCEEDED', // 1.02.a
  'RESTRICTED',
  'DECK_TOO_SMALL', // 1.02.b, 1.02.c
  'DECK_TOO_LARGE', // Q07
  'TOWER_COUNT', // 3.01.a
  'TOWER_NOT_DISTINCT', // 3.01.a
  'NOT_A_TOWER_LEVEL', // 3.01.a
  'SPARE_DECK', // Q08
  'OMEN_COUNT', // Q09
  'PARAGON_COUNT', // Q10
  'NAMED_COPIES', // ALAP.19
  'FORGOTTEN_NOT_FREE', // 2.22.2
  'UNKNOWN_CARD',
] as const;

/** Things worth telling about a legal deck: a card that cannot work in it. Never an error. */
export const HINT_CODES = [
  'STARTERS_COUNTED', // Q09: cards that start in play keep the Jövő at its size only on paper
  'PARAGON_FORBIDS', // 2.37
  'TREASURE_NOT_CHEAPER', // 2.07.b
  'INFLUENCE_WITHOUT_QUEST', // 2.20.b
  'TRIBE_TOO_FEW', // 2.08.b, 2.08.c
  'PRIMAL_WITHOUT_RACE', // 2.12.a, 2.12.b
  'REBUILD_WITHOUT_TOWER', // 2.21
  'RETAINER_WITHOUT_CARRIER', // 2.09.c
  'LIFEPATH_WITHOUT_TARGET', // 2.32.b
  'ACTION_WITHOUT_USER',
  'QUEST_UNSOLVABLE',
  'QUEST_UNSURE', // 4.01.e, where type lines are not read whole
  'TOWER_COPIES', // Q02
  'NAMED_UNKNOWN', // ALAP.18, Q06
] as const;

export type RuleCode = (typeof RULE_CODES)[number];
export type HintCode = (typeof HINT_CODES)[number];
export type ProblemCode = RuleCode | HintCode;

/** One step of a repair; steps are applied in order. A null name stands for any card the player likes. */
export type RepairStep =
  | { readonly remove: string; readonly count: number; readonly section: SectionId }
  | { readonly add: string | null; readonly count: number; readonly section: SectionId }
  | { readonly move: string; readonly count: number; readonly from: SectionId; readonly to: SectionId };

/** One thing wrong with a deck or worth telling, as data; sentences are made from it in messages/problems.ts. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** Id of the rule (clauses.tsv); null where only the format says so. */
  readonly clause: string | null;
  /** The cards it is about, in the catalogue's spelling. */
  readonly cards: readonly string[];
  readonly have: number | null;
  readonly limit: number | null;
  /** Steps after which no problem of this code and these cards is left; empty for hints. */
  readonly repair: readonly RepairStep[];
  /** Further words a sentence needs: a place, a race, the cards that stand in the way. */
  readonly detail?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** How many copies a repair takes in its hand. */
export function repairSize(repair: readonly RepairStep[]): number {
  return repair.reduce((sum, step) => sum + step.count, 0);
}
