import type { Card } from '../../../engine/mk/cards/card.ts';
import { coverage } from '../../../engine/mk/cards/effects/coverage.ts';
import { writeCatalogue } from '../../../engine/mk/cards/export/json.ts';
import { keywordsOf, type Vocabulary } from '../../../engine/mk/cards/keywords/keywords.ts';
import { writeKeyword } from '../../../engine/mk/cards/keywords/vocabulary.ts';
import { writeCardsCsv, writeCardsXlsx } from '../../../engine/mk/cards/table/write.ts';
import { readWord, TYPE_NAMES, writeWord } from '../../../engine/mk/cards/words.ts';
import { fieldNamed } from '../../../engine/mk/search/fields.ts';
import { buildSearchIndex, searchCards } from '../../../engine/mk/search/index.ts';
import { sortCards } from '../../../engine/mk/search/sort.ts';
import { cardTexts } from '../../../messages/cards.ts';
import { parseCommand } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE, loadCatalogue, loadPrintedCatalogue } from '../catalogues.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { type Run, runSub } from '../data/sub.ts';
import { showCoverage, showReading } from './cards-read.ts';

const USAGE = {
  search: `cards search "<keresés>" [--sort <mező>] [--down] [--json] ${CATALOGUE_USAGE}`,
  read: `cards read "<szöveg>" [--type <laptípus>] [--json] | cards read --catalogue <fájl> [--json]`,
  export: `cards export [--to json|csv|xlsx] [--out <fájl>] ${CATALOGUE_USAGE}`,
} as const;

const search: Run = async (args, io) => {
  const options = {
    ...CATALOGUE_OPTIONS,
    sort: { type: 'string' },
    down: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseCommand(dashedLast(args), USAGE.search, options, { min: 1, max: 1 });
  const text = positionals[0] as string;
  const texts = cardTexts[io.lang];
  const field = values.sort === undefined ? 'name' : fieldNamed(values.sort);
  if (!field) throw new UsageError(texts.noSuchField(values.sort ?? ''));
  const catalogue = await loadCatalogue(values, io);
  const found = searchCards(buildSearchIndex(catalogue.cards, catalogue.vocabulary), text, catalogue.vocabulary);
  if (!found.ok) throw new UsageError(texts.badQuery(found.error));
  const cards = sortCards(found.cards, field, values.down ? 'down' : 'up', catalogue.vocabulary);
  if (values.json)
    io.out(
      JSON.stringify({
        query: text,
        count: cards.length,
        cards: cards.map((card) => facts(card, catalogue.vocabulary)),
      }),
    );
  else io.out([...cards.map(line), texts.found(cards.length)].join('\n'));
  return EXIT.ok;
};

// A query may begin with a minus, which is no option; the command has none of one letter.
function dashedLast(args: readonly string[]): readonly string[] {
  const query = args.find((arg) => /^-[^-]/.test(arg));
  return query === undefined ? args : [...args.filter((arg) => arg !== query), '--', query];
}

/** What the JSON answer says of a card; names of fields as in the catalogue file, keywords as printed. */
function facts(card: Card, vocabulary: Vocabulary) {
  const { name, type, mp, level, alignment, races, mainClasses, subclasses, fal, dp, token } = card;
  const keywords = keywordsOf(card, vocabulary).map((keyword) => writeKeyword(keyword, vocabulary.names));
  return {
    name,
    type: type && writeWord(TYPE_NAMES, type),
    mp,
    level,
    alignment,
    races,
    mainClasses,
    subclasses,
    fal,
    dp,
    token,
    keywords,
  };
}

function line(card: Card): string {
  const parts = [
    card.type === null ? null : writeWord(TYPE_NAMES, card.type),
    card.mp === null ? null : `${card.mp} MP`,
  ];
  const about = parts.filter((part) => part !== null).join(', ');
  return about === '' ? card.name : `${card.name} (${about})`;
}

const exportCards: Run = async (args, io) => {
  const options = { ...CATALOGUE_OPTIONS, to: { type: 'string' }, out: { type: 'string' } } as const;
  const { values } = parseCommand(args, USAGE.export, options, { min: 0, max: 0 });
  const to = values.to ?? /\.(json|csv|xlsx)$/i.exec(values.out ?? '')?.[1]?.toLowerCase() ?? 'json';
  const { cards } = await loadPrintedCatalogue(values, io);
  const content = await written(cards, to, values.out !== undefined, io);
  if (values.out === undefined) io.out(content as string);
  else {
    await io.write(values.out, content);
    io.err(cardTexts[io.lang].written(cards.length, values.out));
  }
  return EXIT.ok;
};

async function written(cards: readonly Card[], to: string, toFile: boolean, io: CliIo): Promise<Uint8Array | string> {
  if (to === 'json') return writeCatalogue(cards);
  if (to === 'csv') return writeCardsCsv(cards, io.lang);
  if (to !== 'xlsx') throw new UsageError(cardTexts[io.lang].unknownFormat(to));
  if (!toFile) throw new UsageError(cardTexts[io.lang].xlsxNeedsFile);
  return await writeCardsXlsx(cards, io.lang);
}

// `cards read`: one text, or every text of the catalogue.
const readTexts: Run = async (args, io) => {
  const options = { ...CATALOGUE_OPTIONS, type: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseCommand(args, USAGE.read, options, { min: 0, max: 1 });
  const [text] = positionals;
  if (text === undefined) {
    const catalogue = await loadCatalogue(values, io);
    return showCoverage(coverage(catalogue.cards), values.json === true, io);
  }
  const type = values.type === undefined ? null : readWord(TYPE_NAMES, values.type);
  if (type === undefined) throw new UsageError(cardTexts[io.lang].noSuchType(values.type ?? ''));
  return showReading(text, type, values.json === true, io);
};

/** Cards of the catalogue: searching them, writing them out. */
export const cards: Command = {
  name: 'cards',
  usage: Object.values(USAGE).join('\n  '),
  summary: {
    hu: 'Lapok keresése a keresőnyelven (docs/search.md), és kivitelük JSON, CSV vagy XLSX fájlba.',
    en: 'Searching cards in the search language (docs/search.md), and writing them as JSON, CSV or XLSX.',
  },
  run: runSub('cards', { search, read: readTexts, export: exportCards }),
};
