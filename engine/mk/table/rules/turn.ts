import { playerBannedBy } from '../effects/constants.ts';
import { endLasting } from '../effects/settle.ts';
import type { Draft } from '../state/draft.ts';
import { type CardId, PLAYERS, type PlayerId, type Position, STEPS, type Step } from '../state/types.ts';
import { inPresent } from './controller.ts';
import { drawUpTo } from './drawing.ts';
import { has, isInGame } from './keywords.ts';
import { gainOf, handSizeOf } from './paragon.ts';
import { beginPhase } from './priority.ts';
import { checkAtEnd } from './win.ts';
import { toPastOrAbyss } from './zones.ts';

/** Goes to the next step of the forduló, or to the next forduló, and does what happens there by itself (Q18). */
export function nextStep(d: Draft): void {
  const at = STEPS.indexOf(d.state.step);
  if (at === STEPS.length - 1) {
    d.set({ turn: d.state.turn + 1, step: 'opening', usedByPlayer: [], turnMarks: [] });
    d.emit({ type: 'turn', n: d.state.turn });
  } else {
    d.set({ step: STEPS[at + 1] as Step });
  }
  d.emit({ type: 'step', word: d.state.step, n: d.state.turn });
  noteParagon(d);
  if (d.state.step === 'gain') gain(d);
  else if (d.state.step === 'unrotate') unrotate(d);
  else if (d.state.step === 'draw') drawStep(d);
  else if (d.state.step === 'manoeuvres') beginPhase(d);
  else if (d.state.step === 'end') endTurn(d);
}

/** Q60: remembered for the reading in which KIEMELKEDETTSÉG lasts for the game. */
export function noteParagon(d: Draft): void {
  if (d.state.paragonSeen || !isInGame(d.state, 'eminence')) return;
  if (d.state.cards.some((one) => inPresent(d.state, one.id) && has(d.state, one.id, 'eminence'))) {
    d.set({ paragonSeen: true });
  }
}

/** Those who gain MP and draw: not the dummy (Q75). */
const playersOf = (d: Draft): readonly PlayerId[] => (d.state.rival ? PLAYERS : ['self']);

function gain(d: Draft): void {
  for (const player of playersOf(d)) {
    const barring = playerBannedBy(d.state, 'gainMp', player);
    if (barring !== null) {
      d.emit({ type: 'noEffect', card: barring, player });
      continue;
    }
    const { mp, clause } = gainOf(d.state, player);
    d.changePlayer(player, { mp: d.player(player).mp + mp });
    d.emit({ type: 'gained', player, n: mp, ...(clause ? { clause } : {}) });
  }
}

const TURNED: Readonly<Record<Position, Position>> = { ready: 'ready', resting: 'ready', wounded: 'resting' };

/** Visszaforgatás: pihenő to éber, sérült to pihenő (Q18, Q64). */
function unrotate(d: Draft): void {
  for (const one of d.state.cards) {
    if (one.position === 'ready' || one.zone === 'team' || !inPresent(d.state, one.id)) continue;
    setPosition(d, one.id, TURNED[one.position]);
  }
}

export function setPosition(d: Draft, id: CardId, position: Position, clause?: string): void {
  if (d.card(id).position === position) return;
  d.change(id, { position });
  d.emit({ type: 'turned', card: id, word: position, ...(clause ? { clause } : {}) });
}

/** ALAP.15, Q20: draw up to Kézméret; what is above it is discarded by the player's choice. */
function drawStep(d: Draft): void {
  for (const player of playersOf(d)) {
    const size = handSizeOf(d.state, player);
    drawUpTo(d, player, size);
    const hand = d.list(player, 'hand');
    const over = hand.length - size;
    if (over > 0 && d.state.settings.discardDown) {
      d.ask({ kind: 'discard', player, clause: 'ALAP.16', options: hand, min: over, max: over });
    }
  }
}

function endTurn(d: Draft): void {
  for (const one of d.state.cards) {
    if (one.stays === 'turn' && inPresent(d.state, one.id)) toPastOrAbyss(d, one.id, 'expired', 'ALAP.09');
  }
  endGrants(d, 'turn');
  if (!d.state.settings.mpStays) {
    for (const player of PLAYERS) d.changePlayer(player, { mp: 0 });
  }
  checkAtEnd(d);
}

/** Ends what was given to cards for so long. */
export function endGrants(d: Draft, until: 'turn' | 'manoeuvre' | 'fight' | 'round'): void {
  if (until === 'fight') endGrants(d, 'round');
  endLasting(d, until);
  for (const one of d.state.cards) {
    if (one.grants.length === 0 || !one.grants.some((grant) => grant.until === until)) continue;
    d.change(one.id, { grants: one.grants.filter((grant) => grant.until !== until) });
  }
}
