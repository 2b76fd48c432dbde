import { card } from '../../../../engine/mk/table/rules/controller.ts';
import { canSee } from '../../../../engine/mk/table/rules/view.ts';
import type { CardId, State } from '../../../../engine/mk/table/state/types.ts';
import type { Lang } from '../../../../messages/lang.ts';
import { describeRefusal } from '../../../../messages/table/index.ts';
import type { Refusal } from './types.ts';

/** True if the player may know which card this is. What lies in the Jövő is known; only its order is not (ALAP.50). */
export const isKnown = (state: State, id: CardId): boolean =>
  canSee(state, id, 'self') || card(state, id).zone === 'future';

/** The sentence of a refusal as the player may read it: a card that lies hidden before the player has no name in it. */
export const whyNot = (refusal: Refusal, state: State, lang: Lang): string =>
  describeRefusal(refusal, state, lang, (id) => isKnown(state, id));
