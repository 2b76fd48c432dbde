import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it('Q15 the pool begins with the starting MP and grows by the gain each forduló', () => {
  playFile('Q15-starting-mp');
});
it('Q16 by default six MP and a gain of four', () => {
  playFile('Q16-default-gain');
});
it('Q17 unspent MP stay, unless the setting says otherwise', () => {
  playFile('Q17-mp-stay-or-go');
});
it('Q17 by default unspent MP stay', () => {
  playFile('Q17-mp-stay');
});
it('Q18 the steps of a forduló follow each other; pihenő and sérült are turned back', () => {
  playFile('Q18-steps-in-order');
});
it('Q26 a destroyed toronyszint gives the DP of the setting, 0 by default', () => {
  playFile('Q26-dp-for-a-fallen-level');
});
it('Q26 a controlled building gives its DP, unless the setting says otherwise', () => {
  playFile('Q26-buildings-give-dp-or-not');
});
it('Q27 each manoeuvre costs the MP of its setting', () => {
  playFile('Q27-costs-of-manoeuvres');
});
it('Q29 one condition line of a küldetés is enough by default', () => {
  playFile('Q29-one-line-is-enough');
});
it('Q29 with the other reading every line must be met', () => {
  playFile('Q29-all-lines-by-setting');
});
it('Q32 which alignments clash is a table of the settings', () => {
  playFile('Q32-own-table-of-clashing-pairs');
});
it('Q32 with the setting off nothing clashes', () => {
  playFile('Q32-clashes-off');
});
it('Q38 number and sides of the dice are settings', () => {
  playFile('Q38-other-dice');
});
it('Q38 seeded dice lie between 2 and 12 and are the same for the same seed', () => {
  playFile('Q38-seeded-dice');
});
it('Q41 what a FÓKUSZ card is worth is a setting', () => {
  playFile('Q41-value-of-a-focus-card');
});
it('Q48 with the setting off a kalandozó without a race has none', () => {
  playFile('Q48-no-human-by-default');
});
it('Q48 by default they are ember', () => {
  playFile('Q48-human-by-default');
});
it('Q79 with the setting off the starting toronyszint lie face up', () => {
  playFile('Q79-towers-face-up-by-setting');
});
it('Q79 by default they lie face down until they are besieged', () => {
  playFile('Q79-towers-face-down');
});
it('Q81 the game can be played on after its result, which stays', () => {
  playFile('Q81-played-on-after-the-result');
});
