import { lostConditions } from '../../cards/type-line/lost.ts';
import { MET } from '../../conditions/answer.ts';
import type { Answer } from '../../conditions/condition.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { type Member, memberAnswer, type TeamStanding, teamMeetsLines } from './conditions.ts';
import { def } from './controller.ts';
import { extraAt, has } from './keywords.ts';
import { levelOf } from './levels.ts';

/** A card as conditions see it at the table now: with its present level and the keywords at work on it. */
function memberOf(state: State, id: CardId): Member {
  return {
    card: def(state, id),
    extra: extraAt(state, id),
    present: { level: levelOf(state, id), hasKeyword: (name) => has(state, id, name) },
  };
}

/** Whether a card meets a condition in words now; no condition is always met. */
export function answerAt(state: State, id: CardId, condition: string | null): Answer {
  return condition === null ? MET : memberAnswer(memberOf(state, id), condition, state.settings);
}

/** Places of a player's solved küldetés (2.20.c). Tokens have none (Q46). */
const solvedPlaces = (state: State, player: PlayerId): readonly string[] =>
  state.zones[player].solved.flatMap((id) => def(state, id).places);

/**
 * Whether these kalandozó of a player meet what a card asks for in lines, one of them or all (Q29). Lines that were lost when the card came in leave
 * it open, unless one that is left is met.
 */
export function linesAnswerAt(
  state: State,
  asking: CardId,
  team: readonly CardId[],
  player: PlayerId,
  level: TeamStanding['level'],
  need: State['settings']['conditionLines'] = 'one',
): Answer {
  const card = def(state, asking);
  const standing = { level, solvedPlaces: solvedPlaces(state, player) };
  const members = team.map((id) => memberOf(state, id));
  const answer = teamMeetsLines(members, standing, card.conditions, state.settings, need);
  const lost = lostConditions(card);
  if (lost.length === 0) return answer;
  if (card.conditions.length > 0 && answer.verdict === (need === 'all' ? 'notMet' : 'met')) return answer;
  return { verdict: 'unknown', doubts: [{ card: card.name, words: lost, term: lost.join(', ') }], because: [] };
}

/** True if the card surely does not meet the condition; what is not known is asked of the player with the command. */
export const denies = (state: State, id: CardId, condition: string | null): boolean =>
  answerAt(state, id, condition).verdict === 'notMet';

/**
 * The refusal of a card that does not meet a condition, or of one where nobody can tell and the player has not said so either;
 * null where it is met. `words.words` are those on which it hangs, `words.asked` what was asked for.
 */
export function conditionRefusal(
  answer: Answer,
  cards: readonly CardId[],
  clause: string,
  byHand: boolean,
): Refusal | null {
  if (answer.verdict === 'met') return null;
  const asked = [...new Set(answer.because.map(({ term }) => term))].join(', ');
  if (answer.verdict === 'notMet') return refuse('CONDITION_NOT_MET', clause, { cards, words: { asked } });
  if (byHand) return null;
  const words = [...new Set(answer.doubts.flatMap((doubt) => (doubt.words.length > 0 ? doubt.words : [doubt.term])))];
  return refuse('CONDITION_UNSURE', clause, { cards, words: { words: words.join(', ') } });
}
