import type { CardId, State } from '../state/types.ts';
import { card, def } from './controller.ts';
import { isRiderText } from './printed.ts';

/** A képesség or laphatás as a card has it now: the text stands on `source`, the card that has it is `bearer`. */
export interface TextAt {
  readonly bearer: CardId;
  /** The card it is printed on: the bearer itself, or an attached Csatlós or Hátas that lends it. */
  readonly source: CardId;
  /** Its place in the abilities of the source. */
  readonly ability: number;
}

/** True if an attached card hands this text to the one it is attached to (2.06.f, 2.09.f). */
export function lendsTexts(state: State, id: CardId, ability: number): boolean {
  const inst = card(state, id);
  const one = def(state, id);
  const text = one.abilities[ability];
  if (!text) return false;
  // 2.09.f: the képesség of a Csatlós, never its laphatás.
  if (inst.attachedAs === 'companion') return text.kind === 'ability';
  if (inst.attachedAs !== 'mount') return false;
  // 2.06.f: what the Hátas lists for its rider; where no text is marked so, its képességek.
  return one.abilities.some((_, i) => isRiderText(one, i)) ? isRiderText(one, ability) : text.kind !== 'effect';
}

/** The texts a card has now: its own, then those lent to it. Whether each counts, silenceOf tells. */
export function textsOf(state: State, id: CardId): readonly TextAt[] {
  const own = def(state, id).abilities.map((_, ability) => ({ bearer: id, source: id, ability }));
  const lent = card(state, id).attached.flatMap((source) =>
    def(state, source).abilities.flatMap((_, ability) =>
      lendsTexts(state, source, ability) ? [{ bearer: id, source, ability }] : [],
    ),
  );
  return [...own, ...lent];
}
