import type { Card } from './card.ts';
import type { Catalogue } from './catalogue.ts';
import { VOCABULARY, type Vocabulary } from './keywords/keywords.ts';
import { KEYWORDS, NAMELESS_KEYWORDS } from './keywords/vocabulary.ts';

/**
 * The same card for the rules: keywords that stand on it by the name a player gave them (Q14) are added by their clause number,
 * so that verdict, table and odds know them without knowing the name. A card that has none comes back as it is.
 */
export function withNamedKeywords(card: Card, vocabulary: Vocabulary): Card {
  const printed = VOCABULARY.keywordsOf(card);
  // One under TÖRZSSZÖVETSÉG or BEFOLYÁS would be there without its condition if it were added (2.08.b, 2.20.b).
  const named = vocabulary.keywordsOf(card).filter((keyword) => keyword.under === null);
  const added = NAMELESS_KEYWORDS.filter(
    (id) => named.some((keyword) => keyword.id === id) && !printed.some((keyword) => keyword.id === id),
  );
  if (added.length === 0) return card;
  return { ...card, keywordsAdded: [...card.keywordsAdded, ...added.map((id) => KEYWORDS[id].clause)] };
}

/** The catalogue as the rules see it with a player's names for keywords; without names it is the same one. */
export function catalogueWithNames(catalogue: Catalogue, vocabulary: Vocabulary): Catalogue {
  if (Object.keys(vocabulary.names).length === 0) return catalogue;
  const known = new WeakMap<Card, Card>();
  const named = (card: Card): Card => {
    let seen = known.get(card);
    if (!seen) {
      seen = withNamedKeywords(card, vocabulary);
      known.set(card, seen);
    }
    return seen;
  };
  const maybe = (card: Card | undefined) => card && named(card);
  return {
    // Made when somebody asks for all of them; a deck asks for a few.
    get cards() {
      return catalogue.cards.map(named);
    },
    get offered() {
      return catalogue.offered.map(named);
    },
    vocabulary,
    exact: (name) => maybe(catalogue.exact(name)),
    folded: (name) => catalogue.folded(name).map(named),
    ofWords: (words) => maybe(catalogue.ofWords(words)),
    get mostWords() {
      return catalogue.mostWords;
    },
    find: (name) => maybe(catalogue.find(name)),
    suggest: (name, limit) => catalogue.suggest(name, limit),
  };
}
