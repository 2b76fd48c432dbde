import type { Place } from './place.ts';

/** Things in order, in groups: the groups follow each other for certain, inside a group the players decide. */
export interface OrderGroup<T> {
  readonly items: readonly T[];
  /** Pairs inside the group whose order is not free: the first comes before the second. */
  readonly fixed: readonly (readonly [T, T])[];
}

/**
 * Orders a list as far as a comparison goes and no further (HOM.2.c): what it leaves open stays together in one group,
 * never settled by the order of the list. The comparison need not be able to compare every pair, but must not contradict
 * itself.
 */
export function orderWithChoices<T>(list: readonly T[], compare: (a: T, b: T) => Place): OrderGroup<T>[] {
  const before = (item: T): number => list.filter((other) => compare(other, item) < 0).length;
  const ranked = list.map((item) => ({ item, rank: before(item) })).sort((a, b) => a.rank - b.rank);
  const sorted = ranked.map(({ item }) => item);
  const groups: OrderGroup<T>[] = [];
  let start = 0;
  for (let end = 1; end <= sorted.length; end++) {
    const here = sorted.slice(start, end);
    const rest = sorted.slice(end);
    if (!here.every((a) => rest.every((b) => compare(a, b) < 0))) continue;
    groups.push({ items: here, fixed: fixedPairs(here, compare) });
    start = end;
  }
  return groups;
}

function fixedPairs<T>(items: readonly T[], compare: (a: T, b: T) => Place): (readonly [T, T])[] {
  return items.flatMap((a) => items.filter((b) => compare(a, b) < 0).map((b) => [a, b] as const));
}
