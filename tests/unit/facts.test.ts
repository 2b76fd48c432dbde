import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { readCards } from '../../engine/mk/cards/import/read.ts';
import { falOf, obstacleSlots, racesOf } from '../../engine/mk/cards/keywords/facts.ts';
import { checkDeck } from '../../engine/mk/deck/legality/check.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { type CardFacts, catalogueOfFacts } from '../support/facts-to-catalogue.ts';

const data = new URL('../../../shared/data/', import.meta.url);
const here = existsSync(new URL('mk-cards-facts.json', data));
const read = (file: string) => readFileSync(new URL(file, data), 'utf8');

it.skipIf(!here)('a foreign list of facts comes in without loss (needs ../shared)', () => {
  const facts = JSON.parse(read('mk-cards-facts.json')) as CardFacts[];
  const { text, notes } = catalogueOfFacts(facts);
  expect(notes).toEqual([]);
  const cards = readCards(text);
  if (!cards.ok) throw new Error(cards.fault.code);
  expect(cards.notes.filter(({ code }) => code !== 'MERGED')).toEqual([]);
  const catalogue = createCatalogue(cards.cards);
  for (const entry of facts) {
    const card = catalogue.exact(entry.name);
    expect([entry.name, card?.level, card?.dp]).toEqual([entry.name, entry.baseLevel ?? null, entry.dp ?? null]);
    if (card && entry.races) expect(racesOf(card).races).toEqual(entry.races);
    if (card && entry.fal !== undefined) expect(falOf(card)).toBe(entry.fal);
    if (card && entry.obstacleSlots !== undefined) expect(obstacleSlots(card)).toBe(entry.obstacleSlots);
  }

  const list = readList(read('decklist-real.txt'), catalogue);
  const real = checkDeck(list.deck, catalogue);
  expect([
    list.deck.sections.jovo.reduce((sum, { count }) => sum + count, 0),
    real.closest.problems.map(({ code, clause }) => [code, clause]),
  ]).toEqual([40, [['TOWER_COUNT', '3.01.a']]]);
});
