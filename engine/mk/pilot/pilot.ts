import type { Rng } from '../../random/rng.ts';
import type { Command } from '../table/commands/index.ts';
import type { CardId, State } from '../table/state/types.ts';
import type { ToAct } from './turn.ts';

/** Why a pilot did what it did: a code with the numbers and cards it rests on; sentences are made in `messages/pilot.ts`. */
export interface Reason {
  readonly code: ReasonCode;
  readonly cards?: readonly CardId[];
  readonly n?: number;
  readonly of?: number;
}

export const REASON_CODES = [
  'chance', // random: one of n legal commands
  'onlyMove',
  'nothingBetter',
  'goesOn',
  'curve', // part of the dearest set of cards that can be paid
  'questDown',
  'obstacleDown',
  'solves',
  'siegeWins',
  'siegeTakesLevel',
  'siegeMayTakeLevel',
  'takesBuilding',
  'opensQuest', // a kalandozó that makes a küldetés solvable
  'strengthens',
  'equips',
  'savesLevel',
  'savesQuest',
  'cannotHold',
  'hinders', // an akadálylap that lowers the team
  'hits',
  'keepsMp',
  'pays',
  'usesText',
  'discardsLeast',
  'takesBest',
  'lookAhead', // search: n of `of` trial games won
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Move {
  readonly command: Command;
  readonly reason: Reason;
}

/**
 * A pilot: what it does in a state. A pure function of what its side may see and of its own generator; `view` never holds a
 * hidden card (see view.ts).
 */
export type Pilot = (view: State, to: ToAct, rng: Rng) => Move;

export const move = (command: Command, code: ReasonCode, more: Omit<Reason, 'code'> = {}): Move => ({
  command,
  reason: { code, ...more },
});
