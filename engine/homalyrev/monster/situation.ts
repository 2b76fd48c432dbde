import { type Field, GROUND, prepareField } from '../board/field.ts';
import { canEnd, type Mover, NO_WAY, OCCUPANT, pointsOf, type Ways, waysFrom } from '../board/movement.ts';
import { rangeRow } from '../board/range.ts';
import { RULE_SETS, type RuleSet, type SightRule } from '../rules.ts';
import { type AttackPlan, areEnemies, type Figure, type Scenario } from '../scenario.ts';
import type { Reason } from './reasons.ts';

export interface Enemy {
  readonly figure: Figure;
  readonly hex: number;
  /** Place in the list of enemies, also its bit in sets of targets. */
  readonly bit: number;
  /** Range from the actor's hex. */
  readonly range: number;
}

/** A scenario made ready for one decision: hexes as numbers, figures sorted into sides, all ways of the actor known. */
export interface Situation {
  readonly field: Field;
  readonly rules: RuleSet;
  readonly sight: SightRule;
  readonly actor: Figure;
  readonly start: number;
  readonly mover: Mover;
  readonly ways: Ways;
  /** Movement points of this turn; 0 when the actor cannot move. */
  readonly move: number;
  /** The attack that focus and movement look at: the real one, or a single melee attack in its place (Q88). */
  readonly attack: AttackPlan;
  /** Will it really attack? */
  readonly attacks: boolean;
  /** Would an adjacent target give it disadvantage? Only at range, and not if it is muddled anyway. */
  readonly fearsAdjacent: boolean;
  /** Enemies it may focus; invisible ones are no candidates. */
  readonly enemies: readonly Enemy[];
  readonly figureById: (id: string) => Figure | undefined;
  readonly reasons: Reason[];
}

/** How sight runs by the edition and, in the first one, by the reading for neighbours with walled corners. */
export function sightRuleOf({ rules, neighbourSight }: Pick<Scenario, 'rules' | 'neighbourSight'>): SightRule {
  const { sight } = RULE_SETS[rules];
  return sight === 'corners' && neighbourSight === 'corners' ? 'cornersOnly' : sight;
}

const MELEE: AttackPlan = { range: 0, targets: 1, area: null };

/** Reads a scenario into a situation. The field must have been prepared from the scenario's own board. */
export function readSituation(scenario: Scenario, field: Field = prepareField(scenario.board)): Situation {
  const rules = RULE_SETS[scenario.rules];
  const byId = new Map(scenario.figures.map((figure) => [figure.id, figure]));
  const actor = byId.get(scenario.actor);
  if (!actor) throw new RangeError(`no such figure: ${scenario.actor}`);
  const start = field.indexOf(actor.at[0], actor.at[1]);
  if (start < 0) throw new RangeError(`figure off the floor: ${actor.id}`);

  const reasons: Reason[] = [];
  if (!rules.iceSlides && field.ground.includes(GROUND.icy)) reasons.push({ code: 'ICE_UNKNOWN', clause: 'HOM.3.d' });
  const { occupants, enemies } = standings(scenario, field, actor, rangeRow(field, start), reasons);
  const mover: Mover = { field, rules, mode: scenario.action.mode, occupants };
  return {
    field,
    rules,
    sight: sightRuleOf(scenario),
    actor,
    start,
    mover,
    ways: waysFrom(mover, start),
    move: readMove(scenario, reasons),
    ...readAttack(scenario, reasons),
    enemies,
    figureById: (id) => byId.get(id),
    reasons,
  };
}

function standings(scenario: Scenario, field: Field, actor: Figure, ranges: Int16Array, reasons: Reason[]) {
  const occupants = new Uint8Array(field.size);
  const enemies: Enemy[] = [];
  for (const figure of scenario.figures) {
    if (figure.id === actor.id) continue;
    const hex = field.indexOf(figure.at[0], figure.at[1]);
    if (hex < 0) continue;
    if (!areEnemies(actor.side, figure.side)) occupants[hex] = OCCUPANT.ally;
    else if (figure.invisible) {
      occupants[hex] = OCCUPANT.invisibleEnemy;
      reasons.push({ code: 'INVISIBLE', clause: 'HOM.4.a', figure: figure.id });
    } else {
      occupants[hex] = OCCUPANT.enemy;
      enemies.push({ figure, hex, bit: enemies.length, range: ranges[hex] as number });
    }
  }
  return { occupants, enemies };
}

function readMove({ action }: Scenario, reasons: Reason[]): number {
  if (!action.immobilized && action.move > 0) return action.move;
  reasons.push({ code: 'NO_MOVE', clause: 'HOM.5.a', why: action.immobilized ? 'immobilized' : 'none' });
  return 0;
}

function readAttack({ action }: Scenario, reasons: Reason[]): Pick<Situation, 'attack' | 'attacks' | 'fearsAdjacent'> {
  if (action.attack === null || action.disarmed) {
    const why = action.attack === null ? 'noAttack' : 'disarmed';
    reasons.push({ code: 'MELEE_ASSUMED', clause: 'HOM.5.b', why });
    return { attack: MELEE, attacks: false, fearsAdjacent: false };
  }
  const area = action.attack.area?.length ? action.attack.area : null;
  const attack = area === action.attack.area ? action.attack : { ...action.attack, area };
  return { attack, attacks: true, fearsAdjacent: attack.range > 0 && !action.muddled };
}

/** Range the attack reaches; melee reaches 1. */
export const reachOf = (attack: AttackPlan): number => Math.max(1, attack.range);

/** May it hit more than its focus? */
export const hasSeveralTargets = (attack: AttackPlan): boolean => attack.targets > 1 || attack.area !== null;

/** May the actor end a move on this hex at all, however far it is? */
export const isEnd = (situation: Situation, hex: number): boolean =>
  situation.ways.ratings[hex] !== NO_WAY && canEnd(situation.mover, hex);

/** Can it get to this hex with this turn's movement, by the best way? */
export const inMove = (situation: Situation, hex: number): boolean =>
  pointsOf(situation.ways.ratings[hex] as number) <= situation.move;
