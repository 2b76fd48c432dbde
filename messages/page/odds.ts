import { article } from '../../engine/text/article.ts';
import type { Translations } from '../lang.ts';

/** Words of the odds page: frame, curve, fairness and what several of its sections share. */
const hu = {
  area: 'Esély',
  sections: {
    gorbe: 'Görbe',
    kerdesek: 'Kérdések',
    kezdokezek: 'Kezdőkezek',
    szimulacio: 'Szimuláció',
    osszevetes: 'Összehasonlítás',
    meltanyossag: 'Méltányosság',
  },
  deck: 'Pakli',
  other: 'Másik pakli',
  noOther: 'nincs összehasonlítás',
  size: (future: number, tower: number) => `${future} lap a Jövőben, ${tower} toronyszint`,
  noDeckTitle: 'Nincs pakli',
  noDeck: 'Az esélyekhez kell egy pakli. Készíts egyet, vagy illeszd be egy listádat a Paklik oldalon.',
  toDecks: 'Ugrás a paklikhoz',
  emptyFuture: 'Ennek a paklinak üres a Jövője, ezért nincs mit számolni. Tegyél bele lapokat.',
  openDeck: 'Pakli megnyitása',
  table: 'Táblázat',
  tableOf: (title: string) => `Táblázat: ${title}`,
  copyCommand: 'Másolás',
  commandCopied: 'A parancs a vágólapon van.',
  command: 'Parancssorban ugyanez',
  seed: 'Mag',
  seedWrong: 'A mag 0 és 9 007 199 254 740 991 közötti egész szám.',
  newSeed: 'Új mag',
  cards: 'lap',
  workerFailed: (reason: string) => `A számolás megszakadt (${reason}). Próbáld újra.`,
  exact: 'Pontos érték, nem szimuláció.',

  // curve
  curve: 'MP-görbe',
  cost: 'MP-érték',
  cardsAxis: 'lap',
  types: 'Laptípusok',
  type: 'típus',
  typesOff: 'Összesítve',
  typesOn: 'Típusonként',
  curveView: 'A görbe bontása',
  mean: 'Átlagos MP-érték',
  median: 'Medián',
  priced: 'Számmal jelölt MP-érték',
  pricedOf: (n: number, all: number) => `${n} / ${all} lap`,
  xCards: 'X költségű',
  noCost: 'MP-érték nélkül',
  curveNote:
    'Nyomtatott MP-érték. A 7+ oszlop minden drágább lapot magában foglal. Az X és az ismeretlen (?) költségű lapok külön oszlopban állnak, sosem nullaként, és az átlagból kimaradnak.',
  curveSummary: (n: number, mean: string) => `${n} lap, átlagosan ${mean} MP.`,
  noMean: 'nincs',
  typesSummary: (parts: string) => `${parts}.`,
  unknownType: 'Ismeretlen',
  unknownCards: (n: number) =>
    `${n} lapot csak név szerint ismer a program. Ezek a „?” oszlopban állnak; pótold az adataikat a Lapok oldalon.`,

  // fairness
  fairTitle: 'Mennyire méltányos a keverés?',
  fairMethod:
    'Minden véletlen egyetlen generátorból jön (xoshiro128**, a magból indítva). A keverés Fisher–Yates-féle: minden helyre a még ki nem választott lapok egyike kerül, egyforma eséllyel; a kerekítésből adódó torzítást a generátor eldobással zárja ki. Ugyanaz a mag mindig ugyanazt a sorrendet adja, a parancssorban is.',
  fairHow: (cards: number) =>
    `Ez a próba ${cards} lapot kever meg egymilliószor, és megszámolja, hányszor melyik lap hová került. Ha minden sorrend egyformán valószínű, a khí-négyzet érték 1000 próbából 999-szer a sávba esik; a sávon kívüli érték egyszer még lehet véletlen, ismétlődve már hiba.`,
  fairRun: 'Próba indítása',
  fairStop: 'Megállítás',
  fairProgress: (done: string, all: string) => `${done} / ${all} keverés`,
  fairTests: {
    first: 'Legfelső lap',
    places: 'Minden lap minden helyen',
    pairs: 'A két legfelső lap sorrendben',
  },
  fairColumns: ['Mit néz', 'khí-négyzet', 'szabadságfok', '99,9 %-os sáv', 'eltérés (σ)', 'Ítélet'],
  fairIn: 'a sávban',
  fairOut: 'sávon kívül',
  fairResult: (shuffles: string, seed: number) => `${shuffles} keverés, mag: ${seed}.`,
  fairAll: 'Mindhárom érték a sávban van: a keverés méltányos.',
  fairSome: 'Nem minden érték van a sávban. Ismételd meg más maggal: ha megint kilóg, az hiba.',
};

const en: typeof hu = {
  area: 'Odds',
  sections: {
    gorbe: 'Curve',
    kerdesek: 'Questions',
    kezdokezek: 'Opening hands',
    szimulacio: 'Simulation',
    osszevetes: 'Comparison',
    meltanyossag: 'Fairness',
  },
  deck: 'Deck',
  other: 'Second deck',
  noOther: 'no comparison',
  size: (future: number, tower: number) =>
    `${future} cards in the Jövő, ${tower === 1 ? '1 tower level' : `${tower} tower levels`}`,
  noDeckTitle: 'No deck',
  noDeck: 'Odds need a deck. Make one, or paste a list of yours on the page of decks.',
  toDecks: 'Go to the decks',
  emptyFuture: 'The Jövő of this deck is empty, so there is nothing to work out. Put some cards in.',
  openDeck: 'Open the deck',
  table: 'Table',
  tableOf: (title: string) => `Table: ${title}`,
  copyCommand: 'Copy',
  commandCopied: 'The command is on the clipboard.',
  command: 'The same on the command line',
  seed: 'Seed',
  seedWrong: 'The seed is a whole number from 0 to 9,007,199,254,740,991.',
  newSeed: 'New seed',
  cards: 'cards',
  workerFailed: (reason: string) => `The calculation broke off (${reason}). Try again.`,
  exact: 'Exact, not simulated.',

  curve: 'MP curve',
  cost: 'printed cost',
  cardsAxis: 'cards',
  types: 'Card types',
  type: 'type',
  typesOff: 'Together',
  typesOn: 'By type',
  curveView: 'How the curve is split',
  mean: 'Mean printed cost',
  median: 'Median',
  priced: 'Printed with a number',
  pricedOf: (n: number, all: number) => `${n} of ${all} cards`,
  xCards: 'Cost X',
  noCost: 'Without a cost',
  curveNote:
    'Printed costs. The bar 7+ holds every dearer card. Cards of cost X and of unknown cost (?) have bars of their own, are never counted as 0, and are left out of the averages.',
  curveSummary: (n: number, mean: string) => `${n} cards, ${mean} MP on average.`,
  noMean: 'none',
  typesSummary: (parts: string) => `${parts}.`,
  unknownType: 'Unknown',
  unknownCards: (n: number) =>
    `Of ${n === 1 ? '1 card' : `${n} cards`} only the name is known. They stand in the bar "?"; complete them on the page of cards.`,

  fairTitle: 'How fair is the shuffle?',
  fairMethod:
    'All chance comes from one generator (xoshiro128**, started from the seed). The shuffle is Fisher–Yates: each place takes one of the cards not yet chosen, every one equally likely; the generator rejects what would bias the rounding. The same seed always gives the same order, on the command line too.',
  fairHow: (cards: number) =>
    `This test shuffles ${cards} cards a million times and counts how often each card lay where. If every order is equally likely, chi-square falls into the band in 999 of 1000 tests; once outside may still be chance, again and again is a fault.`,
  fairRun: 'Run the test',
  fairStop: 'Stop',
  fairProgress: (done: string, all: string) => `${done} of ${all} shuffles`,
  fairTests: {
    first: 'The top card',
    places: 'Every card at every place',
    pairs: 'The two top cards in order',
  },
  fairColumns: ['What is looked at', 'chi-square', 'degrees', '99.9% band', 'deviation (σ)', 'Verdict'],
  fairIn: 'in the band',
  fairOut: 'outside the band',
  fairResult: (shuffles: string, seed: number) => `${shuffles} shuffles, seed ${seed}.`,
  fairAll: 'All three values lie in the band: the shuffle is fair.',
  fairSome: 'Not all values lie in the band. Repeat it with another seed: if it happens again, it is a fault.',
};

export const oddsTexts: Translations<typeof hu> = { hu, en };

/** "a 2. fordulóig", with the right article. */
export const byTurnHu = (turn: number): string => `${article(String(turn))} ${turn}. fordulóig`;
