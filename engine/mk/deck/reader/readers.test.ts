import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../text/decode.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { readCards } from '../../cards/import/read.ts';
import type { DeckEntry } from '../deck.ts';
import { readList } from './read.ts';

const root = resolve(import.meta.dirname, '../../../..');
const shared = resolve(root, '../shared/readers');
const present = existsSync(shared);
const cards = readCards(readFileSync(resolve(root, 'main/demo/probakeszlet.json')));
const catalogue = createCatalogue(cards.ok ? cards.cards : []);

interface Wanted {
  readonly file: string;
  readonly torony?: Record<string, number>;
  readonly jovo?: Record<string, number>;
  readonly csere?: Record<string, number>;
  readonly outside?: Record<string, number>;
  /** null where it may be taken or offered. */
  readonly suggested?: boolean | null;
  readonly refused?: boolean;
  readonly name?: string;
}

/** What every file of a folder must give, in the form of the shared inputs. */
function load(folder: string): [string, Wanted][] {
  const wanted = JSON.parse(readFileSync(resolve(folder, 'expected.json'), 'utf8')) as Wanted[];
  return wanted.map((one) => [one.file, one]);
}

const counts = (entries: readonly DeckEntry[]) => Object.fromEntries(entries.map(({ name, count }) => [name, count]));

function play(folder: string, wanted: Wanted): void {
  const decoded = decodeText(readFileSync(resolve(folder, wanted.file)));
  expect(decoded.ok).toBe(true);
  const list = readList(decoded.ok ? decoded.text : '', catalogue);
  expect(list.refused !== null).toBe(wanted.refused === true);
  for (const id of ['torony', 'jovo', 'csere'] as const) {
    expect(counts(list.deck.sections[id]), id).toEqual(wanted[id] ?? {});
  }
  expect(counts(list.deck.outside ?? []), 'outside').toEqual(wanted.outside ?? {});
  const offered = list.lines.filter((line) => line.kind === 'suggested');
  if (wanted.suggested !== null) expect(offered.length > 0, 'suggested').toBe(wanted.suggested === true);
  if (wanted.suggested) expect(list.lines.filter((line) => line.kind === 'card')).toEqual([]);
  if (wanted.name) expect(list.deck.name).toBe(wanted.name);
}

const own = resolve(root, 'tests/fixtures/lists');

describe.skipIf(!present)('the shared files of other programs and players are read as they ask', () => {
  it.each(present ? load(shared) : [])('%s', (_file, wanted) => play(shared, wanted));
});

describe.skipIf(!existsSync(own))('one file of every form in docs/lists.md is read as it must be', () => {
  it.each(existsSync(own) ? load(own) : [])('%s', (_file, wanted) => play(own, wanted));
});

it.skipIf(present)('the shared files are not here: nothing was compared with them', () => {});
