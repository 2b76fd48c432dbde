import type { PlayerId, State } from '../../../table/state/types.ts';
import type { Move } from '../../pilot.ts';

/** One part of a pilot: its move in one kind of situation, or null to let the game go on. */
export type Step = (view: State, player: PlayerId) => Move | null;
