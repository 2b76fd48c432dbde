import type { Card } from '../../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Range } from '../../../engine/mk/odds/exact.ts';
import type { Inquiry } from '../../../engine/mk/odds/inquiry.ts';
import type { PoolCard } from '../../../engine/mk/odds/pool.ts';
import { cardMatcher, queryMatcher } from '../../../engine/mk/odds/questions.ts';
import { compile, parseQuery, type QueryError } from '../../../engine/mk/search/index.ts';
import type { PageCondition, PageQuestion, Prefs } from './prefs.ts';

/** A condition made ready, or why it cannot be: an empty field, or a search that cannot be read. */
export type ReadCondition =
  | { readonly ok: true; readonly matches: (card: PoolCard) => boolean; readonly range: Range }
  | { readonly ok: false; readonly error: QueryError | 'empty' };

/** How many cards a condition asks for. */
export function rangeOf({ how, count }: Pick<PageCondition, 'how' | 'count'>): Range {
  if (how === 'atLeast') return { min: count };
  return { min: how === 'exactly' ? count : 0, max: count };
}

/** Reads a condition of the page for a draw deck, by the same rules as the command line. */
export function readCondition(
  condition: PageCondition,
  pool: readonly PoolCard[],
  catalogue: Catalogue,
): ReadCondition {
  const text = condition.text.trim();
  const range = rangeOf(condition);
  if (text === '') return { ok: false, error: 'empty' };
  if (condition.by === 'card') return { ok: true, matches: cardMatcher(text, pool, catalogue), range };
  const parsed = parseQuery(text, catalogue.vocabulary);
  if (!parsed.ok) return { ok: false, error: parsed.error };
  const test: (card: Card) => boolean = compile(parsed.query, catalogue.vocabulary);
  return { ok: true, matches: queryMatcher(test), range };
}

type Kinds = readonly { readonly card: PoolCard; readonly copies: number }[];

/** The settings a question is asked with. */
export type AskSettings = Pick<Prefs, 'hand' | 'newCards' | 'redraws' | 'mode'>;

/** Most copies looked at for one card, and for a whole group. */
const MOST_COPIES = 12;

/**
 * A question as the worker takes it; null while one of its conditions, or of the keep rule if that counts, cannot be
 * read.
 */
export function toInquiry(
  question: PageQuestion,
  keepRule: readonly PageCondition[],
  settings: AskSettings,
  kinds: Kinds,
  catalogue: Catalogue,
  vary: string | null,
): Inquiry | null {
  const pool = kinds.map((kind) => kind.card);
  const read = (conditions: readonly PageCondition[]) => conditions.map((one) => readCondition(one, pool, catalogue));
  // Without a redraw the keep rule changes nothing.
  const keep = settings.redraws > 0 ? read(keepRule) : [];
  const goals = read(question.conditions);
  const tests: ((card: PoolCard) => boolean)[] = [];
  for (const one of [...keep, ...goals]) {
    if (!one.ok) return null;
    tests.push(one.matches);
  }
  const ranges = (conditions: readonly ReadCondition[]) => conditions.flatMap((one) => (one.ok ? [one.range] : []));
  const total = kinds.reduce((sum, kind) => sum + kind.copies, 0);
  return {
    cards: kinds.map(({ card, copies }) => ({
      name: card.name,
      copies,
      mask: tests.reduce((mask, matches, i) => (matches(card) ? mask | (1 << i) : mask), 0),
    })),
    keep: ranges(keep),
    goals: ranges(goals),
    redraws: settings.redraws,
    hand: settings.hand,
    newCards: settings.newCards,
    turn: question.turn,
    turns: Math.max(8, question.turn),
    mode: settings.mode,
    mostCopies: vary === null ? total : MOST_COPIES,
    vary,
  };
}

/** The same question for the command line's `--questions`, where it can be asked there: further conditions are searches. */
export function toCommandLine(
  question: PageQuestion,
  keep: readonly PageCondition[],
  settings: AskSettings,
): object | null {
  const [first, ...rest] = question.conditions;
  const rules = settings.redraws > 0 ? keep : [];
  if (!first || [...rest, ...rules].some((one) => one.by === 'card')) return null;
  if (settings.redraws > 0 && rules.length === 0) return null;
  const range = (one: PageCondition) => {
    const { min, max } = rangeOf(one);
    return { atLeast: min, ...(max === undefined ? {} : { atMost: max }) };
  };
  const further = (one: PageCondition) => ({ query: one.text.trim(), ...range(one) });
  return {
    draws: settings.hand + (question.turn - 1) * settings.newCards,
    [first.by]: first.text.trim(),
    ...range(first),
    ...(rest.length > 0 ? { and: rest.map(further) } : {}),
    ...(rules.length > 0 ? { opening: settings.hand, keep: rules.map(further), redraws: settings.redraws } : {}),
  };
}
