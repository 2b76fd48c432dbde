import { distance } from 'fastest-levenshtein';
import { fold } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import { createLetterGroups } from './letter-groups.ts';

/** More edits than this make another name, however long it is. */
const MOST_EDITS = 6;
/** Score of a name that begins with the text, or has a word that does: better than one wrong letter. */
const BEGINS = 0.5;
/** Answers remembered; a list is checked again at every key press with the same unknown names in it. */
const REMEMBERED = 2000;

/** Up to here every name is compared; of more names those that share the rarest letters with the text. */
const COMPARE_ALL = 2000;

/**
 * Makes the search for near names: those that begin with the text or hold a word that does, then those a few edits away,
 * nearest first. Letters a name lacks give a lower bound of its edits, so that most names are never compared. Of a catalogue
 * of more than two thousand names only those with the most letter groups in common are looked at: a text costs the same
 * however large the catalogue is, and a name that has no rare letters in common with it may be missed.
 */
export function createSuggester(namesByFold: ReadonlyMap<string, readonly string[]>) {
  let index: { key: string; letters: number; names: readonly string[] }[] | undefined;
  let groups: ReturnType<typeof createLetterGroups> | undefined;
  const known = new Map<string, readonly { name: string; score: number }[]>();

  function search(wanted: string, limit: number): { name: string; score: number }[] {
    index ??= [...namesByFold].map(([key, names]) => ({ key, letters: letterSet(key), names }));
    const all = index;
    if (all.length > COMPARE_ALL) groups ??= createLetterGroups(all.map(({ key }) => key));
    const looked = groups ? groups.near(wanted).map((at) => all[at] as (typeof all)[number]) : all;
    const letters = letterSet(wanted);
    let allowed = Math.min(MOST_EDITS, Math.max(1, Math.floor(wanted.length / 3)));
    const best: { name: string; score: number }[] = [];
    const put = (names: readonly string[], score: number) => {
      for (const name of names) best.push({ name, score });
      best.sort((a, b) => a.score - b.score || compareHu(a.name, b.name));
      best.length = Math.min(best.length, limit);
      const last = best.at(-1);
      if (best.length === limit && last) allowed = Math.min(allowed, last.score);
    };
    const near: (typeof all)[] = Array.from({ length: allowed + 1 }, () => []);
    for (const entry of looked) {
      if (wanted.length >= 3 && (entry.key.startsWith(wanted) || entry.key.includes(` ${wanted}`)))
        put(entry.names, BEGINS);
      else {
        const bound = Math.max(
          Math.abs(entry.key.length - wanted.length),
          bits(letters & ~entry.letters),
          bits(entry.letters & ~letters),
        );
        near[bound]?.push(entry);
      }
    }
    near.forEach((entries, bound) => {
      if (bound > allowed) return;
      for (const { key, names } of entries) {
        const score = distance(wanted, key);
        if (score <= allowed) put(names, score);
      }
    });
    return best;
  }

  return (text: string, limit: number): readonly string[] => {
    const wanted = fold(text);
    if (wanted === '' || limit < 1) return [];
    const id = `${limit} ${wanted}`;
    let found = known.get(id);
    if (!found) {
      found = search(wanted, limit);
      if (known.size >= REMEMBERED) known.clear();
      known.set(id, found);
    }
    return found.map((hit) => hit.name);
  };
}

/** Which letters a folded text holds, as a set of bits; characters beyond a–z share the rest. */
function letterSet(text: string): number {
  let set = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return set;
}

function bits(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
