import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.31.b only equipment is worn, by an own kalandozó in the Jelen', () => {
  playFile('2.31.b-equipment-on-own-adventurers');
});
it('2.10 in the harci körök the players act in turn', () => {
  playFile('2.10-in-turn');
});
