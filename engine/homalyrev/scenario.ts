import type { Hex } from './board/hex.ts';
import type { RuleSetId } from './rules.ts';

export const TERRAIN_KINDS = ['obstacle', 'trap', 'hazardous', 'difficult', 'wall', 'icy', 'closedDoor'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** What lies beyond the listed hexes: wall (1e p. 19, the default), or nothing that could stop a look. */
export const EDGES = ['wall', 'open'] as const;
export type BoardEdge = (typeof EDGES)[number];

/**
 * Neighbours whose corners all touch a wall, as in a corridor one hex wide. The first edition says nothing of them: they
 * always see each other (the default), or its rule of corners is taken literally and they do not. The second edition
 * needs no reading, since there sight runs from any point to any point.
 */
export const NEIGHBOUR_SIGHTS = ['always', 'corners'] as const;
export type NeighbourSight = (typeof NEIGHBOUR_SIGHTS)[number];

/**
 * A map. Nothing enters a hex that is not listed, and no range is counted through it; whether it also blocks sight says
 * `edge`. A thin wall stands on the edge between two neighbouring hexes.
 */
export interface BoardPlan {
  /** Left out = wall. */
  readonly edge?: BoardEdge | undefined;
  readonly hexes: readonly Hex[];
  readonly thinWalls: readonly (readonly [Hex, Hex])[];
  readonly terrain: readonly { readonly at: Hex; readonly kind: TerrainKind }[];
}

/** Characters and their summons stand on one side, monsters on the other (Q95). */
export const SIDES = ['monster', 'character', 'summon'] as const;
export type Side = (typeof SIDES)[number];

export const MOVE_MODES = ['walk', 'jump', 'fly'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** What places a figure in the initiative order. */
export interface InitiativeInfo {
  readonly id: string;
  readonly side: Side;
  /** 1 to 99; 0 = not given, then every tie it would break is left to the players. */
  readonly initiative: number;
  /** Initiative of a character's other card; null = unknown or none. */
  readonly second: number | null;
  /** Who summoned this figure; null for others. */
  readonly summoner: string | null;
  /** On a long rest this round: a flag of its own, since a card may show 99 too. */
  readonly longRest: boolean;
  /** Place among the summons of one summoner, lower = summoned earlier; null = not given. */
  readonly summonOrder: number | null;
  /** Monster type, elite or not, number of the standee: the order inside a type. */
  readonly type: string | null;
  readonly elite: boolean;
  readonly number: number | null;
}

export interface Figure extends InitiativeInfo {
  readonly at: Hex;
  readonly invisible: boolean;
}

export interface AttackPlan {
  /** 0 = melee. */
  readonly range: number;
  /** Without an area: how many figures may be attacked. With one: 1 + the targets outside the area. */
  readonly targets: number;
  /**
   * Hexes of the area, or null. In melee they are relative to the attacker; at range to the first marked hex, and a
   * placement is allowed when one of its hexes is in range. All 12 orientations may be used.
   */
  readonly area: readonly Hex[] | null;
}

export interface ActionPlan {
  readonly move: number;
  readonly mode: MoveMode;
  readonly attack: AttackPlan | null;
  readonly muddled: boolean;
  readonly disarmed: boolean;
  readonly immobilized: boolean;
  readonly stunned: boolean;
}

/** One question: whom does the actor focus, where does it go, whom does it attack? */
export interface Scenario {
  readonly rules: RuleSetId;
  /** Left out = always. */
  readonly neighbourSight?: NeighbourSight | undefined;
  readonly board: BoardPlan;
  readonly actor: string;
  readonly figures: readonly Figure[];
  readonly action: ActionPlan;
}

/** True if two figures stand against each other. */
export const areEnemies = (a: Side, b: Side): boolean => (a === 'monster') !== (b === 'monster');
