import type { Card, CardType } from '../../cards/card.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { type Deck, SECTIONS, type SectionId } from '../deck.ts';
import type { Format, Reading } from '../formats/format.ts';
import {
  HINT_CODES,
  type HintCode,
  type Problem,
  type ProblemCode,
  type RepairStep,
  RULE_CODES,
  type Severity,
} from './problem.ts';

/** One card of a deck with its copies in each section. */
export interface Entry {
  readonly name: string;
  /** undefined: no catalogue knows it. */
  readonly card: Card | undefined;
  readonly copies: Readonly<Record<SectionId, number>>;
  /** Pakli: Jövő and Cserepakli together (ALAP.02). */
  readonly pakli: number;
  readonly total: number;
}

/** A deck looked up and counted once; every rule reads from it. */
export interface Survey {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly format: Format;
  /** Cards in the order of the list, tower first; tokens are not among them, since they count nowhere (Q12). */
  readonly entries: readonly Entry[];
  readonly tokens: readonly Entry[];
  readonly byName: ReadonlyMap<string, Entry>;
  /** Cards in each section, tokens left out. */
  readonly sizes: Readonly<Record<SectionId, number>>;
}

export function surveyDeck(deck: Deck, catalogue: Catalogue, format: Format): Survey {
  const all = new Map<string, { -readonly [K in keyof Entry]: Entry[K] } & { copies: Record<SectionId, number> }>();
  for (const section of SECTIONS) {
    for (const { name, count } of deck.sections[section]) {
      let entry = all.get(name);
      if (!entry) {
        entry = { name, card: catalogue.exact(name), copies: { torony: 0, jovo: 0, csere: 0 }, pakli: 0, total: 0 };
        all.set(name, entry);
      }
      entry.copies[section] += count;
      entry.total += count;
      if (section !== 'torony') entry.pakli += count;
    }
  }
  const list = [...all.values()];
  const entries = list.filter(({ card }) => !card?.token);
  const sizes: Record<SectionId, number> = { torony: 0, jovo: 0, csere: 0 };
  for (const { copies } of entries) for (const section of SECTIONS) sizes[section] += copies[section];
  return { deck, catalogue, format, entries, tokens: list.filter(({ card }) => card?.token), byName: all, sizes };
}

/** What a rule finds; severity and empty fields are filled in. */
export interface Finding {
  readonly code: ProblemCode;
  readonly clause: string | null;
  readonly cards: readonly string[];
  readonly have?: number;
  readonly limit?: number;
  readonly repair?: readonly RepairStep[];
  readonly detail?: Problem['detail'];
  /** Overrides the code's usual severity, for a mere statement under a code that can also be broken. */
  readonly severity?: Severity;
}

/** A rule: everything it finds in a deck. Only rules about size and copies depend on the copy limit's reading. */
export type Rule = (survey: Survey, reading: Reading) => Finding[];

/** Severities of the rulebook reading: what 1.02 and 3.01 say is an error, what rests on our choice is not. */
const USUAL: Readonly<Record<ProblemCode, Severity>> = {
  TOKEN_IN_DECK: 'error',
  BANNED: 'error',
  NOT_IN_POOL: 'error',
  COPY_LIMIT_EXCEEDED: 'error',
  RESTRICTED: 'error',
  DECK_TOO_SMALL: 'error',
  DECK_TOO_LARGE: 'error',
  TOWER_COUNT: 'error',
  TOWER_NOT_DISTINCT: 'error',
  NOT_A_TOWER_LEVEL: 'error',
  SPARE_DECK: 'error',
  OMEN_COUNT: 'warning',
  PARAGON_COUNT: 'warning',
  NAMED_COPIES: 'warning',
  FORGOTTEN_NOT_FREE: 'warning',
  UNKNOWN_CARD: 'warning',
  STARTERS_COUNTED: 'warning',
  PARAGON_FORBIDS: 'warning',
  TREASURE_NOT_CHEAPER: 'info',
  INFLUENCE_WITHOUT_QUEST: 'warning',
  TRIBE_TOO_FEW: 'warning',
  PRIMAL_WITHOUT_RACE: 'warning',
  REBUILD_WITHOUT_TOWER: 'warning',
  RETAINER_WITHOUT_CARRIER: 'warning',
  LIFEPATH_WITHOUT_TARGET: 'info',
  ACTION_WITHOUT_USER: 'info',
  QUEST_UNSOLVABLE: 'info',
  QUEST_UNSURE: 'info',
  TOWER_COPIES: 'info',
  NAMED_UNKNOWN: 'info',
};

const ORDER = new Map<ProblemCode, number>([...RULE_CODES, ...HINT_CODES].map((code, i) => [code, i]));
const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
const isHint = (code: ProblemCode): code is HintCode => (HINT_CODES as readonly string[]).includes(code);

/** Findings as problems, rated by the format, without those it turns off; the most important first. */
export function rateFindings(findings: readonly Finding[], format: Format): Problem[] {
  const problems: Problem[] = [];
  for (const found of findings) {
    const rated = format.severities[found.code];
    if (rated === 'off') continue;
    problems.push({
      code: found.code,
      severity: found.severity ?? rated ?? USUAL[found.code],
      clause: found.clause,
      cards: found.cards,
      have: found.have ?? null,
      limit: found.limit ?? null,
      repair: isHint(found.code) ? [] : (found.repair ?? []),
      ...(found.detail ? { detail: found.detail } : {}),
    });
  }
  const rank = (problem: Problem) => SEVERITY_ORDER[problem.severity] * 1000 + (ORDER.get(problem.code) ?? 0);
  return problems.sort((a, b) => rank(a) - rank(b));
}

/** Entries whose card is of this type. */
export function ofType(survey: Survey, type: CardType): Entry[] {
  return survey.entries.filter(({ card }) => card?.type === type);
}

/** Steps that take so many copies of a card out, from the sections in the given order. */
export function removeCopies(entry: Entry, count: number, sections: readonly SectionId[]): RepairStep[] {
  const steps: RepairStep[] = [];
  let left = count;
  for (const section of sections) {
    const taken = Math.min(left, entry.copies[section]);
    if (taken > 0) steps.push({ remove: entry.name, count: taken, section });
    left -= taken;
  }
  return steps;
}

/** Steps that take so many cards out of a group, from its last entries first. */
export function removeFromLast(entries: readonly Entry[], count: number, sections: readonly SectionId[]): RepairStep[] {
  const steps: RepairStep[] = [];
  let left = count;
  for (const entry of entries.toReversed()) {
    const here = sections.reduce((sum, section) => sum + entry.copies[section], 0);
    const taken = Math.min(left, here);
    steps.push(...removeCopies(entry, taken, sections));
    left -= taken;
  }
  return steps;
}
