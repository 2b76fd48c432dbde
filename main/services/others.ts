import type { Context } from './context.ts';

const EVERY_MS = 2000;

/**
 * Looks now and then whether another process (the command line beside an open window) wrote to the data base, and tells
 * the windows that everything may have changed. Gives the function that ends it.
 */
export function watchOthers(context: Context, every = EVERY_MS): () => void {
  // data_version changes only by writes of other connections.
  const read = () => context.db.pragma('data_version');
  let seen = read();
  const timer = setInterval(() => {
    try {
      const found = read();
      if (found === seen) return;
      seen = found;
      context.library.forget();
      context.changes.publish('all');
    } catch {
      // A data base that cannot be read just now answers the next call with its own error.
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
