import type { BuildProblem } from '../../engine/homalyrev/class/build-hand.ts';
import type { ExportWords } from '../../engine/homalyrev/class/export-text.ts';
import type { HandEvent, HandRefusal } from '../../engine/homalyrev/hand/commands.ts';
import { article } from '../../engine/text/article.ts';
import type { Lang } from '../lang.ts';

const names = (cards: readonly string[]): string => cards.map((card) => `„${card}”`).join(', ');
const enNames = (cards: readonly string[]): string => cards.map((card) => `"${card}"`).join(', ');
const huThe = (card: string): string => `${article(card) === 'az' ? 'Az' : 'A'} „${card}”`;

type Refusals = Readonly<Record<HandRefusal['code'], (cards: readonly string[]) => string>>;

const REFUSALS: Readonly<Record<Lang, Refusals>> = {
  hu: {
    EXHAUSTED: () => 'A karakter kimerült, ebben a küldetésben már nem tér vissza.',
    WRONG_PHASE: () => 'Ezt most nem teheted meg: a kör másik részénél tartasz.',
    NOT_IN_HAND: ([c = '']) => `${huThe(c)} nincs a kezedben.`,
    SAME_CARD: () => 'Két különböző lap kell.',
    NOT_SELECTED: ([c = '']) => `${huThe(c)} nincs a kör két választott lapja között.`,
    CARD_PLAYED: ([c = '']) => `${huThe(c)} lapot már kijátszottad; a másik akció a másik lapé.`,
    HALF_PLAYED: () => 'Az egyik lap felső, a másik alsó akciója jár: ez a fele már megvolt.',
    TOO_FEW_DISCARDS: () => 'Pihenni legalább két dobott lappal lehet.',
    MUST_REST: () => 'Kettőnél kevesebb lap van a kezedben: csak hosszú pihenő jöhet.',
    NOT_DISCARDED: ([c = '']) => `${huThe(c)} nincs a dobott lapok között.`,
    NOT_LOST: ([c = '']) => `${huThe(c)} nincs az elveszett lapok között.`,
    UNRECOVERABLE: ([c = '']) => `${huThe(c)} végleg elveszett, nem vehető vissza.`,
    NOT_ACTIVE: ([c = '']) => `${huThe(c)} nincs az aktív lapok között.`,
    NOT_MOVABLE: ([c = '']) => `${huThe(c)} aktív; a második kiadásban nem veheted el, amíg el nem fogy.`,
    NOT_OPTIONAL: () => 'Az első kiadásban a gyógyulás és a tárgyak visszaállítása a hosszú pihenő része.',
    RESTED: () => 'Ebben a körben már pihentél.',
    TURN_OPEN: () => 'Előbb fejezd be a kört: még hátravan egy akció vagy a hosszú pihenő.',
    BAD_AMOUNT: () => 'Legalább 1 kell.',
    UNKNOWN_CARD: ([c = '']) => `Nincs ilyen lap itt: „${c}”.`,
  },
  en: {
    EXHAUSTED: () => 'The character is exhausted and does not return in this scenario.',
    WRONG_PHASE: () => 'You cannot do this now: it belongs to another part of the round.',
    NOT_IN_HAND: (c) => `${enNames(c)} is not in your hand.`,
    SAME_CARD: () => 'Two different cards are needed.',
    NOT_SELECTED: (c) => `${enNames(c)} is not one of the two cards of this round.`,
    CARD_PLAYED: (c) => `${enNames(c)} has been played; the other action is the other card's.`,
    HALF_PLAYED: () => 'One top and one bottom action: this half has been used.',
    TOO_FEW_DISCARDS: () => 'A rest needs at least two discarded cards.',
    MUST_REST: () => 'Fewer than two cards in hand: only a long rest is left.',
    NOT_DISCARDED: (c) => `${enNames(c)} is not in the discard pile.`,
    NOT_LOST: (c) => `${enNames(c)} is not in the lost pile.`,
    UNRECOVERABLE: (c) => `${enNames(c)} is lost for good and cannot be recovered.`,
    NOT_ACTIVE: (c) => `${enNames(c)} is not active.`,
    NOT_MOVABLE: (c) => `${enNames(c)} is active; in the second edition it stays until it is spent.`,
    NOT_OPTIONAL: () => 'In the first edition the heal and the items are part of the long rest.',
    RESTED: () => 'You have rested this round.',
    TURN_OPEN: () => 'Finish the turn first: an action or the long rest is still open.',
    BAD_AMOUNT: () => 'At least 1 is needed.',
    UNKNOWN_CARD: (c) => `There is no such card here: ${enNames(c)}.`,
  },
};

/** Why a command on a hand is refused, as one sentence. */
export const describeRefusal = ({ code, cards }: HandRefusal, lang: Lang): string => REFUSALS[lang][code](cards);

type Events = Readonly<Record<HandEvent['code'], (cards: readonly string[], amount: number) => string>>;

const EVENTS: Readonly<Record<Lang, Events>> = {
  hu: {
    SELECTED: ([lead = '', other = '']) => `Választott lapok: „${lead}” (vezető) és „${other}”.`,
    UNSELECTED: (cards) => (cards.length > 0 ? `Visszavéve: ${names(cards)}.` : 'A hosszú pihenő visszavonva.'),
    LONG_REST_DECLARED: () => 'Hosszú pihenő bejelentve.',
    PLAYED: (cards) => `Kijátszva: ${names(cards)}.`,
    DISCARDED: (cards) => `Eldobva: ${names(cards)}.`,
    LOST: (cards) => `Elveszett: ${names(cards)}.`,
    ACTIVE: (cards) => `Aktív: ${names(cards)}.`,
    RETURNED: (cards) => (cards.length > 0 ? `Vissza a kézbe: ${names(cards)}.` : 'Nincs mit visszavenni.'),
    DRAWN: (cards) => `A pihenőhöz húzva: ${names(cards)}.`,
    DAMAGE: (_, n) => `${n} sebzés.`,
    NEGATED: (cards, n) => `${n} sebzés kivédve, elveszett: ${names(cards)}.`,
    HEALED: (_, n) => `${n} életerőpont gyógyult.`,
    ITEMS_RECOVERED: () => 'Az elhasznált tárgyak újra készen állnak.',
    ROUND: (_, n) => `${n}. kör.`,
    EXHAUSTED: () => 'Kimerülés: minden lap elveszett, a figura lekerül a térképről.',
    MANUAL: (cards) => `Kézi mozgatás: ${names(cards)}.`,
  },
  en: {
    SELECTED: ([lead = '', other = '']) => `Selected: "${lead}" (leading) and "${other}".`,
    UNSELECTED: (cards) => (cards.length > 0 ? `Taken back: ${enNames(cards)}.` : 'Long rest called off.'),
    LONG_REST_DECLARED: () => 'Long rest declared.',
    PLAYED: (cards) => `Played: ${enNames(cards)}.`,
    DISCARDED: (cards) => `Discarded: ${enNames(cards)}.`,
    LOST: (cards) => `Lost: ${enNames(cards)}.`,
    ACTIVE: (cards) => `Active: ${enNames(cards)}.`,
    RETURNED: (cards) => (cards.length > 0 ? `Back to hand: ${enNames(cards)}.` : 'Nothing to take back.'),
    DRAWN: (cards) => `Drawn for the rest: ${enNames(cards)}.`,
    DAMAGE: (_, n) => `${n} damage.`,
    NEGATED: (cards, n) => `${n} damage negated, lost: ${enNames(cards)}.`,
    HEALED: (_, n) => `${n} healed.`,
    ITEMS_RECOVERED: () => 'Spent items are ready again.',
    ROUND: (_, n) => `Round ${n}.`,
    EXHAUSTED: () => 'Exhausted: all cards are lost, the figure leaves the map.',
    MANUAL: (cards) => `Moved by hand: ${enNames(cards)}.`,
  },
};

/** What happened to a hand, as one sentence for the log. */
export const describeHandEvent = ({ code, cards, amount }: HandEvent, lang: Lang): string =>
  EVENTS[lang][code](cards, amount ?? 0);

type Builds = Readonly<Record<BuildProblem['code'], (problem: BuildProblem) => string>>;

const BUILDS: Readonly<Record<Lang, Builds>> = {
  hu: {
    TOO_FEW: ({ have, limit }) => `${limit} lapot kell vinned, még ${limit - have} hiányzik.`,
    TOO_MANY: ({ have, limit }) => `${limit} lapot kell vinned, ${have - limit} lappal több van.`,
    UNKNOWN_CARD: ({ card }) => `A kasztnak nincs ilyen lapja: „${card}”.`,
    TWICE: ({ card }) => `${huThe(card ?? '')} többször szerepel; minden lapból egy van.`,
    LEVEL_TOO_HIGH: ({ card, have, limit }) => `${huThe(card ?? '')} ${have}. szintű, a karakter ${limit}. szintű.`,
    TOO_MANY_OF_LEVEL: ({ card, have, limit }) =>
      `${card}. vagy magasabb szintű lapból legfeljebb ${limit} lehet nálad, itt ${have} van.`,
  },
  en: {
    TOO_FEW: ({ have, limit }) => `You must bring ${limit} cards, ${limit - have} are missing.`,
    TOO_MANY: ({ have, limit }) => `You must bring ${limit} cards, these are ${have - limit} too many.`,
    UNKNOWN_CARD: ({ card }) => `The class has no such card: "${card}".`,
    TWICE: ({ card }) => `"${card}" is chosen more than once; there is one of each card.`,
    LEVEL_TOO_HIGH: ({ card, have, limit }) => `"${card}" is of level ${have}, the character of level ${limit}.`,
    TOO_MANY_OF_LEVEL: ({ card, have, limit }) =>
      `You can hold ${limit} cards of level ${card} or above, here are ${have}.`,
  },
};

/** What is wrong with a chosen hand, as one sentence. */
export const describeBuildProblem = (problem: BuildProblem, lang: Lang): string => BUILDS[lang][problem.code](problem);

export const EXPORT_WORDS: Readonly<Record<Lang, ExportWords>> = {
  hu: { level: (n) => `${n}. szint`, handSize: (have, size) => `Kézméret: ${have}/${size}` },
  en: { level: (n) => `level ${n}`, handSize: (have, size) => `Hand size: ${have}/${size}` },
};
