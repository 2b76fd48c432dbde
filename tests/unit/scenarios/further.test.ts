import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.02.a the IGAZ NÉV of a card that is not nevesített makes nobody nevesített', () => {
  playFile('2.02.a-true-name-of-an-unnamed-card');
});
it('ALAP.20.a a copy in the own Mélység sends the new one to the Múlt by the rule for own copies', () => {
  playFile('ALAP.20.a-own-abyss-by-its-clause');
});
it('2.22.2 under ELFELEDETT a search cannot summon a kalandozó free', () => {
  playFile('2.22.2-no-free-summoning-by-a-search');
});
it('3.02.c a küldetés that still waits in the Időfonal counts in the limit', () => {
  playFile('3.02.c-a-waiting-quest-counts');
});
