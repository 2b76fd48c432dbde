import { decodeText } from '../../../text/decode.ts';
import { readLiteral } from './literal.ts';
import { mergeSame } from './merge.ts';
import { isObject, normaliseCard } from './normalise.ts';
import { isPrototypeEntry, readPrototypeCard } from './prototype.ts';
import { fault, type ImportNote, type ReadCards } from './report.ts';

/** Name and newest version of the program's own catalogue file (docs/catalogue.md). */
export const CATALOGUE_FORMAT = 'jovolato-catalogue';
export const CATALOGUE_VERSION = 1;

/**
 * Reads cards from the program's own catalogue file (JSON, versioned or a bare array) or from the fan prototype's
 * JavaScript file. Bytes may be UTF-8, UTF-16 with mark or Windows-1250. A file that is no catalogue gives a fault with
 * its place and no cards; a single card that is odd is read as far as it goes, with a note for each thing left out.
 */
export function readCards(input: Uint8Array | string): ReadCards {
  const decoded = typeof input === 'string' ? ({ ok: true, text: input } as const) : decodeText(input);
  if (!decoded.ok) return fault('BINARY');
  const text = decoded.text.replace(/^\ufeff/, '');
  if (text.trim() === '') return fault('EMPTY', '', 1, 1);
  const value = readValue(text);
  if (!value.ok) return value;
  try {
    return fromValue(value.value);
  } catch (error) {
    if (error instanceof RangeError) return fault('TOO_DEEP');
    throw error;
  }
}

// JSON first, since it is quick; what is no JSON is read as a literal, which also knows where the fault is.
function readValue(text: string): ReturnType<typeof readLiteral> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return readLiteral(text);
  }
}

function fromValue(value: unknown): ReadCards {
  if (Array.isArray(value)) return fromEntries(value);
  if (!isObject(value) || !Array.isArray(value.cards)) return fault('NOT_A_CATALOGUE');
  if ('format' in value && value.format !== CATALOGUE_FORMAT) return fault('NOT_A_CATALOGUE', String(value.format));
  if ('version' in value) {
    const { version } = value;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
      return fault('NOT_A_CATALOGUE', String(version));
    if (version > CATALOGUE_VERSION) return fault('NEWER_VERSION', String(version));
  }
  return fromEntries(value.cards);
}

function fromEntries(entries: readonly unknown[]): ReadCards {
  const notes: ImportNote[] = [];
  const prototype = entries.some(isPrototypeEntry);
  const read = prototype ? readPrototypeCard : normaliseCard;
  const cards = entries.flatMap((entry, i) => {
    const card = read(entry, i + 1, notes);
    return card ? [{ card, at: i + 1 }] : [];
  });
  if (cards.length === 0 && entries.length > 0) return fault('NO_CARDS');
  return { ok: true, source: prototype ? 'prototype' : 'catalogue', cards: mergeSame(cards, notes), notes };
}
