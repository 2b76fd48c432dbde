import type { ActOf, Picked } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { hurt } from '../rules/combat/damage.ts';
import { card, def, inPresent, isAdventurer, playerOf } from '../rules/controller.ts';
import { setPosition } from '../rules/turn.ts';
import { toPastOrAbyss } from '../rules/zones.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { optionsOf, startEffects } from './run.ts';

type Price = ActOf<'price'>['price'];

function pricesOf(state: State, source: CardId, ability: number): readonly Price[] {
  if (state.settings.effects !== 'read') return [];
  const sentences = readCard(def(state, source))[ability] ?? [];
  const acts = sentences.flatMap((one) => (one.understood ? one.effects.flatMap((effect) => effect.acts) : []));
  return acts.flatMap((act) => (act.do === 'price' ? [act.price] : []));
}

/** Why the price a text names in words cannot be paid now ("aktivizálásának feltétele …"), or null. */
export function priceRefusal(
  state: State,
  bearer: CardId,
  source: CardId,
  ability: number,
  player: PlayerId,
): Refusal | null {
  for (const price of pricesOf(state, source, ability)) {
    // ALAP.37, ALAP.38
    if (
      price.p === 'sacrifice' &&
      'ref' in price.whom &&
      (!inPresent(state, bearer) || playerOf(state, bearer) !== player)
    )
      return refuse('NOT_YOURS_TO_SACRIFICE', 'ALAP.38', { cards: [bearer] });
    const have = state.zones[player].hand.length;
    if (price.p === 'discard' && have < price.n)
      return refuse('NO_TARGET', '5.01.a', { numbers: { needed: price.n, have }, cards: [source] });
    if (price.p === 'mp' && state.players[player].mp < price.n)
      return refuse('NOT_ENOUGH_MP', '5.01.a', { numbers: { need: price.n, have: state.players[player].mp } });
    if (price.p === 'sacrifice' && 'pick' in price.whom && priceOptions(state, price.whom, source, player).length === 0)
      return refuse('NO_TARGET', '5.01.a', { numbers: { needed: 1, have: 0 }, cards: [source] });
    if (price.p === 'damage' && !isAdventurer(state, bearer))
      return refuse('NOT_AN_ADVENTURER', 'JEL.0', { cards: [bearer] });
    if (price.p === 'rotate' && card(state, bearer).position !== 'ready')
      return refuse('CANNOT_ROTATE', 'JEL.B', { cards: [bearer] });
  }
  return null;
}

const priceOptions = (state: State, whom: Picked, source: CardId, player: PlayerId): readonly CardId[] =>
  optionsOf(state, { do: 'sacrifice', who: 'own', whom }, whom, { self: source, player, it: [] }, player);

/** Takes the price a text names in words; a discard is asked for where there is a choice. */
export function payPrice(d: Draft, bearer: CardId, source: CardId, ability: number, player: PlayerId): void {
  for (const price of pricesOf(d.state, source, ability)) {
    const start = { source, ability, player, targets: [], x: null } as const;
    if (price.p === 'sacrifice' && 'ref' in price.whom) toPastOrAbyss(d, bearer, 'sacrificed', 'ALAP.37');
    else if (price.p === 'sacrifice')
      startEffects(d, start, [{ acts: [{ do: 'sacrifice', who: 'own', whom: price.whom }] }]);
    else if (price.p === 'rotate') setPosition(d, bearer, 'resting', 'JEL.B');
    else if (price.p === 'mp') d.changePlayer(player, { mp: d.player(player).mp - price.n });
    else if (price.p === 'damage') hurt(d, bearer, price.n);
    else if (price.p === 'discard') {
      startEffects(d, start, [
        { acts: [{ do: 'discard', who: 'own', what: { pick: 'choose', n: price.n, kinds: ['card'] } }] },
      ]);
    }
  }
}
