/**
 * The rules of focus and movement a second time, as plainly as possible and with nothing from the engine but its types:
 * ways by repeated relaxation over names of hexes, attacks by trying every set of enemies, sight by reference-sight.ts.
 * Written from the rule books (pages beside each switch), not from the engine. Slow; for small boards only.
 */
import type { Hex } from '../../../engine/homalyrev/board/hex.ts';
import type { Figure, Scenario } from '../../../engine/homalyrev/scenario.ts';
import { referenceSight } from './reference-sight.ts';

export interface ReferenceAnswer {
  readonly foci: string[];
  /** "q,r target+target" for each outcome. */
  readonly outcomes: string[];
}

type Key = string;
type Way = readonly [negatives: number, points: number];
const STEPS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const name = ([q, r]: Hex): Key => `${q},${r}`;
const hexOf = (key: Key): Hex => key.split(',').map(Number) as [number, number];
const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];

function less(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] as number) < (b[i] as number);
}

function bestBy<T>(list: readonly T[], key: (item: T) => readonly number[]): T[] {
  let best: T[] = [];
  let lowest: readonly number[] | null = null;
  for (const item of list) {
    const own = key(item);
    if (lowest === null || less(own, lowest)) {
      lowest = own;
      best = [];
    }
    if (!less(lowest, own)) best.push(item);
  }
  return best;
}

function remembered<T>(answer: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = answer(key);
    known.set(key, value);
    return value;
  };
}

export function reference(scenario: Scenario): ReferenceAnswer {
  const second = scenario.rules === 'gh2e';
  const rules = {
    /** 1e p. 23 an obstacle for monsters; 2e passable. */
    invisibleBlocks: !second,
    /** No ice in the first edition; slides in the second (Frosthaven). */
    iceSlides: second,
    /** 1e p. 19: the last hex of a jump is a normal one; 2e p. 22: difficult terrain never matters. */
    jumpLandingOnDifficult: second ? 1 : 2,
    /** 1e p. 30: losing disadvantage on the focus before more targets; 2e p. 40 the other way. */
    focusDisadvantageFirst: !second,
    /** 1e p. 30: "move toward a hex where it is within range to perform its best possible attack"; 2e FAQ 5.8: the nearest. */
    planFullAttackOutOfReach: !second,
  };
  const sight = referenceSight(scenario);
  const { board, action } = scenario;
  const actor = scenario.figures.find((one) => one.id === scenario.actor) as Figure;
  const kinds = new Map<Key, string>(board.terrain.map(({ at, kind }) => [name(at), kind]));
  const floor = board.hexes.map(name).filter((key) => !['wall', 'closedDoor'].includes(kinds.get(key) ?? ''));
  const split = new Set(board.thinWalls.flatMap(([a, b]) => [`${name(a)}|${name(b)}`, `${name(b)}|${name(a)}`]));
  const step = (from: Key, by: Hex): Key | null => {
    const to = name(plus(hexOf(from), by));
    return floor.includes(to) && !split.has(`${from}|${to}`) ? to : null;
  };
  const others = scenario.figures.filter((one) => one.id !== actor.id);
  const hostile = (one: Figure): boolean => (one.side === 'monster') !== (actor.side === 'monster');
  const standing = new Map(others.map((one) => [name(one.at), one]));
  const enemies = others.filter((one) => hostile(one) && !one.invisible);
  const { mode } = action;
  const start = name(actor.at);
  if (action.stunned) return { foci: [], outcomes: [`${start} `] };

  const bad = (key: Key): number => (mode !== 'fly' && ['trap', 'hazardous'].includes(kinds.get(key) ?? '') ? 1 : 0);
  const rough = (key: Key): number => (kinds.get(key) === 'difficult' ? 1 : 0);
  const mayPass = (key: Key): boolean => {
    if (mode !== 'walk') return true;
    const one = standing.get(key);
    if (kinds.get(key) === 'obstacle') return false;
    return !one || !hostile(one) || (one.invisible && !rules.invisibleBlocks);
  };
  const mayEnd = (key: Key): boolean => !standing.has(key) && (mode === 'fly' || kinds.get(key) !== 'obstacle');

  const walkStep = (from: Key, by: Hex): { to: Key; cost: Way } | null => {
    let to = step(from, by);
    if (to === null || !mayPass(to)) return null;
    let slid = false;
    while (mode === 'walk' && rules.iceSlides && kinds.get(to) === 'icy') {
      const next: Key | null = step(to, by);
      if (next === null || !mayPass(next) || standing.has(next)) break;
      to = next;
      slid = true;
    }
    const extra: number = mode === 'walk' && !slid ? rough(to) : 0;
    return { to, cost: [mode === 'walk' ? bad(to) : 0, 1 + extra] };
  };
  const ways = remembered((from: Key): Map<Key, Way> => {
    const found = new Map<Key, Way>([[from, [0, 0]]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [at, way] of [...found]) {
        for (const by of STEPS) {
          const moved = walkStep(at, by);
          if (!moved) continue;
          const value: Way = [way[0] + moved.cost[0], way[1] + moved.cost[1]];
          const known = found.get(moved.to);
          if (known && !less(value, known)) continue;
          found.set(moved.to, value);
          changed = true;
        }
      }
    }
    if (mode === 'jump') {
      for (const [key, way] of found) {
        if (key !== from) found.set(key, [bad(key), way[1] + rough(key) * (rules.jumpLandingOnDifficult - 1)]);
      }
    }
    return found;
  });
  const spread = remembered((from: Key): Map<Key, number> => {
    const found = new Map<Key, number>([[from, 0]]);
    for (const [at, range] of found) {
      for (const by of STEPS) {
        const to = step(at, by);
        if (to !== null && !found.has(to)) found.set(to, range + 1);
      }
    }
    return found;
  });

  const real = action.attack !== null && !action.disarmed;
  const attack = real && action.attack ? action.attack : { range: 0, targets: 1, area: null };
  const area = attack.area?.length ? attack.area : null;
  const reach = Math.max(1, attack.range);
  const move = action.immobilized ? 0 : action.move;
  const fears = real && attack.range > 0 && !action.muddled;
  const from = ways(start);
  const near = spread(start);
  const ends = [...from.keys()].filter(mayEnd);
  const wayTo = (key: Key): Way => from.get(key) as Way;
  const seen = (key: Key, enemy: Figure): boolean => sight(hexOf(key), enemy.at);
  const plain = remembered((key: Key): Figure[] =>
    enemies.filter((one) => (spread(key).get(name(one.at)) ?? Infinity) <= reach && seen(key, one)),
  );
  const clumsy = (key: Key, one: Figure): boolean => fears && STEPS.some((by) => step(key, by) === name(one.at));

  const shapes = (): Hex[][] => {
    const all: Hex[][] = [];
    for (const mirror of [false, true]) {
      let shape = (area ?? []).map(([q, r]): Hex => (mirror ? [q, -q - r] : [q, r]));
      for (let i = 0; i < 6; i++) {
        shape = shape.map(([q, r]): Hex => [q + r, -q]);
        all.push(shape);
      }
    }
    return all;
  };
  const covered = (hexes: readonly Hex[], key: Key): Figure[] =>
    enemies.filter((one) => hexes.some((hex) => name(hex) === name(one.at)) && seen(key, one));
  // Everyone an area can hit from a hex, for each placement; an empty set for no area or one that hits nobody.
  const hits = (key: Key): Figure[][] => {
    const found: Figure[][] = [[]];
    if (!area) return found;
    if (attack.range === 0) {
      for (const shape of shapes())
        found.push(
          covered(
            shape.map((hex) => plus(hexOf(key), hex)),
            key,
          ),
        );
      return found;
    }
    const ranges = spread(key);
    for (const shape of shapes()) {
      for (const enemy of enemies) {
        for (const pin of shape) {
          const laid = shape.map((hex): Hex => [enemy.at[0] + hex[0] - pin[0], enemy.at[1] + hex[1] - pin[1]]);
          if (laid.some((hex) => (ranges.get(name(hex)) ?? Infinity) <= reach)) found.push(covered(laid, key));
        }
      }
    }
    return found;
  };
  const subsets = (list: readonly Figure[], size: number): Figure[][] => {
    if (size === 0) return [[]];
    return list.flatMap((one, i) => subsets(list.slice(i + 1), size - 1).map((rest) => [one, ...rest]));
  };
  const extras = area ? attack.targets - 1 : attack.targets;
  const sets = remembered((key: Key): Figure[][] => {
    const distinct = new Map<string, Figure[]>();
    for (const hit of hits(key)) {
      const free = plain(key).filter((one) => !hit.includes(one));
      for (const chosen of subsets(free, Math.min(extras, free.length))) {
        const set = [...hit, ...chosen];
        distinct.set(
          set
            .map((one) => one.id)
            .sort()
            .join(),
          set,
        );
      }
    }
    return [...distinct.values()];
  });
  const attackable = (key: Key, enemy: Figure): boolean => sets(key).some((set) => set.includes(enemy));

  const place = (one: Figure): number => one.initiative;
  const candidates = enemies.flatMap((enemy) => {
    const hexes = ends.filter((key) => attackable(key, enemy));
    const nearest = bestBy(hexes, wayTo);
    return nearest.length > 0 ? [{ enemy, nearest, way: wayTo(nearest[0] as Key) }] : [];
  });
  let foci = bestBy(candidates, ({ enemy, way }) => [...way, near.get(name(enemy.at)) ?? Infinity]);
  foci = foci.filter(({ enemy }) =>
    foci.every(({ enemy: other }) => !(place(enemy) && place(other) && place(other) < place(enemy))),
  );

  const outcomes = new Set<string>();
  const add = (key: Key, targets: readonly Figure[]): unknown =>
    outcomes.add(
      `${key} ${targets
        .map((one) => one.id)
        .sort()
        .join('+')}`,
    );
  if (foci.length === 0) add(start, []);
  for (const { enemy: focus, nearest, way } of foci) {
    const inReach = way[1] <= move;
    const spots = ends.filter((key) => wayTo(key)[0] === way[0] && (!inReach || wayTo(key)[1] <= move));
    const groups = (): { key: Key; set: Figure[] }[] => {
      const all = spots.flatMap((key) =>
        sets(key)
          .filter((set) => set.includes(focus))
          .map((set) => ({ key, set })),
      );
      const disadvantaged = ({ key, set }: { key: Key; set: Figure[] }): number =>
        set.filter((one) => clumsy(key, one)).length;
      if (!rules.focusDisadvantageFirst) {
        return bestBy(all, (one) => [-one.set.length, disadvantaged(one), wayTo(one.key)[1]]);
      }
      const order = enemies.map((one) => [near.get(name(one.at)) ?? Infinity, place(one)] as const);
      const rank = (one: Figure): number => {
        const own = order[enemies.indexOf(one)] as readonly [number, number];
        return order.filter((other) => less(other, own)).length;
      };
      const vector = (set: readonly Figure[]): number[] =>
        enemies.map((_, r) => -set.filter((one) => rank(one) === r).length);
      const onFocus = (key: Key): number => (clumsy(key, focus) ? 1 : 0);
      const best = bestBy(all, ({ key, set }) => [onFocus(key), -set.length, wayTo(key)[1], ...vector(set)]);
      const same = (a: readonly Figure[], b: readonly Figure[]): boolean =>
        a.length === b.length && a.every((one) => b.includes(one));
      const again = all.filter(
        ({ key, set }) =>
          best.some((one) => same(one.set, set)) && onFocus(key) === onFocus((best[0] as { key: Key }).key),
      );
      return bestBy(again, (one) => [disadvantaged(one), wayTo(one.key)[1]]);
    };
    if (inReach) {
      for (const { key, set } of groups()) add(key, real ? set : []);
      continue;
    }
    const goals = rules.planFullAttackOutOfReach ? groups().map((one) => one.key) : nearest;
    for (const goal of new Set(goals)) {
      const reachable = ends.filter((key) => wayTo(key)[1] <= move);
      const ahead = (key: Key): Way => (key === goal ? [0, 0] : (ways(key).get(goal) ?? [Infinity, Infinity]));
      const open = reachable.filter((key) => ahead(key)[1] < Infinity);
      for (const key of bestBy(open, (one) => [wayTo(one)[0] + ahead(one)[0], ahead(one)[1], wayTo(one)[1]]))
        add(key, []);
    }
  }
  return { foci: foci.map(({ enemy }) => enemy.id).sort(), outcomes: [...outcomes].sort() };
}
