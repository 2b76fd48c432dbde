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
  /** Answer to "may". */
  readonly said: boolean | null;
  /** Answer to "whom". */
  readonly chosen: readonly CardId[] | null;
}

/** What an effect does for a time. */
export interface Lasting {
  readonly id: number;
  readonly act: Act;
  readonly source: CardId;
  readonly player: PlayerId;
  readonly cards: readonly CardId[];
  readonly until: 'round' | 'fight' | 'manoeuvre' | 'turn' | 'game';
  /** X or a count as it was when it took effect. */
  readonly back: PlayerId | null;
}
