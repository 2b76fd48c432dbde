import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.07.a a card of any type with KINCS X is a Kincs', () => {
  playFile('2.07.a-treasure-of-any-type');
});
it('2.07.b the cost of a Kincs is neither lowered nor set nor made free', () => {
  playFile('2.07.b-never-free-lowered-or-set');
});
it('2.07.b a Kincs cannot be put into the Jelen free by an effect', () => {
  playFile('2.07.b-not-put-into-play-by-a-search');
});
it('2.07.c a Kincs put down as a küldetés changes type and counts in the limit', () => {
  playFile('2.07.c-put-down-as-a-quest');
});
it('2.07.c.1 the type-changed Kincs bears four akadálylap', () => {
  playFile('2.07.c.1-four-obstacles');
});
it('2.07.c.2 a type-changed Kincs gives 0 DP', () => {
  playFile('2.07.c.2-no-dp');
});
it('2.07.c.3 solving a type-changed Kincs costs 0 MP', () => {
  playFile('2.07.c.3-solving-costs-nothing');
});
it('2.07.c.4 its condition is a csapatszint of at least X', () => {
  playFile('2.07.c.4-team-level-at-least-x');
});
it('2.07.d a real küldetés summoned as Kincs needs its own condition and the csapatszint, and keeps its MP-igény', () => {
  playFile('2.07.d-both-conditions');
});
it('2.07.e a solved Kincs comes to the solver as if just summoned by its printed type', () => {
  playFile('2.07.e-as-if-just-summoned');
});
it('2.07.e a real küldetés solved as Kincs waits again at the solver, with a 0-DP token in its place', () => {
  playFile('2.07.e-real-quest-waits-again');
});
it('2.07.e with the other reading a real küldetés is solved as usual with its DP', () => {
  playFile('2.07.e-setting-ordinary-solving');
});
it('2.07.e.1 a gained kalandozó that would clash goes to Múlt/Mélység', () => {
  playFile('2.07.e.1-alignment-clash');
});
it("2.07.e.1 without the player's confirmation the kalandozó stays", () => {
  playFile('2.07.e.1-clash-not-confirmed');
});
it('2.07.e.1 without a clash nothing is asked', () => {
  playFile('2.07.e.1-no-clash-no-question');
});
it('2.07.e.2 a gained akadálylap is attached face up beside the slots, and its activation is free', () => {
  playFile('2.07.e.2-obstacle-face-up-beside-the-slots');
});
it('2.07.f a megoldott küldetés token with 0 DP takes the place among the Megoldott küldetések; if it leaves, it leaves the game', () => {
  playFile('2.07.f-token-for-a-solved-treasure');
});
it('2.07.note1 a Kincs can be summoned in the ordinary way for exactly its MP-érték', () => {
  playFile('2.07.note1-ordinary-summoning-at-full-price');
});
it('2.07.note2 an equipment Kincs may be attached to a küldetés and goes to the raktár when that is solved', () => {
  playFile('2.07.note2-equipment-on-a-quest');
});
it('2.11 a card with MÚLTIDÉZÉS may be summoned from the Múlt, another may not', () => {
  playFile('2.11-summoned-from-the-past');
});
it('2.11.a from the Múlt it costs what it costs from the Kéz', () => {
  playFile('2.11.a-same-price-as-from-hand');
});
it('2.11.b used up or neutralised it goes to the Mélység, though it is not nevesített', () => {
  playFile('2.11.b-afterwards-to-the-abyss');
});
it('2.11.b sacrificed it takes the ordinary way', () => {
  playFile('2.11.b-sacrificed-goes-to-the-past');
});
it('2.11.note1 shown from the Múlt, it counts in the Időfonal as summoned from the Kéz', () => {
  playFile('2.11.note1-counts-as-from-hand');
});
it('2.11.c a condition in brackets binds the summoner from the Múlt, not from the Kéz', () => {
  playFile('2.11.c-condition-in-brackets');
});
it('2.12.a a card with ŐSERŐ is free while its player controls an aquir or sárkány kalandozó', () => {
  playFile('2.12.a-free-with-aquir-or-dragon');
});
it('2.12.b for a küldetés it is the solving that becomes free', () => {
  playFile('2.12.b-solving-free-for-the-solver');
});
it('2.12.b without one the solving is paid', () => {
  playFile('2.12.b-not-free-without');
});
it('2.13.a a further akadálylap only while fewer than X are attached', () => {
  playFile('2.13.a-fewer-than-x');
});
it('2.13.b akadálylap attached in another way do not count in X', () => {
  playFile('2.13.b-others-do-not-count');
});
it('2.14.a an ELVADULT card of any type can be attached as an akadálylap', () => {
  playFile('2.14.a-any-type-fits-a-slot');
});
it('2.14.b only the attached one is changed, in the Sor it is an ordinary kalandozó', () => {
  playFile('2.14.b-only-while-attached');
});
it('2.14.b.1 attached as an akadálylap it is one and no longer of its printed type', () => {
  playFile('2.14.b.1-type-becomes-obstacle');
});
it('2.14.b.2 its MP-érték cannot be determined', () => {
  playFile('2.14.b.2-no-mp-value');
});
it('2.14.b.3 it has no képesség and no laphatás', () => {
  playFile('2.14.b.3-no-text');
});
it('2.14.b.4 it cannot be activated by itself', () => {
  playFile('2.14.b.4-not-activated-by-itself');
});
it('2.15.a MEGELEVENEDŐ works in the harci körök wherever it is attached, for the extra cost of rotating an own team member', () => {
  playFile('2.15.a-activated-in-the-fight-from-anywhere');
});
it('2.15.b only a kalandozó that meets the condition can be rotated', () => {
  playFile('2.15.b-rotated-member-meets-the-condition');
});
it('2.15.note1 it is an activation of the akadálylap, the rotation only its cost', () => {
  playFile('2.15.note1-obstacle-activation-not-an-action-of-the-adventurer');
});
it('2.16.a the target may return to its Sor', () => {
  playFile('2.16.a-back-to-the-row');
});
it('2.16.b a card that targets something else too may have two different targets', () => {
  playFile('2.16.b-two-targets-may-differ');
});
it('2.16.c the controller of the target says whether it flees', () => {
  playFile('2.16.c-controller-of-the-target-decides');
});
it('2.16.note1 the target is named at the summoning, whether it flees is decided on resolution', () => {
  playFile('2.16.note1-target-named-at-summoning');
});
it('2.17.a worn armour works on its wearer', () => {
  playFile('2.17.a-armour-protects-its-wearer');
});
it('2.17.b armour by an effect counts as worn armour', () => {
  playFile('2.17.b-granted-armour-is-armour');
});
it('2.17.c a roll of at most X lowers the damage by Y, a higher one does not', () => {
  playFile('2.17.c-rolls-up-to-the-threshold');
});
it('2.17.c melee, bare-hand and ranged attacks are lowered, a spell is not', () => {
  playFile('2.17.c-kinds-of-attack');
});
it('2.17.c any attack of a bestia is lowered', () => {
  playFile('2.17.c-every-attack-of-a-beast');
});
it('2.17.d armour by an effect is no equipment: effects on equipment do not touch it', () => {
  playFile('2.17.d-granted-armour-is-no-equipment');
});
it('2.18 one member with PORTYÁZÁS makes the siege free', () => {
  playFile('2.18-raid-is-free');
});
it('2.18 PORTYÁZÁS makes no other manoeuvre free', () => {
  playFile('2.18-only-the-siege');
});
