import type { Card } from '../../cards/card.ts';
import { type CardOccurrence, VOCABULARY } from '../../cards/keywords/keywords.ts';
import { meaningsIn } from '../../cards/keywords/meaning.ts';
import { KEYWORD_IDS, type Keyword, type KeywordId } from '../../cards/keywords/vocabulary.ts';
import { abilityRules } from '../../cards/symbols/resolve.ts';

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
      const ability = placeOf(card, keyword, found);
      return { ...keyword, ability, standing: ability === null || isStanding(card, ability) };
    });
    own.set(card, list);
  }
  return list;
}

/** The text a keyword stands in; null for one the user or a field of the card gives. */
function placeOf(card: Card, keyword: Keyword, found: readonly CardOccurrence[]): number | null {
  if (keyword.source === 'user' || keyword.source === 'field') return null;
  const at =
    keyword.source === 'meaning'
      ? card.abilities.findIndex((ability) => (meaningsIn(ability.text) as readonly string[]).includes(keyword.id))
      : found.find((one) => one.keyword.id === keyword.id && one.keyword.under === keyword.under)?.ability;
  return at === undefined || at < 0 ? null : at;
}

/** Keywords a card hands to the one it is attached to: those its text grants ("HÁTAS: MOMENTUM.", 2.06.f). */
export function lentKeywords(card: Card): readonly Keyword[] {
  let list = lent.get(card);
  if (!list) {
    list = VOCABULARY.occurrencesOf(card)
      .filter(({ standing }) => standing === 'grants')
      .map(({ keyword }) => keyword);
    lent.set(card, list);
  }
  return list;
}

const rulings = new WeakMap<Card, readonly (readonly Keyword[])[]>();

/** The TÖRZSSZÖVETSÉG and BEFOLYÁS one text of a card hangs on (2.08.b, 2.20.b). */
export function rulingsOf(card: Card, ability: number): readonly Keyword[] {
  let list = rulings.get(card);
  if (!list) {
    const found = VOCABULARY.occurrencesOf(card).filter(
      ({ standing, keyword }) => standing === 'has' && (keyword.id === 'tribe' || keyword.id === 'influence'),
    );
    list = card.abilities.map((_, i) => found.filter((one) => one.ability === i).map(({ keyword }) => keyword));
    rulings.set(card, list);
  }
  return list[ability] ?? [];
}

const STANDING: ReadonlySet<string> = new Set(['continuous', 'printed', 'resolution']);

// A text that states something of its card, works continuously (JEL.E1), or is what an action does, is not activated.
function isStanding(card: Card, index: number): boolean {
  const mode = abilityRules(card)[index]?.mode;
  return mode === undefined || STANDING.has(mode);
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

/** The keyword as printed anywhere on a card, be it in a text that needs activation. */
export const findPrinted = (card: Card, id: KeywordId): OwnKeyword | undefined =>
  printedKeywords(card).find((one) => one.id === id);
