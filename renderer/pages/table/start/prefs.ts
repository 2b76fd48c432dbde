import { DUMMIES, type DummySpec, dummySchema } from '../../../../engine/mk/table/opponent.ts';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../../../../engine/mk/table/settings.ts';

/** Most kalandozó the dummy may have to obstruct. */
const MAX_ROW = 8;
const MAX_LEVEL = 20;

/** The levels of the dummy's kalandozó as typed: "2 3 1". Null if it is anything else. */
export function readRow(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const levels = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : -1));
  return levels.length <= MAX_ROW && levels.every((level) => level >= 0 && level <= MAX_LEVEL) ? levels : null;
}

/** What was remembered of the dummy's set-up; anything unreadable falls back to growing walls. */
export function readDummy(value: unknown): DummySpec {
  const read = dummySchema.safeParse(value);
  return read.success && read.data.tower.length === 3 ? read.data : DUMMIES.walls;
}

/** What a new game of the page begins with: the table carries out the texts it understands, unlike in a scenario. */
export const PAGE_SETTINGS: Settings = { ...DEFAULT_SETTINGS, effects: 'read' };

/** The remembered settings that are still readable. */
export function readSettings(values: Readonly<Record<string, unknown>>): Partial<Settings> {
  const fine: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(settingsSchema.shape)) {
    const stored = values[key];
    // Pairs of alignments are a list, and the player's settings hold plain values only.
    const value = key === 'alignmentPairs' && typeof stored === 'string' ? readPairs(stored) : stored;
    if (value !== undefined && schema.safeParse(value).success) fine[key] = value;
  }
  return fine as Partial<Settings>;
}

/** Pairs as typed: "Élet–Halál, Rend–Káosz". Null if a pair is not of two words. */
export function readPairs(text: string): [string, string][] | null {
  const pairs = text.split(/[,;]/).filter((part) => part.trim() !== '');
  const found = pairs.map((pair) => pair.split(/[–-]/).map((word) => word.trim()));
  return found.every((pair) => pair.length === 2 && pair.every((word) => word !== ''))
    ? (found as [string, string][])
    : null;
}

export const writePairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map((pair) => pair.join('–')).join(', ');
