/** Letters a–z, the blank that stands at the ends of words, and all other signs together. */
const LETTERS = 28;
const BLANK = 26;
const GROUPS = LETTERS ** 3;
/** Entries looked at for one text, so that its cost does not grow with the number of names. */
const MOST_ENTRIES = 6000;
const MOST_CANDIDATES = 160;

function letter(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  return code === 32 ? BLANK : LETTERS - 1;
}

function groupsOf(key: string): number[] {
  const groups: number[] = [];
  let [first, second] = [BLANK, BLANK];
  for (let i = 0; i <= key.length; i++) {
    const third = i === key.length ? BLANK : letter(key.charCodeAt(i));
    groups.push((first * LETTERS + second) * LETTERS + third);
    first = second;
    second = third;
  }
  return groups;
}

/**
 * Names by the groups of three letters in them. `near` gives the places of the names that share the most of a text's rarest
 * groups, at a cost that depends on the text alone.
 */
export function createLetterGroups(keys: readonly string[]): { near(text: string): readonly number[] } {
  const starts = new Int32Array(GROUPS + 1);
  const all = keys.map(groupsOf);
  for (const groups of all) for (const group of groups) starts[group + 1] = (starts[group + 1] as number) + 1;
  for (let group = 0; group < GROUPS; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
  const next = starts.slice();
  const entries = new Int32Array(starts[GROUPS] as number);
  all.forEach((groups, at) => {
    for (const group of groups) {
      const place = next[group] as number;
      entries[place] = at;
      next[group] = place + 1;
    }
  });
  const size = (group: number) => (starts[group + 1] as number) - (starts[group] as number);

  return {
    near(text) {
      const shared = new Map<number, number>();
      const rarest = [...new Set(groupsOf(text))].filter((group) => size(group) > 0).sort((a, b) => size(a) - size(b));
      let left = MOST_ENTRIES;
      for (const group of rarest) {
        // The rarest group is looked at however common it is, up to the same bound.
        const end = Math.min(starts[group + 1] as number, (starts[group] as number) + MOST_ENTRIES);
        if (shared.size > 0 && size(group) > left) break;
        left -= size(group);
        for (let at = starts[group] as number; at < end; at++) {
          const name = entries[at] as number;
          shared.set(name, (shared.get(name) ?? 0) + 1);
        }
      }
      const nearness = (name: number) =>
        (shared.get(name) as number) * 4 - Math.abs((keys[name] as string).length - text.length);
      return [...shared.keys()].sort((a, b) => nearness(b) - nearness(a) || a - b).slice(0, MOST_CANDIDATES);
    },
  };
}
