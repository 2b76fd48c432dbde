import type { Card, MpValue } from '../../../engine/mk/cards/card.ts';

/** What a field's text means: a value, or that it is none. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** A whole number from 0 to 999; nothing typed means not known. */
export function readNumber(text: string): Read<number | null> {
  const typed = text.trim();
  if (typed === '') return { ok: true, value: null };
  return /^\d{1,3}$/.test(typed) ? { ok: true, value: Number(typed) } : { ok: false };
}

/** An MP value: a number, X or a multiple of X as printed; nothing typed or a question mark means not known. */
export function readMpField(text: string): Read<MpValue> {
  const typed = text.trim().toUpperCase();
  if (typed === '' || typed === '?') return { ok: true, value: null };
  if (/^\d{1,3}$/.test(typed)) return { ok: true, value: Number(typed) };
  return /^\d{0,2}X$/.test(typed) ? { ok: true, value: typed } : { ok: false };
}

/** Values with commas between them; empty ones are left out. */
export const readList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Values one on a line; empty lines are left out. */
export const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Nothing typed is no text. */
export const readText = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The list with one entry moved up or down by one; unchanged at the ends. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...list];
  const to = from + by;
  if (to < 0 || to >= next.length) return next;
  const [one] = next.splice(from, 1);
  next.splice(to, 0, one as T);
  return next;
}

/** True if two cards say the same. */
export const sameCard = (a: Card, b: Card): boolean => JSON.stringify(a) === JSON.stringify(b);
