import type { z } from 'zod';

/** What is wrong with a value read from a file, and where; the sentence is made in messages/homalyrev. */
export interface FileProblem {
  /** As in figures[2].at; empty for the whole value. */
  readonly path: string;
  readonly code: FileProblemCode;
  /** Bounds, names or ids the sentence needs. */
  readonly detail: Readonly<Record<string, string | number>>;
}

export type FileProblemCode =
  | 'MISSING'
  | 'TYPE'
  | 'VALUE'
  | 'TOO_SMALL'
  | 'TOO_BIG'
  | 'NOT_AN_OBJECT'
  | 'DUPLICATE_ID'
  | 'UNKNOWN_ACTOR'
  | 'OFF_FLOOR'
  | 'SAME_HEX'
  | 'NO_SUCH_HEX'
  | 'TERRAIN_TWICE'
  | 'NO_NEIGHBOURS'
  | 'TOO_MANY_FIGURES'
  | 'CARDS_WITH_REST'
  | 'NO_LEADING_CARD';

/** A value read from a file. `unknown` names keys that mean nothing here, so that a mistyped one does not go unnoticed. */
export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly problem: FileProblem };

/** The first issue of a failed parse, as a problem of ours. */
export function problemOf(issue: z.core.$ZodIssue | undefined, value: unknown): FileProblem {
  const path = pathText(issue?.path ?? []);
  switch (issue?.code) {
    case 'invalid_value':
      if (valueAt(value, issue.path) !== undefined) {
        return { path, code: 'VALUE', detail: { allowed: issue.values.map(String).join(', ') } };
      }
      break;
    case 'too_small':
      return { path, code: 'TOO_SMALL', detail: { limit: Number(issue.minimum), of: issue.origin } };
    case 'too_big':
      return { path, code: 'TOO_BIG', detail: { limit: Number(issue.maximum), of: issue.origin } };
    case 'invalid_type':
      if (issue.path.length === 0) return { path, code: 'NOT_AN_OBJECT', detail: {} };
      if (valueAt(value, issue.path) !== undefined) return { path, code: 'TYPE', detail: { expected: issue.expected } };
      break;
  }
  return { path, code: 'MISSING', detail: {} };
}

/** What stands at a path of keys, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) here = here === null || here === undefined ? undefined : Reflect.get(Object(here), key);
  return here;
}

/** Keys of an object that its schema does not know, with their path. */
export function unknownKeys(path: string, object: unknown, shape: object): string[] {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return [];
  const names = Object.keys(object).filter((key) => !Object.hasOwn(shape, key));
  return names.map((key) => (path === '' ? key : `${path}.${key}`));
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}
