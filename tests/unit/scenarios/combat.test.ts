import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.04.b an akadálylap with AKARATÁTVITEL takes the target to the Sor of its controller', () => {
  playFile('2.04.b-by-an-obstacle');
});
it('2.05.b an akadálylap with TÚLÜTÉS kills a target of level X or less', () => {
  playFile('2.05.b-by-an-obstacle');
});
it('2.04.b a taken nevesített kalandozó still has to pass the nevesítés rule', () => {
  playFile('2.04.b-named-copy-taken');
});
it('2.15.a it works against the enemy team', () => {
  playFile('2.15.a-against-the-enemy-team');
});
