import type { CardType } from '../cards/card.ts';
import type { KeywordId } from '../cards/keywords/vocabulary.ts';
import type { NumberKind, WordKind } from './condition.ts';

/**
 * What conditions may ask of one card, as it stands now: the table fills in its present level and the keywords at work on it,
 * a deck check what is printed. `null` is "not known", never "no".
 */
export interface Facts {
  readonly name: string;
  /** Values by kind. `name` holds every name the card answers to, its own first (2.02.b); `religion` those of 2.34 too. */
  readonly words: Readonly<Record<Exclude<WordKind, 'mainClass'>, readonly string[]>> & {
    readonly mainClass: readonly string[];
  };
  /** Kinds of which the card's source says nothing, although such a card has them. */
  readonly missing: ReadonlySet<WordKind>;
  readonly type: CardType | null;
  readonly numbers: Readonly<Record<NumberKind, number | null>>;
  readonly psi: boolean | null;
  readonly named: boolean | null;
  readonly token: boolean;
  /** Words of the printed type line, each as it stands. */
  readonly line: readonly string[];
  /** Further words of the card: subtypes of the type line. */
  readonly others: readonly string[];
  /** What of the card nobody has read; empty where everything has its place. */
  readonly unread: readonly string[];
  /** True for a card of which hardly more than its name is known. */
  readonly stub: boolean;
  readonly hasKeyword: (id: KeywordId) => boolean;
}

/** A team or row against which a condition is held. */
export interface Team {
  readonly members: readonly Facts[];
  /** csapatszint; null where it is not known, as in a deck check. */
  readonly level: number | null;
  /** Places of solved küldetés (2.20.c); null where that is not known. */
  readonly solvedPlaces: readonly string[] | null;
}
