/** The project's folder. */
export const root: string;

/** What is kept about a bundle: where it lies and what it was made of. */
export interface BundleRecord {
  readonly output: string;
  /** Project path → "time:size"; null if the file changed while it was being read, so that the bundle counts as stale. */
  readonly files: Readonly<Record<string, string | null>>;
}

/** Where the record of a bundle lies. */
export function recordPath(name: string): string;

/** A file's time and size, or null where there is none. */
export function fingerprint(path: string): string | null;

/** Whether a bundle stands and none of the files it was made of has changed since. */
export function isFresh(name: string): boolean;
