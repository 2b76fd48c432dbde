import type { Hex } from '../board/hex.ts';
import { negativesOf, pointsOf } from '../board/movement.ts';
import { placeRanks } from '../order/place.ts';
import type { Candidate } from './focus.ts';
import { bitsOf, type Strike, strikesFinder, type Targets } from './placements.ts';
import type { MoveRow } from './reasons.ts';
import { type Enemy, hasSeveralTargets, inMove, isEnd, type Situation } from './situation.ts';
import { atDisadvantage } from './targeting.ts';

/** A hex to attack from and everyone attacked from there. */
export interface GroupEnd {
  readonly hex: number;
  readonly targets: Targets;
}

/** More tied groups of targets than this are not listed; the decision says so. */
export const GROUP_LIMIT = 5000;

interface Option extends Strike {
  readonly hex: number;
  /** Enemies that would be attacked with disadvantage from this hex. */
  readonly clumsy: Targets;
  readonly key: readonly number[];
}

/**
 * The best hexes for an attack, and whom it hits from there, the focus among them (HOM.5.a, Q91): one rule for a single
 * target, several and an area. With a single target both editions agree: fewest negative hexes, no disadvantage, fewest
 * points. So a ranged attacker steps back from an adjacent focus, just as far as needed, never onto a trap or hazard, and
 * not if it has disadvantage anyway.
 * @param inReach look only at hexes within this turn's movement; otherwise at all, for a goal to head for.
 */
export function bestGroups(situation: Situation, focus: Candidate, inReach: boolean): GroupEnd[] {
  const hexes = attackHexes(situation, focus, inReach);
  const classOf = classesFor(situation);
  const options: Option[] = [];
  const strikesFrom = strikesFinder(situation, focus.enemy);
  for (const hex of hexes) {
    const clumsy = clumsyFrom(situation, hex);
    for (const strike of strikesFrom(hex)) {
      const key = keyOf(situation, focus.enemy, hex, strike, clumsy, classOf(clumsy));
      options.push({ ...strike, hex, clumsy, key });
    }
  }
  const best = minima(options, (option) => option.key);
  explain(situation, focus, best, inReach);
  const tied = best.flatMap((option) =>
    choices(option, focus.enemy, classOf(option.clumsy), situation).map((targets) => ({ hex: option.hex, targets })),
  );
  const ends = situation.rules.rankSecondaries ? regroup(situation, focus.enemy, options, best, tied) : tied;
  return distinct(ends);
}

function attackHexes(situation: Situation, focus: Candidate, inReach: boolean): number[] {
  const negatives = negativesOf(focus.rating);
  const hexes: number[] = [];
  for (let hex = 0; hex < situation.field.size; hex++) {
    if (!isEnd(situation, hex)) continue;
    if (negativesOf(situation.ways.ratings[hex] as number) !== negatives) continue;
    if (!inReach || inMove(situation, hex)) hexes.push(hex);
  }
  return hexes;
}

function clumsyFrom(situation: Situation, hex: number): Targets {
  let clumsy = 0;
  for (const enemy of situation.enemies) if (atDisadvantage(situation, hex, enemy)) clumsy |= 1 << enemy.bit;
  return clumsy;
}

/** Which further targets are preferred: a smaller class first. */
type Classes = (bit: number) => number;

// First edition: secondary targets by the focus rules, range and then initiative. Second: those without disadvantage.
function classesFor(situation: Situation): (clumsy: Targets) => Classes {
  if (!situation.rules.rankSecondaries) return (clumsy) => (bit) => (clumsy >> bit) & 1;
  const { enemies, figureById, rules } = situation;
  const ranks = new Array<number>(enemies.length).fill(0);
  const ranges = [...new Set(enemies.map((enemy) => enemy.range))].sort((a, b) => a - b);
  for (const [i, range] of ranges.entries()) {
    const group = enemies.filter((enemy) => enemy.range === range);
    const places = placeRanks(
      group.map((enemy) => enemy.figure),
      figureById,
      rules,
    );
    for (const [j, enemy] of group.entries()) ranks[enemy.bit] = i * enemies.length + (places[j] as number);
  }
  return () => (bit) => ranks[bit] as number;
}

function keyOf(
  situation: Situation,
  focus: Enemy,
  hex: number,
  strike: Strike,
  clumsy: Targets,
  classOf: Classes,
): readonly number[] {
  const points = pointsOf(situation.ways.ratings[hex] as number);
  const total = bitsOf(strike.hit) + strike.extra;
  const chosen = prefer(strike, focus, classOf);
  if (!situation.rules.focusDisadvantageFirst)
    return [-total, bitsOf(clumsy & (strike.hit | chosen.sure)) + chosen.open.need * chosen.open.cost, points];
  const counts = new Map<number, number>();
  const count = (bit: number): unknown => counts.set(classOf(bit), (counts.get(classOf(bit)) ?? 0) + 1);
  for (const enemy of situation.enemies) if ((strike.hit | chosen.sure) & (1 << enemy.bit)) count(enemy.bit);
  if (chosen.open.need > 0) counts.set(chosen.open.cost, (counts.get(chosen.open.cost) ?? 0) + chosen.open.need);
  const ranked: number[] = [];
  for (const cls of [...new Set(situation.enemies.map((enemy) => classOf(enemy.bit)))].sort((a, b) => a - b)) {
    ranked.push(-(counts.get(cls) ?? 0));
  }
  return [(clumsy >> focus.bit) & 1, -total, points, ...ranked];
}

interface Preferred {
  /** Chosen for certain. */
  readonly sure: Targets;
  /** `need` more out of `among`, all of the class `cost`. */
  readonly open: { readonly among: Targets; readonly need: number; readonly cost: number };
}

// The best choice of further targets: class by class, the focus first if the area does not hit it.
function prefer(strike: Strike, focus: Enemy, classOf: Classes): Preferred {
  const own = 1 << focus.bit;
  let sure = strike.hit & own ? 0 : own;
  let need = strike.extra - (sure ? 1 : 0);
  let rest = strike.choice & ~sure;
  while (need > 0 && rest !== 0) {
    const { among, cost } = lowestClass(rest, classOf);
    const size = bitsOf(among);
    if (size > need) return { sure, open: { among, need, cost } };
    sure |= among;
    need -= size;
    rest &= ~among;
  }
  return { sure, open: { among: 0, need: 0, cost: 0 } };
}

function lowestClass(targets: Targets, classOf: Classes): { among: Targets; cost: number } {
  let among = 0;
  let cost = Number.POSITIVE_INFINITY;
  for (let bit = 0; bit < 31; bit++) {
    if (!(targets & (1 << bit))) continue;
    const own = classOf(bit);
    if (own < cost) {
      cost = own;
      among = 0;
    }
    if (own === cost) among |= 1 << bit;
  }
  return { among, cost };
}

function choices(strike: Strike, focus: Enemy, classOf: Classes, situation: Situation): Targets[] {
  const { sure, open } = prefer(strike, focus, classOf);
  const found: Targets[] = [];
  const base = strike.hit | sure;
  const pick = (from: number, need: number, picked: Targets): void => {
    if (found.length >= GROUP_LIMIT) return;
    if (need === 0) {
      found.push(base | picked);
      return;
    }
    for (let bit = from; bit < 31; bit++) if (open.among & (1 << bit)) pick(bit + 1, need - 1, picked | (1 << bit));
  };
  pick(0, open.need, 0);
  if (found.length >= GROUP_LIMIT) {
    situation.reasons.push({ code: 'LIST_CUT', clause: 'HOM.5.a', limit: GROUP_LIMIT });
  }
  return found;
}

// First edition, last row: the same groups may be attacked from elsewhere with fewer disadvantaged attacks, then less movement.
function regroup(
  situation: Situation,
  focus: Enemy,
  options: readonly Option[],
  best: readonly Option[],
  tied: readonly GroupEnd[],
): GroupEnd[] {
  const groups = [...new Set(tied.map((end) => end.targets))];
  const onFocus = best[0] ? (best[0].clumsy >> focus.bit) & 1 : 0;
  const ends: (GroupEnd & { key: readonly number[] })[] = [];
  for (const option of options) {
    if (((option.clumsy >> focus.bit) & 1) !== onFocus) continue;
    for (const targets of groups) {
      const chosen = targets & ~option.hit;
      if (option.hit & ~targets || chosen & ~option.choice || bitsOf(chosen) !== option.extra) continue;
      const points = pointsOf(situation.ways.ratings[option.hex] as number);
      ends.push({ hex: option.hex, targets, key: [bitsOf(targets & option.clumsy), points] });
    }
  }
  return minima(ends, (end) => end.key);
}

function minima<T>(list: readonly T[], key: (item: T) => readonly number[]): T[] {
  let best: T[] = [];
  for (const item of list) {
    const order = best.length === 0 ? -1 : lexicographic(key(item), key(best[0] as T));
    if (order < 0) best = [item];
    else if (order === 0) best.push(item);
  }
  return best;
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const order = (a[i] as number) - (b[i] as number);
    if (order !== 0) return order;
  }
  return 0;
}

function distinct(ends: readonly GroupEnd[]): GroupEnd[] {
  const found = new Map<string, GroupEnd>();
  for (const { hex, targets } of ends) found.set(`${hex}/${targets}`, { hex, targets });
  return [...found.values()];
}

function explain(situation: Situation, focus: Candidate, best: readonly Option[], inReach: boolean): void {
  const [first] = best;
  if (!first) return;
  const { rules, reasons, field } = situation;
  const hexes = [...new Set(best.map((option) => option.hex))].map((hex) => field.hexes[hex] as Hex);
  const step = {
    code: inReach ? 'END_BY' : 'GOAL_BY',
    clause: inReach ? 'HOM.5.a' : 'HOM.5.b',
    focus: focus.enemy.figure.id,
    hexes,
  } as const;
  const negatives = negativesOf(focus.rating);
  if (negatives > 0) reasons.push({ ...step, row: 'negatives', value: negatives });
  const rows: readonly MoveRow[] = rules.focusDisadvantageFirst
    ? ['focusDisadvantage', 'targets', 'points']
    : ['targets', 'disadvantages', 'points'];
  const valueIn = (row: MoveRow): number => Math.abs(first.key[rows.indexOf(row)] as number);
  if (hasSeveralTargets(situation.attack)) {
    for (const row of rows) {
      if (row === 'targets' || row === 'points' || situation.fearsAdjacent)
        reasons.push({ ...step, row, value: valueIn(row) });
    }
    if (rules.rankSecondaries) reasons.push({ ...step, row: 'secondaries', value: null });
    return;
  }
  // With a single target every disadvantage is one on the focus. It is told where it cannot be helped, and where it rules
  // out a hex that is as near as can be.
  const disadvantage = valueIn(rules.focusDisadvantageFirst ? 'focusDisadvantage' : 'disadvantages');
  const points = valueIn('points');
  if (disadvantage > 0 || focus.nearest.some((hex) => atDisadvantage(situation, hex, focus.enemy)))
    reasons.push({ ...step, row: 'focusDisadvantage', value: disadvantage });
  reasons.push({ ...step, row: 'points', value: points });
}
