import { waysOn } from '../fallback.ts';
import { move, type Pilot } from '../pilot.ts';
import type { Ask } from '../turn.ts';
import { decideWell } from './race/decide.ts';
import { actInFight } from './race/fight.ts';
import { obstruct, placeObstacles } from './race/obstruct.ts';
import { actInRow } from './race/row.ts';
import type { Step } from './race/step.ts';

/**
 * A stated list of priorities, each decision with its reason (docs/pilots.md): win now; solve what can be solved; take a level
 * when the csapatszint beats FAL and what can obstruct; put down what is free; strengthen the Sor so that the next küldetés or
 * level comes into reach; keep the MP that the next solving takes. At home it obstructs when that saves a level or a küldetés
 * from being solved.
 */
export const race: Pilot = (view, to) => {
  const step = STEPS[to.ask]?.(view, to.player);
  return step ?? move([...waysOn(view, to)][0]!, to.ask === 'row' ? 'nothingBetter' : 'goesOn');
};

const STEPS: Readonly<Partial<Record<Ask, Step>>> = {
  row: actInRow,
  decision: decideWell,
  obstructing: obstruct,
  obstacles: placeObstacles,
  fight: actInFight,
};
