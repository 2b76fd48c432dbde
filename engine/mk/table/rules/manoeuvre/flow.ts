import { bannedBy } from '../../effects/constants.ts';
import type { Draft } from '../../state/draft.ts';
import type { Manoeuvre, ManoeuvrePhase } from '../../state/manoeuvre.ts';
import { type CardId, otherPlayer, PLAYERS, type PlayerId, type State } from '../../state/types.ts';
import { startRounds } from '../combat/rounds.ts';
import { card, isAdventurer } from '../controller.ts';
import { defence, teamLevel, wallOf } from '../levels.ts';
import { endGrants, setPosition } from '../turn.ts';
import { arrive, move, toPastOrAbyss } from '../zones.ts';
import { conditionMet } from './quest.ts';
import { targetStands } from './target.ts';

export const phaseOf = (m: Manoeuvre): ManoeuvrePhase => m.phases[m.at] as ManoeuvrePhase;
export const obstructorOf = (m: Manoeuvre): PlayerId => otherPlayer(m.initiator);
const current = (d: Draft): Manoeuvre => d.state.manoeuvre as Manoeuvre;

/** Goes to the next phase, skipping those that have nothing to do, and does what happens there by itself. */
export function advancePhase(d: Draft): void {
  const m = current(d);
  const left = phaseOf(m);
  // What the manoeuvre is about is gone, or has changed hands: nothing is left to win (4.01.e).
  if (!targetStands(d.state, m) && left !== 'result' && !m.success) lost(d, m);
  else if (left === 'obstructing' && !hasObstructors(d.state, m)) undefended(d, m);
  else if (left === 'fightResult') afterFight(d, m);
  else if (left === 'obstacles' && m.breakthrough) compare(d, m, '2.35.3');
  else if (left === 'condition' && !m.conditionMet) fail(d);
  else goTo(d, m.at + 1);
}

function lost(d: Draft, m: Manoeuvre): void {
  d.emit({ type: 'noEffect', clause: '4.01.e', ...(m.target === null ? {} : { card: m.target }) });
  d.changeManoeuvre({ fight: null });
  fail(d);
}

export const hasObstructors = (state: State, m: Manoeuvre): boolean => state.zones[obstructorOf(m)].team.length > 0;

function goTo(d: Draft, at: number): void {
  d.changeManoeuvre({ at });
  const m = current(d);
  const phase = phaseOf(m);
  d.emit({ type: 'phase', word: phase, player: m.initiator });
  if (phase === 'reveal') reveal(d, m);
  else if (phase === 'rounds') startRounds(d);
  else if (phase === 'fightResult') judgeFight(d, m);
  else if (phase === 'condition') d.changeManoeuvre({ conditionMet: conditionMet(d.state, m) });
}

export function goToPhase(d: Draft, phase: ManoeuvrePhase): void {
  goTo(d, current(d).phases.indexOf(phase));
}

function reveal(d: Draft, m: Manoeuvre): void {
  if (m.target === null) return;
  d.change(m.target, { faceDown: false });
  d.emit({ type: 'revealed', card: m.target });
}

// Nobody obstructs: no fight. A quest goes on; a place falls if the csapatszint is greater than its FAL (2.01.b.1, 2.35.1).
function undefended(d: Draft, m: Manoeuvre): void {
  d.emit({ type: 'notObstructed', player: obstructorOf(m) });
  if (m.kind === 'quest') goToPhase(d, 'obstacles');
  else if (m.kind === 'fight') succeedAt(d, m, teamLevel(d.state, m.initiator) > 0);
  else compare(d, m, m.breakthrough ? '2.35.1' : '2.01.b.1');
}

/** Compares the initiating csapatszint with FAL, strictly greater wins, and goes to the result. */
function compare(d: Draft, m: Manoeuvre, clause: string): void {
  const level = teamLevel(d.state, m.initiator);
  const wall = m.target === null ? 0 : wallOf(d.state, m.target);
  d.emit({ type: 'compared', n: level, of: wall, clause });
  succeedAt(d, m, level > wall);
}

function succeedAt(d: Draft, m: Manoeuvre, won: boolean): void {
  if (won) win(d, m);
  else fail(d);
}

// Q30: the initiator wins with more csapatszint than the obstructing team and FAL together; equal holds.
function judgeFight(d: Draft, m: Manoeuvre): void {
  const obstructor = obstructorOf(m);
  const attack = teamLevel(d.state, m.initiator);
  const place = m.kind === 'siege' || m.kind === 'building' ? m.target : null;
  const hold = place === null ? teamLevel(d.state, obstructor) : defence(d.state, obstructor, place);
  const stronger = attack > hold ? m.initiator : attack < hold || m.kind !== 'fight' ? obstructor : null;
  const barring = stronger === null ? null : winBarred(d.state, stronger);
  if (barring !== null) d.emit({ type: 'noEffect', card: barring, ...(stronger ? { player: stronger } : {}) });
  const winner = barring === null ? stronger : null;
  d.changeManoeuvre({ fightWinner: winner });
  d.emit({ type: 'fightJudged', n: attack, of: hold, clause: '2.01.b', ...(winner ? { player: winner } : {}) });
}

// A member whose team cannot win by a text.
function winBarred(state: State, player: PlayerId): CardId | null {
  for (const id of state.zones[player].team) {
    const barring = bannedBy(state, 'win', id);
    if (barring !== null) return barring;
  }
  return null;
}

function afterFight(d: Draft, m: Manoeuvre): void {
  endGrants(d, 'fight');
  d.changeManoeuvre({ fight: null });
  if (m.fightWinner !== m.initiator) fail(d);
  else if (m.kind === 'quest' || m.breakthrough)
    goToPhase(d, 'obstacles'); // 2.35.2
  else win(d, m);
}

/** The place falls, or the fight is won. */
function win(d: Draft, m: Manoeuvre): void {
  const { target } = m;
  if (m.kind === 'siege' && target !== null && targetStands(d.state, m)) {
    toPastOrAbyss(d, target, 'destroyed', m.breakthrough ? '2.35.3' : '2.01.b');
    const dp = d.state.settings.towerDp;
    if (dp > 0) d.changePlayer(m.initiator, { dp: d.player(m.initiator).dp + dp });
  }
  if (m.kind === 'building' && target !== null && targetStands(d.state, m)) {
    arrive(d, target, 'buildings', m.initiator, { clause: 'ALAP.32.c' });
    d.emit({ type: 'taken', card: target, player: m.initiator });
  }
  succeeded(d, m);
  goToPhase(d, 'result');
}

/** Notes that the team's manoeuvre was a successful sorelhagyó one (Q36), and for a solved quest that too (2.03.f). */
export function succeeded(d: Draft, m: Manoeuvre, solved = false): void {
  const marks = [`sorelhagyo:${m.initiator}`, ...(solved ? [`quest:${m.initiator}`] : [])];
  d.set({ turnMarks: [...d.state.turnMarks, ...marks] });
  d.changeManoeuvre({ success: true });
  d.emit({ type: 'manoeuvreWon', player: m.initiator, word: m.kind });
  if (solved) d.emit({ type: 'questSolved', player: m.initiator, ...(m.target === null ? {} : { card: m.target }) });
}

export function fail(d: Draft): void {
  const m = current(d);
  d.emit({ type: 'manoeuvreLost', player: m.initiator, word: m.kind });
  goToPhase(d, 'result');
}

/** Ends the manoeuvre: both teams come home pihenő, the wounded sérült (4.01.e, Q35). */
export function endManoeuvre(d: Draft, ready: readonly CardId[]): void {
  for (const player of PLAYERS) {
    for (const id of d.list(player, 'team')) comeHome(d, id, ready.includes(id));
  }
  endGrants(d, 'fight');
  endGrants(d, 'manoeuvre');
  d.set({ manoeuvre: null, played: [] });
  d.emit({ type: 'manoeuvreOver' });
}

/** A member goes back to its Sor: pihenő, or sérült if it has lost levels. */
export function comeHome(d: Draft, id: CardId, ready = false, clause = '4.01.e'): void {
  const inst = card(d.state, id);
  if (!isAdventurer(d.state, id)) return;
  move(d, id, { zone: 'row', side: inst.side }, clause);
  const position = inst.damage > 0 ? 'wounded' : ready ? 'ready' : 'resting';
  setPosition(d, id, position, clause);
  if (inst.damage > 0) d.change(id, { damage: 0 });
}
