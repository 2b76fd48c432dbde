import type { Command } from '../command.ts';
import { later } from '../data/sub.ts';
import { USAGES } from '../data/usages.ts';

/** Reading card files into the user's cards, or into a catalogue file. */
export const importCards: Command = later(
  {
    name: 'import-cards',
    usage: USAGES.importCards,
    summary: {
      hu: 'Lapok behozása saját katalógusból, CSV- vagy XLSX-táblázatból vagy a rajongói program fájljából, soronkénti jelentéssel.',
      en: "Reads cards from an own catalogue, a CSV or XLSX sheet or the fan prototype's file, with a report by row.",
    },
  },
  async () => (await import('../data/import-cards.ts')).runImportCards,
);
