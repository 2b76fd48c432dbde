import { fold } from '../../../text/fold.ts';
import type { Card } from '../../cards/card.ts';

const known = new WeakMap<Card, readonly string[]>();

/** The sentences of a card's texts, folded; worked out once for each card. */
export function sentencesOf(card: Card): readonly string[] {
  let sentences = known.get(card);
  if (!sentences) {
    sentences = card.abilities.flatMap(({ text, label }) => fold(`${label ?? ''} ${text}`).split(/[.;!](?:\s|$)/u));
    known.set(card, sentences);
  }
  return sentences;
}
