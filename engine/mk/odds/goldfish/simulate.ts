import { Rng } from '../../../random/rng.ts';
import { streamState } from '../../../random/stream.ts';
import { Chooser } from './choose.ts';
import { type Rival, rivalDp, TEAM_SIZE, WINNING_DP, WINNING_DP_AT_ONCE } from './policy.ts';
import { type PreparedDeck, ROLE } from './prepare.ts';
import { type GoldfishSettings, QUEST_LIMIT } from './settings.ts';
import { addTally, CONTRACT_MEASURES, emptyTally, MEASURES, type Tally } from './tally.ts';

/** Games worked out in one part. A fixed number, so that the result does not depend on how many workers share the parts. */
export const PART_GAMES = 4096;

/** The number of parts a whole simulation has. */
export const partsOf = (settings: GoldfishSettings): number => Math.ceil(settings.games / PART_GAMES);

/** Games in one part; the last one may be shorter. */
const gamesIn = (settings: GoldfishSettings, part: number): number =>
  Math.min(PART_GAMES, settings.games - part * PART_GAMES);

/** What is tallied: the five measures of the command line, or all of them and when each card can first be played. */
export type Detail = 'contract' | 'all';

/** The whole simulation in one go. The five measures of the contract are the same with either detail. */
export function simulate(deck: PreparedDeck, settings: GoldfishSettings, detail: Detail = 'all'): Tally {
  const tally = emptyTally(settings.turns, deck.kinds.length);
  const table = new Table(deck, settings, detail);
  for (let part = 0; part < partsOf(settings); part++) addTally(tally, playPart(deck, settings, part, table));
  return tally;
}

/** One part of a simulation, for workers. Parts may be worked out in any order and added up. */
export function simulatePart(
  deck: PreparedDeck,
  settings: GoldfishSettings,
  part: number,
  detail: Detail = 'all',
): Tally {
  return playPart(deck, settings, part, new Table(deck, settings, detail));
}

function playPart(deck: PreparedDeck, settings: GoldfishSettings, part: number, table: Table): Tally {
  const tally = emptyTally(settings.turns, deck.kinds.length);
  table.begin(Rng.from(streamState(settings.seed, part)));
  const games = gamesIn(settings, part);
  for (let game = 0; game < games; game++) table.play(tally);
  tally.games = games;
  return tally;
}

/** One simulated game after another in the same arrays: nothing is allocated while playing. */
class Table {
  private readonly deck: PreparedDeck;
  private readonly settings: GoldfishSettings;
  private readonly chooser: Chooser;
  private readonly detailed: boolean;
  private readonly measures: number;
  private rng = Rng.seeded(0);
  private readonly cards: Uint16Array;
  private readonly cost: Int16Array;
  private readonly adventurer: Uint8Array;
  /** Kinds stand by role: paid ones before this number, then quests, then obstacles, then cards never played. */
  private readonly paidEnd: number;
  private readonly questEnd: number;
  private readonly obstacleEnd: number;
  /** Quest kinds by descending DP: the order in which they are solved. */
  private readonly questOrder: readonly number[];
  /** The kind that is saved for; -1 = none. */
  private readonly saved: number;

  // The game at hand.
  /** Kinds in hand, ascending: by descending cost and then by name, the order in which equal costs are played. */
  private readonly hand: Uint16Array;
  private held = 0;
  private drawn = 0;
  private awaitingTotal = 0;
  private adventurers = 0;
  private dp = 0;
  /** How the race against the dummy went: 0 = open, 1 = won, 2 = lost. */
  private race = 0;
  private readonly price: Int16Array;
  private readonly wanted: Uint8Array;
  private readonly awaiting: Int16Array;
  private readonly noted: Uint8Array;
  /** The turn's numbers in the order of the {@link MEASURES}. */
  private readonly values = new Int32Array(MEASURES.length);

  constructor(deck: PreparedDeck, settings: GoldfishSettings, detail: Detail) {
    this.detailed = detail === 'all';
    this.measures = this.detailed ? MEASURES.length : CONTRACT_MEASURES;
    const { kinds } = deck;
    this.deck = deck;
    this.settings = settings;
    this.chooser = new Chooser(settings.hand);
    this.cards = Uint16Array.from(deck.cards);
    const upTo = (role: number) => kinds.filter((kind) => kind.role <= role).length;
    this.paidEnd = upTo(ROLE.paid);
    this.questEnd = upTo(ROLE.quest);
    this.obstacleEnd = upTo(ROLE.obstacle);
    this.cost = Int16Array.from(kinds, (kind) => kind.cost);
    this.adventurer = Uint8Array.from(kinds, (kind) => (kind.adventurer ? 1 : 0));
    this.questOrder = kinds
      .flatMap((kind, i) => (kind.role === ROLE.quest ? [i] : []))
      .sort((a, b) => kinds[b]!.dp - kinds[a]!.dp || a - b);
    this.saved = kinds.findIndex((kind) => kind.role === ROLE.paid && kind.name === deck.policy.saveFor);
    this.hand = new Uint16Array(settings.hand);
    this.price = new Int16Array(settings.hand);
    this.wanted = new Uint8Array(settings.hand);
    this.awaiting = new Int16Array(kinds.length);
    this.noted = new Uint8Array(kinds.length);
  }

  /** Puts the deck in its canonical order and takes up a generator: every part of a simulation starts alike. */
  begin(rng: Rng): void {
    this.rng = rng;
    this.cards.set(this.deck.cards);
  }

  /** Plays one game and adds its numbers to the tally. Each game shuffles anew, as deep as it draws. */
  play(tally: Tally): void {
    const { settings, hand, wanted, price } = this;
    const { policy, obstacleSlots } = this.deck;
    this.clear();
    let pool = settings.startMp;
    let slots = policy.holdObstacles ? 0 : obstacleSlots;

    for (let turn = 0; turn < settings.turns; turn++) {
      pool += settings.gain;
      this.draw();
      const poolBefore = pool;
      const handBefore = this.held;
      if (this.detailed) this.noteFirst(tally, turn, pool);
      if (policy.solveQuests) pool -= this.solveQuests(pool);

      // The hand is sorted by role: one walk plays what is wanted of the paid cards and puts down what there is room
      // for (quests while fewer than three await, obstacles while there is a slot); the rest closes up.
      const paid = this.decide(pool);
      let kept = 0;
      let i = 0;
      for (; i < paid; i++) {
        const kind = hand[i]!;
        const play = wanted[i]!;
        pool -= play * price[i]!;
        this.adventurers += play & this.adventurer[kind]!;
        hand[kept] = kind;
        kept += 1 - play;
      }
      for (; i < handBefore && hand[i]! < this.questEnd; i++) {
        if (this.awaitingTotal < QUEST_LIMIT) {
          this.awaitingTotal++;
          this.awaiting[hand[i]!]!++;
        } else hand[kept++] = hand[i]!;
      }
      for (; i < handBefore && hand[i]! < this.obstacleEnd; i++) {
        if (slots > 0) slots--;
        else hand[kept++] = hand[i]!;
      }
      while (i < handBefore) hand[kept++] = hand[i++]!;
      this.held = kept;
      if (policy.rival && this.race === 0) this.race = raceAfter(this.dp, policy.rival, turn + 1);
      this.note(tally, turn, poolBefore, pool, handBefore, handBefore - kept);
      if (!policy.carry) pool = 0;
    }
  }

  private clear(): void {
    this.held = 0;
    this.drawn = 0;
    this.awaitingTotal = 0;
    this.adventurers = 0;
    this.dp = 0;
    this.race = 0;
    for (let i = 0; i < this.noted.length; i++) {
      this.noted[i] = 0;
      this.awaiting[i] = 0;
    }
  }

  /** Fills the hand up (ALAP.15); with an empty deck it stays short (Q24). */
  private draw(): void {
    const { cards, hand, rng } = this;
    const size = cards.length;
    const full = hand.length;
    while (this.held < full && this.drawn < size) {
      const at = this.drawn + rng.below(size - this.drawn);
      const kind = cards[at]!;
      cards[at] = cards[this.drawn]!;
      cards[this.drawn++] = kind;
      let place = this.held++;
      while (place > 0 && hand[place - 1]! > kind) {
        hand[place] = hand[place - 1]!;
        place--;
      }
      hand[place] = kind;
    }
  }

  /** Marks which of the paid cards at the front of the hand to play, and says how many paid cards there are. */
  private decide(pool: number): number {
    const { hand, price, wanted, cost, paidEnd } = this;
    let paid = 0;
    let saved = -1;
    while (paid < this.held && hand[paid]! < paidEnd) {
      if (hand[paid]! === this.saved && saved < 0) saved = paid;
      price[paid] = cost[hand[paid]!]!;
      paid++;
    }
    if (saved < 0) {
      this.chooser.choose(price, paid, pool, wanted);
      return paid;
    }
    const dear = price[saved]!;
    if (dear > pool) {
      this.chooser.choose(price, paid, 0, wanted);
      return paid;
    }
    // The card saved for goes first: the others are chosen from with what is left, closed up around its place.
    price.copyWithin(saved, saved + 1, paid);
    this.chooser.choose(price, paid - 1, pool - dear, wanted);
    price.copyWithin(saved + 1, saved, paid - 1);
    wanted.copyWithin(saved + 1, saved, paid - 1);
    price[saved] = dear;
    wanted[saved] = 1;
    return paid;
  }

  /** Solves quests that await from an earlier turn with the adventurers that came on one; gives back the MP it took. */
  private solveQuests(pool: number): number {
    let left = pool;
    let ready = this.adventurers;
    for (const kind of this.questOrder) {
      const price = this.cost[kind]!;
      while (this.awaiting[kind]! > 0 && ready > 0 && price >= 0 && price <= left) {
        this.awaiting[kind]!--;
        this.awaitingTotal--;
        left -= price;
        ready -= Math.min(TEAM_SIZE, ready);
        this.dp += this.deck.kinds[kind]!.dp;
      }
    }
    return pool - left;
  }

  private noteFirst(tally: Tally, turn: number, pool: number): void {
    for (let i = 0; i < this.held; i++) {
      const kind = this.hand[i]!;
      if (this.noted[kind] === 1 || kind >= this.obstacleEnd) continue;
      if (kind < this.paidEnd && this.cost[kind]! > pool) continue;
      this.noted[kind] = 1;
      tally.firstPlayable[kind * tally.turns + turn]!++;
    }
  }

  private note(tally: Tally, turn: number, pool: number, left: number, hand: number, played: number): void {
    const { sums, squares } = tally;
    const values = this.values;
    values[0] = pool;
    values[1] = pool - left;
    values[2] = played;
    values[3] = hand;
    values[4] = played === 0 ? 1 : 0;
    values[5] = left;
    values[6] = this.drawn;
    values[7] = this.dp;
    values[8] = this.dp >= WINNING_DP ? 1 : 0;
    values[9] = this.race === 1 ? 1 : 0;
    values[10] = this.race === 2 ? 1 : 0;
    let at = turn * MEASURES.length;
    for (let m = 0; m < this.measures; m++, at++) {
      const value = values[m]!;
      sums[at]! += value;
      squares[at]! += value * value;
    }
  }
}

/** The race after a turn: 0 = open, 1 = won, 2 = lost. Level with the winning DP or more, another turn is played (1.01.4). */
function raceAfter(own: number, rival: Rival, turn: number): 0 | 1 | 2 {
  // 1.01.2: enough DP win at once, before the dummy's of this turn are counted.
  if (own >= WINNING_DP_AT_ONCE && own > rivalDp(rival, turn - 1)) return 1;
  const other = rivalDp(rival, turn);
  // 1.01.4: at the end of the turn the most DP win.
  if (own >= WINNING_DP && own > other) return 1;
  return other >= WINNING_DP && other > own ? 2 : 0;
}
