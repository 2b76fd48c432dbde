import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { roundOver } from '../../../../engine/mk/table/rules/combat/rounds.ts';
import { phaseOf } from '../../../../engine/mk/table/rules/manoeuvre/flow.ts';
import type { ManoeuvrePhase } from '../../../../engine/mk/table/state/manoeuvre.ts';
import { STEPS, type State, type Step } from '../../../../engine/mk/table/state/types.ts';

/** What "Tovább" does now, and what leads on to the words on the button. */
export type NextAction =
  | { readonly kind: 'answer' }
  | { readonly kind: 'resolve'; readonly command: Command }
  | { readonly kind: 'step'; readonly command: Command; readonly step: Step; readonly turn: number }
  | {
      readonly kind: 'phase';
      readonly command: Command;
      readonly what: 'advance' | 'unobstructed' | 'pay' | 'solve' | 'home' | 'pass' | 'endRounds';
      readonly phase: ManoeuvrePhase | null;
    };

/** The one step that leads on: an open question, the Időfonal, the manoeuvre, the forduló, in this order. */
export function nextAction(state: State): NextAction {
  if (state.decisions.length > 0) return { kind: 'answer' };
  if (state.timeline.length > 0) return { kind: 'resolve', command: { type: 'resolve' } };
  if (state.manoeuvre) return nextOfManoeuvre(state);
  const at = STEPS.indexOf(state.step);
  const last = at === STEPS.length - 1;
  const step = STEPS[last ? 0 : at + 1] as Step;
  return { kind: 'step', command: { type: 'next' }, step, turn: state.turn + (last ? 1 : 0) };
}

function nextOfManoeuvre(state: State): NextAction {
  const m = state.manoeuvre;
  if (!m) return { kind: 'answer' };
  const now = phaseOf(m);
  const then = m.phases[m.at + 1] ?? null;
  const advance = { type: 'advance' } as const;
  if (now === 'rounds' && m.fight && !roundOver(m.fight)) {
    return { kind: 'phase', command: { type: 'pass' }, what: 'pass', phase: null };
  }
  if (now === 'rounds') return { kind: 'phase', command: advance, what: 'endRounds', phase: then };
  if (now === 'obstructing' && !m.obstructed) {
    return { kind: 'phase', command: advance, what: 'unobstructed', phase: null };
  }
  if (now === 'payment' && !m.paid) return { kind: 'phase', command: { type: 'payQuest' }, what: 'pay', phase: null };
  if (now === 'solving' && !m.success) return { kind: 'phase', command: { type: 'solve' }, what: 'solve', phase: null };
  if (now === 'result') return { kind: 'phase', command: { type: 'goHome' }, what: 'home', phase: null };
  return { kind: 'phase', command: advance, what: 'advance', phase: then };
}
