import type { Card } from '../../cards/card.ts';
import { VOCABULARY } from '../../cards/keywords/keywords.ts';
import { KEYWORD_IDS, type Keyword, type KeywordId } from '../../cards/keywords/vocabulary.ts';
import { natureOf } from './abilities.ts';

/** A printed keyword with the ability whose text it stands in; null where it stands on the card itself. */
export interface OwnKeyword extends Keyword {
  readonly ability: number | null;
  /** The ability needs no activation: the keyword is simply there. */
  readonly standing: boolean;
}

const own = new WeakMap<Card, readonly OwnKeyword[]>();
const lent = new WeakMap<Card, readonly Keyword[]>();

/** Keywords of a card with the corrections of the user, each with its place. */
export function printedKeywords(card: Card): readonly OwnKeyword[] {
  let list = own.get(card);
  if (!list) {
    const found = VOCABULARY.occurrencesOf(card).filter(({ standing }) => standing === 'has');
    list = VOCABULARY.keywordsOf(card).map((keyword) => {
      const place = found.find((one) => one.keyword.id === keyword.id && one.keyword.under === keyword.under);
      const ability = place && keyword.source !== 'user' && keyword.source !== 'field' ? place.ability : null;
      return { ...keyword, ability, standing: ability === null || isStanding(card, ability) };
    });
    own.set(card, list);
  }
  return list;
}

/** Keywords a card hands to the one it is attached to (2.06.f): what its text grants, and what stands there as given. */
export function lentKeywords(card: Card): readonly Keyword[] {
  let list = lent.get(card);
  if (!list) {
    list = VOCABULARY.occurrencesOf(card)
      .filter(({ standing, keyword }) => standing !== 'mentions' && keyword.id !== 'mount')
      .map(({ keyword }) => keyword);
    lent.set(card, list);
  }
  return list;
}

// A text without symbols and price, or one that works continuously, is simply there (JEL.E1).
function isStanding(card: Card, index: number): boolean {
  const ability = card.abilities[index];
  if (!ability) return true;
  const bare = ability.symbols.length === 0 && ability.mp === null && ability.points === null;
  return bare || natureOf(ability) === 'continuous';
}

const grants = new Map<string, Keyword | null>();

/** The keyword an effect gives, as it would be written on a card; null if it is none of the vocabulary. */
export function readGrant(text: string): Keyword | null {
  let keyword = grants.get(text);
  if (keyword === undefined) {
    keyword = VOCABULARY.read(text);
    grants.set(text, keyword);
  }
  return keyword;
}

const ids: ReadonlySet<string> = new Set(KEYWORD_IDS);
/** True for the name of a keyword as the code writes it. */
export const isKeywordId = (name: string): name is KeywordId => ids.has(name);

/** The first of these keywords that stands in one ability of a card. */
export function abilityKeyword<K extends KeywordId>(card: Card, ability: number, wanted: readonly K[]): K | undefined {
  const found = printedKeywords(card).find(
    (one) => one.ability === ability && (wanted as readonly string[]).includes(one.id),
  );
  return found?.id as K | undefined;
}
