import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { roundOver } from '../../../../engine/mk/table/rules/combat/rounds.ts';
import { phaseOf } from '../../../../engine/mk/table/rules/manoeuvre/flow.ts';
import type { State } from '../../../../engine/mk/table/state/types.ts';
import type { Field } from './fields.ts';

/** What can be done in a manoeuvre beside "Tovább". */
export interface ManoeuvreStep {
  readonly id: 'conditionByHand' | 'conditionNotByHand' | 'expedition' | 'nextRound' | 'solveInstead' | 'homeReady';
  readonly command: Command;
  /** Asked for first. */
  readonly form: readonly Field[];
}

/** The steps beside "Tovább" that the present phase of the manoeuvre has. */
export function manoeuvreSteps(state: State): readonly ManoeuvreStep[] {
  const m = state.manoeuvre;
  if (!m) return [];
  const phase = phaseOf(m);
  const steps: ManoeuvreStep[] = [];
  if (phase === 'condition') {
    // Where the engine cannot tell, the player is asked for either answer.
    for (const met of m.conditionMet === null ? [true, false] : [!m.conditionMet]) {
      const id = met ? 'conditionByHand' : 'conditionNotByHand';
      steps.push({ id, command: { type: 'hand.condition', met }, form: [] });
    }
  }
  const expedition: Command = { type: 'payQuest', expedition: true };
  if (phase === 'payment' && !m.paid && explain(state, expedition) === null) {
    steps.push({ id: 'expedition', command: expedition, form: [] });
  }
  if (m.fight && phase === 'rounds' && roundOver(m.fight)) {
    steps.push({ id: 'nextRound', command: { type: 'nextRound' }, form: [] });
  }
  if (phase === 'solving' && !m.success && m.insteadOfSolving === null && !m.expedition) {
    const form: readonly Field[] = [{ kind: 'text', name: 'instead', value: '' }];
    steps.push({ id: 'solveInstead', command: { type: 'solve' }, form });
  }
  const team = state.zones[m.initiator].team;
  if (phase === 'result' && team.length > 0) {
    const form: readonly Field[] = [
      { kind: 'cards', name: 'ready', options: team, min: 1, max: team.length, single: false },
      ...(m.treasure ? [{ kind: 'check', name: 'becauseTreasure', value: true } as const] : []),
    ];
    steps.push({ id: 'homeReady', command: { type: 'goHome' }, form });
  }
  return steps;
}
