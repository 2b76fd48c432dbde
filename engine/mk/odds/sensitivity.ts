import { type Condition, jointChance } from './exact.ts';

/** What one copy more or fewer of a card does to the chance. null where there is no copy to take out. */
export interface Sensitivity {
  readonly name: string;
  readonly copies: number;
  readonly p: number;
  readonly more: number;
  readonly fewer: number | null;
}

/**
 * The chance of a question as it is and with one copy more and one fewer of each named card, the deck growing or
 * shrinking by that card. Strongest effect first.
 */
export function sensitivity<T extends { readonly name: string }>(
  pool: readonly T[],
  draws: number,
  conditions: readonly Condition<T>[],
  names: readonly string[],
): Sensitivity[] {
  const p = jointChance(pool, draws, conditions);
  const rows = names.flatMap((name): Sensitivity[] => {
    const at = pool.findIndex((card) => card.name === name);
    if (at < 0) return [];
    const copies = pool.filter((card) => card.name === name).length;
    const more = jointChance([...pool, pool[at] as T], draws, conditions);
    const fewer = jointChance([...pool.slice(0, at), ...pool.slice(at + 1)], draws, conditions);
    return [{ name, copies, p, more, fewer }];
  });
  return rows.sort((a, b) => b.more - a.more);
}
