import { expect, it } from 'vitest';
import { article } from './article.ts';

it.each([
  ['Őrjárat', 'az'],
  ['Vadász', 'a'],
  ['„Élet”', 'az'],
  ['1996-os hadjárat', 'az'],
  ['7. érzék', 'a'],
  ['5', 'az'],
  ['1', 'az'],
  ['10', 'a'],
  ['1000', 'az'],
  ['100', 'a'],
  ['MP-érték', 'az'],
  ['mp', 'az'],
  ['DP', 'a'],
  ['X', 'az'],
  ['FAL', 'a'],
  ['', 'a'],
] as const)('%s takes %s', (text, wanted) => {
  expect(article(text)).toBe(wanted);
});
