import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('ALAP.50 shuffling keeps the cards and changes the order', () => {
  playFile('ALAP.50-shuffled-by-command');
});
it('ALAP.42 healing takes damage away, and nothing from a card that is not hurt', () => {
  playFile('ALAP.42-healing-takes-damage-away');
});
it('JEL.D what a card has used up can be given back by hand', () => {
  playFile('JEL.D-hand-reset');
});
it('ALAP.34 a card attached by hand in another way has no controller', () => {
  playFile('ALAP.34-attached-by-hand');
});
it('2.03.a the players may say that the condition of a küldetés is met', () => {
  playFile('2.03.a-condition-said-to-be-met-by-hand');
});
it('hand moves: hand moves order the Jövő, set numbers and leave notes', () => {
  playFile('kezi-order-counters-and-notes');
});
it('hand moves: a card moved by hand out of the Időfonal leaves no entry behind', () => {
  playFile('kezi-card-out-of-the-timeline');
});
