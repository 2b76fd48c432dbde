import { beginnerByText } from '../../effects/permits.ts';
import type { Draft } from '../../state/draft.ts';
import type { Fight, Manoeuvre } from '../../state/manoeuvre.ts';
import { otherPlayer, type PlayerId, type State } from '../../state/types.ts';
import { has } from '../keywords.ts';
import { passPriority } from '../priority.ts';
import { endGrants } from '../turn.ts';

const fightOf = (d: Draft): Fight => d.state.manoeuvre?.fight as Fight;

/** The first harci kör begins. 2.10: the side with more MOMENTUM acts first; equal numbers change nothing (Q56). */
export function startRounds(d: Draft): void {
  const m = d.state.manoeuvre as Manoeuvre;
  const momentum = momentumOf(d.state);
  const fight: Fight = {
    round: 1,
    toAct: momentum ?? beginnerByText(d.state) ?? m.initiator,
    passes: 0,
    momentum,
    struck: [],
  };
  d.changeManoeuvre({ fight });
  d.emit({
    type: 'round',
    n: 1,
    player: fight.toAct,
    ...(momentum ? { clause: '2.10' } : {}),
    ...rulingOf(d.state, momentum),
  });
}

// Q56: both have MOMENTUM, equally many.
function rulingOf(state: State, momentum: PlayerId | null): { ruling?: 'Q56' } {
  const teams = [...state.zones.self.team, ...state.zones.dummy.team];
  return momentum === null && teams.some((id) => has(state, id, 'momentum')) ? { ruling: 'Q56' } : {};
}

function momentumOf(state: State): PlayerId | null {
  const count = (player: PlayerId) => state.zones[player].team.filter((id) => has(state, id, 'momentum')).length;
  const difference = count('self') - count('dummy');
  if (difference === 0) return null;
  return difference > 0 ? 'self' : 'dummy';
}

/** A further round: the initiator acts first, MOMENTUM counts in the first one only. */
export function nextRound(d: Draft): void {
  endGrants(d, 'round');
  const m = d.state.manoeuvre as Manoeuvre;
  const fight = fightOf(d);
  d.changeManoeuvre({ fight: { ...fight, round: fight.round + 1, toAct: m.initiator, passes: 0, momentum: null } });
  d.emit({ type: 'round', n: fight.round + 1, player: m.initiator });
}

/** The turn to act goes over: after an action, or after a pass (2.10.1). */
export function acted(d: Draft, player: PlayerId, passed = false): void {
  const fight = d.state.manoeuvre?.fight;
  if (!fight) return;
  const passes = passed ? fight.passes + 1 : 0;
  d.changeManoeuvre({ fight: { ...fight, toAct: otherPlayer(player), passes, momentum: null } });
  if (passed) d.emit({ type: 'passed', player });
}

/** Both have passed, so the round is over. */
export const roundOver = (fight: Fight): boolean => fight.passes >= 2;

/** Something was done in a fight: an MP-kötött action passes the turn to act on, anything ends the wait of 2.10. */
export function noteAction(d: Draft, player: PlayerId, bound: boolean): void {
  const fight = d.state.manoeuvre?.fight;
  if (!fight && bound && !d.state.manoeuvre) passPriority(d, player);
  if (!fight) return;
  if (bound) acted(d, player);
  else if (fight.momentum === player) d.changeManoeuvre({ fight: { ...fight, momentum: null } });
}
