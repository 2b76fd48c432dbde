import type { Reason, ReasonCode } from '../engine/mk/pilot/pilot.ts';
import type { Lang, Translations } from './lang.ts';
import { nameList, plural } from './problems/words.ts';

/** What a reason rests on, ready to be said: names of its cards in their order ("" for none), and its numbers. */
interface Said {
  readonly names: string;
  readonly n: number;
  readonly of: number;
}
type Sentences = Readonly<Record<ReasonCode, (said: Said) => string>>;

const about = (names: string, text: string): string => (names === '' ? text : `${text} (${names})`);

const SENTENCES: Translations<Sentences> = {
  hu: {
    chance: ({ n }) => `Véletlenszerűen választott ${n} lehetséges lépés közül.`,
    onlyMove: () => 'Csak ez az egy lépés lehetséges.',
    nothingBetter: () => 'Most semmi sem éri meg jobban.',
    goesOn: () => 'Továbbengedi a játékot.',
    curve: () => 'A legnagyobb összértékű, kifizethető lapok egyikét játssza ki.',
    questDown: ({ names }) => `${about(names, 'Küldetést tesz le')}: ez nem kerül MP-be.`,
    obstacleDown: ({ names }) => `${about(names, 'Akadálylapot csatol a Toronyhoz')}: ez nem kerül MP-be.`,
    solves: ({ names }) => `${about(names, 'Ez a csapat megoldhatja a küldetést')}.`,
    siegeWins: ({ names }) =>
      `${about(names, 'Ez a csapat elfoglalhatja az utolsó toronyszintet')}, amit az ellenfél várhatóan nem tud megtartani.`,
    siegeTakesLevel: ({ names }) =>
      `${about(names, 'Ez a csapat elfoglalhat egy toronyszintet')}, amit az ellenfél várhatóan nem tud megtartani.`,
    siegeMayTakeLevel: ({ names }) =>
      `${about(names, 'Ez a csapat elfoglalhat egy toronyszintet')}, ha az ellenfél nem akadályozza elég erős csapattal.`,
    takesBuilding: ({ names }) => `${about(names, 'Ez a csapat elfoglalhat egy építményt')}.`,
    opensQuest: ({ names }) => `${about(names, 'Ezzel a kalandozóval megoldhatóvá válik egy küldetés')}.`,
    strengthens: ({ names }) => `${about(names, 'Erősíti a saját oldalt')}.`,
    equips: ({ names }) => `${about(names, 'Felszereli egy kalandozóját')}.`,
    savesLevel: ({ n, of }) => `Megtartja a helyet: az akadályozó csapat szintje ${n}, a támadóé ${of}.`,
    savesQuest: ({ n, of }) =>
      `Megakadályozza a küldetés megoldását: az akadályozó csapat szintje ${n}, a támadóé ${of}.`,
    cannotHold: () => 'Egyetlen csapata sem tudja megtartani, ezért nem akadályoz.',
    hinders: ({ names }) => `${about(names, 'Akadálylapot aktivál a támadó csapat ellen')}.`,
    hits: ({ names }) => `${about(names, 'Megtámadja a csapat leggyengébb tagját')}.`,
    keepsMp: ({ n }) => `Félretesz ${n} MP-t a következő manőverre.`,
    pays: () => 'Kifizeti a megoldás árát.',
    usesText: ({ names }) => `${about(names, 'Használja a lap szövegét')}.`,
    discardsLeast: ({ n }) => `A legkevesebbet érő lapokat dobja el (${n}).`,
    takesBest: ({ n }) => `A legtöbbet érő lapokat veszi el (legfeljebb ${n}).`,
    lookAhead: ({ n, of }) => `${of} végigjátszott próbából ${n} esetben ez vezetett a legjobb álláshoz.`,
  },
  en: {
    chance: ({ n }) => `Chosen at random of ${plural(n, 'possible move', 'possible moves')}.`,
    onlyMove: () => 'This is the only possible move.',
    nothingBetter: () => 'Nothing else is worth doing now.',
    goesOn: () => 'Lets the game go on.',
    curve: () => 'Plays one of the cards with the largest total value that can be paid.',
    questDown: ({ names }) => `${about(names, 'Puts a küldetés down')}: it costs no MP.`,
    obstacleDown: ({ names }) => `${about(names, 'Attaches an akadálylap to the Torony')}: it costs no MP.`,
    solves: ({ names }) => `${about(names, 'This team can solve the küldetés')}.`,
    siegeWins: ({ names }) =>
      `${about(names, 'This team can take the last toronyszint')}, which the opponent probably cannot hold.`,
    siegeTakesLevel: ({ names }) =>
      `${about(names, 'This team can take a toronyszint')}, which the opponent probably cannot hold.`,
    siegeMayTakeLevel: ({ names }) =>
      `${about(names, 'This team can take a toronyszint')} unless the opponent obstructs with a team strong enough.`,
    takesBuilding: ({ names }) => `${about(names, 'This team can take a building')}.`,
    opensQuest: ({ names }) => `${about(names, 'With this kalandozó a küldetés can be solved')}.`,
    strengthens: ({ names }) => `${about(names, 'Strengthens its own side')}.`,
    equips: ({ names }) => `${about(names, 'Equips a kalandozó')}.`,
    savesLevel: ({ n, of }) => `Holds the place: the obstructing team has level ${n}, the attacking one ${of}.`,
    savesQuest: ({ n, of }) =>
      `Keeps the küldetés from being solved: the obstructing team has level ${n}, the other ${of}.`,
    cannotHold: () => 'None of its teams can hold, so it does not obstruct.',
    hinders: ({ names }) => `${about(names, 'Activates an akadálylap against the attacking team')}.`,
    hits: ({ names }) => `${about(names, 'Attacks the weakest member of the team')}.`,
    keepsMp: ({ n }) => `Keeps ${n} MP for the next manoeuvre.`,
    pays: () => 'Pays the price of the solving.',
    usesText: ({ names }) => `${about(names, 'Uses the text of the card')}.`,
    discardsLeast: ({ n }) => `Discards the cards worth least (${n}).`,
    takesBest: ({ n }) => `Takes the cards worth most (at most ${n}).`,
    lookAhead: ({ n, of }) => `Led to the best position in ${n} of ${plural(of, 'trial', 'trials')} played ahead.`,
  },
};

/** Why a pilot did what it did, as one sentence; `nameOf` names a card as the side that looks may see it. */
export function reasonText(reason: Reason, nameOf: (card: number) => string, lang: Lang): string {
  const names = (reason.cards ?? []).map(nameOf);
  return SENTENCES[lang][reason.code]({
    names: names.length === 0 ? '' : nameList(names, lang),
    n: reason.n ?? 0,
    of: reason.of ?? 0,
  });
}
