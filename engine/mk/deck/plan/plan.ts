import type { Catalogue } from '../../cards/catalogue.ts';
import { addCopies, countIn, type Deck, SECTIONS, type SectionId } from '../deck.ts';
import { type Format, RULEBOOK } from '../formats/format.ts';
import { checkDeck, type ReadingVerdict } from '../legality/check.ts';
import type { Problem, RepairStep } from '../legality/problem.ts';
import { applyRepair } from '../legality/repair.ts';
import { type Candidate, candidatesFor, gapQuery } from './candidates.ts';

/** Cards that only the player can choose: so many, and what could stand there. */
export interface Gap {
  readonly section: SectionId;
  readonly count: number;
  /** The most useful first. */
  readonly candidates: readonly Candidate[];
  /** What a search for them begins with. */
  readonly query: string;
}

/** One way from a deck to a legal one, to be seen before it is taken; applied and undone as one change. */
export interface DeckPlan {
  /** The copy limit of the reading it aims at. */
  readonly limit: number;
  /** Removals and moves, each once. What is to be added stands in the gaps. */
  readonly steps: readonly RepairStep[];
  readonly gaps: readonly Gap[];
  /** The deck after the steps, its gaps open, and after the best candidates are in. */
  readonly open: Deck;
  readonly filled: Deck;
  /** Copies that leave, move or come. */
  readonly changes: number;
  /** True if the deck is legal at the end. */
  readonly legal: boolean;
  /** False where the catalogue holds too few cards for what the plan aims at. */
  readonly complete: boolean;
}

/** Rounds of repairs in one plan; each repairs one problem for good, so that no more than a few come. */
const MOST_ROUNDS = 300;

const errorsOf = (reading: ReadingVerdict): readonly Problem[] =>
  reading.problems.filter(({ severity }) => severity === 'error');
const readingOf = (deck: Deck, catalogue: Catalogue, format: Format, limit: number) =>
  checkDeck(deck, catalogue, format).readings.find((reading) => reading.limit === limit) as ReadingVerdict;

/**
 * The plan with the fewest changes that makes a deck legal, over all copy limits of the format; null for a legal deck. Nothing it
 * does adds an error: a step that would is not in it.
 */
export function planRepairs(deck: Deck, catalogue: Catalogue, format: Format = RULEBOOK): DeckPlan | null {
  const verdict = checkDeck(deck, catalogue, format);
  if (verdict.legal) return null;
  const plans = verdict.readings.map(({ limit }) => planFor(deck, catalogue, format, limit));
  return plans.reduce((best, next) => (isBetter(next, best) ? next : best));
}

/**
 * What takes a warning away, with everything that is needed so that a legal deck stays one; null where nothing of the list
 * would help (an unknown card is no fault of the list).
 */
export function planWarning(
  deck: Deck,
  problem: Problem,
  catalogue: Catalogue,
  format: Format = RULEBOOK,
): DeckPlan | null {
  if (problem.severity === 'error' || problem.repair.length === 0 || problem.code === 'UNKNOWN_CARD') return null;
  const verdict = checkDeck(deck, catalogue, format);
  const limits = verdict.readings.filter(({ legal }) => legal === verdict.legal).map(({ limit }) => limit);
  const begun = applyRepair(deck, problem.repair);
  const plans = limits.map((limit) => planFor(deck, catalogue, format, limit, begun));
  return plans.length === 0 ? null : plans.reduce((best, next) => (isBetter(next, best) ? next : best));
}

/**
 * What one click on the repair of a single error does: the error is gone, no new one has come, and the other errors are left to
 * the player. Cards that a removal leaves room for stand in the gaps. Null where that cannot be reached: the whole plan helps then.
 */
export function planError(
  deck: Deck,
  problem: Problem,
  catalogue: Catalogue,
  format: Format = RULEBOOK,
): DeckPlan | null {
  if (problem.severity !== 'error' || problem.repair.length === 0 || problem.code === 'UNKNOWN_CARD') return null;
  const { limit } = checkDeck(deck, catalogue, format).closest;
  const old = new Set(errorsOf(readingOf(deck, catalogue, format, limit)).map(keyOf));
  old.delete(keyOf(problem));
  const isNew = (one: Problem) => !old.has(keyOf(one));
  const filled = repaired(deck, isNew, catalogue, format, limit);
  const plan = describe(deck, filled, catalogue, format, limit, isNew);
  return plan.complete ? plan : null;
}

/** What tells one error from another: more or fewer copies of the same are the same error. */
const keyOf = ({ code, cards }: Problem) => `${code} ${[...cards].sort().join('\n')}`;

const isBetter = (a: DeckPlan, b: DeckPlan) => (a.complete === b.complete ? a.changes < b.changes : a.complete);

function planFor(deck: Deck, catalogue: Catalogue, format: Format, limit: number, begun: Deck | null = null): DeckPlan {
  const every = () => true;
  const filled = repaired(begun ?? deck, every, catalogue, format, limit);
  const needed = begun === null ? withoutNeedless(deck, filled, catalogue, format, limit) : filled;
  return describe(deck, needed, catalogue, format, limit, every);
}

/** The deck with the wanted errors repaired one after the other, gaps filled with the best candidates. */
function repaired(
  deck: Deck,
  wanted: (error: Problem) => boolean,
  catalogue: Catalogue,
  format: Format,
  limit: number,
): Deck {
  let filled = deck;
  const seen = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const problem = errorsOf(readingOf(filled, catalogue, format, limit)).find(
      (error) => error.repair.length > 0 && wanted(error),
    );
    if (!problem) break;
    const ranked = new Map<SectionId, readonly Candidate[]>();
    const next = applyRepair(filled, problem.repair, (now, { section }) => {
      const candidates = ranked.get(section) ?? candidatesFor(now, section, catalogue, format, limit);
      ranked.set(section, candidates);
      return (
        candidates.find(({ name, room }) => countIn(now, section, name) - countIn(filled, section, name) < room)
          ?.name ?? null
      );
    });
    const key = JSON.stringify(next.sections);
    if (seen.has(key)) break;
    seen.add(key);
    filled = next;
  }
  return filled;
}

function describe(
  deck: Deck,
  filled: Deck,
  catalogue: Catalogue,
  format: Format,
  limit: number,
  wanted: (error: Problem) => boolean,
): DeckPlan {
  const { steps, open, added } = difference(deck, filled);
  const left = errorsOf(readingOf(filled, catalogue, format, limit));
  const remaining = left.filter(wanted);
  const missing = missingIn(remaining);
  const gaps = SECTIONS.flatMap((section): Gap[] => {
    const count = (added.get(section) ?? 0) + (missing.get(section) ?? 0);
    if (count === 0) return [];
    const candidates = candidatesFor(open, section, catalogue, format, limit);
    return [{ section, count, candidates, query: gapQuery(section) }];
  });
  const moved = steps.reduce((sum, step) => sum + step.count, 0);
  const changes = moved + gaps.reduce((sum, gap) => sum + gap.count, 0);
  return { limit, steps, gaps, open, filled, changes, legal: left.length === 0, complete: remaining.length === 0 };
}

// What a section still lacks where the catalogue has run out.
function missingIn(errors: readonly Problem[]): ReadonlyMap<SectionId, number> {
  const missing = new Map<SectionId, number>();
  for (const { repair } of errors) {
    for (const step of repair) {
      if ('add' in step && step.add === null) missing.set(step.section, (missing.get(step.section) ?? 0) + step.count);
    }
  }
  return missing;
}

/** Takes back changes that are not needed for the deck to be as legal as it is. */
function withoutNeedless(before: Deck, after: Deck, catalogue: Catalogue, format: Format, limit: number): Deck {
  const errors = errorsOf(readingOf(after, catalogue, format, limit)).length;
  let best = after;
  for (const section of SECTIONS) {
    for (const { name } of before.sections[section]) {
      const lost = countIn(before, section, name) - countIn(best, section, name);
      if (lost <= 0) continue;
      const kept = addCopies(best, section, name, lost);
      if (errorsOf(readingOf(kept, catalogue, format, limit)).length <= errors) best = kept;
    }
  }
  return best;
}

/** What leads from one deck to another: what leaves, what moves, and how many cards come new to each section. */
function difference(before: Deck, after: Deck) {
  const names = new Set(
    [before, after].flatMap((deck) => SECTIONS.flatMap((section) => deck.sections[section].map(({ name }) => name))),
  );
  const steps: RepairStep[] = [];
  const added = new Map<SectionId, number>();
  let open = after;
  for (const name of names) {
    const change = new Map(
      SECTIONS.map((section) => [section, countIn(after, section, name) - countIn(before, section, name)]),
    );
    for (const from of SECTIONS) {
      for (const to of SECTIONS) {
        const count = Math.min(-(change.get(from) ?? 0), change.get(to) ?? 0);
        if (count <= 0) continue;
        steps.push({ move: name, count, from, to });
        change.set(from, (change.get(from) ?? 0) + count);
        change.set(to, (change.get(to) ?? 0) - count);
      }
    }
    for (const [section, count] of change) {
      if (count < 0) steps.push({ remove: name, count: -count, section });
      if (count > 0) {
        added.set(section, (added.get(section) ?? 0) + count);
        open = addCopies(open, section, name, -count);
      }
    }
  }
  return { steps, open, added };
}
