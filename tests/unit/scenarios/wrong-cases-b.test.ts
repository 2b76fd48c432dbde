import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('4.01.e a manoeuvre starts only when none is going on, on a target of its kind', () => {
  playFile('4.01.e-one-manoeuvre-at-a-time');
});
it('4.01.e every phase has its own steps, and none is left before it is done', () => {
  playFile('4.01.e-steps-in-their-order');
});
it('4.01.e the obstructing team is formed once', () => {
  playFile('4.01.e-obstructing-once');
});
it('4.01.e a fight starts only where an effect allows it; more csapatszint wins, equal wins nobody', () => {
  playFile('4.01.e-fight-by-an-effect');
});
it('4.01.e with the setting off there is no manoeuvre in the first forduló', () => {
  playFile('4.01.e-no-manoeuvre-in-the-first-turn-by-setting');
});
it('5.01.e in its phase an akadálylap of the obstructing side on the target, once', () => {
  playFile('5.01.e-which-obstacles-can-be-activated');
});
it('2.15.a the activation in the fight is an action in turn, and the rotated member is an own one in the team', () => {
  playFile('2.15.a-in-turn-and-by-an-own-member');
});
it('2.10.note1 no MEGELEVENEDŐ before the MOMENTUM action either', () => {
  playFile('2.10.note1-no-obstacle-before-momentum');
});
it('ALAP.05 only a card one owns can be summoned from the Kéz', () => {
  playFile('ALAP.05-only-own-cards');
});
it('hand moves: hand moves keep the books: only a card in the Jelen has a position, bears cards and numbers', () => {
  playFile('kezi-refused-hand-moves');
});
it('2.16.a the target of MENEKÜLÉS is in a team', () => {
  playFile('2.16.a-only-team-members-flee');
});
it('2.07.b a Kincs put down as a küldetés takes no change of cost', () => {
  playFile('2.07.b-no-change-when-put-down-either');
});
