import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { writeOwnedTable } from '../../engine/mk/collection/table.ts';
import { createServices } from '../../main/services/index.ts';
import { writeCsv, writeXlsx } from '../../main/services/sheets.ts';
import { syntheticCards } from './cards.ts';

const ROWS = 10_000;
const CARDS = 30_000;

/**
 * Taking in a collection of 10,000 rows over a catalogue of 30,000 cards: file read, names matched, written to the data
 * base on disk as one step with its undo, best of five. Beside it, in the same run, what merely parsing the same text
 * costs.
 */
export default async function bench(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-bench-'));
  const services = createServices({ dataFolder: folder, demoDecks: [] });
  try {
    const cards = syntheticCards(CARDS);
    services.cards.put({ cards }, {});
    await services.collection.missing({ deckIds: [], respectReserved: false, shared: false }, {});
    const entries = cards.slice(0, ROWS).map((card, i) => {
      return { card: card.name, set: `Készlet ${i % 7}`, number: String(i), count: 1 + (i % 4), note: '' };
    });
    const text = writeCsv(writeOwnedTable(entries));
    const csv = new File([text], 'gyujtemeny.csv');
    const xlsx = new File([Uint8Array.from(await writeXlsx(writeOwnedTable(entries), 'x'))], 'gyujtemeny.xlsx');

    const takeIn = async (file: File) => {
      const begun = performance.now();
      const report = await services.collection.import(
        { file, mode: 'set', apply: true, columns: null, sheet: null },
        {},
      );
      const took = performance.now() - begun;
      if (report.counts.new !== ROWS) throw new Error(`${report.counts.new} rows came in`);
      return took;
    };
    const best = async (work: () => Promise<number> | number, after: () => unknown = () => {}) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 5; i++) {
        least = Math.min(least, await work());
        await after();
      }
      return least;
    };
    const clear = () => services.collection.undo(undefined, {});
    const parseMs = await best(() => {
      const begun = performance.now();
      Papa.parse(text, { delimiter: ';' });
      return performance.now() - begun;
    });
    const csvMs = await best(() => takeIn(csv), clear);
    const xlsxMs = await best(() => takeIn(xlsx), clear);
    await takeIn(csv);
    const shown = await best(() => {
      const begun = performance.now();
      services.collection.all(undefined, {});
      return performance.now() - begun;
    });
    return {
      rows: ROWS,
      catalogue: CARDS,
      parseMs: round(parseMs),
      csvMs: round(csvMs),
      csvOverParse: round(csvMs / parseMs),
      xlsxMs: round(xlsxMs),
      readAllMs: round(shown),
    };
  } finally {
    services.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
