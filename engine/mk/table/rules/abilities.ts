import { fold } from '../../../text/fold.ts';
import type { Card } from '../../cards/card.ts';
import { type AbilityRules, abilityRules } from '../../cards/symbols/resolve.ts';
import type { CardId, State } from '../state/types.ts';
import { card, controllerOf, def, inPresent } from './controller.ts';
import { silenceOf } from './silence.ts';
import { type TextAt, textsOf } from './texts.ts';
import type { Timing } from './timing.ts';

/** What the symbols of one text of a card come to; undefined if the card has no such text. */
export const rulesOf = (state: State, id: CardId, index: number): AbilityRules | undefined =>
  abilityRules(def(state, id))[index];

/** When a text that needs activation can be activated, as mayAct asks it. */
export function timingOf(rules: AbilityRules): Timing {
  return {
    phases: rules.onlyInManoeuvres ? rules.phases : rules.phases.length > 2 ? 'any' : rules.phases,
    speed: rules.speed,
    clause: timingClause(rules),
  };
}

function timingClause(rules: AbilityRules): string {
  if (rules.phases.includes('fight') && rules.phases.length === 1) return 'JEL.G';
  if (rules.phases.includes('fightPreparation') && rules.phases.length < 3) return 'JEL.F';
  if (rules.phases.length > 2) return 'JEL.E2';
  if (rules.rotates) return 'JEL.B';
  return rules.speed === 'quick' ? 'JEL.H' : 'JEL.0';
}

/** "Such an ability" for ▲ and "once a game" (Q63): the same text on a card of the same name, or any ▲. */
export function usageKey(state: State, one: Card, index: number, sign: 'player' | 'game'): string {
  if (sign === 'player' && state.settings.oncePerPlayer === 'any') return '▲';
  return `${fold(one.name)}#${fold(one.abilities[index]?.text ?? '')}`;
}

const FIGHT_PHASES: ReadonlySet<string> = new Set(['preparation', 'rounds', 'fightResult']);

/** JEL.G: harc előkészítés, harci körök or harc eredményének meghatározása. */
export function inFight(state: State): boolean {
  const m = state.manoeuvre;
  return m !== null && FIGHT_PHASES.has(m.phases[m.at] ?? '');
}

/**
 * Whether a text that needs no activation works now: a harci one only in a fight (JEL.G), one with ▲ only on the first such
 * card of a player (JEL.L). It works in every position (JEL.E1).
 */
export function standingWorks(state: State, text: TextAt): boolean {
  const rules = rulesOf(state, text.source, text.ability);
  if (!rules || !inPresent(state, text.bearer)) return true;
  if (rules.wholeFight && !inFight(state)) return false;
  return rules.perPlayer !== 'oneWorks' || isFirst(state, text);
}

/** JEL.L: of a player's cards that have such a text, and have it counting, the effect of the one that came first applies. */
export function isFirst(state: State, text: TextAt): boolean {
  const key = usageKey(state, def(state, text.source), text.ability, 'player');
  const player = controllerOf(state, text.bearer);
  const { since } = card(state, text.source);
  for (const inst of state.cards) {
    if (!inPresent(state, inst.id) || controllerOf(state, inst.id) !== player) continue;
    for (const other of textsOf(state, inst.id)) {
      if (rulesOf(state, other.source, other.ability)?.perPlayer !== 'oneWorks') continue;
      if (usageKey(state, def(state, other.source), other.ability, 'player') !== key) continue;
      if (silenceOf(state, other.source, other.ability, inst.id) !== null) continue;
      if (comesBefore(other, card(state, other.source).since, text, since)) return false;
    }
  }
  return true;
}

function comesBefore(a: TextAt, sinceA: number, b: TextAt, sinceB: number): boolean {
  return (sinceA - sinceB || a.source - b.source || a.ability - b.ability) < 0;
}
