import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('JEL.J a szövetséges arrives with the points of its card', () => {
  playFile('JEL.J-points-of-an-arriving-card');
});
it('3.01.d a summoned toronyszint arrives beside the hidden starting ones as the top level', () => {
  playFile('3.01.d-shown-level-lies-open');
});
