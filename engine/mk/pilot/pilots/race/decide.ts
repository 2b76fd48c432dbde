import { def } from '../../../table/rules/controller.ts';
import type { CardId, PlayerId, State } from '../../../table/state/types.ts';
import { move } from '../../pilot.ts';
import { summoningCost } from '../../reading.ts';
import type { Step } from './step.ts';

/** Answers questions: discards what is worth least, takes what is worth most, otherwise the preset. */
export const decideWell: Step = (view, player) => {
  const asked = view.decisions[0];
  if (!asked) return null;
  const byWorth = [...asked.options].sort((a, b) => worth(view, player, b) - worth(view, player, a) || a - b);
  if (asked.kind === 'discard') {
    return move({ type: 'decide', cards: byWorth.slice(byWorth.length - asked.min) }, 'discardsLeast', {
      n: asked.min,
    });
  }
  if (asked.kind === 'search') {
    return move({ type: 'decide', cards: byWorth.slice(0, asked.max) }, 'takesBest', { n: asked.max });
  }
  if (asked.kind === 'attachOnArrival') return move({ type: 'decide', cards: byWorth.slice(0, asked.max) }, 'equips');
  return null;
};

/** A rough order of the cards of a hand: cards that can soon be paid, küldetés with DP, strong kalandozó. */
function worth(view: State, player: PlayerId, id: CardId): number {
  const one = def(view, id);
  const cost = summoningCost(view, player, id) ?? 6;
  const dear = Math.max(0, cost - view.players[player].mp - view.settings.gain);
  const base = one.type === 'quest' ? 2 + (one.dp ?? 0) : one.type === 'adventurer' ? 2 + (one.level ?? 0) : 1;
  return base - dear;
}
