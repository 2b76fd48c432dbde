import type { CardType } from '../cards/card.ts';
import type { KeywordId } from '../cards/keywords/vocabulary.ts';

/**
 * A condition in words as plain data: what a küldetés, an építmény, a Csatlós, a Hátas, an ÉLETÚT or a search asks for.
 * Words are kept as they stand; they are compared folded and through their inflected forms.
 */
export type Condition =
  /** Every part is needed; in a team different members may meet different parts ("+"). */
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  /** One part is enough ("/", ",", "vagy"). */
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  /** At least `count` cards each of which meets all the terms (words side by side). */
  | { readonly kind: 'card'; readonly count: number; readonly terms: readonly Term[]; readonly text: string }
  /** csapatszint: the levels of the team added together. */
  | { readonly kind: 'teamLevel'; readonly min: number | null; readonly max: number | null; readonly text: string }
  /** 2.20.c: BEFOLYÁS (place): a solved küldetés of one of these places. */
  | { readonly kind: 'influence'; readonly places: readonly string[]; readonly text: string }
  /** What could not be read; nobody can say whether it is met. */
  | { readonly kind: 'unread'; readonly text: string };

/** What one word of a type is looked for in: never in anything else, so a card named Sárkány is no sárkány. */
export type WordKind =
  | 'race'
  | 'class'
  | 'mainClass'
  | 'origin'
  | 'religion'
  | 'group'
  | 'skill'
  | 'sphere'
  | 'sex'
  | 'alignment'
  | 'place'
  | 'name';

export type NumberKind = 'level' | 'mp' | 'fizikum' | 'asztral' | 'mental';

/** One thing asked of one card. `text` is how the condition says it. */
export type Term =
  | { readonly kind: WordKind; readonly word: string; readonly text: string }
  | { readonly kind: 'type'; readonly type: CardType; readonly text: string }
  | { readonly kind: 'keyword'; readonly id: KeywordId; readonly text: string }
  | { readonly kind: 'flag'; readonly flag: 'psi' | 'named' | 'token'; readonly text: string }
  | {
      readonly kind: 'number';
      readonly of: NumberKind;
      readonly min: number | null;
      readonly max: number | null;
      readonly text: string;
    }
  | { readonly kind: 'either'; readonly of: readonly Term[]; readonly text: string }
  | { readonly kind: 'not'; readonly term: Term; readonly text: string }
  /** Words no list fixes the kind of: any fact of the card that is said in words, alone or several facts side by side. */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly text: string };

/** Why a part is not met, or why nobody can tell. Words for it are made in messages/conditions.ts. */
export interface Reason {
  /** The part of the condition, as it is written. */
  readonly term: string;
  /** What was asked for; `card` where no card met a part as a whole, `unread` where the condition itself is not read. */
  readonly asked: Exclude<Term['kind'], 'either' | 'not'> | 'not' | 'card' | 'teamLevel' | 'influence' | 'unread';
  /** What there is instead: the races of the card, the level of the team. */
  readonly have: readonly string[];
}

/** Words of one card that could not be placed, or a field that is not given, either of which may be the very thing asked for. */
export interface Doubt {
  readonly card: string;
  /** Words of the card that nobody has read; empty where a field is missing. */
  readonly words: readonly string[];
  /** The part of the condition that hangs on it. */
  readonly term: string;
}

/** Whether a condition is met: yes; no, with reasons; or not known, with the words on which it hangs. */
export type Answer =
  | { readonly verdict: 'met' }
  | { readonly verdict: 'notMet'; readonly because: readonly Reason[] }
  | { readonly verdict: 'unknown'; readonly doubts: readonly Doubt[]; readonly because: readonly Reason[] };

export type Verdict = Answer['verdict'];
