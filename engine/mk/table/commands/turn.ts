import { z } from 'zod';
import { passPriority, priorityRefusal } from '../rules/priority.ts';
import { nextStep } from '../rules/turn.ts';
import { actor, actorOf, by, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { PlayerId } from '../state/types.ts';

/**
 * Goes on to the next step of the forduló. In the manőverek fázisa it is a pass: the dummy always passes too (Q75); where both
 * sides are players the phase ends when they pass one after the other.
 */
export const next = command({
  type: 'next',
  schema: z.strictObject({ type: z.literal('next'), player: actor }),
  run(d, c) {
    if (d.state.timeline.length > 0) return refuse('TIMELINE_NOT_EMPTY', 'ALAP.06');
    if (d.state.manoeuvre) return refuse('MANOEUVRE_GOING_ON', '4.01.e');
    if (!d.state.rival || d.state.step !== 'manoeuvres') nextStep(d);
    else return pass(d, actorOf(c));
    return null;
  },
  candidates: (_state, player) => [{ type: 'next' as const, ...by(player) }],
});

function pass(d: Draft, player: PlayerId): Refusal | null {
  const no = priorityRefusal(d.state, player, null);
  if (no) return no;
  d.emit({ type: 'passed', player });
  if (d.state.priority.passes > 0) nextStep(d);
  else passPriority(d, player, true);
  return null;
}

export const turnCommands = [next] as const;
