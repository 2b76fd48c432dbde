import type { ManoeuvreKind, ManoeuvrePhase } from '../../state/manoeuvre.ts';

const FIGHT = ['preparation', 'rounds', 'fightResult'] as const satisfies readonly ManoeuvrePhase[];

const ORDER: Readonly<Record<ManoeuvreKind, readonly ManoeuvrePhase[]>> = {
  siege: ['leaving', 'reveal', 'obstacles', 'obstructing', ...FIGHT, 'result'],
  building: ['leaving', 'obstacles', 'obstructing', ...FIGHT, 'result'],
  quest: ['leaving', 'obstructing', ...FIGHT, 'obstacles', 'condition', 'payment', 'solving', 'result'],
  fight: ['leaving', 'obstructing', ...FIGHT, 'result'],
};

// 2.35: after the toronyszint is revealed the obstructing team comes first, the akadálylap last.
const BREAKTHROUGH: readonly ManoeuvrePhase[] = ['leaving', 'reveal', 'obstructing', ...FIGHT, 'obstacles', 'result'];

/** The phases of a manoeuvre in their order. */
export function phasesOf(kind: ManoeuvreKind, breakthrough: boolean): readonly ManoeuvrePhase[] {
  return kind === 'siege' && breakthrough ? BREAKTHROUGH : ORDER[kind];
}
