import type { ActOf } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { card, def, inPresent, playerOf } from '../rules/controller.ts';
import { setPosition } from '../rules/turn.ts';
import { toPastOrAbyss } from '../rules/zones.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, State } from '../state/types.ts';
import { startEffects } from './run.ts';

type Price = ActOf<'price'>['price'];

function pricesOf(state: State, source: CardId, ability: number): readonly Price[] {
  if (state.settings.effects !== 'read') return [];
  const sentences = readCard(def(state, source))[ability] ?? [];
  const acts = sentences.flatMap((one) => (one.understood ? one.effects.flatMap((effect) => effect.acts) : []));
  return acts.flatMap((act) => (act.do === 'price' ? [act.price] : []));
}

/** Why the price a text names in words cannot be paid now ("aktivizálásának feltétele …"), or null. */
export function priceRefusal(state: State, bearer: CardId, source: CardId, ability: number): Refusal | null {
  for (const price of pricesOf(state, source, ability)) {
    // ALAP.37, ALAP.38
    if (price.p === 'sacrifice' && (!inPresent(state, bearer) || playerOf(state, bearer) !== 'self'))
      return refuse('NOT_YOURS_TO_SACRIFICE', 'ALAP.38', { cards: [bearer] });
    const have = state.zones.self.hand.length;
    if (price.p === 'discard' && have < price.n)
      return refuse('NO_TARGET', '5.01.a', { numbers: { needed: price.n, have }, cards: [source] });
    if (price.p === 'mp' && state.players.self.mp < price.n)
      return refuse('NOT_ENOUGH_MP', '5.01.a', { numbers: { need: price.n, have: state.players.self.mp } });
    if (price.p === 'rotate' && card(state, bearer).position !== 'ready')
      return refuse('CANNOT_ROTATE', 'JEL.B', { cards: [bearer] });
  }
  return null;
}

/** Takes the price a text names in words; a discard is asked for where there is a choice. */
export function payPrice(d: Draft, bearer: CardId, source: CardId, ability: number): void {
  for (const price of pricesOf(d.state, source, ability)) {
    const start = { source, ability, player: 'self', targets: [], x: null } as const;
    if (price.p === 'sacrifice' && 'ref' in price.whom) toPastOrAbyss(d, bearer, 'sacrificed', 'ALAP.37');
    else if (price.p === 'sacrifice')
      startEffects(d, start, [{ acts: [{ do: 'sacrifice', who: 'own', whom: price.whom }] }]);
    else if (price.p === 'rotate') setPosition(d, bearer, 'resting', 'JEL.B');
    else if (price.p === 'mp') d.changePlayer('self', { mp: d.player('self').mp - price.n });
    else if (price.p === 'discard') {
      startEffects(d, start, [
        { acts: [{ do: 'discard', who: 'own', what: { pick: 'choose', n: price.n, kinds: ['card'] } }] },
      ]);
    }
  }
}
