import type { CardId, PlayerId } from './types.ts';

export const MANOEUVRE_KINDS = ['siege', 'quest', 'building', 'fight'] as const;
export type ManoeuvreKind = (typeof MANOEUVRE_KINDS)[number];

/**
 * Phases of a manoeuvre. A kind (and ÁTTÖRÉS, 2.35) says which of them follow each other; see rules/manoeuvre/order.ts.
 */
export const MANOEUVRE_PHASES = [
  'leaving', // kezdeményező csapat sorelhagyása
  'reveal', // toronyszint felfedése
  'obstacles', // akadálylapok aktivizálása
  'obstructing', // akadályozó csapat sorelhagyása
  'preparation', // harc előkészítés
  'rounds', // harci körök
  'fightResult', // harc eredményének meghatározása
  'condition', // küldetés feltétele
  'payment', // küldetés MP-igényének kifizetése
  'solving', // küldetés megoldása
  'result',
] as const;
export type ManoeuvrePhase = (typeof MANOEUVRE_PHASES)[number];

export interface Fight {
  /** From 1 while the harci körök last; 0 before. */
  readonly round: number;
  readonly toAct: PlayerId;
  /** Passes in a row; two end the round. */
  readonly passes: number;
  /** 2.10: only this player may act, and must act or pass, before anything else. */
  readonly momentum: PlayerId | null;
  /** 2.28: members whose first melee or bare-hand attack of this fight is done. */
  readonly struck: readonly CardId[];
  /** Those that have made an attack roll in this fight. */
  readonly rolled?: readonly CardId[];
}

export interface Manoeuvre {
  readonly kind: ManoeuvreKind;
  readonly initiator: PlayerId;
  /** Toronyszint, küldetés or építmény; null in a fight. */
  readonly target: CardId | null;
  readonly phases: readonly ManoeuvrePhase[];
  readonly at: number;
  readonly breakthrough: boolean;
  /** The obstructing side has had its chance to form a team. */
  readonly obstructed: boolean;
  readonly fight: Fight | null;
  readonly fightWinner: PlayerId | null;
  /** Quest: the line that was met, the payment made, and whether the 1 MP of EXPEDÍCIÓ was spent (2.03.b). */
  /** null: nobody can tell, the player has to say. */
  readonly conditionMet: boolean | null;
  readonly paid: boolean;
  readonly expedition: boolean;
  /** Obstacles activated in this manoeuvre. */
  readonly activated: readonly CardId[];
  /** Kalandozó that have tried to flee by GYÁVASÁG in it (2.23.b.1). */
  readonly tried: readonly CardId[];
  /** Attacks made by activated bestia in this manoeuvre, one entry each: as many as its SZÁM are its own. */
  readonly strikes: readonly CardId[];
  /** It has ended well: a successful sorelhagyó manoeuvre (Q36). */
  readonly success: boolean;
  /** A Kincs was solved in it (2.03.note2). */
  readonly treasure: boolean;
  /** What took the place of the solving; one at most (2.03.note1). */
  readonly insteadOfSolving: string | null;
}
