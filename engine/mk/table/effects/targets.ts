import type { Act, Effect, Whom } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { abilityRules } from '../../cards/symbols/resolve.ts';
import { def } from '../rules/controller.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { bannedBy } from './constants.ts';
import { type About, amountOf } from './filter.ts';
import { optionsOf } from './run.ts';

interface Given {
  readonly targets?: readonly CardId[] | undefined;
  readonly x?: number | undefined;
}

/**
 * Whether the targets of a text are there and those given are legal (5.01.a, JEL.I): asked when it is played. A text that is
 * not read asks nothing.
 * @param ability null = everything the card says of what it does when it takes effect.
 */
export function textTargetRefusal(
  state: State,
  source: CardId,
  ability: number | null,
  player: PlayerId,
  given: Given,
): Refusal | null {
  if (state.settings.effects !== 'read') return null;
  const effects = effectsOf(state, source, ability);
  const about: About = { self: source, player, it: [], x: given.x ?? null };
  const targets = given.targets ?? [];
  const acts = effects.flatMap(({ acts }) => acts).filter((act) => targeted(act) !== null);
  if (acts.length === 0) return null;
  for (const act of acts) {
    const whom = targeted(act) as Extract<Whom, { pick: unknown }>;
    const need = whom.upTo ? 0 : whom.n === undefined ? 1 : amountOf(state, whom.n, about);
    const have = optionsOf(state, act, whom, about, player).length;
    if (have < need) return refuse('NO_TARGET', '5.01.a', { numbers: { needed: need, have }, cards: [source] });
  }
  for (const id of targets) {
    if (
      acts.some((act) =>
        optionsOf(state, act, targeted(act) as Extract<Whom, { pick: unknown }>, about, player).includes(id),
      )
    )
      continue;
    const barring = bannedBy(state, 'target', id, source);
    return barring === null
      ? refuse('BAD_TARGET', '5.01.a', { cards: [id] })
      : refuse('BARRED_BY_TEXT', '5.01.a', { cards: [id, barring] });
  }
  return null;
}

function effectsOf(state: State, source: CardId, ability: number | null): readonly Effect[] {
  const one = def(state, source);
  const rules = abilityRules(one);
  return readCard(one).flatMap((sentences, i) => {
    const asked = ability === null ? rules[i]?.mode === 'resolution' : i === ability;
    return asked ? sentences.flatMap((sentence) => (sentence.understood ? sentence.effects : [])) : [];
  });
}

function targeted(act: Act): Extract<Whom, { pick: unknown }> | null {
  const whom = act.do === 'discard' ? act.what : 'whom' in act ? act.whom : null;
  return whom && 'pick' in whom && whom.pick === 'target' ? whom : null;
}
