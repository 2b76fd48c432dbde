import type { Rule } from '../survey.ts';
import { paragonHint, treasureHint } from './in-vain.ts';
import { influenceHint, rebuildHint } from './places.ts';
import { primalHint, tribeHint } from './races.ts';
import { actionHint, lifePathHint, questHint, retainerHint } from './users.ts';

/** Everything worth telling about cards that cannot work in a deck. None of it makes a deck illegal. */
export const HINTS: readonly Rule[] = [
  paragonHint,
  treasureHint,
  influenceHint,
  tribeHint,
  primalHint,
  rebuildHint,
  retainerHint,
  lifePathHint,
  actionHint,
  questHint,
];
