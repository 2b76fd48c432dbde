import type { Half } from './card.ts';

export const ZONES = ['hand', 'discard', 'lost'] as const;
export type Zone = (typeof ZONES)[number];

/** What pays for damage: a hand card, or two discarded ones. */
export type Negation =
  | { readonly with: 'hand'; readonly card: string }
  | { readonly with: 'discard'; readonly cards: readonly [string, string] };

/** Everything that can be done to a hand. Cards are named. */
export type HandCommand =
  | { readonly type: 'select'; readonly leading: string; readonly other: string }
  | { readonly type: 'unselect' }
  | { readonly type: 'declareLongRest' }
  /** printed: the action of the card; basic: Attack 2 (top) or Move 2 (bottom); skip: nothing. */
  | { readonly type: 'act'; readonly card: string; readonly half: Half; readonly use: 'printed' | 'basic' | 'skip' }
  /** `extras` false declines heal and items, where the edition lets one. */
  | { readonly type: 'longRest'; readonly lose: string; readonly extras: boolean }
  | { readonly type: 'shortRest' }
  | { readonly type: 'acceptRest' }
  | { readonly type: 'redrawRest' }
  | { readonly type: 'recover'; readonly cards: readonly string[]; readonly from: 'lost' | 'discard' }
  | { readonly type: 'damage'; readonly amount: number; readonly negate: Negation | null }
  | { readonly type: 'heal'; readonly amount: number }
  /** spent: its uses are over; otherwise the player ends the bonus. */
  | { readonly type: 'endActive'; readonly card: string; readonly spent: boolean }
  | { readonly type: 'nextRound' }
  /** A move by hand, whatever the rules say; logged as such. */
  | { readonly type: 'manual'; readonly card: string; readonly to: Zone };

/** What happened, as data; sentences are made in messages/homalyrev. */
export interface HandEvent {
  readonly code:
    | 'SELECTED'
    | 'UNSELECTED'
    | 'LONG_REST_DECLARED'
    | 'PLAYED'
    | 'DISCARDED'
    | 'LOST'
    | 'ACTIVE'
    | 'RETURNED'
    | 'DRAWN'
    | 'DAMAGE'
    | 'NEGATED'
    | 'HEALED'
    | 'ITEMS_RECOVERED'
    | 'ROUND'
    | 'EXHAUSTED'
    | 'MANUAL';
  readonly cards: readonly string[];
  readonly amount: number | null;
}

/** Why a command is refused. */
export interface HandRefusal {
  readonly code:
    | 'EXHAUSTED'
    | 'WRONG_PHASE'
    | 'NOT_IN_HAND'
    | 'SAME_CARD'
    | 'NOT_SELECTED'
    | 'CARD_PLAYED'
    | 'HALF_PLAYED'
    | 'TOO_FEW_DISCARDS'
    | 'MUST_REST'
    | 'NOT_DISCARDED'
    | 'NOT_LOST'
    | 'UNRECOVERABLE'
    | 'NOT_ACTIVE'
    | 'NOT_MOVABLE'
    | 'NOT_OPTIONAL'
    | 'RESTED'
    | 'TURN_OPEN'
    | 'BAD_AMOUNT'
    | 'UNKNOWN_CARD';
  readonly clause: string | null;
  readonly cards: readonly string[];
}
