import type { Act, Effect } from '../../cards/effects/model.ts';
import type { CardId, PlayerId } from './types.ts';

/** A text that is being carried out: how far it is and what it has spoken of. */
export interface Running {
  readonly id: number;
  readonly source: CardId;
  readonly ability: number;
  readonly player: PlayerId;
  readonly summoner: CardId | null;
  readonly x: number | null;
  /** Targets given with the command that no act has taken yet. */
  readonly targets: readonly CardId[];
  readonly effects: readonly Effect[];
  readonly effect: number;
  readonly act: number;
  readonly it: readonly CardId[];
  readonly looked: readonly CardId[];
  /** Whether the act before was done. */
  readonly did: boolean;
  readonly rolled: boolean | null;
  /** What is to be attached, while its host is being chosen. */
  readonly held?: readonly CardId[] | undefined;
  readonly host?: CardId | undefined;
  readonly instead?: Happens;
  /** Answer to "may". */
  readonly said: boolean | null;
  /** Answer to "whom". */
  readonly chosen: readonly CardId[] | null;
}

/** What would have happened without a text that stands in its place. */
export interface Happens {
  readonly of: 'die' | 'draw' | 'hurt' | 'destroyed';
  readonly card: CardId;
  readonly player: PlayerId;
  readonly n: number;
}

/** What an effect does for a time. */
export interface Lasting {
  readonly id: number;
  readonly act: Act;
  readonly source: CardId;
  readonly player: PlayerId;
  readonly cards: readonly CardId[];
  readonly until: 'round' | 'fight' | 'manoeuvre' | 'turn' | 'game';
  /** Whose the card was before it changed hands. */
  readonly back: PlayerId | null;
}
