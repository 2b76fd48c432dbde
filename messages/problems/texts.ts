import type { SectionId } from '../../engine/mk/deck/deck.ts';
import type { FinePoint } from '../../engine/mk/deck/legality/fine.ts';
import type { Problem, ProblemCode, Severity } from '../../engine/mk/deck/legality/problem.ts';

/** A problem with its fields ready for a sentence: missing numbers are 0, missing words empty. */
export interface Said {
  readonly cards: readonly string[];
  /** The first card. */
  readonly card: string;
  readonly have: number;
  readonly limit: number;
  readonly hasLimit: boolean;
  readonly clause: string;
  /** True where the rules leave a limit open: the deck is legal all the same. */
  readonly open: boolean;
  word(key: string): string;
  number(key: string): number;
  list(key: string): readonly string[];
}

export function said(problem: Problem): Said {
  const { cards, have, limit, clause, severity, detail = {} } = problem;
  return {
    cards,
    card: cards[0] ?? '',
    have: have ?? 0,
    limit: limit ?? 0,
    hasLimit: limit !== null,
    clause: clause ?? '',
    open: severity !== 'error',
    word: (key) => String(detail[key] ?? ''),
    number: (key) => Number(detail[key] ?? 0),
    list: (key) => (Array.isArray(detail[key]) ? detail[key] : []),
  };
}

/** Everything a verdict says, in one language. */
export interface ProblemTexts {
  readonly problems: Readonly<Record<ProblemCode, (problem: Said) => string>>;
  readonly fine: Readonly<Record<FinePoint['code'], (point: FinePoint) => string>>;
  readonly repair: {
    readonly remove: (name: string, count: number, section: SectionId) => string;
    readonly add: (name: string | null, count: number, section: SectionId) => string;
    readonly move: (name: string, count: number, from: SectionId, to: SectionId) => string;
    /** Between two steps. */
    readonly next: string;
  };
  readonly severities: Readonly<Record<Severity, string>>;
  readonly sheet: {
    readonly legal: (limit: number) => string;
    readonly illegal: string;
    readonly nearest: (limit: number) => string;
    readonly fine: string;
    readonly groups: Readonly<Record<Severity, string>>;
    readonly repair: string;
    readonly clause: (clause: string) => string;
    /** `why` begins with a blank where there is anything to say. */
    readonly other: (limit: number, legal: boolean, why: string) => string;
    /** `validFrom` is a day as YYYY-MM-DD. */
    readonly format: (name: string, validFrom: string | null) => string;
    readonly sizes: (torony: number, jovo: number, csere: number) => string;
    readonly lines: string;
    readonly line: (n: number) => string;
    readonly empty: string;
  };
}
