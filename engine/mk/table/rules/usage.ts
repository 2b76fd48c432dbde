import { abilityRules } from '../../cards/symbols/resolve.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { isFirst, rulesOf, usageKey } from './abilities.ts';
import { card, def, isEquipment } from './controller.ts';
import { lendsTexts, type TextAt } from './texts.ts';

/*
 * How often a text may be used (JEL.D, JEL.L, JEL.M, JEL.Q), for every way it comes about: activated, switched on by its
 * condition, on arrival, repeated from the Kéz, what an akciólap or eseménylap does, and all of these when lent.
 */

/** One use of a text by a player. */
export interface Use extends TextAt {
  readonly player: PlayerId;
}

/** The text of a card as it is had now: a lent one by the kalandozó it is lent to. */
export function textAt(state: State, source: CardId, ability: number): TextAt {
  const host = card(state, source).host;
  const bearer = host !== null && lendsTexts(state, source, ability) ? host : source;
  return { bearer, source, ability };
}

// "Such an ability" is the same text on a card of the same name (Q63), whoever lends it.
const keyOf = (state: State, use: TextAt, sign: 'player' | 'game') =>
  usageKey(state, def(state, use.source), use.ability, sign);
const markOf = (state: State, use: TextAt) => `used:${keyOf(state, use, 'game')}`;

/** Why the text cannot be used once more, or null. */
export function useRefusal(state: State, use: Use): Refusal | null {
  const rules = rulesOf(state, use.source, use.ability);
  if (!rules) return null;
  const cards = [use.source];
  // JEL.D: neither the kalandozó nor the card itself may have used it in this forduló.
  if (rules.oncePerTurn) {
    const mark = markOf(state, use);
    const used = [use.bearer, use.source].some((id) => card(state, id).marks[mark] === state.turn);
    if (used) return refuse('ONCE_PER_TURN', 'JEL.D', { cards: [use.bearer] });
  }
  if (rules.perPlayer === 'oneActivationPerTurn') {
    if (state.usedByPlayer.includes(`${use.player}:${keyOf(state, use, 'player')}`))
      return refuse('ONCE_PER_PLAYER', 'JEL.L', { cards });
  }
  if (rules.perPlayer === 'oneWorks' && !isFirst(state, use)) return refuse('ONE_WORKS_ONLY', 'JEL.L', { cards });
  if (rules.oncePerGame && state.usedInGame.includes(keyOf(state, use, 'game')))
    return refuse('ONCE_PER_GAME', 'JEL.Q', { cards });
  return null;
}

/** Counts a use. It is used up even if the effect is neutralised afterwards (Q65). */
export function noteUse(d: Draft, use: Use): void {
  const rules = rulesOf(d.state, use.source, use.ability);
  if (!rules) return;
  if (rules.oncePerTurn) {
    const mark = markOf(d.state, use);
    for (const id of new Set([use.bearer, use.source])) {
      d.change(id, { marks: { ...card(d.state, id).marks, [mark]: d.state.turn } });
    }
  }
  if (rules.perPlayer === 'oneActivationPerTurn')
    d.set({ usedByPlayer: [...d.state.usedByPlayer, `${use.player}:${keyOf(d.state, use, 'player')}`] });
  if (rules.oncePerGame) d.set({ usedInGame: [...d.state.usedInGame, keyOf(d.state, use, 'game')] });
  // JEL.M
  if (rules.lostAfterUse) d.change(use.source, { lost: [...card(d.state, use.source).lost, use.ability] });
}

/**
 * Texts that happen as the card is played: those of an akciólap or eseménylap that does not stay, and every text of an
 * akadálylap that happens when it is activated.
 */
export function playedTexts(state: State, id: CardId): number[] {
  const one = def(state, id);
  const passing =
    (one.type === 'action' || one.type === 'event') && !isEquipment(state, id) && one.duration !== 'permanent';
  return abilityRules(one).flatMap(({ mode }, ability) =>
    mode === 'resolution' || (passing && mode === 'activated') ? [ability] : [],
  );
}

/** Why a card cannot be played again: every text it would do is used up (JEL.Q, JEL.L). */
export function playRefusal(state: State, id: CardId, player: PlayerId): Refusal | null {
  const texts = playedTexts(state, id);
  let first: Refusal | null = null;
  for (const ability of texts) {
    const no = useRefusal(state, { bearer: id, source: id, ability, player });
    if (!no) return null;
    first ??= no;
  }
  return first;
}

/** Counts what a card does as it is played; a text that is used up already stays without effect, and the log says so. */
export function notePlay(d: Draft, id: CardId, player: PlayerId): void {
  for (const ability of playedTexts(d.state, id)) {
    const use = { bearer: id, source: id, ability, player };
    const no = useRefusal(d.state, use);
    if (no) d.emit({ type: 'noEffect', card: id, n: ability, ...(no.clause === null ? {} : { clause: no.clause }) });
    else noteUse(d, use);
  }
}
