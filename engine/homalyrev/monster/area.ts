import { type Hex, mirrored, turned } from '../board/hex.ts';

/** The hexes of an area as offsets; in melee from the attacker, at range from one of its own hexes. */
export type Pattern = readonly Hex[];

const cache = new WeakMap<readonly Hex[], { melee: readonly Pattern[]; ranged: readonly Pattern[] }>();

/** All different orientations around the attacker: six turns of the area and of its mirror image. */
export const meleePatterns = (area: readonly Hex[]): readonly Pattern[] => patternsOf(area).melee;

/** All different placements that lay one of the area's hexes on the offset [0, 0], in every orientation. */
export const rangedPatterns = (area: readonly Hex[]): readonly Pattern[] => patternsOf(area).ranged;

function patternsOf(area: readonly Hex[]) {
  let known = cache.get(area);
  if (!known) {
    // The attacker's own hex is no target.
    const around = area.filter(([q, r]) => q !== 0 || r !== 0);
    known = { melee: orientations([around]), ranged: orientations(area.map((pin) => pinned(area, pin))) };
    cache.set(area, known);
  }
  return known;
}

const pinned = (area: readonly Hex[], pin: Hex): Pattern => area.map(([q, r]) => [q - pin[0], r - pin[1]]);

function orientations(patterns: readonly Pattern[]): readonly Pattern[] {
  const found = new Map<string, Pattern>();
  for (const pattern of patterns) {
    for (const shape of [pattern, pattern.map(mirrored)]) {
      for (let sixths = 0; sixths < 6; sixths++) {
        const hexes = shape.map((hex) => turned(hex, sixths));
        hexes.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        found.set(hexes.join(';'), hexes);
      }
    }
  }
  return [...found.values()];
}
