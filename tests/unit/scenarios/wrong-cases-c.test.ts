import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.31.b only equipment is worn, by an own kalandozó in the Jelen', () => {
  playFile('2.31.b-equipment-on-own-adventurers');
});
it('2.10 in the harci körök the players act in turn', () => {
  playFile('2.10-in-turn');
});
it('ALAP.25 a kalandozó that loses its last level dies, one that keeps a level does not', () => {
  playFile('ALAP.25-last-level-lost-is-death');
});
it('2.10 a gyors hatás of the side with MOMENTUM is its action; then others may act', () => {
  playFile('2.10-a-quick-action-is-the-action');
});
it('5.01.c a card whose cost is not known is summoned for the MP the player gives', () => {
  playFile('5.01.c-unknown-cost-is-given');
});
it('2.19.a only FÓKUSZ cards in the Jelen can be used', () => {
  playFile('2.19.a-only-focus-cards-in-play');
});
it('2.21 only a toronyszint of a Torony stands in', () => {
  playFile('2.21-only-a-level-in-a-tower');
});
