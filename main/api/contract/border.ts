import type { Schema } from '@orpc/contract';
import type { z } from 'zod';

/**
 * Every text inside a value in NFC, keys of records too, so that composed and decomposed letters meet whatever sent them.
 * Files, dates and other objects pass unchanged.
 */
export function toNfc(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(toNfc);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.normalize('NFC'), toNfc(inner)]));
}

/** The schema of a call's input: the value is brought to NFC first and then checked by zod. */
export function input<S extends z.ZodType>(schema: S): Schema<z.input<S>, z.output<S>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'jovolato',
      validate: (value) => schema['~standard'].validate(toNfc(value)),
    },
  };
}
