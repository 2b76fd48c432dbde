import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../cards/catalogue.ts';
import { readCards } from '../../cards/import/read.ts';
import { RULEBOOK } from '../formats/format.ts';
import { readFormat } from '../formats/read.ts';
import { readList } from '../reader/read.ts';
import { checkDeck } from './check.ts';
import { HINT_CODES, RULE_CODES } from './problem.ts';

const folder = resolve(import.meta.dirname, '../../../../tests/fixtures/decks');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const cards = readCards(readFileSync(join(folder, 'cards.json')));
if (!cards.ok) throw new Error('cards.json cannot be read');
const catalogue = createCatalogue(cards.cards);

function verdictOf(file: string) {
  const text = read(file);
  const named = /^# formátum: (\S+)$/mu.exec(text)?.[1];
  const format = named === undefined ? undefined : readFormat(read('formats', named));
  if (format && !format.ok) throw new Error(`${named}: ${format.fault.path}`);
  const { deck, lines } = readList(text, catalogue);
  return { verdict: checkDeck(deck, catalogue, format ? format.format : RULEBOOK), lines };
}

describe.each([...RULE_CODES, ...HINT_CODES])('%s', (code) => {
  it('has a deck that keeps the rule, and it is legal', () => {
    const { verdict, lines } = verdictOf(`${code}_valid.txt`);
    const told = verdict.closest.problems.map((problem) => problem.code);
    expect(told).not.toContain(code);
    expect(verdict.legal, told.join()).toBe(true);
    expect(
      lines.filter(({ kind }) => kind === 'refused' || (kind === 'unknown' && code !== 'NOT_A_TOWER_LEVEL')),
    ).toEqual([]);
  });

  it('has a deck that breaks it, and no other error than this one is told', () => {
    const { verdict } = verdictOf(`${code}_invalid.txt`);
    const { problems } = verdict.closest;
    const found = problems.filter((problem) => problem.code === code);
    expect(found).toHaveLength(1);
    const errors = problems.filter(({ severity }) => severity === 'error').map((problem) => problem.code);
    const allowed = code === 'REBUILD_WITHOUT_TOWER' ? ['TOWER_COUNT'] : [code];
    expect(allowed).toEqual(expect.arrayContaining(errors));
    expect(verdict.legal).toBe(found[0]?.severity !== 'error' && errors.length === 0);
  });
});

it('no deck file stands there without a code', () => {
  const codes = new Set<string>([...RULE_CODES, ...HINT_CODES]);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  expect(files.filter((file) => !codes.has(file.replace(/_(?:valid|invalid)\.txt$/u, '')))).toEqual([]);
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});
