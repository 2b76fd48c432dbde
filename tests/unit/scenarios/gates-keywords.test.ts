import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('2.08.b a kalandozó in the Külső sík counts only by the setting', () => {
  playFile('2.08.b-outer-plane-by-setting');
});
it('2.23.b.1 one try in a manoeuvre, free again in the next', () => {
  playFile('2.23.b.1-one-try-in-a-manoeuvre');
});
it('2.23.b.1 by the setting it may try as often as it likes', () => {
  playFile('2.23.b.1-again-by-setting');
});
it('2.37.a a search without a card taken leaves the one search', () => {
  playFile('2.37.a-nothing-taken-does-not-count');
});
it('2.37.a by the setting every search that was begun counts', () => {
  playFile('2.37.a-made-searches-count-by-setting');
});
it('2.08.b a lent TÖRZSSZÖVETSÉG works once three are there', () => {
  playFile('2.08.b-lent-text-looks-at-the-bearers-player');
});
it('2.08.b a text given by an effect hangs on its TÖRZSSZÖVETSÉG too', () => {
  playFile('2.08.b-granted-text-with-tribe');
});
it('2.08.b a keyword before the word does not hang on it', () => {
  playFile('2.08.b-only-what-stands-behind');
});
it('2.08.b only the own kalandozó count', () => {
  playFile('2.08.b-enemy-elves-do-not-count');
});
it('2.08.b a jelző does not count', () => {
  playFile('2.08.b-tokens-do-not-count');
});
it('2.08.c without a condition three of one race are needed', () => {
  playFile('2.08.c-four-of-no-common-race');
});
it('2.08.c exactly two of a race are too few, three are enough', () => {
  playFile('2.08.c-two-are-too-few');
});
it('2.20.b a lent text hangs on BEFOLYÁS too', () => {
  playFile('2.20.b-lent-under-influence');
});
it('2.20.a behind BEFOLYÁS the kind of the text decides whether it is lent', () => {
  playFile('2.20.a-kind-decides-what-is-lent');
});
it('2.20.c a küldetés that asks for BEFOLYÁS is not solved without a solved one of that place', () => {
  playFile('2.20.c-condition-not-met-elsewhere');
});
it('2.20.b a solved küldetés of the enemy gives no BEFOLYÁS', () => {
  playFile('2.20.b-quest-of-the-enemy');
});
it('2.06.f the Hátas gives its abilities for as long as it is attached', () => {
  playFile('2.06.f-lends-while-attached');
});
it('2.06.f a keyword of the beast itself is not lent', () => {
  playFile('2.06.f-what-is-not-listed-is-not-lent');
});
it('2.06.f a text for the rider is used by the rider, not by the beast', () => {
  playFile('2.06.f-activated-by-the-rider-only');
});
it('2.06.g the second Hátas is refused, also if both were on their way', () => {
  playFile('2.06.g-second-mount-when-it-lands');
});
it('2.06.g after the first Hátas is gone another can be attached', () => {
  playFile('2.06.g-after-the-first-is-gone');
});
it('2.09.f a képesség of the Csatlós is at work on the kalandozó while attached', () => {
  playFile('2.09.f-lends-standing-ability');
});
it('2.09.f the attached Csatlós does not use the text itself', () => {
  playFile('2.09.f-not-by-itself');
});
it('2.14.b.3 an attached ELVADULT card has no keyword, printed or given', () => {
  playFile('2.14.b.3-blank-lends-and-has-nothing');
});
it('2.14.b.3 an attached ELVADULT card has no timed effect either', () => {
  playFile('2.14.b.3-no-timed-effect');
});
it('3.01.a the text of a hidden toronyszint does not work until it is revealed', () => {
  playFile('3.01.a-hidden-level-gives-nothing');
});
it('2.19.a a hidden toronyszint with FÓKUSZ cannot be used as MP, a shown one can', () => {
  playFile('2.19.a-hidden-level-is-no-focus');
});
it('2.24 on a card that is no kalandozó the word does nothing', () => {
  playFile('2.24-only-a-kalandozo-bears-it');
});
it('2.22 on a card that is no kalandozó the word does nothing', () => {
  playFile('2.22-only-a-kalandozo-bears-it');
});
it('2.29 on a card that is no kalandozó the word does nothing', () => {
  playFile('2.29-only-a-kalandozo-bears-it');
});
it('2.03.a EXPEDÍCIÓ on a card that is no küldetés does nothing', () => {
  playFile('2.03.a-only-a-quest-bears-it');
});
it('2.02.b an effect that names the bearer reaches the named card and its other bearers', () => {
  playFile('2.02.b-the-other-way-round');
});
it('2.02.a an IGAZ NÉV that hangs on BEFOLYÁS counts only while that is met', () => {
  playFile('2.02.a-under-influence');
});
it('2.38 TITKOS NYELV given by an effect or stated by a text protects', () => {
  playFile('2.38-granted-or-stated-language');
});
it('2.38 the drawback of a word of power is ignored only for the one who has 2.38, and only on itself', () => {
  playFile('2.38-drawback-only-for-the-bearer');
});
it('2.17.c a roll below the VÉDŐKÜSZÖB: less by SFÉ', () => {
  playFile('2.17.c-roll-below');
});
it('2.17.c a roll at the VÉDŐKÜSZÖB: less by SFÉ', () => {
  playFile('2.17.c-roll-at');
});
it('2.17.c a roll above the VÉDŐKÜSZÖB: the whole damage', () => {
  playFile('2.17.c-roll-above');
});
it('2.17.c no more is taken off than there was', () => {
  playFile('2.17.c-never-below-zero');
});
