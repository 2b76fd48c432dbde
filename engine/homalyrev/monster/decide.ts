import type { Field } from '../board/field.ts';
import type { Hex } from '../board/hex.ts';
import { NO_WAY, negativesOf, pathTo, pointsOf } from '../board/movement.ts';
import type { Scenario } from '../scenario.ts';
import { approach } from './approach.ts';
import { type Candidate, findFoci } from './focus.ts';
import { bestGroups } from './groups.ts';
import type { Reason } from './reasons.ts';
import { inMove, isEnd, readSituation, type Situation } from './situation.ts';

/** One thing the actor may do: where it ends, whom it attacks from there, and a cheapest legal way. */
export interface Outcome {
  readonly end: Hex;
  /** In the order of the scenario's figures. */
  readonly attacks: readonly string[];
  /** All hexes of the way, start and end included. */
  readonly path: readonly Hex[];
  /** The foci this outcome belongs to; none when there is no focus. */
  readonly foci: readonly string[];
}

export interface Decision {
  /** Several where the players choose, none where nobody can be attacked from anywhere. */
  readonly foci: readonly string[];
  /** Everything the rules leave open, each end with its attacks once; never empty. */
  readonly outcomes: readonly Outcome[];
  /** How it came to this, step by step. */
  readonly reasons: readonly Reason[];
}

/**
 * Focus, movement and attack of one automated figure: a monster, or a summon by the same rules with the sides swapped
 * (HOM.4, HOM.5, HOM.6.c). The scenario must be sound, see scenario-file.ts.
 * @param field the scenario's board if it has been prepared already; several decisions on one board share its answers.
 * @throws RangeError if the actor is not among the figures or does not stand on the floor.
 */
export function decide(scenario: Scenario, field?: Field): Decision {
  const situation = readSituation(scenario, field);
  const gathered = new Gathering(situation);
  if (scenario.action.stunned) {
    gathered.add(situation.start, 0, null);
    return { foci: [], outcomes: gathered.outcomes(), reasons: [{ code: 'STUNNED', clause: 'HOM.5.a' }] };
  }
  const foci = findFoci(situation);
  for (const focus of foci) act(situation, focus, gathered);
  if (foci.length === 0) idle(situation, gathered);
  const outcomes = gathered.outcomes();
  if (outcomes.length > 1) {
    situation.reasons.push({ code: 'OUTCOMES_OPEN', clause: 'HOM.5.a', count: outcomes.length });
  }
  return { foci: foci.map((focus) => focus.enemy.figure.id), outcomes, reasons: situation.reasons };
}

function act(situation: Situation, focus: Candidate, gathered: Gathering): void {
  const { attacks, rules, reasons, move } = situation;
  const name = focus.enemy.figure.id;
  const points = pointsOf(focus.rating);
  if (points <= move) {
    reasons.push({ code: 'IN_REACH', clause: 'HOM.5.a', focus: name, points, move });
    for (const { hex, targets } of bestGroups(situation, focus, true)) gathered.add(hex, attacks ? targets : 0, name);
    return;
  }
  reasons.push({ code: 'OUT_OF_REACH', clause: 'HOM.5.b', focus: name, points, move });
  // Q94, 1e p. 30: it moves toward "a hex where it is within range to perform its best possible attack", however many
  // targets that attack has; so the hex to head for is found by the same rows as the hex to attack from.
  const goals = rules.planFullAttackOutOfReach
    ? [...new Set(bestGroups(situation, focus, false).map((end) => end.hex))]
    : focus.nearest;
  for (const goal of goals) {
    const rating = situation.ways.ratings[goal] as number;
    const hex = situation.field.hexes[goal] as Hex;
    reasons.push({
      code: 'GOAL',
      clause: 'HOM.5.b',
      focus: name,
      hex,
      negatives: negativesOf(rating),
      points: pointsOf(rating),
    });
    for (const end of approach(situation, goal, name)) gathered.add(end, 0, name);
  }
}

// No focus: it stays. In the second edition a summoner may have its summon come nearer.
function idle(situation: Situation, gathered: Gathering): void {
  const { actor, start, field, rules, move, reasons, ways } = situation;
  gathered.add(start, 0, null);
  const summoner = actor.summoner === null ? undefined : situation.figureById(actor.summoner);
  if (!rules.idleSummonMayFollow || move === 0 || !summoner) return;
  const home = field.indexOf(summoner.at[0], summoner.at[1]);
  let best = NO_WAY;
  let goals: number[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = home < 0 ? -1 : (field.neighbours[home * 6 + d] as number);
    if (hex < 0 || !isEnd(situation, hex)) continue;
    const rating = ways.ratings[hex] as number;
    if (rating < best) goals = [];
    if (rating <= best) goals.push(hex);
    best = Math.min(best, rating);
  }
  if (goals.length === 0 || goals.includes(start)) return;
  const ends = goals.flatMap((goal) => (inMove(situation, goal) ? [goal] : approach(situation, goal, null)));
  const hexes = [...new Set(ends)].map((hex) => field.hexes[hex] as Hex);
  reasons.push({ code: 'MAY_FOLLOW', clause: 'HOM.6.c', summoner: summoner.id, hexes });
  for (const end of ends) gathered.add(end, 0, null);
}

/** Collects outcomes, each end with its attacks once. */
class Gathering {
  private readonly situation: Situation;
  private readonly found = new Map<string, { end: number; targets: number; foci: string[] }>();

  constructor(situation: Situation) {
    this.situation = situation;
  }

  add(end: number, targets: number, focus: string | null): void {
    const key = `${end}/${targets}`;
    const known = this.found.get(key) ?? { end, targets, foci: [] };
    if (focus !== null && !known.foci.includes(focus)) known.foci.push(focus);
    this.found.set(key, known);
  }

  outcomes(): Outcome[] {
    const { field, mover, ways, enemies } = this.situation;
    return [...this.found.values()].map(({ end, targets, foci }) => ({
      end: field.hexes[end] as Hex,
      attacks: enemies.filter((enemy) => targets & (1 << enemy.bit)).map((enemy) => enemy.figure.id),
      path: pathTo(mover, ways, end),
      foci,
    }));
  }
}
