import type { Draft } from '../state/draft.ts';
import { PLAYERS, type PlayerId, type Result, type State } from '../state/types.ts';
import { controllerOf, def } from './controller.ts';

/** DP at which a player wins at once (1.01.2) and at the end of a forduló (1.01.4). */
export const DP_AT_ONCE = 19;
export const DP_AT_END = 11;

/** DP of a player: Megoldott küldetések, controlled buildings (setting), and what was won otherwise. */
export function dpOf(state: State, player: PlayerId): number {
  let dp = state.players[player].dp;
  for (const id of state.zones[player].solved) dp += def(state, id).dp ?? 0;
  if (state.settings.buildingDp) {
    for (const side of PLAYERS) {
      for (const id of state.zones[side].buildings) if (controllerOf(state, id) === player) dp += def(state, id).dp ?? 0;
    }
  }
  return dp;
}

const towers = (state: State): Record<PlayerId, number> => ({
  self: state.zones.self.tower.length,
  dummy: state.zones.dummy.tower.length,
});

/** Checks after every command (1.01.1–1.01.3). A tower counts as lost only when its last level goes. */
export function checkAtOnce(before: State, d: Draft): void {
  if (d.state.result) return;
  const was = towers(before);
  const is = towers(d.state);
  const lostSelf = was.self > 0 && is.self === 0;
  const lostDummy = was.dummy > 0 && is.dummy === 0;
  if (lostSelf && lostDummy) return finish(d, 'draw', '1.01.3');
  if (lostSelf) return finish(d, 'dummy', '1.01.1');
  if (lostDummy && is.self > 0) return finish(d, 'self', '1.01.1');
  if (is.self === 0 || is.dummy === 0) return;
  const dp = { self: dpOf(d.state, 'self'), dummy: dpOf(d.state, 'dummy') };
  const leader = dp.self > dp.dummy ? 'self' : dp.dummy > dp.self ? 'dummy' : null;
  if (leader && dp[leader] >= DP_AT_ONCE) finish(d, leader, '1.01.2');
}

/** Checks at the end of a forduló (1.01.4, 1.01.5). The dummy's Jövő never is empty (Q25). */
export function checkAtEnd(d: Draft): void {
  if (d.state.result) return;
  const dp = { self: dpOf(d.state, 'self'), dummy: dpOf(d.state, 'dummy') };
  const leader = dp.self > dp.dummy ? 'self' : dp.dummy > dp.self ? 'dummy' : null;
  if (leader && dp[leader] >= DP_AT_END) return finish(d, leader, '1.01.4');
  if (dp.self === dp.dummy && dp.self >= DP_AT_END) d.emit({ type: 'anotherTurn', clause: '1.01.4', n: dp.self });
  if (d.list('self', 'future').length > 0) return;
  finish(d, d.state.dummyEmpty ? 'draw' : 'dummy', '1.01.5');
}

function finish(d: Draft, winner: Result['winner'], clause: string): void {
  d.set({ result: { winner, clause, turn: d.state.turn } });
  d.emit({ type: 'ended', word: winner, clause });
}
