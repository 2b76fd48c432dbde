import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.01.b FAL is added to the csapatszint of the obstructing team', () => {
  playFile('2.01.b-fal-added-to-obstructing-team');
});
it('2.01.b more csapatszint than team and FAL together takes the level', () => {
  playFile('2.01.b-more-than-team-and-fal');
});
it('2.01.b FAL of an építmény counts in its taking, for the manoeuvre only', () => {
  playFile('2.01.b-fal-of-a-building');
});
it('2.01.b.1 an undefended place defends with 0 + FAL', () => {
  playFile('2.01.b.1-undefended-zero-plus-fal');
});
it('2.01.a a toronyszint without FAL has FAL 0', () => {
  playFile('2.01.a-fal-without-print');
});
it('2.01.a FAL written in the text counts as the printed number', () => {
  playFile('2.01.a-fal-in-text');
});
it('2.02.a for the nevesítés rule IGAZ NÉV makes the two the same card', () => {
  playFile('2.02.a-true-name-for-the-named-rule');
});
it('2.02.b an effect that names one of the two reaches the other, both ways', () => {
  playFile('2.02.b-effects-reach-both-names');
});
it('2.03.a the expedition exists only if the team meets the condition', () => {
  playFile('2.03.a-expedition-only-if-condition-met');
});
it('2.03.a a küldetés without EXPEDÍCIÓ cannot be one', () => {
  playFile('2.03.a-no-expedition-without-keyword');
});
it('2.03.b 1 MP is paid in place of the MP-igény', () => {
  playFile('2.03.b-one-mp-instead');
});
it('2.03.b with the other reading the 1 MP comes on top of the MP-igény', () => {
  playFile('2.03.b-setting-besides');
});
it('2.03.c the player gets X DP instead of solving', () => {
  playFile('2.03.c-x-dp-instead-of-solving');
});
it('2.03.d after an expedition the küldetés stays and keeps its place in the limit', () => {
  playFile('2.03.d-quest-stays-awaiting');
});
it('2.03.e after an expedition the küldetés cannot be solved in that forduló; in the next it can', () => {
  playFile('2.03.e-not-solved-in-the-same-turn');
});
it('2.03.f an expedition is a successful sorelhagyó manoeuvre but no successful solving', () => {
  playFile('2.03.f-success-as-row-leaving-only');
});
it('2.03.f an ordinary solving is both', () => {
  playFile('2.03.f-solving-is-both');
});
it('2.03.note1 the expedition cannot be combined with another effect that happens instead of the solving', () => {
  playFile('2.03.note1-one-replacement-only');
});
it('2.03.note2 an expedition to a Kincs does not solve it, so nobody comes home éber for it', () => {
  playFile('2.03.note2-expedition-solves-no-treasure');
});
it('2.04.a AKARATÁTVITEL replaces the attack roll', () => {
  playFile('2.04.a-no-roll');
});
it("2.04.b a target of level X or less goes pihenő to the Sor of the bearer's controller", () => {
  playFile('2.04.b-to-the-row-resting');
});
it('2.04.b above X the ordinary roll is made', () => {
  playFile('2.04.b-above-x-ordinary-roll');
});
it('2.05.a TÚLÜTÉS replaces the attack roll', () => {
  playFile('2.05.a-no-roll');
});
it('2.05.b a target of level X or less dies', () => {
  playFile('2.05.b-x-or-less-dies');
});
it('2.05.b above X the ordinary roll is made', () => {
  playFile('2.05.b-above-x-ordinary-roll');
});
it('2.06.a a bestia with HÁTAS is a mount, a trap with the word is not', () => {
  playFile('2.06.a-only-a-beast-is-a-mount');
});
it('2.06.b a mount can be attached to an own kalandozó that meets its condition', () => {
  playFile('2.06.b-mount-condition');
});
it('2.06.b the mount can still be attached as an ordinary akadálylap', () => {
  playFile('2.06.b-slot-still-possible');
});
it('2.06.c attaching a mount is attaching an akadálylap: 0 MP, Sor phase, not to be neutralised', () => {
  playFile('2.06.c-attached-like-an-obstacle');
});
it('2.06.d a mount lies face up', () => {
  playFile('2.06.d-mount-is-face-up');
});
it('2.06.e a mount stays after the end of the forduló', () => {
  playFile('2.06.e-mount-is-permanent');
});
it("2.06.f the kalandozó has the mount's listed abilities while it is attached", () => {
  playFile('2.06.f-mount-lends-what-it-lists');
});
it('2.06.g one mount at most on a kalandozó', () => {
  playFile('2.06.g-one-mount');
});
it('2.08.a the keyword itself makes neither képesség nor laphatás; what stands behind it does', () => {
  playFile('2.08.a-kind-by-the-symbols-after');
});
it('2.08.b at three own non-token kalandozó of the race the text works, below not', () => {
  playFile('2.08.b-three-of-the-race');
});
it('2.08.b an ability under TÖRZSSZÖVETSÉG cannot be activated below three', () => {
  playFile('2.08.b-silent-below-three');
});
it('2.08.c without a race it works at three of one same race, whichever', () => {
  playFile('2.08.c-any-one-race');
});
it('2.08.d a kalandozó with several races fits by one of them and counts once', () => {
  playFile('2.08.d-multi-race-counts-once');
});
it('2.08.d a chain of races is not one common race', () => {
  playFile('2.08.d-chain-is-not-one-race');
});
it('2.08.d with the other reading a chain is enough', () => {
  playFile('2.08.d-setting-chain');
});
it('2.08.note1 "Elf TÖRZSSZÖVETSÉG" counts elves alone', () => {
  playFile('2.08.note1-elf-only');
});
it('2.08.note2 "Elf-Sárkány" counts elves and dragons together', () => {
  playFile('2.08.note2-hyphen-adds-races');
});
it('2.09.a a kalandozó card with CSATLÓS is a Csatlós', () => {
  playFile('2.09.a-only-a-kalandozo');
});
it('2.09.b the condition before the word is the csatlósfeltétel', () => {
  playFile('2.09.b-condition-before-the-word');
});
it('2.09.c from the Kéz only, and to any own kalandozó if no condition is printed', () => {
  playFile('2.09.c-from-hand-to-any-if-no-condition');
});
it('2.09.d attaching a Csatlós is Sor-phase, MP-kötött and costs no MP', () => {
  playFile('2.09.d-row-phase-and-free');
});
it('2.09.e a Csatlós stays after the end of the forduló', () => {
  playFile('2.09.e-permanent');
});
it('2.09.f the kalandozó has the képesség texts of the Csatlós, not its laphatás texts', () => {
  playFile('2.09.f-lends-abilities-not-effects');
});
it('2.09.note1 an attached Csatlós has no controller and counts in no TÖRZSSZÖVETSÉG', () => {
  playFile('2.09.note1-not-a-controlled-adventurer');
});
