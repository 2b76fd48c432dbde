import type { Card } from '../../cards/card.ts';
import type { Effect } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { standingWorks } from '../rules/abilities.ts';
import { inPresent, playerOf } from '../rules/controller.ts';
import { silenceOf } from '../rules/silence.ts';
import type { Draft } from '../state/draft.ts';
import type { Happens } from '../state/running.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { isCarriedOut } from './done.ts';
import { holds } from './filter.ts';
import { startEffects } from './run.ts';

/*
 * "Ha meghalna, helyette …": what would happen does not, and the text is begun in its place. Where the text says "may" and
 * its player declines, it happens after all.
 */

interface Replacement {
  readonly ability: number;
  readonly effect: Effect;
}
const replacements = new WeakMap<Card, readonly Replacement[]>();

function replacementsOf(one: Card): readonly Replacement[] {
  let found = replacements.get(one);
  if (!found) {
    found = readCard(one).flatMap((sentences, ability) =>
      sentences.flatMap((sentence) =>
        sentence.understood
          ? sentence.effects
              .filter((effect) => effect.instead && isCarriedOut(effect, 'instead'))
              .map((effect) => ({ ability, effect }))
          : [],
      ),
    );
    replacements.set(one, found);
  }
  return found;
}

/**
 * Lets a text take the place of what would happen; true if one did.
 * @param id what it would happen to; for a draw the card that would be drawn.
 */
export function replaced(d: Draft, of: Happens['of'], id: CardId, player: PlayerId, n: number): boolean {
  if (d.state.settings.effects !== 'read' || d.happensAnyway) return false;
  const sources = of === 'draw' ? d.state.cards.map((one) => one.id) : [id];
  for (const source of sources) {
    if (!inPresent(d.state, source) || playerOf(d.state, source) !== player) continue;
    const found = replacementsOf(d.state.defs[d.card(source).def] as Card).find(
      ({ ability, effect }) => effect.instead?.of === of && works(d.state, source, ability, effect),
    );
    if (!found) continue;
    const start = { source, ability: found.ability, player, targets: [], x: null };
    startEffects(d, { ...start, instead: { of, card: id, player, n } }, [found.effect]);
    d.emit({ type: 'replaced', card: source, player, word: of });
    return true;
  }
  return false;
}

function works(state: State, source: CardId, ability: number, effect: Effect): boolean {
  if (silenceOf(state, source, ability) !== null || !standingWorks(state, { bearer: source, source, ability }))
    return false;
  const about = { self: source, player: playerOf(state, source), it: [] };
  return [...(effect.if ?? []), ...(effect.while ?? [])].every((one) => holds(state, one, about));
}
