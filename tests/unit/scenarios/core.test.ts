import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('5.01.a a card can be shown only in a phase that fits it', () => {
  playFile('5.01.a-phase-first');
});
it('5.01.a without an available target a card cannot be summoned, and nothing is paid', () => {
  playFile('5.01.a-targets-before-paying');
});
it('5.01.a the MP-igény must be paid', () => {
  playFile('5.01.a-too-little-mp');
});
it('5.01.a the summoning condition must be met', () => {
  playFile('5.01.a-condition-must-be-met');
});
it('5.01.a a building whose condition is met comes into the Jelen', () => {
  playFile('5.01.a-building-condition-met');
});
it('5.01.c set, then raised, then lowered, never below 0', () => {
  playFile('5.01.c-modifiers-in-order');
});
it('5.01.c free means no MP, no condition and no other cost', () => {
  playFile('5.01.c-free-lifts-condition-and-cost');
});
it('5.01.c a cost of X cannot be set or made free, but raised and lowered', () => {
  playFile('5.01.c-x-cost');
});
it('5.01.e attaching an akadálylap costs 0 MP, is hidden and cannot be neutralised', () => {
  playFile('5.01.e-attached-hidden-and-free');
});
it('5.01.e the MP of an akadálylap is paid when it is activated', () => {
  playFile('5.01.e-paid-on-activation');
});
it('3.01.a the lowest toronyszint is besieged first', () => {
  playFile('3.01.a-lowest-level-first');
});
it('3.01.c two akadálylap can be attached to a toronyszint, of any mix', () => {
  playFile('3.01.c-two-slots-of-any-kind');
});
it('3.01.d a toronyszint from the Jövő costs 4 MP and becomes the top level', () => {
  playFile('3.01.d-summoned-level-on-top');
});
it('3.01.g when a toronyszint changes controller everything attached to it falls off', () => {
  playFile('3.01.g-attachments-fall-off');
});
it('3.02.a a küldetés is put down face up and free, as an MP-kötött action', () => {
  playFile('3.02.a-quest-put-down-free');
});
it('3.02.c at most three küldetés may await solving', () => {
  playFile('3.02.c-three-quests-at-most');
});
it('1.01.1 a player with a toronyszint beats one without, whatever the DP', () => {
  playFile('1.01.1-tower-beats-none');
});
it('1.01.1 the player whose last level goes loses', () => {
  playFile('1.01.1-own-last-level-lost');
});
it('1.01.1 a set-up without towers ends no game by itself', () => {
  playFile('1.01.1-no-tower-from-the-start');
});
it('1.01.2 19 DP and the most DP win at once while both have a tower', () => {
  playFile('1.01.2-nineteen-at-once');
});
it('1.01.2 18 DP do not win at once', () => {
  playFile('1.01.2-eighteen-goes-on');
});
it('1.01.3 both losing their last toronyszint together is a draw, whatever the DP', () => {
  playFile('1.01.3-both-last-levels-draw');
});
it('1.01.4 11 DP and the most DP win at the end of a forduló, not before', () => {
  playFile('1.01.4-eleven-at-the-end');
});
it('1.01.4 the dummy wins with 11 DP and the lead', () => {
  playFile('1.01.4-dummy-leads');
});
it('1.01.5 an empty Jövő loses at the end of the forduló, not while drawing', () => {
  playFile('1.01.5-empty-future-loses-at-the-end');
});
it('1.01.5 a player who wins by DP does not lose by an empty Jövő', () => {
  playFile('1.01.5-dp-before-empty-future');
});
it('1.01.5 both empty and nobody wins by DP: a draw', () => {
  playFile('1.01.5-both-empty-draw');
});
it('JEL.0 without a phase symbol an ability is Sor-phase and MP-kötött, in the manőverek fázisa', () => {
  playFile('JEL.0-default-row-mp-bound');
});
it('JEL.A the number before the symbol is the MP-érték of the activation, none is 0', () => {
  playFile('JEL.A-number-is-the-cost');
});
it('JEL.B elforgatás turns the card, and a turned card cannot pay it', () => {
  playFile('JEL.B-rotating-is-a-cost');
});
it('JEL.C an MP-kötött ability can be activated several times in a forduló and rotates nothing', () => {
  playFile('JEL.C-mp-bound-is-repeatable');
});
it('JEL.D once a forduló and card; free again in the next one', () => {
  playFile('JEL.D-once-a-turn');
});
it('JEL.E a constant ability works in every position, another only while éber', () => {
  playFile('JEL.E-constant-in-every-position');
});
it('JEL.E1 a continuously working ability works by itself, also pihenő or sérült, without the Időfonal', () => {
  playFile('JEL.E1-continuous-needs-nobody');
});
it('JEL.E2 a constant ability that needs activation is a gyors hatás and can be used outside the manőverek fázisa', () => {
  playFile('JEL.E2-constant-activated-any-time');
});
it('JEL.E3 beside an MP-kötött symbol a constant ability is Sor-phase and MP-kötött, beside a harci one it works only in a fight', () => {
  playFile('JEL.E3-second-symbol-narrows');
});
it('JEL.F a harc előkészítési ability only in that phase, as a gyors hatás', () => {
  playFile('JEL.F-fight-preparation-only');
});
it('JEL.G a harci ability only in the harci körök', () => {
  playFile('JEL.G-fight-only');
});
it('JEL.H a megszakító is a gyors hatás', () => {
  playFile('JEL.H-interrupt-is-quick');
});
it('JEL.I a semlegesítő is a gyors hatás, but only with something to neutralise', () => {
  playFile('JEL.I-neutraliser-needs-a-target');
});
it('JEL.J szövetségpont are spent from the szövetséges', () => {
  playFile('JEL.J-alliance-points');
});
it('JEL.K ómenpont are spent from the ómen', () => {
  playFile('JEL.K-omen-points');
});
it('JEL.L ▲: a player activates one such effect a forduló, over all copies', () => {
  playFile('JEL.L-once-per-player-activated');
});
it('JEL.L ▲ on a continuous text: one works per player', () => {
  playFile('JEL.L-once-per-player-continuous');
});
it('JEL.L with the other reading any two ▲ exclude each other', () => {
  playFile('JEL.L-setting-any-sign');
});
it('JEL.M ■: the card loses the text after activating it, even if it was neutralised', () => {
  playFile('JEL.M-lost-after-use');
});
it('JEL.N a "Ha …, akkor …" text applies once however often its condition is met', () => {
  playFile('JEL.N-if-then-once');
});
it('JEL.O a timed effect switches on by its condition, through the Időfonal, and is no action', () => {
  playFile('JEL.O-timed-switches-on-by-itself');
});
it('JEL.O a timed effect on a continuously working ability uses no Időfonal', () => {
  playFile('JEL.O-constant-timed-without-timeline');
});
it('JEL.P what is neither continuous nor timed needs activation', () => {
  playFile('JEL.P-all-else-needs-activation');
});
it('JEL.Q "egy játékban egyszer": once in the whole game over all copies', () => {
  playFile('JEL.Q-once-in-the-game');
});
