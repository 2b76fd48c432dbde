import { Rng, type RngState } from '../../random/rng.ts';
import type { Decision, Outcome } from './decide.ts';

/** Draws one of the outcomes the rules leave open, as an example to show; every one is equally likely. */
export function drawOutcome(decision: Decision, rng: RngState): { readonly outcome: Outcome; readonly rng: RngState } {
  const generator = Rng.from(rng);
  const outcome = decision.outcomes[generator.below(decision.outcomes.length)] as Outcome;
  return { outcome, rng: generator.state() };
}
