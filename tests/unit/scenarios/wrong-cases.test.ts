import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('JEL.0 only an own card in the Jelen can be activated, and only a text it has', () => {
  playFile('JEL.0-wrong-cards-to-activate');
});
it('2.09.f only a Csatlós attached to this kalandozó lends its text', () => {
  playFile('2.09.f-lender-attached-elsewhere');
});
it('2.16.note1 an ability with MENEKÜLÉS names its target at activation too', () => {
  playFile('2.16.note1-flight-by-an-ability');
});
it('2.23.a an ability with GYÁVASÁG targets a kalandozó of its player', () => {
  playFile('2.23.a-cowardice-by-an-ability');
});
it('2.23.a without a Fizikum on the card the test cannot be made, but it need not be', () => {
  playFile('2.23.a-fizikum-unknown-is-asked');
});
it('JEL.J exactly as many points as needed are enough, and a card without a number starts at 0', () => {
  playFile('JEL.J-exactly-enough-points');
});
it('JEL.I the attaching of an akadálylap is nothing to neutralise, the attaching of a Csatlós is', () => {
  playFile('JEL.I-semlegesito-not-on-attaching');
});
it('5.01.e akadálylap come from the Kéz, equipment from the raktár or from another carrier, and only own ones', () => {
  playFile('5.01.e-what-can-be-attached-from-where');
});
it('2.04.a with typed dice the table waits for them; a wrong number or side is refused', () => {
  playFile('2.04.a-typed-dice');
});
it('2.31.b.1 a question about a card that was moved away by hand asks for nothing', () => {
  playFile('2.31.b.1-question-over-if-the-card-is-gone');
});
it('ALAP.16 if a hand move takes a card away, only what is still over is discarded', () => {
  playFile('ALAP.16-discard-question-follows-hand-moves');
});
it('ALAP.25 a card that is not in the Jelen cannot die', () => {
  playFile('ALAP.25-only-cards-in-play-die');
});
it('ALAP.32.c only a card in play can be taken, not one already controlled, not an attached one by itself', () => {
  playFile('ALAP.32.c-what-can-be-controlled');
});
it('JEL.O only an own text in play that is there and works can switch on', () => {
  playFile('JEL.O-what-can-be-triggered');
});
it('2.38 a word of power is spoken by a card in play', () => {
  playFile('2.38-speaker-in-play');
});
it('2.10.1 two passes end the round; then nobody can pass, and a new round or the result follows', () => {
  playFile('2.10.1-two-passes-end-the-round');
});
it('2.24 a test is made by a kalandozó in the Jelen and needs a threshold', () => {
  playFile('2.24-rolls-of-adventurers-in-play');
});
it('2.32.c a target of the same MP-érték is allowed and costs nothing', () => {
  playFile('2.32.c-equal-mp-value-is-allowed');
});
it('2.32.a a card without ÉLETÚT has no such activation', () => {
  playFile('2.32.a-without-the-keyword');
});
it('2.32.d with the setting off a card without a race has none, and the player is asked', () => {
  playFile('2.32.d-unknown-race-is-asked');
});
it('2.33 it is used from the Kéz by a card that has the keyword', () => {
  playFile('2.33-only-from-hand-with-the-keyword');
});
