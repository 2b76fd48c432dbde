import { type RuleSet, trapDamage } from '../rules.ts';
import type { MoveMode } from '../scenario.ts';
import { type Field, GROUND } from './field.ts';
import type { Hex } from './hex.ts';

/** What a hex does to a figure that enters it. A trap is removed when it springs. */
export interface EnterEffect {
  readonly at: Hex;
  readonly kind: 'trap' | 'hazardous';
  readonly damage: number;
}

/**
 * What happens on a way, hex by hex as they are entered (HOM.3.d). Jumping meets only the last hex (HOM.3.f), flying none
 * (HOM.3.g). Standing on or leaving a hex does nothing, and a trap springs once.
 * @param path the hexes of the way, the start first.
 * @param level scenario level from 0 to 7.
 */
export function effectsOnWay(
  field: Field,
  rules: RuleSet,
  path: readonly Hex[],
  mode: MoveMode,
  level: number,
): EnterEffect[] {
  const entered = mode === 'fly' ? [] : mode === 'jump' ? path.slice(1).slice(-1) : path.slice(1);
  const effects: EnterEffect[] = [];
  const sprung = new Set<number>();
  for (const at of entered) {
    const hex = field.indexOf(at[0], at[1]);
    const ground = hex < 0 ? GROUND.plain : (field.ground[hex] as number);
    if (ground === GROUND.trap && !sprung.has(hex)) {
      sprung.add(hex);
      effects.push({ at, kind: 'trap', damage: trapDamage(level) });
    }
    if (ground === GROUND.hazardous) effects.push({ at, kind: 'hazardous', damage: rules.hazardDamage(level) });
  }
  return effects;
}
