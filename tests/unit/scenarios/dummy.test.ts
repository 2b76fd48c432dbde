import { it } from 'vitest';
import { playFile } from '../../support/scenario.ts';

it("2.16.c with presets the dummy's kalandozó flees without a question", () => {
  playFile('2.16.c-dummy-preset-flees');
});
it('2.23.a a test nobody can make is not made for the dummy', () => {
  playFile('2.23.a-unknown-fizikum-stays');
});
