/** Numbers of the curve simulation, as `goldfish` takes them (design, section 5). */
export interface GoldfishSettings {
  readonly games: number;
  readonly turns: number;
  readonly seed: number;
  /** MP before turn 1 (Q15: 6 in fan code only). */
  readonly startMp: number;
  /** MP gained each turn (Q16). */
  readonly gain: number;
  /** Kézméret, ALAP.17. */
  readonly hand: number;
}

export const GOLDFISH_DEFAULTS = { startMp: 6, gain: 4, hand: 7 } as const;

/** Largest values a player may ask for; the smallest are 1 game, 1 turn and 0 for the rest. */
export const GOLDFISH_MAX = { games: 10_000_000, turns: 200, startMp: 999, gain: 999, hand: 99 } as const;

export { OBSTACLES_PER_TOWER_LEVEL, QUEST_LIMIT } from '../../limits.ts';
