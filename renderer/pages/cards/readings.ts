import { z } from 'zod';
import type { Ability } from '../../../engine/mk/cards/card.ts';
import { type Effect, effectSchema } from '../../../engine/mk/cards/effects/model.ts';
import { cleanName } from '../../../engine/text/fold.ts';

/** Who says what a sentence means: the program, the player by doing it by hand, or the player by a structure. */
export type ReadingChoice = 'program' | 'hand' | 'own';

/** What the player said of a sentence, if anything. */
export const readingOf = (ability: Ability, sentence: string): Ability['readings'][number] | undefined =>
  ability.readings.find((one) => cleanName(one.sentence) === cleanName(sentence));

export function choiceOf(ability: Ability, sentence: string): ReadingChoice {
  const reading = readingOf(ability, sentence);
  if (!reading) return 'program';
  return reading.effects === null ? 'hand' : 'own';
}

/** The readings of an ability with that of one sentence set; undefined takes it back to what the program reads. */
export function withReading(
  ability: Ability,
  sentence: string,
  effects: Effect[] | null | undefined,
): Ability['readings'] {
  const others = ability.readings.filter((one) => cleanName(one.sentence) !== cleanName(sentence));
  return effects === undefined ? others : [...others, { sentence, effects }];
}

export type Structure =
  | { readonly ok: true; readonly effects: Effect[] }
  /** `path` is null where the text is no JSON, else where the first wrong value stands, "" for the list itself. */
  | { readonly ok: false; readonly path: string | null };

const structureSchema = z.array(effectSchema).min(1);

/** Reads a structure the player typed as JSON: only what the catalogue would take. */
export function readStructure(text: string): Structure {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, path: null };
  }
  const read = structureSchema.safeParse(value);
  if (read.success) return { ok: true, effects: read.data };
  return { ok: false, path: read.error.issues[0]?.path.map(String).join('.') ?? '' };
}
