import type { Catalogue } from '../cards/catalogue.ts';
import type { Deck } from '../deck/deck.ts';
import { setupFromDeck } from '../table/from-deck.ts';
import { DUMMIES } from '../table/opponent.ts';
import type { SettingKey } from '../table/settings.ts';
import type { Setup, SetupInput } from '../table/setup.ts';

/** Opponents without a deck, by the names of the command line: open tower, walls, walls with traps, bestia and obstructors. */
export const OPPONENTS = { open: DUMMIES.open, walls: DUMMIES.walls, guarded: DUMMIES.defended } as const;
export type OpponentName = keyof typeof OPPONENTS;

/** A deck with the cards it may use. */
export interface Side {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
}
export type Opponent = OpponentName | Side;

/** Who has the first act of the manőverek fázisa (Q23). */
export const FIRST = ['self', 'enemy', 'by-seed'] as const;
export type First = (typeof FIRST)[number];

/** Settings of trial games: nobody is at the table to answer for the other side. */
const TRIAL_SETTINGS: Pick<NonNullable<SetupInput['settings']>, SettingKey> = {
  dummyDecides: 'ask',
  diceTyped: false,
};

/** How the table is laid for a trial; the seed is set for each game. */
export function matchSetup(own: Side, against: Opponent, settings: SetupInput['settings'] = {}): Setup {
  const game = { seed: 0, settings: { ...TRIAL_SETTINGS, ...settings } };
  if (typeof against === 'string')
    return setupFromDeck(own.deck, own.catalogue, { ...game, dummy: OPPONENTS[against] });
  return setupFromDeck(own.deck, own.catalogue, { ...game, rival: against });
}
