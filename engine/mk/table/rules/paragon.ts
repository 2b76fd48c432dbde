import { HAND_SIZE } from '../../limits.ts';
import { handSizeChanges } from '../effects/constants.ts';
import type { PlayerId, State } from '../state/types.ts';
import { controllerOf, inPresent, typeOf } from './controller.ts';
import { countKeyword, has } from './keywords.ts';

/** 2.37: a card with KIEMELKEDETTSÉG is in the Jelen and the first forduló nyitása is over (Q60). */
export function paragonWorks(state: State): boolean {
  if (state.turn === 1 && state.step === 'opening') return false;
  if (state.settings.paragonLasts && state.paragonSeen) return true;
  return state.cards.some((one) => inPresent(state, one.id) && has(state, one.id, 'eminence'));
}

/** 2.37.d: the player controls an ómen. */
export function controlsOmen(state: State, player: PlayerId): boolean {
  return state.cards.some(
    (one) => typeOf(state, one.id) === 'omen' && inPresent(state, one.id) && controllerOf(state, one.id) === player,
  );
}

/**
 * Kézméret: 7 (ALAP.17), or what an effect set it to; then what lowers it, then what own effects raise it by (2.26 among
 * them), then what enemy effects raise it by. Under KIEMELKEDETTSÉG no own effect sets it or brings it above 7 (2.37.e); what
 * is above 7 by an enemy effect stays. Never below 0.
 */
export function handSizeOf(state: State, player: PlayerId): number {
  const { handSizeSet, ...byHand } = state.players[player];
  const texts = handSizeChanges(state, player);
  const handSizeOwn = byHand.handSizeOwn + sumOf(texts.own.filter((n) => n > 0));
  const handSizeOwnDown = byHand.handSizeOwnDown + sumOf(texts.own.filter((n) => n < 0));
  const handSizeEnemy = byHand.handSizeEnemy + sumOf(texts.enemy);
  const capped = paragonWorks(state);
  let size = handSizeSet?.n ?? HAND_SIZE;
  if (capped && handSizeSet?.by === 'own') size = Math.min(size, HAND_SIZE);
  size += handSizeOwnDown + Math.min(0, handSizeEnemy);
  const raised = size + handSizeOwn + countKeyword(state, player, 'largerHand');
  size = capped ? Math.max(size, Math.min(raised, HAND_SIZE)) : raised;
  return Math.max(0, size + Math.max(0, handSizeEnemy));
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** MP of the MP-nyerés step (Q16, 2.37.d). */
export function gainOf(state: State, player: PlayerId): { mp: number; clause: string | null } {
  if (paragonWorks(state)) {
    return { mp: controlsOmen(state, player) ? state.settings.gain : PARAGON_GAIN, clause: '2.37.d' };
  }
  return { mp: Math.max(0, state.settings.gain + state.players[player].gainChange), clause: null };
}
const PARAGON_GAIN = 5;
