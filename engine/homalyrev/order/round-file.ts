import { z } from 'zod';
import { type FileProblem, problemOf, type Read, unknownKeys, valueAt } from '../file-problem.ts';
import { type Round, standeeName } from './turn-order.ts';

const name = z.string().min(1).max(100);
const initiative = z.int().min(1).max(99);
const flag = z.boolean().default(false);

const summon = z.object({ id: name, summonedThisRound: flag });
const character = z.object({
  id: name,
  leading: initiative.nullable().default(null),
  second: initiative.nullable().default(null),
  longRest: flag,
  summons: z.array(summon).max(20).default([]),
});
const standee = z.object({ number: z.int().min(1).max(99), elite: flag, named: flag });
const monsters = z.object({ type: name, initiative, figures: z.array(standee).min(1).max(31) });
const round = z.object({
  characters: z.array(character).max(20).default([]),
  monsters: z.array(monsters).max(20).default([]),
});

/** Reads a round for {@link turnOrder} from a parsed JSON value (docs/homalyrev.md). */
export function readRound(value: unknown): Read<Round> {
  const parsed = round.safeParse(value);
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error.issues[0], value) };
  const problem = unsound(parsed.data);
  return problem ? { ok: false, problem } : { ok: true, value: parsed.data, unknown: allUnknownKeys(value) };
}

function unsound(data: Round): FileProblem | null {
  const ids = new Set<string>();
  const taken = (id: string, path: string): FileProblem | null => {
    if (ids.has(id)) return { path, code: 'DUPLICATE_ID', detail: { id } };
    ids.add(id);
    return null;
  };
  for (const [i, one] of data.characters.entries()) {
    const path = `characters[${i}]`;
    const twice = taken(one.id, `${path}.id`);
    if (twice) return twice;
    if (one.longRest && (one.leading !== null || one.second !== null)) {
      return { path, code: 'CARDS_WITH_REST', detail: { id: one.id } };
    }
    if (!one.longRest && one.leading === null) return { path, code: 'NO_LEADING_CARD', detail: { id: one.id } };
    for (const [j, { id }] of one.summons.entries()) {
      const again = taken(id, `${path}.summons[${j}].id`);
      if (again) return again;
    }
  }
  for (const [i, { type, figures }] of data.monsters.entries()) {
    const twice = taken(type, `monsters[${i}].type`);
    if (twice) return twice;
    for (const [j, { number }] of figures.entries()) {
      const again = taken(standeeName(type, number), `monsters[${i}].figures[${j}].number`);
      if (again) return again;
    }
  }
  return null;
}

function allUnknownKeys(value: unknown): string[] {
  const list = (key: string): unknown[] => {
    const found = valueAt(value, [key]);
    return Array.isArray(found) ? found : [];
  };
  return [
    ...unknownKeys('', value, round.shape),
    ...list('characters').flatMap((one, i) => unknownKeys(`characters[${i}]`, one, character.shape)),
    ...list('monsters').flatMap((one, i) => unknownKeys(`monsters[${i}]`, one, monsters.shape)),
  ];
}
