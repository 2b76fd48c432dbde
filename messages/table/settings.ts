import type { Basis, SettingKey } from '../../engine/mk/table/settings.ts';
import type { Translations } from '../lang.ts';

/** Names of the settings of the table. */
export const SETTING_LABELS: Translations<Readonly<Record<SettingKey, string>>> = {
  hu: {
    startMp: 'Kezdő MP',
    gain: 'MP-nyerés fordulónként',
    mpStays: 'A megmaradt MP a következő fordulóra is megmarad',
    discardDown: 'Kézméret fölötti lapok eldobása a lapkiigazításkor',
    manoeuvreInFirstTurn: 'Manőver az első fordulóban is',
    towerDp: 'DP egy megsemmisített toronyszintért',
    buildingDp: 'Az irányított építmény DP-je beleszámít',
    siegeCost: 'Ostrom MP-igénye',
    questCost: 'Küldetésre indulás MP-igénye',
    buildingCost: 'Építmény bevételének MP-igénye',
    obstructCost: 'Akadályozás MP-igénye',
    fightCost: 'Harc MP-igénye',
    conditionLines: 'Küldetés feltételsorai',
    alignmentClash: 'Jellemellentét figyelése',
    alignmentPairs: 'Ellentétes jellemek',
    expeditionPay: 'Az EXPEDÍCIÓ 1 MP-je',
    dice: 'Dobókockák száma',
    sides: 'Dobókockák oldalszáma',
    diceTyped: 'A dobásokat én írom be',
    focusValue: 'Egy FÓKUSZ lap értéke MP-ben',
    treasureQuest: 'Kincsként megoldott küldetés',
    tribe: 'Feltétel nélküli TÖRZSSZÖVETSÉG',
    humanByDefault: 'Faj nélküli kalandozó embernek számít',
    oncePerPlayer: 'A ▲ jel hatóköre',
    outerPlaneCounts: 'A Külső síkon lévő kalandozókat is irányítod',
    cowardiceTries: 'GYÁVASÁG: próbák száma egy manőverben',
    searchCounts: 'KIEMELKEDETTSÉG: melyik keresés számít',
    paragonLasts: 'A KIEMELKEDETTSÉG a játék végéig hat',
    dummyDecides: 'Az ellenfél döntései',
    dummyFaceDown: 'A kezdő toronyszintek rejtve fekszenek',
    firstAlternates: 'Két pakli közt fordulónként más kezdi a manőverek fázisát',
    effects: 'A lapok szövegét végrehajtja',
  },
  en: {
    startMp: 'Starting MP',
    gain: 'MP gain each forduló',
    mpStays: 'Unspent MP stay for the next forduló',
    discardDown: 'Cards above Kézméret are discarded at the lapkiigazítás',
    manoeuvreInFirstTurn: 'Manoeuvres in the first forduló too',
    towerDp: 'DP for a destroyed toronyszint',
    buildingDp: 'DP of a controlled building count',
    siegeCost: 'MP of a siege',
    questCost: 'MP of a quest manoeuvre',
    buildingCost: 'MP of taking a building',
    obstructCost: 'MP of obstructing',
    fightCost: 'MP of a fight',
    conditionLines: 'Condition lines of a quest',
    alignmentClash: 'Watch for clashes of alignment',
    alignmentPairs: 'Clashing alignments',
    expeditionPay: 'The 1 MP of EXPEDÍCIÓ',
    dice: 'Number of dice',
    sides: 'Sides of the dice',
    diceTyped: 'I type the rolls in',
    focusValue: 'Value of a FÓKUSZ card in MP',
    treasureQuest: 'A küldetés solved as Kincs',
    tribe: 'TÖRZSSZÖVETSÉG without a condition',
    humanByDefault: 'A kalandozó without a race counts as ember',
    oncePerPlayer: 'Reach of the sign ▲',
    outerPlaneCounts: 'Adventurers in the Külső sík count as controlled',
    cowardiceTries: 'GYÁVASÁG: tests in a manoeuvre',
    searchCounts: 'KIEMELKEDETTSÉG: which search counts',
    paragonLasts: 'KIEMELKEDETTSÉG lasts for the game',
    dummyDecides: 'Decisions of the opponent',
    dummyFaceDown: 'Starting toronyszint lie face down',
    firstAlternates: 'Between two decks the players begin the manőverek fázisa in turn',
    effects: 'Texts of cards are carried out by',
  },
};

/** Names of the readings a setting can choose between. */
export type SettingOption =
  | 'one'
  | 'all'
  | 'instead'
  | 'besides'
  | 'literal'
  | 'ordinary'
  | 'common'
  | 'chain'
  | 'sameName'
  | 'any'
  | 'once'
  | 'again'
  | 'taken'
  | 'made'
  | 'ask'
  | 'preset'
  | 'read'
  | 'hand';
export const SETTING_OPTIONS: Translations<Readonly<Record<SettingOption, string>>> = {
  hu: {
    one: 'egy is elég',
    all: 'mind kell',
    instead: 'az MP-igény helyett',
    besides: 'az MP-igényen felül',
    literal: 'szó szerint: jelző jár érte, a lap újra vár',
    ordinary: 'rendes megoldás a DP-jével',
    common: 'egy közös faj kell',
    chain: 'fajok láncolata is elég',
    sameName: 'azonos nevű lapok',
    any: 'bármely ▲',
    once: 'egy',
    again: 'akárhány',
    taken: 'amelyikkel lapot vettél ki',
    made: 'minden megkezdett keresés',
    ask: 'én döntök',
    preset: 'előre beállítva',
    read: 'az asztal, amit ért',
    hand: 'a játékos',
  },
  en: {
    one: 'one is enough',
    all: 'all are needed',
    instead: 'in place of the MP-igény',
    besides: 'on top of the MP-igény',
    literal: 'literally: a token is given, the card waits again',
    ordinary: 'ordinary solving with its DP',
    common: 'one common race is needed',
    chain: 'a chain of races is enough',
    sameName: 'cards of the same name',
    any: 'any ▲',
    once: 'one',
    again: 'as many as wanted',
    taken: 'one that took a card',
    made: 'any search that was begun',
    ask: 'I am asked',
    preset: 'preset',
    read: 'the table, as far as it understands',
    hand: 'the player',
  },
};

/** What the default of a setting rests on, shown beside it. */
export const BASIS_LABELS: Translations<Readonly<Record<Basis, string>>> = {
  hu: {
    rulebook: 'szabálykönyv',
    fanPrototype: 'rajongói prototípus',
    fanTable: 'rajongói asztal',
    inference: 'következtetés a szabályszövegből',
    ourChoice: 'a program választása, a szabály nem szól róla',
  },
  en: {
    rulebook: 'rulebook',
    fanPrototype: 'fan prototype',
    fanTable: 'fan table',
    inference: 'conclusion from the rules',
    ourChoice: "the program's choice, the rules are silent",
  },
};
