import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.10 in the first round the side with more MOMENTUM acts first', () => {
  playFile('2.10-more-momentum-acts-first');
});
it('2.10 with equal numbers the initiator acts first', () => {
  playFile('2.10-equal-numbers-initiator-first');
});
it('2.10 in later rounds MOMENTUM gives no first action', () => {
  playFile('2.10-first-round-only');
});
it('2.10.1 the side with MOMENTUM must act or declare a pass before the turn goes on', () => {
  playFile('2.10.1-act-or-pass');
});
it('2.10.note1 nobody acts before the MOMENTUM action, not even with a gyors hatás', () => {
  playFile('2.10.note1-not-even-quick');
});
it('2.19.a FÓKUSZ cards in the Jelen pay for a FÓKUSZ card, mixed with MP, one each', () => {
  playFile('2.19.a-focus-cards-as-mp');
});
it('2.19.a no more FÓKUSZ cards than the MP-igény takes', () => {
  playFile('2.19.a-no-more-than-needed');
});
it('2.19.b used cards go under the Jövő in the order picked', () => {
  playFile('2.19.b-to-the-bottom-in-the-chosen-order');
});
it('2.19.note1 who controls a FÓKUSZ card may use it', () => {
  playFile('2.19.note1-controlled-not-owned');
});
it('2.19.note2 a used card goes under the Jövő of its own owner', () => {
  playFile('2.19.note2-under-the-owners-future');
});
it('2.20.a BEFOLYÁS makes neither képesség nor laphatás; what stands behind it does', () => {
  playFile('2.20.a-kind-by-the-symbols-after');
});
it('2.20.b without a solved küldetés of the place the text counts as not there', () => {
  playFile('2.20.b-silent-without-the-place');
});
it('2.20.c a solved küldetés of the place meets the condition', () => {
  playFile('2.20.c-met-with-a-solved-quest');
});
it('2.21 a toronyszint with ÁTÉPÍTÉS may be paid by sacrificing one toronyszint', () => {
  playFile('2.21-sacrifice-a-level-instead');
});
it('2.21 the sacrifice stands in for the MP-igény', () => {
  playFile('2.21-replaced-by-the-sacrifice');
});
it('2.22 while a kalandozó with ELFELEDETT is controlled, all kalandozó cards of that player have its two texts', () => {
  playFile('2.22-all-adventurer-cards-of-the-player');
});
it('2.22.1 no enemy kalandozó ability keeps such a kalandozó out of a team', () => {
  playFile('2.22.1-enemy-ban-has-no-force');
});
it('2.22.1 a ban by something else works in spite of ELFELEDETT', () => {
  playFile('2.22.1-other-bans-work');
});
it('2.22.2 under ELFELEDETT a kalandozó cannot be summoned free; lowered costs are no free summoning', () => {
  playFile('2.22.2-no-free-summoning');
});
it('2.23.a the targeted own kalandozó on a sorelhagyó manoeuvre may make a Fizikum test; success brings it home', () => {
  playFile('2.23.a-fizikum-test-and-home');
});
it('2.23.a a failed test leaves it in the team; it also need not be made', () => {
  playFile('2.23.a-failed-test-stays');
});
it('2.23.b a kalandozó with GYÁVASÁG has the laphatás of its own', () => {
  playFile('2.23.b-adventurer-gets-the-effect');
});
it('2.23.b.1 it is activated while the obstructing team leaves, by a member of the initiating team, for itself only', () => {
  playFile('2.23.b.1-while-the-obstructors-leave');
});
it('2.23.c a card that also targets something else may have two different targets', () => {
  playFile('2.23.c-two-targets-may-differ');
});
it('2.24 +1 on the upper threshold of attack, test and saving rolls', () => {
  playFile('2.24-plus-one-to-three-thresholds');
});
it('2.25 a harc-phase varázslat summoned by the kalandozó costs 1 less, never below 1', () => {
  playFile('2.25-one-less-never-below-one');
});
it('2.25 a Sor-phase varázslat, an attack card and another summoner cost the full MP', () => {
  playFile('2.25-other-phases-and-kinds-cost-full');
});
it('2.26 Kézméret of its controller is one larger while it is controlled, one for each (Q21)', () => {
  playFile('2.26-hand-size-plus-one');
});
it('2.27 the frontemberi büntető módosító does not apply to an akciólap with ÖSSZPONTOSÍTÁS or summoned by a kalandozó who has it', () => {
  playFile('2.27-no-front-penalty');
});
it('2.28 the first melee or bare-hand attack card of each fight deals 1 level more', () => {
  playFile('2.28-first-attack-card-plus-one');
});
it('2.29 VÉDELMEZŐ cannot be chosen into an initiating team, into an obstructing one it can', () => {
  playFile('2.29-protector-not-in-an-initiating-team');
});
it('2.30.a a NYÍLT LAP is face up even where its type would be hidden', () => {
  playFile('2.30.a-face-up-whatever-its-type');
});
it('2.30.b a NYÍLT LAP cannot be turned into a hidden card', () => {
  playFile('2.30.b-cannot-be-hidden');
});
it('2.31.a the keyword stands for the laphatás of being summoned as a gyors hatás', () => {
  playFile('2.31.a-keyword-is-a-quick-summoning');
});
it('2.31.a.1 it can be summoned where an MP-kötött summoning is not possible', () => {
  playFile('2.31.a.1-where-mp-bound-is-not-possible');
});
it('2.31.b equipment with SORSFORDÍTÓ has the text of its arrival besides', () => {
  playFile('2.31.b-equipment-has-a-second-text');
});
it('2.31.b.1 as it comes into the Jelen it may be attached to an own kalandozó', () => {
  playFile('2.31.b.1-attached-on-arrival');
});
it('2.31.c a hidden SORSFORDÍTÓ card summoned as a gyors hatás is shown', () => {
  playFile('2.31.c-hidden-card-is-shown');
});
it('2.32.a it is a laphatás activated in the Kéz', () => {
  playFile('2.32.a-activated-in-the-hand');
});
it('2.32.b the target is an own non-token kalandozó that meets the condition', () => {
  playFile('2.32.b-own-non-token-meeting-the-condition');
});
it('2.32.c the MP-érték of the target is not higher and its printed name another', () => {
  playFile('2.32.c-mp-value-and-name');
});
it('2.32.d both cards have the same sex and a race in common', () => {
  playFile('2.32.d-same-sex-and-race');
});
it('2.32.e the MP-igény is the difference of the two MP-érték', () => {
  playFile('2.32.e-difference-is-paid');
});
it('2.32.f on resolution the target is sacrificed to the Múlt, even a nevesített one, and the card is summoned', () => {
  playFile('2.32.f-target-sacrificed-to-the-past');
});
it('2.32.f if the target is gone at resolution nothing is summoned', () => {
  playFile('2.32.f-target-gone-no-effect');
});
it('2.32.g the new kalandozó arrives in the position of the target', () => {
  playFile('2.32.g-same-position');
});
it('2.32.h a nevesített name as the condition is an IGAZ NÉV of the card', () => {
  playFile('2.32.h-name-as-condition-is-a-true-name');
});
it('2.33 used from the Kéz, its cost is discarding the card itself', () => {
  playFile('2.33-discarding-itself-is-the-cost');
});
it('2.33.1 the target is an own card of the same name in the Jelen; its arrival laphatás goes into the Időfonal once more', () => {
  playFile('2.33.1-namesake-in-play');
});
it('2.33.1 a card that is the same by IGAZ NÉV is a target if it has an arrival text', () => {
  playFile('2.33.1-same-for-the-named-rule');
});
it('2.33.2 no modifier applies to its MP-igény', () => {
  playFile('2.33.2-cost-not-modified');
});
it('2.34 the card counts as having each of the thirteen religions', () => {
  playFile('2.34-thirteen-religions');
});
it('2.35 with ÁTTÖRÉS the obstructing team follows the revealed level, the akadálylap come last', () => {
  playFile('2.35-other-order-of-the-siege');
});
it('2.35.1 without an obstructing team csapatszint is compared with FAL at once, no akadálylap is activated', () => {
  playFile('2.35.1-undefended-compared-at-once');
});
it('2.35.1 equal csapatszint does not destroy the level', () => {
  playFile('2.35.1-equal-is-not-enough');
});
it('2.35.2 a won fight leads on to the akadálylap; the team is not home and the level stands', () => {
  playFile('2.35.2-won-fight-leads-to-the-obstacles');
});
it('2.35.3 after the akadálylap csapatszint is compared with FAL', () => {
  playFile('2.35.3-compared-after-the-obstacles');
});
it('2.35.3 greater than FAL destroys it and the siege is successful', () => {
  playFile('2.35.3-unhurt-takes-the-level');
});
it('2.36 a küldetés with the keyword is not counted in the limit of three', () => {
  playFile('2.36-outside-the-limit');
});
it('2.37.a while it works a player searches the own Jövő once a game', () => {
  playFile('2.37.a-one-search-a-game');
});
it('2.37.a it does not work yet in the first forduló nyitása', () => {
  playFile('2.37.a-not-in-the-first-opening');
});
it('2.37.a looking at one card uses nothing up', () => {
  playFile('2.37.a-looking-at-one-is-no-search');
});
it('2.37.b no card is drawn outside the lapkiigazítás step', () => {
  playFile('2.37.b-no-drawing-outside-the-step');
});
it('2.37.b the lapkiigazítás step draws as usual', () => {
  playFile('2.37.b-drawing-in-the-step');
});
it('2.37.c outside MP-nyerés MP comes only from an enemy effect', () => {
  playFile('2.37.c-own-mp-only-in-the-gain-step');
});
it('2.37.d in MP-nyerés a player without an ómen gets 5 instead of 4', () => {
  playFile('2.37.d-five-without-an-omen');
});
it('2.37.d with an ómen it is 4', () => {
  playFile('2.37.d-four-with-an-omen');
});
it('2.37.d changes made before have no force either', () => {
  playFile('2.37.d-earlier-changes-ignored');
});
it('2.37.e own effects neither raise nor set Kézméret above 7, enemy ones may, and lowering works', () => {
  playFile('2.37.e-hand-size-capped-against-own-effects');
});
it('2.37.e with the other reading it works on after the card has left', () => {
  playFile('2.37.e-setting-lasts-for-the-game');
});
it('2.38 TITKOS NYELV gives no protection against its words of power, its own drawbacks do not apply to itself', () => {
  playFile('2.38-words-of-power');
});
it('2.38 without the keyword TITKOS NYELV protects, and the drawback counts', () => {
  playFile('2.38-secret-language-protects-otherwise');
});
it('4.01.e a team on a siege or a küldetés has at most three members, one in a fight, the printed number at a building', () => {
  playFile('4.01.e-three-members-at-most');
});
it('4.01.e only éber kalandozó can be chosen; they come home pihenő, the hurt ones sérült', () => {
  playFile('4.01.e-only-ready-ones-come-home-resting');
});
it('4.01.e the obstructing team has the same limits', () => {
  playFile('4.01.e-obstructing-team-limits');
});
it('4.01.e a building whose defence is beaten changes its controller', () => {
  playFile('4.01.e-building-taken');
});
