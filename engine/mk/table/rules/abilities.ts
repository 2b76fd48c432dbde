import { fold } from '../../../text/fold.ts';
import type { Ability, Card, CardSymbol, Phase } from '../../cards/card.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controllerOf, def, inPresent } from './controller.ts';
import type { Timing } from './timing.ts';

/** Continuously working (JEL.E1), switched on by its condition (JEL.O), or needing activation (JEL.P). */
export type AbilityNature = 'continuous' | 'timed' | 'activated';

const onlyThese = (ability: Ability, ...allowed: readonly CardSymbol[]) =>
  ability.symbols.every((symbol) => allowed.includes(symbol));

const asksActivation = (ability: Ability) =>
  ability.mp !== null || ability.points !== null || /aktiviz/.test(fold(ability.text));

/** What kind of working an ability has by its symbols and price. */
export function natureOf(ability: Ability): AbilityNature {
  const constant = ability.symbols.includes('constant');
  if (ability.symbols.includes('timed')) return 'timed';
  // JEL.E1: the constant symbol alone; a harci one beside it narrows where it works (JEL.G), ▲ for how many (JEL.L).
  const alone = onlyThese(ability, 'constant', 'fight', 'oncePerPlayer');
  return constant && alone && !asksActivation(ability) ? 'continuous' : 'activated';
}

/** JEL.O: a timed effect on a continuously working constant ability does not use the Időfonal. */
export function usesTimeline(ability: Ability): boolean {
  const continuous =
    ability.symbols.includes('constant') && onlyThese(ability, 'constant', 'timed') && !asksActivation(ability);
  return !(ability.symbols.includes('timed') && continuous);
}

/** When an ability that needs activation can be activated: each symbol narrows or quickens the default (JEL.0–JEL.I). */
export function timingOfAbility(ability: Ability): Timing {
  const has = (symbol: CardSymbol) => ability.symbols.includes(symbol);
  const bound = has('mpBound') || has('rotate'); // JEL.B, JEL.C
  const constant = has('constant');
  const quick = !bound && (constant || has('interrupt') || has('neutralise') || has('fightPreparation'));
  const speed = quick ? 'quick' : 'mpBound';
  // JEL.F, JEL.G: these lose every other phase.
  if (has('fightPreparation')) return { phases: ['fightPreparation'], speed, clause: 'JEL.F' };
  if (has('fight')) return { phases: ['fight'], speed, clause: 'JEL.G' };
  if (quick) return { phases: 'any', speed, clause: constant ? 'JEL.E2' : 'JEL.H' };
  if (constant) return { phases: ROW, speed, clause: 'JEL.E3' };
  return { phases: ROW, speed, clause: has('rotate') ? 'JEL.B' : has('mpBound') ? 'JEL.C' : 'JEL.0' };
}
const ROW: readonly Phase[] = ['row'];

/** JEL.E: a constant one is used in every position, the others only while the card is éber. */
export const needsReady = (ability: Ability): boolean => !ability.symbols.includes('constant');

/** JEL.Q: "egy játékban egyszer". */
export const oncePerGame = (ability: Ability): boolean => /egy jatekban egyszer/.test(fold(ability.text));

/** JEL.N: a text of the form "Ha …, akkor …". */
export const isIfThen = (ability: Ability): boolean => /(^|[\s,.;:(])ha .*,? akkor /.test(`${fold(ability.text)} `);

/** "Such an ability" for ▲ and "once a game" (Q63): the same text on a card of the same name, or any ▲. */
export function usageKey(state: State, one: Card, index: number, sign: 'player' | 'game'): string {
  if (sign === 'player' && state.settings.oncePerPlayer === 'any') return '▲';
  return `${fold(one.name)}#${fold(one.abilities[index]?.text ?? '')}`;
}

const FIGHT_PHASES: ReadonlySet<string> = new Set(['preparation', 'rounds', 'fightResult']);

/** JEL.G: a harci continuous one works in harc előkészítés, harci körök and harc eredményének meghatározása. */
export function inFight(state: State): boolean {
  const m = state.manoeuvre;
  return m !== null && FIGHT_PHASES.has(m.phases[m.at] ?? '');
}

/**
 * Whether a continuously working ability works now: one with the harci symbol only in a fight (JEL.G), one with ▲ only on the
 * first such card of a player (JEL.L). It works in every position (JEL.E1).
 */
export function continuousWorks(state: State, id: CardId, index: number): boolean {
  const one = def(state, id);
  const ability = one.abilities[index];
  if (!ability || !inPresent(state, id)) return false;
  if (ability.symbols.includes('fight') && !inFight(state)) return false;
  return !ability.symbols.includes('oncePerPlayer') || isFirst(state, id, index, controllerOf(state, id));
}

function isFirst(state: State, id: CardId, index: number, player: PlayerId | null): boolean {
  const key = usageKey(state, def(state, id), index, 'player');
  const same = (other: CardId) =>
    def(state, other).abilities.some(
      (ability, i) =>
        ability.symbols.includes('oncePerPlayer') && usageKey(state, def(state, other), i, 'player') === key,
    );
  const first = state.cards.find(
    (other) => inPresent(state, other.id) && controllerOf(state, other.id) === player && same(other.id),
  );
  return first === undefined || first.id === card(state, id).id;
}
