import type { Hex } from '../board/hex.ts';
import type { NeighbourSight } from '../scenario.ts';

/** Keys of the focus rule, in the order they are asked (HOM.4.a, HOM.4.b, HOM.4.c). */
export type FocusKey = 'negatives' | 'points' | 'range' | 'initiative';

/** Rows of the movement rule (HOM.5.a); each edition asks them in its own order. */
export type MoveRow = 'negatives' | 'focusDisadvantage' | 'targets' | 'disadvantages' | 'points' | 'secondaries';

/**
 * One step of a decision as data: a code, numbers, figures and hexes. The sentences are made in messages/homalyrev.ts.
 * `clause` names the rule (rules/clauses.tsv or a question of the open list).
 */
export type Reason =
  | { readonly code: 'STUNNED'; readonly clause: 'HOM.5.a' }
  | { readonly code: 'ICE_UNKNOWN'; readonly clause: 'HOM.3.d' }
  | { readonly code: 'INVISIBLE'; readonly clause: 'HOM.4.a'; readonly figure: string }
  | { readonly code: 'MELEE_ASSUMED'; readonly clause: 'HOM.5.b'; readonly why: 'noAttack' | 'disarmed' }
  | { readonly code: 'NO_MOVE'; readonly clause: 'HOM.5.a'; readonly why: 'immobilized' | 'none' }
  | { readonly code: 'NO_ATTACK_HEX'; readonly clause: 'HOM.4.a'; readonly figure: string }
  | {
      /** Neighbours whose corners are all walled: do they see the figure? */
      readonly code: 'NEIGHBOUR_SIGHT';
      readonly clause: 'Q92';
      readonly figure: string;
      readonly reading: NeighbourSight;
      readonly hexes: readonly Hex[];
    }
  | {
      readonly code: 'CANDIDATE';
      readonly clause: 'HOM.4.a';
      readonly figure: string;
      readonly negatives: number;
      readonly points: number;
      /** From the hex where the actor stands now; null if no way leads there. */
      readonly range: number | null;
      /** 0 = not given. */
      readonly initiative: number;
      /** The nearest hexes it can be attacked from. */
      readonly hexes: readonly Hex[];
    }
  | {
      readonly code: 'FOCUS_BY';
      readonly clause: 'HOM.4.a' | 'HOM.4.b' | 'HOM.4.c' | 'HOM.4.d' | 'Q93';
      readonly key: FocusKey;
      readonly kept: readonly string[];
      readonly dropped: readonly string[];
    }
  | { readonly code: 'FOCUS'; readonly clause: 'HOM.4.a'; readonly figure: string }
  | { readonly code: 'FOCUS_OPEN'; readonly clause: 'HOM.2.c'; readonly figures: readonly string[] }
  | { readonly code: 'NO_FOCUS'; readonly clause: 'HOM.4.a' }
  | {
      readonly code: 'MAY_FOLLOW';
      readonly clause: 'HOM.6.c';
      readonly summoner: string;
      readonly hexes: readonly Hex[];
    }
  | {
      readonly code: 'IN_REACH' | 'OUT_OF_REACH';
      readonly clause: 'HOM.5.a' | 'HOM.5.b';
      readonly focus: string;
      readonly points: number;
      readonly move: number;
    }
  | {
      /** END_BY: how the end hex was found; GOAL_BY: how the hex to head for was found, when it is out of reach. */
      readonly code: 'END_BY' | 'GOAL_BY';
      readonly clause: 'HOM.5.a' | 'HOM.5.b';
      readonly focus: string;
      readonly row: MoveRow;
      /** What the best has: a number of hexes, targets, disadvantaged attacks or points; null for a ranking. */
      readonly value: number | null;
      readonly hexes: readonly Hex[];
    }
  | {
      readonly code: 'GOAL';
      readonly clause: 'HOM.5.b';
      readonly focus: string;
      readonly hex: Hex;
      readonly negatives: number;
      readonly points: number;
    }
  | {
      readonly code: 'APPROACH';
      readonly clause: 'HOM.5.b';
      readonly focus: string | null;
      readonly goal: Hex;
      readonly ends: readonly Hex[];
      readonly negatives: number;
      readonly left: number;
      readonly spent: number;
    }
  | { readonly code: 'STAYS'; readonly clause: 'HOM.5.b'; readonly focus: string | null; readonly goal: Hex }
  | { readonly code: 'OUTCOMES_OPEN'; readonly clause: 'HOM.5.a'; readonly count: number }
  | { readonly code: 'LIST_CUT'; readonly clause: 'HOM.5.a'; readonly limit: number };
