import { fold } from '../../../text/fold.ts';
import type { Card } from '../../cards/card.ts';
import { type AbilityRules, abilityRules } from '../../cards/symbols/resolve.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controllerOf, def, inPresent } from './controller.ts';
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
export function standingWorks(state: State, id: CardId, index: number): boolean {
  const rules = rulesOf(state, id, index);
  if (!rules || !inPresent(state, id)) return true;
  if (rules.wholeFight && !inFight(state)) return false;
  return rules.perPlayer !== 'oneWorks' || isFirst(state, id, index, controllerOf(state, id));
}

function isFirst(state: State, id: CardId, index: number, player: PlayerId | null): boolean {
  const key = usageKey(state, def(state, id), index, 'player');
  const same = (other: CardId) =>
    abilityRules(def(state, other)).some(
      (rules, i) => rules.perPlayer === 'oneWorks' && usageKey(state, def(state, other), i, 'player') === key,
    );
  const first = state.cards.find(
    (other) => inPresent(state, other.id) && controllerOf(state, other.id) === player && same(other.id),
  );
  return first === undefined || first.id === card(state, id).id;
}
