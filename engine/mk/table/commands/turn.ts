import { z } from 'zod';
import { nextStep } from '../rules/turn.ts';
import { command } from '../state/command.ts';
import { refuse } from '../state/refusal.ts';

/** Goes on to the next step of the forduló; in the manőverek fázisa both players pass (the dummy always does, Q75). */
export const next = command({
  type: 'next',
  schema: z.strictObject({ type: z.literal('next') }),
  run(d) {
    if (d.state.timeline.length > 0) return refuse('TIMELINE_NOT_EMPTY', 'ALAP.06');
    if (d.state.manoeuvre) return refuse('MANOEUVRE_GOING_ON', '4.01.e');
    nextStep(d);
    return null;
  },
  candidates: () => [{ type: 'next' as const }],
});

export const turnCommands = [next] as const;
