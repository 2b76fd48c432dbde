import {
  KEYWORDS,
  type Keyword,
  type KeywordId,
  type KeywordNames,
  type NAMELESS_KEYWORDS,
  writeKeyword,
} from '../engine/mk/cards/keywords/vocabulary.ts';
import type { Lang } from './lang.ts';

interface KeywordWords {
  /** What the keyword does, in one or two short sentences. */
  readonly hu: string;
  readonly en: string;
}

const WORDS: Readonly<Record<KeywordId, KeywordWords>> = {
  wall: {
    hu: 'Ennyivel nő az akadályozó csapat szintje, amíg a helyet támadják. Ha nincs a lapon, az értéke 0.',
    en: 'Raises the level of the obstructing team by this much while the place is attacked. None printed counts as 0.',
  },
  trueName: {
    hu: 'Nevesítéskor a megnevezett lappal azonosnak számít, és ami az egyikre hivatkozik, a másikra is.',
    en: 'Counts as the card named for the named-card rule; whatever refers to one refers to the other.',
  },
  expedition: {
    hu: 'Ha a csapat teljesíti a küldetés feltételét, 1 MP-ért megoldás helyett X DP-t kap, és a küldetés tovább vár.',
    en: 'A team that meets the condition may pay 1 MP to gain X DP instead of solving; the quest keeps waiting.',
  },
  willTransfer: {
    hu: 'Támadásdobás helyett a legfeljebb X szintű ellenfél pihenve átkerül az irányító Sorába.',
    en: 'Instead of an attack roll an enemy of level X or less goes, resting, to the row of the controller.',
  },
  overkill: {
    hu: 'Támadásdobás helyett a legfeljebb X szintű ellenfél azonnal meghal.',
    en: 'Instead of an attack roll an enemy of level X or less dies at once.',
  },
  mount: {
    hu: 'Bestia, amely a feltételt teljesítő kalandozóhoz is csatolható, nyíltan és véglegesen. Egy kalandozónak egy Hátasa lehet.',
    en: 'A beast that can also be attached, face up and for good, to an adventurer who meets the condition. One mount each.',
  },
  treasure: {
    hu: 'Küldetésként is letehető: 4 akadály, 0 DP, ingyen megoldható, ha a csapatszint legalább X; a megoldóé lesz a lap. Sosem olcsóbb és sosem ingyenes.',
    en: 'May be put down as a quest: 4 obstacles, 0 DP, solved free at team level X or more; the solver gets the card. Never cheaper, never free.',
  },
  tribe: {
    hu: 'Akkor működik, ha játékosa legalább három, azonos (vagy a megadott) fajú, nem jelző kalandozót irányít.',
    en: 'Works while its player controls at least three adventurers, tokens aside, of one (or of the given) race.',
  },
  companion: {
    hu: 'Kézből ingyen csatolható a feltételt teljesítő kalandozóhoz, aki megkapja a képességeit.',
    en: 'May be attached from hand for nothing to an adventurer who meets the condition and gains its abilities.',
  },
  momentum: {
    hu: 'Az első harci körben az kezd, akinek a csapatában több ilyen kalandozó van.',
    en: 'In the first round of a fight the side with more such adventurers acts first.',
  },
  recall: {
    hu: 'A Múltból is leidézhető, a szokásos költségen; utána a Mélységbe kerül.',
    en: 'May be summoned from the past too, at its usual cost; afterwards it goes to the abyss.',
  },
  ancientPower: {
    hu: 'Ingyenes, ha játékosa aquir vagy sárkány kalandozót irányít. Küldetésnél a megoldás ingyenes.',
    en: 'Free while its player controls an aquir or dragon adventurer. For a quest, solving is free.',
  },
  obstacles: {
    hu: 'Legfeljebb X akadálylap csatolható hozzá.',
    en: 'Up to X obstacles can be attached to it.',
  },
  feral: {
    hu: 'Akadálylapként is csatolható; akkor se MP-értéke, se szövege nincs.',
    en: 'May be attached as an obstacle; it then has neither a cost nor a text.',
  },
  animated: {
    hu: 'Harci körben is aktivizálható, bárhová van csatolva, ha játékosa elforgatja a csapat egy tagját.',
    en: 'Can be activated in fight rounds wherever it is attached, by rotating a member of the own team.',
  },
  escape: {
    hu: 'A célpont kalandozó visszatérhet Sorába; az irányítója dönt.',
    en: 'The targeted adventurer may return to the row; the controller decides.',
  },
  armour: {
    hu: 'Legfeljebb X támadásdobásig a fegyveres, pusztakezes, lövedékes és bestiától eredő sebzés ennyivel kisebb: Y.',
    en: 'Up to an attack roll of X, damage from weapons, bare hands, missiles and beasts is lowered by Y.',
  },
  raid: { hu: 'Ingyen kezdeményezhet ostromot.', en: 'May start a siege for free.' },
  focus: {
    hu: 'Ilyen lap fizetésekor a Jelenben lévő saját ilyen lapok MP-ként használhatók; ezek a Jövő aljára kerülnek.',
    en: 'When such a card is paid for, own ones in play may be used as MP; they go under the deck.',
  },
  influence: {
    hu: 'A szöveg csak akkor él, ha játékosának van ilyen helyszínű megoldott küldetése.',
    en: 'The text works only while its player has a solved quest of that place.',
  },
  rebuilding: {
    hu: 'Leidézésekor egy toronyszint feláldozása helyettesítheti az MP-t.',
    en: 'When it is summoned, sacrificing a tower level may replace its MP.',
  },
  forgotten: {
    hu: 'Amíg ilyet irányítasz, egyetlen kalandozód sem idézhető le ingyen, és ellenséges kalandozó nem tarthatja vissza őket a csapattól.',
    en: 'While you control one, none of your adventurers can be summoned free, and enemy adventurers cannot keep them out of a team.',
  },
  cowardice: {
    hu: 'Sikeres Fizikum próbával a manőverben részt vevő kalandozó hazatér Sorába.',
    en: 'With a passed Fizikum test an adventurer on a manoeuvre returns to the row.',
  },
  fightingSpirit: {
    hu: '+1 a támadás-, próba- és mentődobás felsőküszöbére.',
    en: '+1 on the upper threshold of attack, test and saving rolls.',
  },
  manaFocus: {
    hu: 'Harc fázisú varázslatai 1 MP-vel olcsóbbak, de 1-nél sosem kevesebbe kerülnek.',
    en: 'Spells of the fight phase cost 1 MP less, but never under 1.',
  },
  largerHand: { hu: 'Irányítójának Kézmérete 1-gyel nagyobb.', en: 'The hand size of its controller is 1 larger.' },
  concentration: {
    hu: 'Nem vonatkozik rá a frontemberi büntetés.',
    en: 'The front-member penalty does not apply to it.',
  },
  frenzy: {
    hu: 'Minden harcban az első közelharci vagy pusztakezes támadása 1 szinttel többet sebez.',
    en: 'In every fight its first melee or bare-hand attack deals 1 level more.',
  },
  protector: {
    hu: 'Nem választható kezdeményező csapatba.',
    en: 'Cannot be chosen into an initiating team.',
  },
  faceUp: { hu: 'Mindig nyílt lap, és nem is rejthető el.', en: 'Always face up, and cannot be hidden.' },
  fateTurner: {
    hu: 'Gyors hatásként is leidézhető; felszerelésként érkezéskor rögtön csatolható.',
    en: 'May be summoned as a quick effect; as equipment it may be attached on arrival.',
  },
  lifePath: {
    hu: 'Kézből egy gyengébb, azonos nemű és fajú saját kalandozó helyére léphet; a két MP-érték különbségébe kerül.',
    en: 'From hand it may take the place of a weaker own adventurer of the same sex and race, for the difference in cost.',
  },
  repeatArrival: {
    hu: 'Kézből eldobva újra érvényesül egy azonos nevű, Jelenben lévő lapod érkezési hatása.',
    en: 'Discarded from hand it repeats the arrival effect of your card of the same name in play.',
  },
  allReligions: {
    hu: 'Tizenhárom vallás hívének is számít.',
    en: 'Counts as a follower of thirteen religions as well.',
  },
  breakthrough: {
    hu: 'Ostromban előbb az akadályozó csapattal harcol, és csak utána következnek az akadályok.',
    en: 'In a siege it fights the obstructing team first; obstacles come after.',
  },
  beyondQuestLimit: {
    hu: 'Nem számít bele a három megoldásra váró küldetésbe.',
    en: 'Does not count among the three quests that may wait.',
  },
  eminence: {
    hu: 'Mindenkire: játékonként egy keresés, húzás csak lapkiigazításkor, ómen nélkül 5 MP fordulónként, a Kézméret legfeljebb 7.',
    en: 'For everybody: one search a game, drawing only when adjusting the hand, 5 MP a turn without an omen, hand size 7 at most.',
  },
  wordsOfPower: {
    hu: 'Hatalomszavai ellen nem véd a titkos nyelv, és a saját szavai nem ártanak neki.',
    en: 'The secret language gives no cover against its words of power, and they do not harm itself.',
  },
};

const NAMELESS: Readonly<Record<(typeof NAMELESS_KEYWORDS)[number], KeywordWords>> = {
  largerHand: { hu: 'nagyobb kéz', en: 'larger hand' },
  repeatArrival: { hu: 'érkezés ismétlése', en: 'repeated arrival' },
  allReligions: { hu: 'tizenhárom vallás', en: 'thirteen religions' },
  beyondQuestLimit: { hu: 'küldetéslimiten kívül', en: 'beyond the quest limit' },
  wordsOfPower: { hu: 'hatalomszavak', en: 'words of power' },
};

/** What a keyword does, for tooltips and the glossary; of a keyword on a card with the numbers printed there instead of X and Y. */
export function explainKeyword(keyword: KeywordId | Pick<Keyword, 'id' | 'value' | 'second'>, lang: Lang): string {
  if (typeof keyword === 'string') return WORDS[keyword][lang];
  const { id, value, second } = keyword;
  const numbers: Readonly<Record<string, number | null>> = { X: value, Y: second };
  return WORDS[id][lang].replace(/\b[XY]\b/gu, (letter) => String(numbers[letter] ?? letter));
}

/**
 * A keyword's name for people: the printed one, the one the user gave, or what it is about ("nagyobb kéz"), since the rules
 * text at hand lacks five names and a clause number says nothing to a player.
 */
export function keywordLabel(id: KeywordId, lang: Lang, names: KeywordNames = {}): string {
  const { name, clause } = KEYWORDS[id];
  const given = (names as Partial<Record<KeywordId, string>>)[id];
  return name ?? given ?? (NAMELESS as Partial<Record<KeywordId, KeywordWords>>)[id]?.[lang] ?? clause;
}

/** A keyword of a card as it is printed, a nameless one by what it is about. */
export function keywordWords(keyword: Keyword, lang: Lang, names: KeywordNames = {}): string {
  const written = writeKeyword(keyword, names);
  const { name, clause } = KEYWORDS[keyword.id];
  return name === null && written.startsWith(clause)
    ? `${keywordLabel(keyword.id, lang, names)}${written.slice(clause.length)}`
    : written;
}
