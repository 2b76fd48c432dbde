import { it } from 'vitest';
import { playFile } from '../support/scenario.ts';

it('ALAP.05 a card is summoned from the Kéz through the Időfonal', () => {
  playFile('ALAP.05-summoned-from-hand-through-timeline');
});
