import type { Rule } from '../survey.ts';

/** Everything worth telling about cards that cannot work in a deck. */
export const HINTS: readonly Rule[] = [];
