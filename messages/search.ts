import { FIELD_IDS, type FieldId, type FieldKind, searchField } from '../engine/mk/search/fields.ts';
import type { QueryError } from '../engine/mk/search/query.ts';
import { article } from '../engine/text/article.ts';
import type { Lang } from './lang.ts';

const FIELDS: Readonly<Record<FieldId, Readonly<Record<Lang, string>>>> = {
  name: { hu: 'a lap neve', en: 'the name of the card' },
  text: { hu: 'a lap szövege', en: 'the text of the card' },
  flavour: { hu: 'típussor és idézet', en: 'type line and flavour text' },
  type: { hu: 'laptípus', en: 'card type' },
  mp: { hu: 'MP-érték; X is lehet', en: 'printed cost; may be X' },
  keyword: { hu: 'kulcsszó, amely a lapon van', en: 'keyword the card has' },
  grants: { hu: 'kulcsszó, amelyet másnak ad', en: 'keyword it gives to others' },
  mentions: { hu: 'kulcsszó, amelyről csak beszél', en: 'keyword it only speaks about' },
  alignment: { hu: 'jellem', en: 'alignment' },
  race: { hu: 'faj; faj nélkül ember', en: 'race; human where none is printed' },
  class: { hu: 'fő- vagy alkaszt', en: 'main class or subclass' },
  mainClass: { hu: 'főkaszt', en: 'main class' },
  subclass: { hu: 'alkaszt', en: 'subclass' },
  level: { hu: 'alapszint', en: 'base level' },
  skill: { hu: 'képzettség', en: 'skill' },
  fizikum: { hu: 'Fizikum', en: 'Fizikum' },
  asztral: { hu: 'Asztrál', en: 'Asztrál' },
  mental: { hu: 'Mentál', en: 'Mentál' },
  psi: { hu: 'van-e pszije', en: 'has psi' },
  sphere: { hu: 'szféra', en: 'sphere' },
  sex: { hu: 'nem (nő, férfi)', en: 'sex (nő, férfi)' },
  origin: { hu: 'származás', en: 'origin' },
  religion: { hu: 'vallás', en: 'religion' },
  group: { hu: 'csoport', en: 'group' },
  fal: { hu: 'FAL-érték', en: 'FAL' },
  dp: { hu: 'DP', en: 'DP' },
  place: { hu: 'helyszín', en: 'place' },
  condition: { hu: 'küldetés vagy építmény feltétele', en: 'condition of a quest or building' },
  slots: { hu: 'hány akadálylap csatolható hozzá', en: 'how many obstacles it takes' },
  treasure: { hu: 'KINCS értéke', en: 'value of KINCS' },
  expedition: { hu: 'EXPEDÍCIÓ értéke', en: 'value of EXPEDÍCIÓ' },
  obstacleKind: { hu: 'csapda vagy bestia', en: 'trap or beast' },
  attack: { hu: 'bestia támadásértéke', en: 'attack of a beast' },
  actionKind: { hu: 'akciólap fajtája', en: 'kind of action' },
  subtype: { hu: 'altípus, pl. Tűzmágia', en: 'subtype, e.g. Tűzmágia' },
  phase: { hu: 'fázis', en: 'phase' },
  duration: { hu: 'időtartam', en: 'duration' },
  damage: { hu: 'sebzés', en: 'damage' },
  symbol: { hu: 'jel a képesség vagy laphatás előtt', en: 'symbol before an ability or effect' },
  abilityKind: { hu: 'képesség vagy laphatás', en: 'ability or effect' },
  named: { hu: 'nevesített-e', en: 'is a named card' },
  token: { hu: 'jelző-e', en: 'is a token' },
  stub: { hu: 'csak a neve ismert', en: 'only its name is known' },
  set: { hu: 'készlet; a „saját” az általad felvett lapok', en: 'set; “own” means the cards you brought in' },
  owned: { hu: 'hány példányod van belőle', en: 'how many copies you own' },
  free: { hu: 'hány példányodat nem foglalja pakli', en: 'how many of your copies no deck reserves' },
  rarity: { hu: 'gyakoriság', en: 'rarity' },
  artist: { hu: 'grafikus', en: 'artist' },
};

const EXAMPLES: Readonly<Record<FieldKind, string>> = {
  number: '<=3',
  choice: ':…',
  words: ':…',
  open: ':…',
  text: ':"…"',
  flag: ':igen',
  standing: '>=1',
  keyword: ':KINCS',
};

export interface FieldHelp {
  readonly id: FieldId;
  /** The name shown, in the language asked for. */
  readonly name: string;
  /** Every other name that means the same field. */
  readonly aliases: readonly string[];
  readonly example: string;
  readonly description: string;
}

/** The help panel's list of fields, made from the table the parser reads by. */
export function searchHelp(lang: Lang): readonly FieldHelp[] {
  return FIELD_IDS.map((id) => {
    const field = searchField(id);
    const name = lang === 'hu' ? field.names[0] : field.english;
    return {
      id,
      name,
      aliases: [...new Set(field.names)].filter((alias) => alias !== name),
      example: `${name}${EXAMPLES[field.kind]}`,
      description: FIELDS[id][lang],
    };
  });
}

/** How words and fields are put together, one rule a line, for the top of the help panel. */
export const SEARCH_RULES: Readonly<Record<Lang, readonly (readonly [example: string, meaning: string])[]>> = {
  hu: [
    ['hajnali orjarat', 'Minden szó szerepel a lapon; az ékezet és a kis- és nagybetű nem számít.'],
    ['"éber helyzet"', 'Idézőjelben egész szavak, egymás után.'],
    ['típus:kalandozó mp<=3', 'Mező és érték: : = != < <= > >=; több feltétel egyszerre.'],
    ['mp:2-4  mp:X  mp:?', 'Tartomány, X, ismeretlen.'],
    ['-szöveg:varázslat', 'Kizárás mínuszjellel vagy a not szóval.'],
    ['(faj:elf vagy faj:ork) szint>=2', 'Vagylagos feltétel zárójelben; or és | is jó.'],
    ['kulcsszó:"KINCS 3"', 'Kulcsszó, értékkel vagy feltétellel együtt is.'],
    ['kaszt:pap*', 'Csillaggal a szó folytatódhat: pap, paplovag.'],
  ],
  en: [
    ['hajnali orjarat', 'Every word is on the card; accents and case do not matter.'],
    ['"éber helyzet"', 'In quotes whole words, one after the other.'],
    ['type:adventurer cost<=3', 'Field and value: : = != < <= > >=; several conditions at once.'],
    ['cost:2-4  cost:X  cost:?', 'Range, X, unknown.'],
    ['-text:varázslat', 'Excluded by a minus or by the word not.'],
    ['(race:elf or race:ork) level>=2', 'Alternatives in brackets; vagy and | work too.'],
    ['keyword:"KINCS 3"', 'A keyword, also with its value or condition.'],
    ['class:pap*', 'A star lets the word go on: pap, paplovag.'],
  ],
};

const articled = (word: string) => `${article(word) === 'az' ? 'Az' : 'A'} ${word}`;

type Describe = (error: QueryError, field: string, expected: string) => string;

const ERRORS: Readonly<Record<Lang, Readonly<Record<QueryError['code'], Describe>>>> = {
  hu: {
    UNKNOWN_FIELD: (error, _, expected) =>
      `Nincs ilyen mező: „${error.found}”.${expected ? ` Erre gondoltál? ${expected}` : ''}`,
    MISSING_VALUE: (error) => `Hiányzik az érték ez után: „${error.found}”.`,
    BAD_NUMBER: (error, field) =>
      `${articled(field)} mezőhöz szám kell, pl. 3, 2-4 vagy X; ez nem az: „${error.found}”.`,
    UNKNOWN_VALUE: (error, field, expected) =>
      `${articled(field)} mezőben nincs ilyen: „${error.found}”.${expected ? ` Lehet: ${expected}.` : ''}`,
    BAD_OPERATOR: (error, field, expected) =>
      `${articled(field)} mezőnél itt nem használható: „${error.found.trim()}”. Lehet: ${expected}.`,
    UNCLOSED_QUOTE: () => 'Nincs lezárva az idézőjel.',
    UNCLOSED_BRACKET: () => 'Nincs lezárva a zárójel.',
    UNEXPECTED_BRACKET: () => 'Ehhez a bezáró zárójelhez nincs nyitó.',
    EMPTY_BRACKETS: () => 'Üres a zárójel.',
    NOTHING_TO_JOIN: (error) =>
      `Nincs semmi az egyik oldalán: „${error.found}”. Ha magát a szót keresed, tedd idézőjelbe.`,
    NOTHING_TO_EXCLUDE: (error) => `Nincs mit kizárni ez után: „${error.found}”.`,
    NO_COLLECTION: (error) => `Itt nem látszik a gyűjteményed, ezért erre nem lehet keresni: „${error.found.trim()}”.`,
    TOO_DEEP: () => 'Túl sok egymásba ágyazott zárójel.',
  },
  en: {
    UNKNOWN_FIELD: (error, _, expected) =>
      `There is no field "${error.found}".${expected ? ` Did you mean ${expected}?` : ''}`,
    MISSING_VALUE: (error) => `A value is missing after "${error.found}".`,
    BAD_NUMBER: (error, field) =>
      `The field ${field} needs a number such as 3, 2-4 or X; this is none: "${error.found}".`,
    UNKNOWN_VALUE: (error, field, expected) =>
      `The field ${field} has no "${error.found}".${expected ? ` Possible: ${expected}.` : ''}`,
    BAD_OPERATOR: (error, field, expected) =>
      `"${error.found.trim()}" cannot be used with the field ${field} here. Possible: ${expected}.`,
    UNCLOSED_QUOTE: () => 'The quote is not closed.',
    UNCLOSED_BRACKET: () => 'The bracket is not closed.',
    UNEXPECTED_BRACKET: () => 'This closing bracket has no opening one.',
    EMPTY_BRACKETS: () => 'There is nothing in the brackets.',
    NOTHING_TO_JOIN: (error) =>
      `"${error.found}" has nothing on one side. To look for the word itself, put it in quotes.`,
    NOTHING_TO_EXCLUDE: (error) => `There is nothing to exclude after "${error.found}".`,
    NO_COLLECTION: (error) =>
      `Your collection is not at hand here, so this cannot be searched for: "${error.found.trim()}".`,
    TOO_DEEP: () => 'Too many brackets inside each other.',
  },
};

/** What is wrong with a search, as one sentence; the place is `error.at` and `error.length`. */
export function describeQueryError(error: QueryError, lang: Lang): string {
  const field =
    error.field === null ? '' : lang === 'hu' ? searchField(error.field).names[0] : searchField(error.field).english;
  return ERRORS[lang][error.code](error, field, error.expected.slice(0, 12).join(', '));
}
