/**
 * A copy without anything a store or a component may have left on it: only own, enumerable, named properties. A store's
 * proxy cannot be cloned and its raw object carries symbols, so nothing leaves the page but through here.
 * Files, blobs and dates pass as they are.
 */
export function plain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plain) as T;
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Blob || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) as T;
}
