import { fold } from '../../../text/fold.ts';
import { racesOf } from '../../cards/keywords/facts.ts';
import { unreadOf } from '../../cards/type-line/complete.ts';
import { some } from '../../conditions/answer.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { answerAt, conditionRefusal } from './asking.ts';
import { controllerOf, def, inPresent, isAdventurer } from './controller.ts';
import { mpValueOf } from './costs.ts';
import { keywordsAt } from './keywords.ts';

/** An ÉLETÚT from the Kéz to a kalandozó in the Jelen (2.32). */
export interface LifePath {
  readonly card: CardId;
  readonly target: CardId;
  /** The player says that sex and race agree, where a card does not tell them (Q51). */
  readonly sameByHand?: boolean | undefined;
  /** The player says that the target meets the condition, where nobody can tell from the cards (2.32.b). */
  readonly conditionByHand?: boolean | undefined;
}

/** Why ÉLETÚT cannot lead from this target to this card, or null; asked at activation and again when it takes effect. */
export function lifePathRefusal(state: State, player: PlayerId, c: LifePath): Refusal | null {
  const paths = keywordsAt(state, c.card, 'lifePath', true);
  if (paths.length === 0) return refuse('NO_LIFE_PATH', '2.32.a', { cards: [c.card] });
  const own = isAdventurer(state, c.target) && inPresent(state, c.target) && controllerOf(state, c.target) === player;
  if (!own) return refuse('NOT_OWN_ADVENTURER', '2.32.b', { cards: [c.target] });
  const [one, other] = [def(state, c.card), def(state, c.target)];
  if (other.token) return refuse('TOKEN_NOT_ALLOWED', '2.32.b', { cards: [c.target] });
  const answer = some(paths.map(({ condition }) => answerAt(state, c.target, condition)));
  const unmet = conditionRefusal(answer, [c.target], '2.32.b', c.conditionByHand === true);
  if (unmet) return unmet;
  // Q50: printed names only.
  if (fold(one.name) === fold(other.name)) return refuse('SAME_NAME', '2.32.c', { cards: [c.target] });
  // An MP-érték that cannot be determined is refused where the cost is worked out.
  const [limit, have] = [mpValueOf(state, c.card), mpValueOf(state, c.target)];
  if (limit !== null && have !== null && have > limit) {
    return refuse('MP_VALUE_TOO_HIGH', '2.32.c', { numbers: { have, limit }, cards: [c.target] });
  }
  return c.sameByHand ? null : likenessRefusal(state, c);
}

// 2.32.d; one shared race is enough, what a card does not tell is asked of the player (Q51).
function likenessRefusal(state: State, c: LifePath): Refusal | null {
  const [one, other] = [def(state, c.card), def(state, c.target)];
  if (one.sex === null || other.sex === null) return refuse('SEX_UNKNOWN', '2.32.d', { cards: [c.target] });
  if (fold(one.sex) !== fold(other.sex)) return refuse('OTHER_SEX', '2.32.d', { cards: [c.target] });
  const races = (card: typeof one) => racesOf(card, state.settings.humanByDefault).races.map(fold);
  const theirs = races(other);
  if (races(one).length === 0 || theirs.length === 0) return refuse('RACE_UNKNOWN', '2.32.d', { cards: [c.target] });
  if (races(one).some((race) => theirs.includes(race))) return null;
  // A word of a type line that nobody has read may be a race.
  const unread = [one, other].some((card) => unreadOf(card).length > 0);
  return refuse(unread ? 'RACE_UNKNOWN' : 'OTHER_RACE', '2.32.d', { cards: [c.target] });
}
