import { WINNING_DP, WINNING_DP_AT_ONCE } from '../../limits.ts';
import type { Draft } from '../state/draft.ts';
import { PLAYERS, type PlayerId, type Result, type State } from '../state/types.ts';
import { controllerOf, def } from './controller.ts';

/** DP of a player: Megoldott küldetések, controlled buildings (setting), and what was won otherwise. */
export function dpOf(state: State, player: PlayerId): number {
  let dp = state.players[player].dp;
  for (const id of state.zones[player].solved) dp += def(state, id).dp ?? 0;
  if (state.settings.buildingDp) {
    for (const side of PLAYERS) {
      for (const id of state.zones[side].buildings)
        if (controllerOf(state, id) === player) dp += def(state, id).dp ?? 0;
    }
  }
  return dp;
}

// R07: a level on its way for which another one was sacrificed (2.21) keeps its player in the game until it is neutralised.
const coming = (state: State, player: PlayerId): number =>
  state.timeline.filter(
    ({ kind, card, player: whose }) => kind === 'card' && whose === player && def(state, card).type === 'towerLevel',
  ).length;
const levelsOf = (state: State, player: PlayerId): number => state.zones[player].tower.length + coming(state, player);
const towers = (state: State): Record<PlayerId, number> => ({
  self: levelsOf(state, 'self'),
  dummy: levelsOf(state, 'dummy'),
});

type Verdict = Pick<Result, 'winner' | 'clause'>;

/** What ends the game at once after a command (1.01.1–1.01.3). A tower counts as lost only when its last level goes. */
function atOnce(before: State, state: State): Verdict | null {
  const was = towers(before);
  const is = towers(state);
  const lostSelf = was.self > 0 && is.self === 0;
  const lostDummy = was.dummy > 0 && is.dummy === 0;
  if (lostSelf && lostDummy) return { winner: 'draw', clause: '1.01.3' };
  if (lostSelf && is.dummy > 0) return { winner: 'dummy', clause: '1.01.1' };
  if (lostDummy && is.self > 0) return { winner: 'self', clause: '1.01.1' };
  if (is.self === 0 || is.dummy === 0) return null;
  const leader = leaderByDp(state);
  return leader && dpOf(state, leader) >= WINNING_DP_AT_ONCE ? { winner: leader, clause: '1.01.2' } : null;
}

/** What ends the game at the end of a forduló (1.01.4, 1.01.5). The dummy's Jövő never is empty (Q25); of two players both lose theirs or one. */
function atEnd(state: State): Verdict | null {
  const leader = leaderByDp(state);
  if (leader && dpOf(state, leader) >= WINNING_DP) return { winner: leader, clause: '1.01.4' };
  const empty = {
    self: state.zones.self.future.length === 0,
    dummy: state.rival ? state.zones.dummy.future.length === 0 : state.dummyEmpty,
  };
  if (state.rival && empty.dummy && !empty.self) return { winner: 'self', clause: '1.01.5' };
  if (!empty.self) return null;
  return { winner: empty.dummy ? 'draw' : 'dummy', clause: '1.01.5' };
}

/** The player with more DP; null if both have the same. */
function leaderByDp(state: State): PlayerId | null {
  const difference = dpOf(state, 'self') - dpOf(state, 'dummy');
  if (difference === 0) return null;
  return difference > 0 ? 'self' : 'dummy';
}

export function checkAtOnce(before: State, d: Draft): void {
  if (!d.state.result) finish(d, atOnce(before, d.state));
}

export function checkAtEnd(d: Draft): void {
  if (d.state.result) return;
  const verdict = atEnd(d.state);
  const dp = dpOf(d.state, 'self');
  // 1.01.4: level at 11 or more, another forduló is played, unless an empty Jövő ends the game (1.01.5).
  const level = dp >= WINNING_DP && dp === dpOf(d.state, 'dummy');
  if (level && !verdict) d.emit({ type: 'anotherTurn', clause: '1.01.4', n: dp });
  finish(d, verdict);
}

function finish(d: Draft, verdict: Verdict | null): void {
  if (!verdict) return;
  d.set({ result: { ...verdict, turn: d.state.turn } });
  d.emit({ type: 'ended', word: verdict.winner, clause: verdict.clause });
}
