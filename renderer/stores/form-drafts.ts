import { z } from 'zod';
import { api } from '../api/index.ts';
import { keepView } from './settings.ts';

/** What is kept of a half-filled form. */
export interface FormDraft {
  /** What the form is about, e.g. a card's name; empty for something new. */
  readonly about: string;
  /** When it was last touched: ISO 8601, UTC. */
  readonly at: string;
  readonly value: unknown;
}

const draftSchema = z.object({ about: z.string(), at: z.string(), value: z.unknown() });

/** Keys of the settings are short, names need not be. */
const MOST_NAME = 40;
const keyOf = (form: string, about: string): string => {
  if (about.length <= MOST_NAME) return `draft.${form}.${about}`;
  let hash = 0;
  for (const char of about) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return `draft.${form}.${about.slice(0, MOST_NAME - 9)}#${hash.toString(16)}`;
};

/** Keeps what stands in a form, as it is typed. */
export function keepFormDraft(form: string, about: string, value: unknown): void {
  const draft: FormDraft = { about, at: new Date().toISOString(), value };
  keepView(keyOf(form, about), JSON.stringify(draft));
}

/** Forgets it: the form was saved or given up. */
export function dropFormDraft(form: string, about: string): void {
  keepView(keyOf(form, about), null);
}

/** What was left in a form, be it in this window or in another; null if nothing was. @throws the failure of the call. */
export async function readFormDraft(form: string, about: string): Promise<FormDraft | null> {
  const { view } = await api.settings.get();
  const kept = view[keyOf(form, about)];
  if (typeof kept !== 'string') return null;
  try {
    const read = draftSchema.safeParse(JSON.parse(kept));
    return read.success && read.data.about === about ? { ...read.data, value: read.data.value } : null;
  } catch {
    return null;
  }
}
