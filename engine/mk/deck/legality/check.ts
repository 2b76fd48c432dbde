import type { Catalogue } from '../../cards/catalogue.ts';
import type { Deck, SectionId } from '../deck.ts';
import { type Format, type Reading, RULEBOOK } from '../formats/format.ts';
import { copiesRule, tokenRule, towerCopiesHint } from './copies.ts';
import { HINTS } from './hints/index.ts';
import { forgottenRule, namedRule, namedUnknownHint } from './named.ts';
import { type Problem, repairSize } from './problem.ts';
import { sizeRule, spareRule, starterRule, startersHint } from './size.ts';
import { type Finding, type Rule, rateFindings, removeCopies, type Survey, surveyDeck } from './survey.ts';
import { towerRule } from './tower.ts';

/** How a deck stands with one copy limit. */
export interface ReadingVerdict {
  readonly limit: number;
  readonly minimum: number;
  readonly legal: boolean;
  /** Errors first, then warnings, then infos; within each the most important first. */
  readonly problems: readonly Problem[];
}

export interface Verdict {
  /** True if the deck keeps one of the format's copy limits (1.02.a). */
  readonly legal: boolean;
  /** Every copy limit of the format, in its order. */
  readonly readings: readonly ReadingVerdict[];
  /** The reading closest to legal: a legal one, else the one with the smallest repairs, else the first. */
  readonly closest: ReadingVerdict;
  /** Cards in each section, tokens left out, since they count nowhere. */
  readonly sizes: Readonly<Record<SectionId, number>>;
}

/** A warning for each card no catalogue knows; it counts for size and copies as any other. */
const unknownRule: Rule = ({ entries }) =>
  entries
    .filter((entry) => entry.card === undefined)
    .map((entry) => ({
      code: 'UNKNOWN_CARD',
      clause: null,
      cards: [entry.name],
      have: entry.total,
      repair: removeCopies(entry, entry.total, ['csere', 'jovo', 'torony']),
    }));

/** Rules that depend on the copy limit a player has chosen; the others give the same for each reading. */
const BY_READING: readonly Rule[] = [copiesRule, sizeRule, towerRule, startersHint, towerCopiesHint];
const FOR_ALL: readonly Rule[] = [
  tokenRule,
  spareRule,
  starterRule,
  namedRule,
  forgottenRule,
  unknownRule,
  namedUnknownHint,
  ...HINTS,
];

/**
 * Checks a deck by a format and tells everything that is wrong or worth knowing, for each copy limit. Pure: the same
 * deck, catalogue and format give the same verdict, and nothing else is asked.
 */
export function checkDeck(deck: Deck, catalogue: Catalogue, format: Format = RULEBOOK): Verdict {
  const survey = surveyDeck(deck, catalogue, format);
  const first = format.readings[0] as Reading;
  const common = run(FOR_ALL, survey, first);
  const readings = format.readings.map((reading): ReadingVerdict => {
    const problems = rateFindings([...run(BY_READING, survey, reading), ...common], format);
    const legal = problems.every((problem) => problem.severity !== 'error');
    return { limit: reading.limit, minimum: reading.minimum, legal, problems };
  });
  const closest = readings.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return { legal: closest.legal, readings, closest, sizes: survey.sizes };
}

const run = (rules: readonly Rule[], survey: Survey, reading: Reading): Finding[] =>
  rules.flatMap((rule) => rule(survey, reading));

/** How far a reading is from legal: the copies its errors' repairs handle; -1 for a legal one. */
function distance({ legal, problems }: ReadingVerdict): number {
  if (legal) return -1;
  const errors = problems.filter((problem) => problem.severity === 'error');
  return errors.reduce((sum, problem) => sum + repairSize(problem.repair), 0);
}
