/**
 * A stable sort in steps, for a page that must not stop: between two steps about `stepSize` comparisons are made. Runs that are in order
 * already are joined without looking into them. The end gives a new list.
 */
export function* sortSteps<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  stepSize = 200,
): Generator<void, T[], void> {
  let runs: T[][] = [];
  // A run of this length is sorted by some hundred comparisons if its items come in any order.
  const runLength = Math.max(2, Math.floor(stepSize / 4));
  for (let from = 0; from < items.length; from += runLength) {
    runs.push(items.slice(from, from + runLength).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const [left, right] = [runs[i] as T[], runs[i + 1]];
      longer.push(right ? yield* merge(left, right, compare, stepSize) : left);
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
  stepSize: number,
): Generator<void, T[], void> {
  yield;
  if (compare(left.at(-1) as T, right[0] as T) <= 0) return left.concat(right);
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    // Of equal items the left one stays first.
    merged.push((compare(left[l] as T, right[r] as T) <= 0 ? left[l++] : right[r++]) as T);
    if (merged.length % stepSize === 0) yield;
  }
  for (; l < left.length; l++) merged.push(left[l] as T);
  for (; r < right.length; r++) merged.push(right[r] as T);
  return merged;
}
