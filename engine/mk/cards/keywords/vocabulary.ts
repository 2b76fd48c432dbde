/**
 * The one vocabulary of keywords: the 38 sections of rulebook chapter 2. Names and their clause are data of the game; what
 * a keyword does is explained to players in messages/keywords.ts and built where it works (deck, table, odds).
 */

/** What a keyword carries with it on a card. */
export type KeywordArgument =
  | 'none'
  | 'value' // KINCS 3
  | 'twoValues' // VÉDŐKÜSZÖB 8 SFÉ 2
  | 'conditionBefore' // Elf TÖRZSSZÖVETSÉG
  | 'conditionInBrackets' // MÚLTIDÉZÉS (varázsló)
  | 'place' // BEFOLYÁS (Toron)
  | 'cardName'; // IGAZ NÉV - név

export interface KeywordEntry {
  /** Section of chapter 2; the rules of the keyword are its clauses (2.07 → 2.07.a …). */
  readonly clause: string;
  /** The word as printed, or null where the rules text at hand lacks the heading (Q14). */
  readonly name: string | null;
  readonly argument: KeywordArgument;
}

const entry = (clause: string, name: string | null, argument: KeywordArgument = 'none'): KeywordEntry => ({
  clause,
  name,
  argument,
});

export const KEYWORDS = {
  wall: entry('2.01', 'FAL', 'value'),
  trueName: entry('2.02', 'IGAZ NÉV', 'cardName'),
  expedition: entry('2.03', 'EXPEDÍCIÓ', 'value'),
  willTransfer: entry('2.04', 'AKARATÁTVITEL', 'value'),
  overkill: entry('2.05', 'TÚLÜTÉS', 'value'),
  mount: entry('2.06', 'HÁTAS', 'conditionBefore'),
  treasure: entry('2.07', 'KINCS', 'value'),
  tribe: entry('2.08', 'TÖRZSSZÖVETSÉG', 'conditionBefore'),
  companion: entry('2.09', 'CSATLÓS', 'conditionBefore'),
  momentum: entry('2.10', 'MOMENTUM'),
  recall: entry('2.11', 'MÚLTIDÉZÉS', 'conditionInBrackets'),
  ancientPower: entry('2.12', 'ŐSERŐ'),
  obstacles: entry('2.13', 'AKADÁLYOK', 'value'),
  feral: entry('2.14', 'ELVADULT'),
  animated: entry('2.15', 'MEGELEVENEDŐ', 'conditionInBrackets'),
  escape: entry('2.16', 'MENEKÜLÉS'),
  armour: entry('2.17', 'VÉDŐKÜSZÖB', 'twoValues'),
  raid: entry('2.18', 'PORTYÁZÁS'),
  focus: entry('2.19', 'FÓKUSZ'),
  influence: entry('2.20', 'BEFOLYÁS', 'place'),
  rebuilding: entry('2.21', 'ÁTÉPÍTÉS'),
  forgotten: entry('2.22', 'ELFELEDETT'),
  cowardice: entry('2.23', 'GYÁVASÁG'),
  fightingSpirit: entry('2.24', 'KÜZDŐSZELLEM'),
  manaFocus: entry('2.25', 'MANAFÓKUSZ'),
  largerHand: entry('2.26', null),
  concentration: entry('2.27', 'ÖSSZPONTOSÍTÁS'),
  frenzy: entry('2.28', 'VÉRENGZÉS'),
  protector: entry('2.29', 'VÉDELMEZŐ'),
  faceUp: entry('2.30', 'NYÍLT LAP'),
  fateTurner: entry('2.31', 'SORSFORDÍTÓ'),
  lifePath: entry('2.32', 'ÉLETÚT', 'conditionInBrackets'),
  repeatArrival: entry('2.33', null),
  allReligions: entry('2.34', null),
  breakthrough: entry('2.35', 'ÁTTÖRÉS'),
  beyondQuestLimit: entry('2.36', null),
  eminence: entry('2.37', 'KIEMELKEDETTSÉG'),
  wordsOfPower: entry('2.38', null),
} as const satisfies Readonly<Record<string, KeywordEntry>>;

export type KeywordId = keyof typeof KEYWORDS;
export const KEYWORD_IDS = Object.keys(KEYWORDS) as readonly KeywordId[];

/** The keywords whose heading is missing in the rules text at hand; the user can name them (Q14). */
export const NAMELESS_KEYWORDS = [
  'largerHand',
  'repeatArrival',
  'allReligions',
  'beyondQuestLimit',
  'wordsOfPower',
] as const;
export type NamelessKeyword = (typeof NAMELESS_KEYWORDS)[number];

/** Names the user has given to keywords whose heading is missing. */
export type KeywordNames = Readonly<Partial<Record<NamelessKeyword, string>>>;

/** The word a keyword is written with: its printed name, the user's name for it, or its clause number ("2.26"). */
export function keywordName(id: KeywordId, names: KeywordNames = {}): string {
  return KEYWORDS[id].name ?? (names as Partial<Record<KeywordId, string>>)[id] ?? KEYWORDS[id].clause;
}

/** A keyword on a card, with what it carries. */
export interface Keyword {
  readonly id: KeywordId;
  /** KINCS 3, AKADÁLYOK 2, FAL 4, VÉDŐKÜSZÖB 8 …; null where none is printed or it is X. */
  readonly value: number | null;
  /** SFÉ of 2.17; null elsewhere. */
  readonly second: number | null;
  /** [feltétel] before the word or in brackets behind it. */
  readonly condition: string | null;
  /** helyszín of 2.20. */
  readonly place: string | null;
  /** [lapnév] of 2.02. */
  readonly cardName: string | null;
  /**
   * Set where the keyword stands in a text that works only under TÖRZSSZÖVETSÉG or BEFOLYÁS (2.08.b, 2.20.b): the keyword
   * that decides. Such a keyword counts only while that one works.
   */
  readonly under: 'tribe' | 'influence' | null;
  /** Where it was found: the card's text, one of its fields, a rule that follows from another keyword, or the user. */
  readonly source: 'text' | 'field' | 'meaning' | 'user';
}

export function makeKeyword(id: KeywordId, parts: Partial<Omit<Keyword, 'id'>> = {}): Keyword {
  return {
    id,
    value: null,
    second: null,
    condition: null,
    place: null,
    cardName: null,
    under: null,
    source: 'text',
    ...parts,
  };
}

/** A keyword as it is printed: "KINCS 3", "Elf TÖRZSSZÖVETSÉG", "BEFOLYÁS (Toron)", "IGAZ NÉV - Alfa". */
export function writeKeyword(keyword: Keyword, names: KeywordNames = {}): string {
  const name = keywordName(keyword.id, names);
  switch (KEYWORDS[keyword.id].argument) {
    case 'value':
      return keyword.value === null ? name : `${name} ${keyword.value}`;
    case 'twoValues':
      return keyword.value === null ? name : `${name} ${keyword.value} SFÉ ${keyword.second ?? 0}`;
    case 'conditionBefore':
      return keyword.condition === null ? name : `${keyword.condition} ${name}`;
    case 'conditionInBrackets':
      return keyword.condition === null ? name : `${name} (${keyword.condition})`;
    case 'place':
      return keyword.place === null ? name : `${name} (${keyword.place})`;
    case 'cardName':
      return keyword.cardName === null ? name : `${name} - ${keyword.cardName}`;
    default:
      return name;
  }
}
