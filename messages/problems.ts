import type { Problem, ProblemCode } from '../engine/mk/deck/legality/problem.ts';
import { article } from '../engine/text/article.ts';
import type { Lang, Translations } from './lang.ts';

type Sentences = Readonly<Record<ProblemCode, (problem: Problem) => string>>;

const names = (problem: Problem) => problem.cards.join(', ');
const have = (problem: Problem) => problem.have ?? 0;
const limit = (problem: Problem) => problem.limit ?? 0;
const over = (problem: Problem) => have(problem) - limit(problem);
const az = (text: string) => `${article(text) === 'az' ? 'Az' : 'A'} ${text}`;

const hu: Sentences = {
  TOKEN_IN_DECK: (p) => `${names(p)}: ez jelző, pakliba nem kerülhet.`,
  BANNED: (p) => `${names(p)}: ebben a formátumban tiltott lap.`,
  NOT_IN_POOL: (p) => `${names(p)}: ebben a formátumban nem játszható.`,
  COPY_LIMIT_EXCEEDED: (p) =>
    `${names(p)}: ${have(p)} példány van belőle, ${over(p)} lappal több a megengedett ${limit(p)} darabnál.`,
  RESTRICTED: (p) => `${names(p)}: ebből csak ${limit(p)} példány lehet a pakliban, most ${have(p)} van.`,
  DECK_TOO_SMALL: (p) =>
    `A Jövő ${have(p)} lapos; ezzel a laplimittel legalább ${limit(p)} kell, még ${limit(p) - have(p)} lap hiányzik.`,
  DECK_TOO_LARGE: (p) => `A Jövő ${have(p)} lapos; ebben a formátumban legfeljebb ${limit(p)} lehet.`,
  TOWER_COUNT: (p) => `A Toronyban ${have(p)} lap van; pontosan ${limit(p)} kezdő toronyszint kell.`,
  TOWER_NOT_DISTINCT: (p) => `${names(p)}: a kezdő toronyszinteknek mind különbözőnek kell lenniük.`,
  NOT_A_TOWER_LEVEL: (p) => `${names(p)}: ez nem toronyszint, ezért nem állhat a Toronyban.`,
  SPARE_DECK: (p) =>
    p.severity === 'info'
      ? `A Cserepakliban ${have(p)} lap van; a méretét a szabályok nem kötik meg.`
      : `A Cserepakli ${have(p)} lapos; a formátum határa ${limit(p)}.`,
  OMEN_COUNT: (p) => `${have(p)} ómen van a pakliban; legfeljebb ${limit(p)} lehet.`,
  PARAGON_COUNT: (p) => `${have(p)} kiemelkedett lap van a pakliban; legfeljebb ${limit(p)} lehet.`,
  NAMED_COPIES: (p) =>
    `${names(p)}: nevesített lapból ${have(p)} példány van a pakliban, de egyszerre csak egy lehet a játékban.`,
  FORGOTTEN_NOT_FREE: (p) => `ELFELEDETT lap mellett ezek nem jöhetnek be ingyen: ${names(p)}.`,
  UNKNOWN_CARD: (p) => `${az(names(p))} ismeretlen lap; méretre és példányszámra így is számít.`,
  STARTERS_COUNTED: (p) => `A játékot kezdő lapok a Jövő méretébe nem számítanak bele: ${names(p)}.`,
  PARAGON_FORBIDS: (p) => `KIEMELKEDETTSÉG mellett ezek nem használhatók teljesen: ${names(p)}.`,
  TREASURE_NOT_CHEAPER: (p) => `KINCS lapot semmi sem tehet olcsóbbá, ezért hiába van itt: ${names(p)}.`,
  INFLUENCE_WITHOUT_QUEST: (p) => `Nincs a BEFOLYÁS helyszínére szóló küldetés a pakliban: ${names(p)}.`,
  TRIBE_TOO_FEW: (p) => `A TÖRZSSZÖVETSÉG három azonos fajú kalandozót kíván, ennyi nincs: ${names(p)}.`,
  PRIMAL_WITHOUT_RACE: (p) => `Az ŐSERŐ aquir vagy sárkány fajú kalandozót kíván, ilyen nincs: ${names(p)}.`,
  REBUILD_WITHOUT_TOWER: (p) => `Az ÁTÉPÍTÉS-hez nincs toronyszint a pakliban: ${names(p)}.`,
  RETAINER_WITHOUT_CARRIER: (p) => `Nincs kalandozó, akihez ez a CSATLÓS csatolható volna: ${names(p)}.`,
  LIFEPATH_WITHOUT_TARGET: (p) => `Nincs kalandozó, akit az ÉLETÚT leválthatna: ${names(p)}.`,
  ACTION_WITHOUT_USER: (p) => `Nincs kalandozó, aki ezt az akciólapot használhatná: ${names(p)}.`,
  QUEST_UNSOLVABLE: (p) => `A pakli kalandozói ezt a küldetést nem tudják megoldani: ${names(p)}.`,
  TOWER_COPIES: (p) => `A Toronnyal együtt ${have(p)} példány van ebből: ${names(p)}.`,
  NAMED_UNKNOWN: (p) => `Nem tudni, nevesített-e: ${names(p)}. A lapok között megadhatod.`,
};

const en: Sentences = {
  TOKEN_IN_DECK: (p) => `${names(p)}: this is a token and cannot be in a deck.`,
  BANNED: (p) => `${names(p)}: banned in this format.`,
  NOT_IN_POOL: (p) => `${names(p)}: cannot be played in this format.`,
  COPY_LIMIT_EXCEEDED: (p) => `${names(p)}: ${have(p)} copies, ${over(p)} more than the allowed ${limit(p)}.`,
  RESTRICTED: (p) => `${names(p)}: only ${limit(p)} may be in the deck, there are ${have(p)}.`,
  DECK_TOO_SMALL: (p) =>
    `The Jövő holds ${have(p)} cards; this copy limit needs at least ${limit(p)}, ${limit(p) - have(p)} are missing.`,
  DECK_TOO_LARGE: (p) => `The Jövő holds ${have(p)} cards; this format allows at most ${limit(p)}.`,
  TOWER_COUNT: (p) => `The Tower holds ${have(p)} cards; exactly ${limit(p)} starting tower levels are needed.`,
  TOWER_NOT_DISTINCT: (p) => `${names(p)}: the starting tower levels must all be different.`,
  NOT_A_TOWER_LEVEL: (p) => `${names(p)}: no tower level, so it cannot stand in the Tower.`,
  SPARE_DECK: (p) =>
    p.severity === 'info'
      ? `The Cserepakli holds ${have(p)} cards; the rules do not bind its size.`
      : `The Cserepakli holds ${have(p)} cards; the format's bound is ${limit(p)}.`,
  OMEN_COUNT: (p) => `There are ${have(p)} omens in the deck; at most ${limit(p)} may be.`,
  PARAGON_COUNT: (p) => `There are ${have(p)} paragons in the deck; at most ${limit(p)} may be.`,
  NAMED_COPIES: (p) => `${names(p)}: ${have(p)} copies of a named card, of which only one can be in play at a time.`,
  FORGOTTEN_NOT_FREE: (p) => `Beside an ELFELEDETT card these cannot come free: ${names(p)}.`,
  UNKNOWN_CARD: (p) => `${names(p)} is an unknown card; it counts for size and copies all the same.`,
  STARTERS_COUNTED: (p) => `Cards that start in play do not count for the size of the Jövő: ${names(p)}.`,
  PARAGON_FORBIDS: (p) => `With KIEMELKEDETTSÉG these cannot be used fully: ${names(p)}.`,
  TREASURE_NOT_CHEAPER: (p) => `Nothing can make a KINCS card cheaper, so this is in vain: ${names(p)}.`,
  INFLUENCE_WITHOUT_QUEST: (p) => `No quest of the place BEFOLYÁS asks for: ${names(p)}.`,
  TRIBE_TOO_FEW: (p) => `TÖRZSSZÖVETSÉG needs three adventurers of one race, there are fewer: ${names(p)}.`,
  PRIMAL_WITHOUT_RACE: (p) => `ŐSERŐ needs an adventurer of race aquir or dragon, there is none: ${names(p)}.`,
  REBUILD_WITHOUT_TOWER: (p) => `ÁTÉPÍTÉS has no tower level in the deck to work on: ${names(p)}.`,
  RETAINER_WITHOUT_CARRIER: (p) => `No adventurer this CSATLÓS could be attached to: ${names(p)}.`,
  LIFEPATH_WITHOUT_TARGET: (p) => `No adventurer ÉLETÚT could replace: ${names(p)}.`,
  ACTION_WITHOUT_USER: (p) => `No adventurer who could use this action: ${names(p)}.`,
  QUEST_UNSOLVABLE: (p) => `The adventurers of the deck cannot solve this quest: ${names(p)}.`,
  TOWER_COPIES: (p) => `Together with the Tower there are ${have(p)} copies of: ${names(p)}.`,
  NAMED_UNKNOWN: (p) => `It is not known whether this is a named card: ${names(p)}. You can say so among the cards.`,
};

const SENTENCES: Translations<Sentences> = { hu, en };

/** A problem of a deck as one full sentence. */
export function problemSentence(problem: Problem, lang: Lang): string {
  return SENTENCES[lang][problem.code](problem);
}
