import { type Accessor, createSignal } from 'solid-js';
import { gamesNeeded, type PartSum, worstError } from '../../../../engine/mk/odds/goldfish/parts.ts';
import { GOLDFISH_MAX } from '../../../../engine/mk/odds/goldfish/settings.ts';
import { PART_GAMES } from '../../../../engine/mk/odds/goldfish/simulate.ts';
import { type Measure, type TurnMeans, turnMeans } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { crew } from '../work/crew.ts';
import { runSimulation } from '../work/simulate.ts';
import type { Plan } from './plan.ts';

/** What a simulation has shown so far. */
export interface SimulationResult {
  readonly plan: Plan;
  readonly games: number;
  readonly means: readonly TurnMeans[];
  /** Sums and first playable turns; grows in place, so read it only together with `games`. */
  readonly sum: PartSum;
  /** Ended before the games asked for, by the player. */
  readonly stopped: boolean;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** A simulation that can be started, stopped and gone on with; it runs on while other pages are looked at. */
export interface Runner {
  readonly result: Accessor<SimulationResult | null>;
  /** null while nothing runs. */
  readonly progress: Accessor<Progress | null>;
  /** @throws Error if a worker failed; what was there before stays. */
  run(plan: Plan): Promise<void>;
  /** Goes on with the last plan until the standard error of a measure is small enough on every turn. */
  runUntil(measure: Measure, wanted: number): Promise<void>;
  stop(): void;
}

/** The most games: whole parts, so that every number of games on the way can be gone on from. */
export const MOST_GAMES = Math.floor(GOLDFISH_MAX.games / PART_GAMES) * PART_GAMES;

const SHOW_EVERY = 200;

export function createRunner(): Runner {
  const [result, setResult] = createSignal<SimulationResult | null>(null);
  const [progress, setProgress] = createSignal<Progress | null>(null);
  let control: AbortController | null = null;

  const show = (plan: Plan, sum: PartSum, stopped: boolean) =>
    setResult({ plan, sum, stopped, games: sum.total.games, means: turnMeans(sum.total) });

  const go = async (
    plan: Plan,
    options: { before?: PartSum; enough?: (total: PartSum['total']) => boolean; all: number },
  ) => {
    control?.abort();
    const own = new AbortController();
    control = own;
    let shown = 0;
    setProgress({ done: options.before?.total.games ?? 0, all: options.all });
    try {
      const sum = await runSimulation({
        deck: plan.deck,
        settings: plan.settings,
        crew: crew(),
        signal: own.signal,
        before: options.before,
        enough: options.enough,
        onPart: (so) => {
          const now = performance.now();
          if (control !== own || now - shown < SHOW_EVERY) return;
          shown = now;
          setProgress({ done: so.total.games, all: Math.max(options.all, so.total.games) });
          show(plan, so, false);
        },
      });
      if (control === own && sum.total.games > 0) show(plan, sum, own.signal.aborted);
    } finally {
      if (control === own) {
        control = null;
        setProgress(null);
      }
    }
  };

  return {
    result,
    progress,
    run: (plan) => go(plan, { all: plan.settings.games }),
    runUntil: async (measure, wanted) => {
      const last = result();
      if (!last) return;
      const plan = { ...last.plan, settings: { ...last.plan.settings, games: MOST_GAMES } };
      const all = Math.min(MOST_GAMES, gamesNeeded(last.sum.total, measure, wanted));
      await go(plan, { before: last.sum, all, enough: (total) => worstError(total, measure) <= wanted });
    },
    stop: () => control?.abort(),
  };
}

/** The simulation of the chosen deck, and that of the deck it is compared with. */
export const firstRunner = createRunner();
export const secondRunner = createRunner();
