import type { Hex } from '../board/hex.ts';
import { NO_WAY, negativesOf, pointsOf } from '../board/movement.ts';
import { OUT_OF_RANGE } from '../board/range.ts';
import { earliest, initiativeOf } from '../order/place.ts';
import type { FocusKey, Reason } from './reasons.ts';
import { type Enemy, isEnd, type Situation } from './situation.ts';
import { attackTest, neighboursByReading } from './targeting.ts';

/** An enemy that can be attacked from somewhere, with the nearest hexes for it. */
export interface Candidate {
  readonly enemy: Enemy;
  readonly canAttackFrom: (hex: number) => boolean;
  /** Rating of the best way to an attack hex. */
  readonly rating: number;
  /** All attack hexes of that rating. */
  readonly nearest: readonly number[];
}

/**
 * Whom the actor may focus: one enemy, several where the players choose, none if nobody could be attacked from anywhere.
 * HOM.4.a: as if movement had no end, so reach plays no part; Q93: fewest negative hexes, then points; HOM.4.b: range from
 * the hex it stands on; HOM.4.c: initiative.
 */
export function findFoci(situation: Situation): Candidate[] {
  const { reasons } = situation;
  let left: Candidate[] = [];
  for (const enemy of situation.enemies) {
    const byReading = neighboursByReading(situation, enemy);
    if (byReading.length > 0) {
      const reading = situation.sight === 'cornersOnly' ? 'corners' : 'always';
      reasons.push({ code: 'NEIGHBOUR_SIGHT', clause: 'Q92', figure: enemy.figure.id, reading, hexes: byReading });
    }
    const candidate = candidateOf(situation, enemy);
    reasons.push(candidate ? describe(situation, candidate) : noHex(enemy));
    if (candidate) left.push(candidate);
  }
  left = keepBy(
    situation,
    'negatives',
    left,
    lowest((one) => negativesOf(one.rating)),
  );
  left = keepBy(
    situation,
    'points',
    left,
    lowest((one) => pointsOf(one.rating)),
  );
  left = keepBy(
    situation,
    'range',
    left,
    lowest((one) => one.enemy.range),
  );
  left = keepBy(situation, 'initiative', left, (list) => {
    const first = earliest(
      list.map((one) => one.enemy.figure),
      situation.figureById,
      situation.rules,
    );
    return list.filter((one) => first.includes(one.enemy.figure));
  });
  conclude(reasons, left);
  return left;
}

function candidateOf(situation: Situation, enemy: Enemy): Candidate | null {
  const canAttackFrom = attackTest(situation, enemy);
  const { ratings } = situation.ways;
  let best = NO_WAY;
  for (let hex = 0; hex < ratings.length; hex++) {
    if ((ratings[hex] as number) < best && isEnd(situation, hex) && canAttackFrom(hex)) best = ratings[hex] as number;
  }
  if (best === NO_WAY) return null;
  const nearest: number[] = [];
  for (let hex = 0; hex < ratings.length; hex++) {
    if (ratings[hex] === best && isEnd(situation, hex) && canAttackFrom(hex)) nearest.push(hex);
  }
  return { enemy, canAttackFrom, rating: best, nearest };
}

type Filter = (list: readonly Candidate[]) => Candidate[];

function lowest(key: (candidate: Candidate) => number): Filter {
  return (list) => {
    const best = Math.min(...list.map(key));
    return list.filter((one) => key(one) === best);
  };
}

function keepBy(situation: Situation, key: FocusKey, list: Candidate[], filter: Filter): Candidate[] {
  if (list.length < 2) return list;
  const kept = filter(list);
  if (kept.length < list.length) {
    situation.reasons.push({
      code: 'FOCUS_BY',
      clause: clauseOf(key, kept, list),
      key,
      kept: ids(kept),
      dropped: ids(list.filter((one) => !kept.includes(one))),
    });
  }
  return kept;
}

const CLAUSES = { negatives: 'Q93', points: 'HOM.4.a', range: 'HOM.4.b', initiative: 'HOM.4.c' } as const;

function clauseOf(key: FocusKey, kept: readonly Candidate[], list: readonly Candidate[]) {
  if (key !== 'initiative') return CLAUSES[key];
  const summoners = kept.map((one) => one.enemy.figure.summoner);
  const ownSummoner = list.some((one) => !kept.includes(one) && summoners.includes(one.enemy.figure.id));
  return ownSummoner ? 'HOM.4.d' : CLAUSES.initiative;
}

const ids = (list: readonly Candidate[]): string[] => list.map((one) => one.enemy.figure.id);

const noHex = (enemy: Enemy): Reason => ({ code: 'NO_ATTACK_HEX', clause: 'HOM.4.a', figure: enemy.figure.id });

function describe(situation: Situation, { enemy, rating, nearest }: Candidate): Reason {
  return {
    code: 'CANDIDATE',
    clause: 'HOM.4.a',
    figure: enemy.figure.id,
    negatives: negativesOf(rating),
    points: pointsOf(rating),
    range: enemy.range === OUT_OF_RANGE ? null : enemy.range,
    initiative: initiativeOf(enemy.figure),
    hexes: nearest.map((hex) => situation.field.hexes[hex] as Hex),
  };
}

function conclude(reasons: Reason[], foci: readonly Candidate[]): void {
  const [only] = foci;
  if (!only) reasons.push({ code: 'NO_FOCUS', clause: 'HOM.4.a' });
  else if (foci.length === 1) reasons.push({ code: 'FOCUS', clause: 'HOM.4.a', figure: only.enemy.figure.id });
  else reasons.push({ code: 'FOCUS_OPEN', clause: 'HOM.2.c', figures: ids(foci) });
}
