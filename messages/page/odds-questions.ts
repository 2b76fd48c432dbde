import { article } from '../../engine/text/article.ts';
import type { Translations } from '../lang.ts';

/** How many of a group a condition asks for. */
type How = 'atLeast' | 'atMost' | 'exactly';

/** One condition for a sentence. */
interface Part {
  readonly how: How;
  readonly count: number;
  readonly by: 'card' | 'query';
  readonly text: string;
}

/** Words of the sections about exact questions and opening hands. */
const hu = {
  list: 'Kérdések',
  add: 'Új kérdés',
  remove: 'Kérdés törlése',
  removed: 'A kérdés törölve.',
  how: { atLeast: 'legalább', atMost: 'legfeljebb', exactly: 'pontosan' } satisfies Record<How, string>,
  part: ({ how, count, by, text }: Part): string => {
    const named = text.trim() || '…';
    return `${hu.how[how]} ${count} ${by === 'card' ? named : `ilyen lap: „${named}”`}`;
  },
  sentence: (turn: number, parts: readonly Part[]): string => {
    const wanted = parts.map(hu.part).join(' és ');
    return turn === 1
      ? `Az esélyed, hogy a kezdőkezedben lesz ${wanted}`
      : `Az esélyed, hogy ${article(String(turn))} ${turn}. fordulóig a kezedbe kerül ${wanted}`;
  },
  editor: 'A kérdés',
  turn: 'Hányadik fordulóig',
  conditions: 'Feltételek',
  condition: (n: number) => `${n}. feltétel`,
  howLabel: (n: number) => `${n}. feltétel: hogyan`,
  countLabel: (n: number) => `${n}. feltétel: hány lap`,
  byLabel: (n: number) => `${n}. feltétel: miből`,
  textLabel: (n: number) => `${n}. feltétel: keresés`,
  cardLabel: (n: number) => `${n}. feltétel: lap`,
  by: { card: 'lap', query: 'keresés' },
  placeholder: 'pl. típus:kalandozó mp<=3',
  inDeck: (n: number, all: number) => `${n} ilyen lap van a pakliban, összesen ${all} közül.`,
  notInDeck: 'Ez a lap nincs ebben a pakliban, ezért az esélye 0.',
  emptyQuery: 'Írj be egy keresést, pl. típus:kalandozó mp<=3.',
  addCondition: 'Még egy feltétel',
  removeCondition: (n: number) => `${n}. feltétel törlése`,
  overlap: 'Egy lap több feltételbe is beleszámít, ha mindegyiknek megfelel.',
  unreadable: 'Javítsd a pirossal jelölt feltételt, addig nincs mit számolni.',

  settings: 'Feltevések',
  hand: 'Kezdőkéz',
  newCards: 'Új lap fordulónként',
  newCardsHint: 'Annyit húzol, ahányat kijátszottál; ez a te becslésed.',
  fromSimulation: (cards: string) => `A szimuláció első fordulóiban átlagosan ${cards}.`,
  take: (cards: number) => `Legyen ${cards}`,
  redraws: 'Kézcsere legfeljebb',
  redrawsHint: 'Az egész kezet visszakevered a Jövőbe. A szabályban nincs ilyen (Q22), ezért alapból 0.',
  keepIf: 'Megtartod a kezet, ha',
  mode: 'Több példány',
  modes: { replace: 'más lap helyett', add: 'a többi mellé' },
  modeHint: {
    replace: 'A pakli mérete nem változik: egy olyan lap esik ki, amelyik egyik feltételnek sem felel meg.',
    add: 'A pakli minden új példánnyal eggyel nagyobb.',
  },

  assumption: (hand: number, newCards: number, turn: number, seen: number, all: number): string =>
    turn === 1
      ? `Feltevés: ${hand} lapos kezdőkéz ${article(String(all))} ${all} lapos Jövőből.`
      : `Feltevés: ${hand} lapos kezdőkéz, utána fordulónként ${newCards} új lap; ${article(String(turn))} ${turn}. fordulóig ${seen} lapot láttál ${article(String(all))} ${all} közül.`,
  noRedraw: 'Nincs kézcsere.',
  redraw: (most: number, keep: string, mean: string) =>
    `Legfeljebb ${most} kézcsere; egy friss kezet ${keep} eséllyel tartasz meg, átlagosan ${mean} cserével.`,
  estimate:
    'Becslés véletlen húzásokból, 95%-os hibahatárral, mert a pontos válasz túl sokáig tartana: ennyi feltételnél túl sok eset van. Kevesebb feltétellel vagy kisebb számokkal pontos lesz.',
  estimateOnly: 'Becsült válasz mellett ez nem számolható: a becslés hibája nagyobb, mint a különbség.',
  engine: 'Pontos érték (többváltozós hipergeometrikus eloszlás), nem szimuláció.',
  byTurn: 'Esély fordulónként',
  byTurnSummary: (turn: number, p: string) => `${turn}. forduló: ${p}.`,
  byTurnNote: (hand: number, newCards: number) => `${hand} lapos kezdőkéz, fordulónként ${newCards} új lap.`,
  turnAxis: 'forduló',
  seen: 'látott lap',
  chance: 'esély',
  spread: 'Hány lap jön',
  spreadOf: (n: number) => `Hány lap jön (${n}. feltétel)`,
  spreadNote: (group: number, seen: number) =>
    `${group} ilyen lap a pakliban, ${seen} lapot látsz. Kézcsere és a többi feltétel nélkül.`,
  spreadSummary: (mean: string) => `Átlagosan ${mean} lap.`,
  spreadAxis: 'ilyen lap',
  copies: 'Hány példány kell?',
  wanted: 'Kívánt esély, %',
  vary: 'Melyikből',
  group: 'bármelyik ilyen lap',
  enough: (copies: number, wanted: string, have: number) =>
    have >= copies
      ? `Az esélyhez (${wanted}) ${copies} példány elég; most ${have} van.`
      : `Az esélyhez (${wanted}) ${copies} példány kell; most ${have} van.`,
  notEnough: (wanted: string, most: number) => `Ezzel nem érhető el ${wanted}, még ${most} példánnyal sem.`,
  copiesColumns: ['példány', 'Jövő', 'esély'],
  copyLimit: 'A laplimit 3 vagy 4 (1.02); a nagyobb szám csak tájékoztat.',
  noCopies: 'Válassz egy lapot: több feltételnél vagy kézcserénél csak egy lap példányszáma változtatható.',
  sensitivity: 'Érzékenység',
  sensitivityNote: (mode: 'replace' | 'add') =>
    `Mit változtat egyetlen példány, a legerősebb hatás elöl. ${hu.modeHint[mode]}`,
  sensitivityColumns: ['lap', 'db', '−1', 'most', '+1'],
  noCards: 'A pakliban egyetlen lap sem felel meg a feltételeknek.',

  // opening hands
  handsTitle: 'Kezdőkezek',
  handsCount: 'Kezek száma',
  again: 'Új kezek',
  handNumber: (n: number) => `${n}. kéz`,
  handLabel: (n: number, cards: string) => `${n}. kéz: ${cards}`,
  kept: 'megtartanád',
  tossed: 'lecserélnéd',
  mpSum: (mp: string) => `összesen ${mp} MP`,
  short: (n: number) => `A Jövőben csak ${n} lap van, ezért rövidebb a kéz.`,
  keepTitle: 'Megtartási szabály',
  keepExact: 'Ilyen kéz pontos aránya',
  keepDealt: (kept: number, all: number) => `Az itt látható ${all} kézből ${kept} ilyen.`,
  keepNone: 'Szabály nélkül minden kezet megtartasz.',
  filter: 'Melyik kezek',
  filters: { all: 'mind', kept: 'megtartott', tossed: 'lecserélt' },
  noneShown: 'Egyetlen ilyen kéz sincs ezek között.',
  more: (n: number) => `További ${n} kéz mutatása`,
  tally: 'Mi van egy kézben',
  tallyNote:
    'A pontos oszlopok minden lehetséges kézre vonatkoznak (hipergeometrikus eloszlás); a „kihúzva” az itt kiosztott kezek átlaga.',
  tallyColumns: ['', 'a pakliban', 'átlag kezenként', 'legalább 1', 'kihúzva'],
  costRow: (cost: string) => (cost === '?' ? 'MP-érték nélkül' : cost === 'X' ? 'X költségű' : `${cost} MP`),
};

const en: typeof hu = {
  list: 'Questions',
  add: 'New question',
  remove: 'Delete the question',
  removed: 'The question is deleted.',
  how: { atLeast: 'at least', atMost: 'at most', exactly: 'exactly' },
  part: ({ how, count, by, text }: Part): string => {
    const named = text.trim() || '…';
    return `${en.how[how]} ${count} ${by === 'card' ? named : `of “${named}”`}`;
  },
  sentence: (turn: number, parts: readonly Part[]): string => {
    const wanted = parts.map(en.part).join(' and ');
    return turn === 1
      ? `Your chance to have in the opening hand ${wanted}`
      : `Your chance to have drawn by turn ${turn} ${wanted}`;
  },
  editor: 'The question',
  turn: 'By which turn',
  conditions: 'Conditions',
  condition: (n: number) => `Condition ${n}`,
  howLabel: (n: number) => `Condition ${n}: how`,
  countLabel: (n: number) => `Condition ${n}: how many cards`,
  byLabel: (n: number) => `Condition ${n}: of what`,
  textLabel: (n: number) => `Condition ${n}: search`,
  cardLabel: (n: number) => `Condition ${n}: card`,
  by: { card: 'card', query: 'search' },
  placeholder: 'e.g. type:adventurer cost<=3',
  inDeck: (n: number, all: number) => `${n} of the ${all} are such cards.`,
  notInDeck: 'This card is not in this deck, so its chance is 0.',
  emptyQuery: 'Type a search, e.g. type:adventurer cost<=3.',
  addCondition: 'One more condition',
  removeCondition: (n: number) => `Take condition ${n} away`,
  overlap: 'A card counts for every condition it meets.',
  unreadable: 'Correct the condition marked red; until then there is nothing to work out.',

  settings: 'Assumptions',
  hand: 'Opening hand',
  newCards: 'New cards a turn',
  newCardsHint: 'You draw as many as you played; this is your own estimate.',
  fromSimulation: (cards: string) => `In the first turns of the simulation ${cards} on average.`,
  take: (cards: number) => `Make it ${cards}`,
  redraws: 'Redraws at most',
  redrawsHint: 'The whole hand is shuffled back. The rules have none (Q22), so the default is 0.',
  keepIf: 'You keep a hand with',
  mode: 'More copies',
  modes: { replace: 'in place of others', add: 'beside the others' },
  modeHint: {
    replace: 'The deck keeps its size: a card that meets none of the conditions makes room.',
    add: 'Every new copy makes the deck one card larger.',
  },

  assumption: (hand: number, newCards: number, turn: number, seen: number, all: number): string =>
    turn === 1
      ? `Assumed: an opening hand of ${hand} from a Jövő of ${all} cards.`
      : `Assumed: an opening hand of ${hand}, then ${newCards} new cards a turn; by turn ${turn} you have seen ${seen} of ${all} cards.`,
  noRedraw: 'No redraw.',
  redraw: (most: number, keep: string, mean: string) =>
    `At most ${most === 1 ? '1 redraw' : `${most} redraws`}; a fresh hand is kept with a chance of ${keep}, ${mean} redraws on average.`,
  estimate:
    'Estimated from random draws, with a 95% margin, because the exact answer would take too long: so many conditions make too many cases. With fewer conditions or smaller numbers it is exact.',
  estimateOnly: 'This cannot be worked out beside an estimate: its error is larger than the difference.',
  engine: 'Exact (multivariate hypergeometric), not simulated.',
  byTurn: 'Chance by turn',
  byTurnSummary: (turn: number, p: string) => `Turn ${turn}: ${p}.`,
  byTurnNote: (hand: number, newCards: number) => `Opening hand of ${hand}, ${newCards} new cards a turn.`,
  turnAxis: 'turn',
  seen: 'cards seen',
  chance: 'chance',
  spread: 'How many will come',
  spreadOf: (n: number) => `How many will come (condition ${n})`,
  spreadNote: (group: number, seen: number) =>
    `${group} such cards in the deck, ${seen} cards seen. Without redraws and the other conditions.`,
  spreadSummary: (mean: string) => `${mean} cards on average.`,
  spreadAxis: 'such cards',
  copies: 'How many copies?',
  wanted: 'Wanted chance, %',
  vary: 'Of which card',
  group: 'any such card',
  enough: (copies: number, wanted: string, have: number) =>
    have >= copies
      ? `For ${wanted}, ${copies} are enough; there are ${have} now.`
      : `For ${wanted}, ${copies} are needed; there are ${have} now.`,
  notEnough: (wanted: string, most: number) => `${wanted} cannot be reached with it, not even with ${most} copies.`,
  copiesColumns: ['copies', 'Jövő', 'chance'],
  copyLimit: 'The copy limit is 3 or 4 (1.02); larger numbers are for information only.',
  noCopies: 'Choose a card: with several conditions or redraws only the copies of one card can be varied.',
  sensitivity: 'Sensitivity',
  sensitivityNote: (mode: 'replace' | 'add') =>
    `What a single copy changes, the strongest effect first. ${en.modeHint[mode]}`,
  sensitivityColumns: ['card', 'no.', '−1', 'now', '+1'],
  noCards: 'No card of the deck meets the conditions.',

  handsTitle: 'Opening hands',
  handsCount: 'Number of hands',
  again: 'New hands',
  handNumber: (n: number) => `Hand ${n}`,
  handLabel: (n: number, cards: string) => `Hand ${n}: ${cards}`,
  kept: 'to keep',
  tossed: 'to throw back',
  mpSum: (mp: string) => `${mp} MP together`,
  short: (n: number) => `The Jövő holds only ${n} cards, so the hand is shorter.`,
  keepTitle: 'Keep rule',
  keepExact: 'Exact share of such hands',
  keepDealt: (kept: number, all: number) => `Of the ${all} hands here, ${kept} are such.`,
  keepNone: 'Without a rule you keep every hand.',
  filter: 'Which hands',
  filters: { all: 'all', kept: 'kept', tossed: 'thrown back' },
  noneShown: 'None of these hands is such.',
  more: (n: number) => `Show ${n} more hands`,
  tally: 'What a hand holds',
  tallyNote:
    'The exact columns are about every possible hand (hypergeometric); "dealt" is the mean of the hands dealt here.',
  tallyColumns: ['', 'in the deck', 'mean per hand', 'at least 1', 'dealt'],
  costRow: (cost: string) => (cost === '?' ? 'without a cost' : cost === 'X' ? 'cost X' : `${cost} MP`),
};

export const questionTexts: Translations<typeof hu> = { hu, en };
