import type { Card } from '../../cards/card.ts';
import type { Effect } from '../../cards/effects/model.ts';
import { type ReadSentence, readCard } from '../../cards/effects/read.ts';
import { isCarriedOut } from './acts.ts';
import { constantsOf } from './constants.ts';

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
  const constant = new Set(constantsOf(card).flatMap(({ effects }) => effects));
  return readCard(card).flatMap((sentences, ability) =>
    sentences.map((sentence) => ({ ability, sentence, mark: markOf(sentence, constant) })),
  );
}

function markOf(sentence: ReadSentence, constant: ReadonlySet<Effect>): Mark {
  if (!sentence.understood) return 'hand';
  if (sentence.effects.length === 0) return 'keyword';
  if (!sentence.effects.every((effect) => constant.has(effect) || isCarriedOut(effect))) return 'hand';
  return sentence.effects.some((effect) => !constant.has(effect) && asks(effect)) ? 'asked' : 'done';
}

/** True where carrying out an effect puts a question to a player. */
const asks = (effect: Effect): boolean =>
  effect.acts.some((act) => {
    if (act.may || act.do === 'search' || act.do === 'takeLooked' || act.do === 'restLooked') return true;
    const whom = act.do === 'discard' ? act.what : 'whom' in act ? act.whom : null;
    return whom !== null && 'pick' in whom && (whom.pick === 'target' || whom.pick === 'choose');
  });
