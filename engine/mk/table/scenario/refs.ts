import { fold } from '../../../text/fold.ts';
import { CARD_FIELDS, LIST_FIELDS } from '../state/fields.ts';
import type { CardId, State } from '../state/types.ts';

/**
 * The card a scenario means: the label of a copy, or a card name (with "#2" for the second copy in the order of their
 * numbers). Undefined if there is none.
 */
export function findRef(state: State, labels: ReadonlyMap<string, CardId>, ref: string): CardId | undefined {
  const labelled = labels.get(ref);
  if (labelled !== undefined) return labelled;
  const [, name = ref, nth = '1'] = /^(.*?)(?:#(\d+))?$/.exec(ref) ?? [];
  const wanted = fold(name);
  const copies = state.cards.filter((one) => fold(state.defs[one.def]?.name ?? '') === wanted);
  return copies[Number(nth) - 1]?.id;
}

export type Resolved =
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly ref: string };

/** A command with the names of cards turned into their numbers. */
export function resolveRefs(
  state: State,
  labels: ReadonlyMap<string, CardId>,
  command: Readonly<Record<string, unknown>>,
): Resolved {
  const value: Record<string, unknown> = { ...command };
  const one = (ref: unknown): unknown => (typeof ref === 'string' ? findRef(state, labels, ref) : ref);
  for (const field of CARD_FIELDS) {
    if (typeof value[field] !== 'string') continue;
    const id = one(value[field]);
    if (id === undefined) return { ok: false, ref: String(value[field]) };
    value[field] = id;
  }
  for (const field of LIST_FIELDS) {
    const list = value[field];
    if (!Array.isArray(list)) continue;
    const ids = list.map(one);
    const missing = ids.indexOf(undefined);
    if (missing >= 0) return { ok: false, ref: String(list[missing]) };
    value[field] = ids;
  }
  return { ok: true, value };
}
