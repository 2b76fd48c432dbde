import { distance } from 'fastest-levenshtein';
import { fold } from '../../text/fold.ts';

/** Words of at least so many letters may have two wrong; shorter ones one, and those below FEW none. */
const MANY = 8;
const FEW = 4;
/** Wrong letters in a whole name. */
const MOST = 2;

/**
 * True if a written name can only be a slip of the pen for a card's name: the same words in the same order, a letter or two
 * wrong, no number changed. Anything further away may be another card, and only the player can tell.
 */
export function isSlip(written: string, name: string): boolean {
  const [typed, meant] = [wordsOf(written), wordsOf(name)];
  if (typed.length !== meant.length) return false;
  let wrong = 0;
  for (const [i, word] of typed.entries()) {
    const other = meant[i] as string;
    const edits = distance(word, other);
    const length = Math.min(word.length, other.length);
    if (edits > 0 && (length < FEW || /\d/.test(word + other))) return false;
    if (edits > (length >= MANY ? 2 : 1)) return false;
    wrong += edits;
  }
  return wrong <= MOST;
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The one name among these a written one is a slip for; undefined where there is none or more than one. */
export function slipOf(written: string, names: readonly string[]): string | undefined {
  const [only, second] = names.filter((name) => isSlip(written, name));
  return second === undefined ? only : undefined;
}
