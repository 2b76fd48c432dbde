import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../cards/catalogue.ts';
import { readCards } from '../../cards/import/read.ts';
import type { SectionId } from '../deck.ts';
import { readList } from './read.ts';

const shared = resolve(import.meta.dirname, '../../../../../shared/fixtures');
const present = existsSync(shared);

interface Fixture {
  id: string;
  list: string;
  want: Partial<Record<SectionId | 'unknown', Record<string, number>>> & { refused?: number };
}

function load(): { fixtures: Fixture[]; catalogue: ReturnType<typeof createCatalogue> } {
  if (!present) return { fixtures: [], catalogue: createCatalogue([]) };
  const read = readCards(readFileSync(resolve(shared, 'probe-cards.js')));
  if (!read.ok) throw new Error('probe cards cannot be read');
  const fixtures = JSON.parse(readFileSync(resolve(shared, 'decklists.json'), 'utf8')) as Fixture[];
  return { fixtures, catalogue: createCatalogue(read.cards) };
}

describe.skipIf(!present)('the lists of the shared fixtures are read as they ask', () => {
  const { fixtures, catalogue } = load();
  it.each(fixtures.map((fixture) => [fixture.id, fixture] as const))('%s', (_id, { list, want }) => {
    const { deck, lines } = readList(list, catalogue);
    const known = (name: string) => catalogue.exact(name) !== undefined;
    for (const id of ['torony', 'jovo', 'csere'] as const) {
      const entries = deck.sections[id].filter(({ name }) => known(name)).map(({ name, count }) => [name, count]);
      expect(Object.fromEntries(entries), id).toEqual(want[id] ?? {});
    }
    const unknown = Object.values(deck.sections)
      .flat()
      .filter(({ name }) => !known(name));
    expect(Object.fromEntries(unknown.map(({ name, count }) => [name, count]))).toEqual(want.unknown ?? {});
    expect(lines.filter((line) => line.kind === 'refused')).toHaveLength(want.refused ?? 0);
  });
});
