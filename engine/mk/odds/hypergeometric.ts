/**
 * Chances of 0, 1, … n marked cards among n drawn from N cards of which K are marked (without putting back).
 * n is held to N. The values sum to 1 and each has a relative error of about n · 1e-16: they are built by ratios
 * from the likeliest value outwards, so neither factorials nor logarithms can overflow or lose digits.
 */
export function hypergeometric(N: number, K: number, draws: number): Float64Array {
  const n = Math.min(draws, N);
  const p = new Float64Array(n + 1);
  const lowest = Math.max(0, n - (N - K));
  const highest = Math.min(n, K);
  const mode = Math.min(highest, Math.max(lowest, Math.floor(((n + 1) * (K + 1)) / (N + 2))));
  p[mode] = 1;
  let total = 1;
  for (let k = mode; k < highest; k++) {
    p[k + 1] = (p[k]! * (K - k) * (n - k)) / ((k + 1) * (N - K - n + k + 1));
    total += p[k + 1]!;
  }
  for (let k = mode; k > lowest; k--) {
    p[k - 1] = (p[k]! * k * (N - K - n + k)) / ((K - k + 1) * (n - k + 1));
    total += p[k - 1]!;
  }
  for (let k = lowest; k <= highest; k++) p[k]! /= total;
  return p;
}

const tables = new Map<number, Float64Array>();
const MOST_TABLES = 50_000;
const SIDE = 2 ** 17;

/** The same values, remembered: the walks over cells ask for the same ones again and again. Not to be changed. */
export function hypergeometricTable(N: number, K: number, draws: number): Float64Array {
  const n = Math.min(draws, N);
  if (N >= SIDE) return hypergeometric(N, K, n);
  const key = (N * SIDE + K) * SIDE + n;
  let table = tables.get(key);
  if (!table) {
    if (tables.size >= MOST_TABLES) tables.clear();
    table = hypergeometric(N, K, n);
    tables.set(key, table);
  }
  return table;
}

/** The sum of chances from `from` upwards, held to 0…1; smallest terms first, so nothing is lost. */
export function tail(p: Float64Array, from: number): number {
  if (from <= 0) return 1;
  let sum = 0;
  for (let k = p.length - 1; k >= from; k--) sum += p[k]!;
  return Math.min(1, sum);
}
