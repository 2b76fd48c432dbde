import { PartSum } from '../../../../engine/mk/odds/goldfish/parts.ts';
import type { PreparedDeck } from '../../../../engine/mk/odds/goldfish/prepare.ts';
import type { GoldfishSettings } from '../../../../engine/mk/odds/goldfish/settings.ts';
import { PART_GAMES, partsOf } from '../../../../engine/mk/odds/goldfish/simulate.ts';
import type { Tally } from '../../../../engine/mk/odds/goldfish/tally.ts';
import type { Crew } from './crew.ts';

interface SimulationJob {
  readonly deck: PreparedDeck;
  readonly settings: GoldfishSettings;
  readonly crew: Crew;
  readonly signal: AbortSignal;
  /** What was simulated before with the same deck and settings but for the games; whole parts of it are kept. */
  readonly before?: PartSum | undefined;
  /** Ends before all games are played; looked at part by part, so it ends at the same game with any number of workers. */
  readonly enough?: ((total: Tally) => boolean) | undefined;
  /** Called after every part with the results so far. */
  readonly onPart: (sum: PartSum) => void;
}

/**
 * Plays a simulation part by part on all workers.
 * @returns the results: all games, or, taken back with the signal, those of the unbroken run of parts until then.
 * @throws Error if a worker failed.
 */
export async function runSimulation(job: SimulationJob): Promise<PartSum> {
  const { deck, settings, crew, signal, before, enough = () => false, onPart } = job;
  const whole = before && before.total.games === before.parts * PART_GAMES;
  const sum = whole ? before : new PartSum(deck, settings);
  const parts = partsOf(settings);
  let next = sum.parts;
  let done = false;
  const lane = async () => {
    while (next < parts && !done && !signal.aborted) {
      const part = next++;
      const tally = await crew.run({ kind: 'goldfish', deck, settings, part }, { signal });
      if (signal.aborted) return;
      sum.add(part, tally, enough);
      done = sum.parts > 0 && enough(sum.total);
      onPart(sum);
    }
  };
  try {
    await Promise.all(Array.from({ length: crew.size }, lane));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return sum;
}
