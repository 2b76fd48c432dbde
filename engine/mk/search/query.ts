import type { Keyword } from '../cards/keywords/vocabulary.ts';
import type { FieldId } from './fields.ts';

/** A question about cards, ready to be compiled. */
export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'and' | 'or'; readonly items: readonly Query[] }
  | { readonly kind: 'not'; readonly item: Query }
  /** A bare word: anywhere in what can be read on the card; in quotes as whole words. `text` is folded. */
  | { readonly kind: 'word'; readonly text: string; readonly whole: boolean }
  | { readonly kind: 'field'; readonly field: FieldId; readonly test: FieldTest };

export type FieldTest =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'compare'; readonly operator: '=' | '!=' | '<' | '<=' | '>' | '>='; readonly value: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'x' }
  | { readonly kind: 'choice'; readonly ids: readonly string[]; readonly not: boolean }
  | { readonly kind: 'flag'; readonly value: boolean }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly match: 'part' | 'whole' | 'start' | 'equal';
      readonly not: boolean;
    }
  | { readonly kind: 'keyword'; readonly wanted: readonly Keyword[]; readonly not: boolean };

/** Why a text is no query, and where: `at` and `length` count code units of the text as typed. */
export interface QueryError {
  readonly code:
    | 'UNKNOWN_FIELD'
    | 'MISSING_VALUE'
    | 'BAD_NUMBER'
    | 'UNKNOWN_VALUE'
    | 'BAD_OPERATOR'
    | 'UNCLOSED_QUOTE'
    | 'UNCLOSED_BRACKET'
    | 'UNEXPECTED_BRACKET'
    | 'EMPTY_BRACKETS'
    | 'NOTHING_TO_JOIN' // "or" without anything on one side
    | 'NOTHING_TO_EXCLUDE' // "-" or "not" without anything behind it
    | 'NO_COLLECTION' // asks for the collection where there is none
    | 'TOO_DEEP';
  readonly at: number;
  readonly length: number;
  /** What stands there. */
  readonly found: string;
  /** What could stand there: near field names, the words of a choice, the operators of a field; may be empty. */
  readonly expected: readonly string[];
  /** The field the value belongs to, where there is one. */
  readonly field: FieldId | null;
}

export type ParsedQuery =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly error: QueryError };
