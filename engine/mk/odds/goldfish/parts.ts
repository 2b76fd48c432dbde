import type { PreparedDeck } from './prepare.ts';
import type { GoldfishSettings } from './settings.ts';
import { PART_GAMES, partsOf } from './simulate.ts';
import { addTally, emptyTally, type Measure, type Tally, turnMeans } from './tally.ts';

/**
 * Puts the parts of a simulation together as they come from several workers, in any order. Only an unbroken run of parts
 * from the first one counts, so every state on the way is itself a whole simulation: with the same seed and as many
 * games it comes out again, on one worker or on many, in the page or on the command line.
 */
export class PartSum {
  private readonly waiting = new Map<number, Tally>();
  private next = 0;
  /** The parts so far; grows in place. */
  readonly total: Tally;

  constructor(deck: PreparedDeck, settings: Pick<GoldfishSettings, 'turns'>) {
    this.total = emptyTally(settings.turns, deck.kinds.length);
  }

  /** Parts in the unbroken run. */
  get parts(): number {
    return this.next;
  }

  /**
   * Takes a finished part.
   * @param enough looked at after every part that joins the run; once it holds, no further part is added.
   */
  add(part: number, tally: Tally, enough: (total: Tally) => boolean = () => false): void {
    this.waiting.set(part, tally);
    for (;;) {
      const ready = this.waiting.get(this.next);
      if (!ready || (this.next > 0 && enough(this.total))) return;
      this.waiting.delete(this.next);
      addTally(this.total, ready);
      this.next++;
    }
  }
}

/** The largest standard error of a measure over all turns; Infinity without two games. */
export function worstError(tally: Tally, measure: Measure): number {
  if (tally.games < 2) return Number.POSITIVE_INFINITY;
  return Math.max(...turnMeans(tally).map((turn) => turn.se[measure]));
}

/**
 * Games it will take until the standard error of a measure is at most `wanted` on every turn, judged by those played:
 * the error falls with the root of the games. Whole parts, so that the games played so far stay part of the result.
 */
export function gamesNeeded(tally: Tally, measure: Measure, wanted: number): number {
  const error = worstError(tally, measure);
  if (!(wanted > 0) || !Number.isFinite(error)) return tally.games;
  const games = Math.max(tally.games, tally.games * (error / wanted) ** 2);
  return Math.ceil(games / PART_GAMES) * PART_GAMES;
}

/** The same settings with so many games, a whole number of parts. */
export function withWholeParts(settings: GoldfishSettings, games: number): GoldfishSettings {
  return { ...settings, games: partsOf({ ...settings, games }) * PART_GAMES };
}
