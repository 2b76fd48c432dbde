import type { Card } from '../../cards/card.ts';
import type { Effect } from '../../cards/effects/model.ts';
import { type ReadSentence, readCard } from '../../cards/effects/read.ts';
import { isCarriedOut, namedOnArrival, wayOf } from './done.ts';

/** Who does what a sentence says: the rule of a keyword, the table by itself, the table after a question, or the player. */
export const MARKS = ['keyword', 'done', 'asked', 'hand'] as const;
export type Mark = (typeof MARKS)[number];

/** A sentence of a card with its mark and the ability it belongs to. */
export interface MarkedSentence {
  readonly ability: number;
  readonly sentence: ReadSentence;
  readonly mark: Mark;
}

/** Every sentence of a card in order; a mark promises no more than the table carries out. */
export function markedSentences(card: Card): readonly MarkedSentence[] {
  return readCard(card).flatMap((sentences, ability) =>
    sentences.map((sentence) => ({ ability, sentence, mark: markOf(card, ability, sentence) })),
  );
}

function markOf(card: Card, ability: number, sentence: ReadSentence): Mark {
  if (!sentence.understood) return 'hand';
  if (sentence.effects.length === 0) return 'keyword';
  const way = wayOf(card, ability, sentence);
  if (!sentence.effects.every((effect) => isCarriedOut(effect, way))) return 'hand';
  // Understood, but no moment would come at which the table does it.
  if (namedOnArrival(card).some((one) => one.ability === ability && one.text === sentence.text)) return 'hand';
  return way !== 'constant' && sentence.effects.some(asks) ? 'asked' : 'done';
}

/** True where carrying out an effect puts a question to a player. */
const asks = (effect: Effect): boolean =>
  effect.acts.some((act) => {
    if (act.may || act.do === 'search' || act.do === 'takeLooked' || act.do === 'restLooked') return true;
    const whom = act.do === 'discard' ? act.what : 'whom' in act ? act.whom : null;
    return whom !== null && 'pick' in whom && (whom.pick === 'target' || whom.pick === 'choose');
  });
