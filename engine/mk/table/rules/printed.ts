import type { Card } from '../../cards/card.ts';
import { type CardOccurrence, VOCABULARY } from '../../cards/keywords/keywords.ts';
import { meaningsIn } from '../../cards/keywords/meaning.ts';
import type { Occurrence } from '../../cards/keywords/scan.ts';
import { KEYWORD_IDS, type Keyword, type KeywordId, makeKeyword } from '../../cards/keywords/vocabulary.ts';
import { abilityRules } from '../../cards/symbols/resolve.ts';

/** A keyword as it stands on a card, with what decides whether it works. */
export interface OwnKeyword extends Keyword {
  /** The ability whose text it stands in; null where it stands on the card itself. */
  readonly ability: number | null;
  /** The ability needs no activation: the keyword is simply there. */
  readonly standing: boolean;
  /** The TÖRZSSZÖVETSÉG and BEFOLYÁS it hangs on (2.08.b, 2.20.b); all of them must be met. */
  readonly rulings: readonly Keyword[];
}

const own = new WeakMap<Card, readonly OwnKeyword[]>();
const lentByMount = new WeakMap<Card, readonly OwnKeyword[]>();
const NONE: readonly never[] = [];
const PARTS = ['value', 'second', 'condition', 'place', 'cardName', 'under'] as const;

const isRuling = ({ keyword }: Occurrence) => keyword.id === 'tribe' || keyword.id === 'influence';
const same = (a: Keyword, b: Keyword) => a.id === b.id && PARTS.every((part) => a[part] === b[part]);

/** Keywords of a card with the corrections of the user; one that stands in several texts is there for each of them. */
export function printedKeywords(card: Card): readonly OwnKeyword[] {
  let list = own.get(card);
  if (!list) {
    const found = VOCABULARY.occurrencesOf(card);
    list = VOCABULARY.keywordsOf(card).flatMap((keyword) => placesOf(card, keyword, found));
    own.set(card, list);
  }
  return list;
}

function placesOf(card: Card, keyword: Keyword, found: readonly CardOccurrence[]): readonly OwnKeyword[] {
  // What the user or a field of the card gives stands on the card itself.
  if (keyword.source === 'user' || keyword.source === 'field')
    return [{ ...keyword, ability: null, standing: true, rulings: NONE }];
  if (keyword.source === 'meaning') {
    return card.abilities.flatMap(({ text }, ability) =>
      (meaningsIn(text) as readonly string[]).includes(keyword.id)
        ? [{ ...keyword, ability, standing: isStanding(card, ability), rulings: rulingsOf(card, ability) }]
        : [],
    );
  }
  return found
    .filter((one) => one.standing === 'has' && same(one.keyword, keyword))
    .map((one) => placed(card, one, found));
}

function placed(card: Card, one: CardOccurrence, found: readonly CardOccurrence[]): OwnKeyword {
  const { ability } = one;
  return { ...one.keyword, ability, standing: isStanding(card, ability), rulings: rulingsBefore(card, one, found) };
}

/** The rulings that open the part of a text a keyword stands in: those of the label, and the nearest ones before it. */
function rulingsBefore(card: Card, one: CardOccurrence, found: readonly CardOccurrence[]): readonly Keyword[] {
  if (one.keyword.under === null) return NONE;
  const here = found.filter((other) => other.ability === one.ability && isRuling(other));
  const fromLabel = one.part === 'text' ? here.filter((other) => other.part === 'label') : [];
  const before = here.filter((other) => other.part === one.part && other.start < one.start);
  const text = card.abilities[one.ability]?.[one.part] ?? '';
  return [...fromLabel, ...lastGroup(before, text)].map(({ keyword }) => keyword);
}

// Of "Elf TÖRZSSZÖVETSÉG: …. BEFOLYÁS (A), BEFOLYÁS (B): …" the last two belong together.
function lastGroup(rulings: readonly CardOccurrence[], text: string): readonly CardOccurrence[] {
  let first = rulings.length - 1;
  while (first > 0) {
    const between = text.slice(rulings[first - 1]?.end, rulings[first]?.start);
    if (!/^\s*(?:,|\/|\+|és|valamint)?\s*$/u.test(between)) break;
    first--;
  }
  return rulings.slice(Math.max(0, first));
}

/** Keywords a Hátas hands to its rider: those its text grants ("HÁTAS: MOMENTUM.", 2.06.f). */
export function mountKeywords(card: Card): readonly OwnKeyword[] {
  let list = lentByMount.get(card);
  if (!list) {
    const found = VOCABULARY.occurrencesOf(card);
    list = found
      .filter(
        (one) =>
          one.standing === 'grants' ||
          (one.standing === 'has' && one.part === 'text' && isRiderText(card, one.ability)),
      )
      .filter((one) => !isRuling(one) && one.keyword.id !== 'mount')
      .map((one) => placed(card, one, found));
    lentByMount.set(card, list);
  }
  return list;
}

/** A text of a Hátas that is for its rider: its label says HÁTAS, or it opens with the word (2.06.f). */
export function isRiderText(card: Card, ability: number): boolean {
  return VOCABULARY.occurrencesOf(card).some(
    (one) => one.ability === ability && one.standing === 'has' && one.keyword.id === 'mount',
  );
}

const rulings = new WeakMap<Card, readonly (readonly Keyword[])[]>();

/** The TÖRZSSZÖVETSÉG and BEFOLYÁS one text of a card hangs on (2.08.b, 2.20.b). */
export function rulingsOf(card: Card, ability: number): readonly Keyword[] {
  let list = rulings.get(card);
  if (!list) {
    const found = VOCABULARY.occurrencesOf(card).filter((one) => one.standing !== 'mentions' && isRuling(one));
    list = card.abilities.map((_, i) => found.filter((one) => one.ability === i).map(({ keyword }) => keyword));
    rulings.set(card, list);
  }
  return list[ability] ?? NONE;
}

const STANDING: ReadonlySet<string> = new Set(['continuous', 'printed', 'resolution']);

// A text that states something of its card, works continuously (JEL.E1), or is what an action does, is not activated.
function isStanding(card: Card, index: number): boolean {
  const mode = abilityRules(card)[index]?.mode;
  return mode === undefined || STANDING.has(mode);
}

const grants = new Map<string, readonly OwnKeyword[]>();

/**
 * The keywords an effect gives, as they would be written on a card ("TÚLÜTÉS 3", "Elf TÖRZSSZÖVETSÉG: MOMENTUM"); empty if
 * there is none the vocabulary knows.
 */
export function readGrant(text: string): readonly OwnKeyword[] {
  let list = grants.get(text);
  if (list === undefined) {
    const single = VOCABULARY.read(text);
    list = single ? [{ ...single, ability: null, standing: true, rulings: NONE }] : readText(text);
    grants.set(text, list);
  }
  return list;
}

// A text with several keywords, or with a condition before them.
function readText(text: string): readonly OwnKeyword[] {
  const stated = VOCABULARY.scan(text).filter(({ standing }) => standing === 'has');
  let open: Keyword[] = [];
  let last: Occurrence | null = null;
  return stated.flatMap((one) => {
    if (isRuling(one)) {
      open = last && isRuling(last) ? [...open, one.keyword] : [one.keyword];
      last = one;
      return [];
    }
    last = one;
    const rulings = one.keyword.under === null ? NONE : open;
    return [{ ...makeKeyword(one.keyword.id, one.keyword), ability: null, standing: true, rulings }];
  });
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
