import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseQuery } from '../engine/mk/search/parse.ts';
import { describeQueryError, SEARCH_RULES, searchHelp } from './search.ts';

const text = (query: string, lang: 'hu' | 'en') => {
  const parsed = parseQuery(query);
  return parsed.ok ? 'ok' : describeQueryError(parsed.error, lang);
};

it('describes errors with what stands there and what could', () => {
  expect(text('tipsu:kalandozó', 'hu')).toBe('Nincs ilyen mező: „tipsu”. Erre gondoltál? típus');
  expect(text('mp<=három', 'hu')).toBe('Az mp mezőhöz szám kell, pl. 3, 2-4 vagy X; ez nem az: „három”.');
  expect(text('pszi:talán', 'en')).toBe('The field psi has no "talán". Possible: igen, nem.');
});

it.each(['hu', 'en'] as const)('shows only rules and fields that the parser understands (%s)', (lang) => {
  for (const [example] of SEARCH_RULES[lang]) expect([example, text(example, lang)]).toEqual([example, 'ok']);
  for (const { name, aliases } of searchHelp(lang))
    for (const alias of [name, ...aliases]) expect(text(`${alias}:?`, lang)).toBe('ok');
});

it('are all in docs/search.md', () => {
  const docs = readFileSync(new URL('../docs/search.md', import.meta.url), 'utf8');
  const names = searchHelp('hu').flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
