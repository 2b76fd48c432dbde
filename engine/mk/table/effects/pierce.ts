import { readCard } from '../../cards/effects/read.ts';
import { VOCABULARY } from '../../cards/keywords/keywords.ts';
import { def } from '../rules/controller.ts';
import type { CardId, State } from '../state/types.ts';

/** "A VÉDŐKÜSZÖB ez ellen nem véd": armour takes nothing off what this card deals. */
export function pierces(state: State, id: CardId): boolean {
  if (state.settings.effects !== 'read') return false;
  return readCard(def(state, id))
    .flat()
    .some(
      (sentence) =>
        sentence.understood &&
        sentence.effects.some(({ acts }) =>
          acts.some((act) => act.do === 'pierce' && VOCABULARY.read(`${act.keyword} 1 SFÉ 1`)?.id === 'armour'),
        ),
    );
}
