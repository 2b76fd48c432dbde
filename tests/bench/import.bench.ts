import Papa from 'papaparse';
import { writeCatalogue } from '../../engine/mk/cards/export/json.ts';
import { readCardFile } from '../../engine/mk/cards/import/card-file.ts';
import { readCards } from '../../engine/mk/cards/import/read.ts';
import { keywordsOf } from '../../engine/mk/cards/keywords/keywords.ts';
import { writeCardsCsv, writeCardsXlsx } from '../../engine/mk/cards/table/write.ts';
import { syntheticCards } from './cards.ts';

const COUNT = 10_000;

async function milliseconds(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const begun = performance.now();
    await work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/**
 * Reading files of 10,000 cards, beside what bare parsing of the same bytes costs in the same run: `JSON.parse`, and Papa Parse
 * without a thought for what the cells mean.
 */
export default async function bench(): Promise<Record<string, number>> {
  const cards = syntheticCards(COUNT);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const json = writeCatalogue(cards);
  const csv = writeCardsCsv(cards);
  const script = `cardLibrary = [${cards.map((card) => `{ nev: ${JSON.stringify(card.name)}, mp: { ertek: ${card.mp} }, laptipus: "Kalandozó", hatasok: [{ tipus: "laphatás", jelek: [], szoveg: ${JSON.stringify(card.abilities[0]?.text)} }] },`).join('\n')}];`;
  const sheet = await writeCardsXlsx(cards.slice(0, COUNT / 10));

  const figures = {
    bareJsonMs: await milliseconds(() => JSON.parse(json)),
    jsonMs: await milliseconds(() => readCards(bytes(json))),
    bareCsvMs: await milliseconds(() => Papa.parse(csv, { delimiter: ';' })),
    csvMs: await milliseconds(() => readCardFile(bytes(csv), 'lapok.csv')),
    scriptMs: await milliseconds(() => readCards(bytes(script))),
    xlsxMsPer1000: await milliseconds(() => readCardFile(sheet, 'lapok.xlsx')),
    // A fresh copy of the cards each time, since what was recognised is remembered.
    keywordsMs: await milliseconds(() => structuredClone(cards).map((card) => keywordsOf(card))),
  };
  const round = (value: number) => Number(value.toFixed(2));
  return {
    cards: COUNT,
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)])),
    jsonRatio: round(figures.jsonMs / figures.bareJsonMs),
    csvRatio: round(figures.csvMs / figures.bareCsvMs),
  };
}
