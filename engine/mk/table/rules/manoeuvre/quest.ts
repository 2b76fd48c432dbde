import { type Card, stubCard } from '../../../cards/card.ts';
import { conditionLifted } from '../../effects/permits.ts';
import type { Draft } from '../../state/draft.ts';
import type { Manoeuvre } from '../../state/manoeuvre.ts';
import type { CardId, PlayerId, State } from '../../state/types.ts';
import { linesAnswerAt } from '../asking.ts';
import { isBearing } from '../attaching.ts';
import { adventurersOf, card, def, inPresent, isEquipment } from '../controller.ts';
import { changedTreasure } from '../costs.ts';
import { enterByType } from '../entering.ts';
import { keywordAt } from '../keywords.ts';
import { teamLevel } from '../levels.ts';
import { arrive, toPastOrAbyss } from '../zones.ts';
import { targetStands } from './target.ts';

/**
 * Whether the team meets what the küldetés asks: its lines (Q29), and the csapatszint of a Kincs (2.07.c.4, 2.07.d); null
 * where that hangs on words nobody has read, so that the player has to say.
 */
export function conditionMet(state: State, m: Manoeuvre): boolean | null {
  const { target } = m;
  if (target === null || !targetStands(state, m)) return false;
  const team = state.zones[m.initiator].team;
  const level = teamLevel(state, m.initiator);
  const { treasure } = card(state, target);
  if (team.length === 0 || (treasure !== null && level < treasure)) return false;
  if (changedTreasure(state, target)) return true;
  if (conditionLifted(state, m.initiator, target)) return true;
  const { verdict } = linesAnswerAt(state, target, team, m.initiator, level, state.settings.conditionLines);
  return verdict === 'unknown' ? null : verdict === 'met';
}

/** 2.07.f */
const TOKEN: Card = stubCard('Megoldott küldetés', { type: 'quest', token: true, dp: 0 });

/** X of the EXPEDÍCIÓ at work on a küldetés; null if there is none. */
export function expeditionOf(state: State, quest: CardId): number | null {
  const keyword = keywordAt(state, quest, 'expedition');
  return keyword ? (keyword.value ?? 0) : null;
}

/** The küldetés goes to the solver: among the Megoldott küldetések, or by 2.07.e, 2.07.f if it is a Kincs. */
export function solveQuest(d: Draft, quest: CardId, player: PlayerId): void {
  freeAttached(d, quest, player);
  const inst = card(d.state, quest);
  const literal = inst.asType !== null || d.state.settings.treasureQuest === 'literal';
  if (inst.treasure !== null && literal) solveTreasure(d, quest, player);
  else arrive(d, quest, 'solved', player, { clause: '2.07.d' });
}

// What was attached falls off; equipment goes to the raktár of the solver (2.07.note2).
function freeAttached(d: Draft, quest: CardId, player: PlayerId): void {
  for (const id of [...card(d.state, quest).attached]) {
    if (isEquipment(d.state, id) && card(d.state, id).attachedAs === 'other')
      arrive(d, id, 'store', player, { clause: '2.07.note2' });
    else toPastOrAbyss(d, id, 'fellOff', '3.01.g');
  }
}

function solveTreasure(d: Draft, quest: CardId, player: PlayerId): void {
  const known = d.state.defs.find((one) => one.token && one.name === TOKEN.name) ?? TOKEN;
  const token = d.create(known, player, 'solved');
  d.emit({ type: 'brought', card: token, player, to: `${player}.solved`, clause: '2.07.f' });
  d.emit({ type: 'treasureSolved', card: quest, player, clause: '2.07.e' });
  d.changeManoeuvre({ treasure: true });
  d.change(quest, { asType: null, treasure: null });
  const one = def(d.state, quest);
  const options = one.type === 'adventurer' ? clashes(d.state, quest, player) : [];
  if (one.type === 'obstacle') askWhereObstacle(d, quest, player);
  else if (options.length === 0) enterByType(d, quest, player, '2.07.e');
  else d.ask({ kind: 'alignmentClash', player, clause: '2.07.e.1', card: quest, options, preset: 'yes' });
}

// 2.07.e.2: it may be attached face up as a plus akadálylap, beside the slots.
function askWhereObstacle(d: Draft, quest: CardId, player: PlayerId): void {
  const options = d.state.cards
    .filter(
      (one) => one.id !== quest && one.zone !== 'attached' && inPresent(d.state, one.id) && isBearing(d.state, one.id),
    )
    .map((one) => one.id);
  d.ask({
    kind: 'obstacleFromTreasure',
    player,
    clause: '2.07.e.2',
    card: quest,
    options,
    min: 0,
    max: Math.min(1, options.length),
  });
}

/** Kalandozó of the player whose jellem clashes with that of a card (Q32). */
export function clashes(state: State, id: CardId, player: PlayerId): CardId[] {
  if (!state.settings.alignmentClash) return [];
  const own = def(state, id).alignment;
  return adventurersOf(state, player).filter((other) => {
    const theirs = def(state, other).alignment;
    return state.settings.alignmentPairs.some(([a, b]) => (a === own && b === theirs) || (b === own && a === theirs));
  });
}

/** 2.03.c–e: X DP instead of solving; the küldetés stays and cannot be solved in this forduló any more. */
export function makeExpedition(d: Draft, quest: CardId, player: PlayerId): void {
  const dp = expeditionOf(d.state, quest) ?? 0;
  d.changePlayer(player, { dp: d.player(player).dp + dp });
  d.change(quest, { marks: { ...card(d.state, quest).marks, expedition: d.state.turn } });
  d.emit({ type: 'expedition', player, card: quest, n: dp, clause: '2.03.c' });
}
