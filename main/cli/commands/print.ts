import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { PROXY_CHOICES, proxyCards } from '../../../engine/mk/deck/proxies.ts';
import { cleanName } from '../../../engine/text/fold.ts';
import { cliTexts, inEvery } from '../../../messages/cli.ts';
import { printTexts } from '../../../messages/print.ts';
import { MAX_PROXIES } from '../../api/contract/print.ts';
import { VERSION } from '../../version.ts';
import { parseCommand } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { userOwned, userPictures } from '../database.ts';
import { dayOption } from '../day.ts';
import { loadFormat, loadList } from '../deck-input.ts';
import { pdfInfo } from '../sheet.ts';

const KINDS = ['tournament', 'proxies', 'verdict'] as const;
const usage = `print <lista> --as ${KINDS.join('|')} --out <fájl.pdf> [--format <név|fájl>] [--player <név>] [--event <verseny>] [--date <ÉÉÉÉ-HH-NN>] [--which ${PROXY_CHOICES.join('|')}] [--plain] ${CATALOGUE_USAGE}`;

/** Prints a list as a PDF: the one-page tournament list, proxies, or the verdict to be signed. */
export const print: Command = {
  name: 'print',
  usage,
  summary: {
    hu: 'PDF-et készít a listából: egyoldalas versenylistát, kivágható próbalapokat vagy aláírható paklivéleményt.',
    en: 'Makes a PDF of the list: a one-page tournament list, proxies to cut out, or a verdict to sign.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(args, usage, OPTIONS, { min: 1, max: 1 });
    const kind = oneOf('--as', values.as, KINDS);
    const which = values.which === undefined ? 'all' : oneOf('--which', values.which, PROXY_CHOICES);
    if (values.out === undefined) throw new UsageError(cliTexts[io.lang].print.outMissing(usage));
    const day = dayOption(values.date, '--date');
    const format = await loadFormat(values.format, values, io);
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const { deck } = list;
    const { lang } = io;
    const words = printTexts[lang];
    const { pagesToPdf, proxyPages, tournamentPages, verdictPages } = await import('../../services/print/index.ts');
    const info = (title: string) => pdfInfo(title, day, lang);
    if (kind === 'tournament') {
      const { player = '', event = '' } = values;
      const pages = tournamentPages({ deck, format, player, event, date: values.date ?? '', lang }, catalogue, VERSION);
      await io.write(values.out, await pagesToPdf(pages, info(words.tournament), new Map()));
    } else if (kind === 'verdict') {
      const pages = verdictPages({ deck, format, date: day, version: VERSION }, catalogue, lang);
      await io.write(values.out, await pagesToPdf(pages, info(words.verdict), new Map()));
    } else {
      const canonical = (name: string) => catalogue.find(name)?.name ?? cleanName(name);
      const owned = which === 'missing' ? await userOwned(values.db, io) : [];
      const cards = proxyCards(deck, which, { owned: sumOf(owned, canonical) }, canonical);
      refuseOddNumbers(cards.reduce((sum, { count }) => sum + count, 0));
      const pictures = new Map(await picturesOf(cards, catalogue, values.db, io));
      const plain = values.plain ?? false;
      const pages = proxyPages(
        { cards, plain, pictures: true, converted: [], lang },
        catalogue,
        new Set(pictures.keys()),
      );
      await io.write(values.out, await pagesToPdf(pages, info(words.proxies), pictures));
    }
    return EXIT.ok;
  },
};

const OPTIONS = {
  ...CATALOGUE_OPTIONS,
  as: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string' },
  player: { type: 'string' },
  event: { type: 'string' },
  date: { type: 'string' },
  which: { type: 'string' },
  plain: { type: 'boolean' },
} as const;

function oneOf<T extends string>(option: string, text: string | undefined, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (!found) throw new UsageError(inEvery((texts) => texts.oneOf(option, choices, text)));
  return found;
}

function refuseOddNumbers(copies: number): void {
  if (copies === 0) throw new UsageError(inEvery(({ print }) => print.noProxies));
  if (copies > MAX_PROXIES) throw new UsageError(inEvery(({ print }) => print.tooManyProxies(MAX_PROXIES, copies)));
}

function sumOf(
  owned: readonly { card: string; count: number }[],
  canonical: (name: string) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { card, count } of owned) sums.set(canonical(card), (sums.get(canonical(card)) ?? 0) + count);
  return sums;
}

// WebP cannot stand in a PDF; only the page can convert it.
async function picturesOf(
  cards: readonly { name: string }[],
  catalogue: Catalogue,
  db: string | undefined,
  io: CliIo,
): Promise<[string, Uint8Array][]> {
  const names = cards.flatMap(({ name }) => catalogue.find(name)?.name ?? []);
  const found = await userPictures(names, db, io);
  const usable = found.filter(({ type }) => type !== 'image/webp');
  if (usable.length < found.length) {
    io.err(cliTexts[io.lang].print.webpLeftOut(found.length - usable.length));
  }
  return usable.map(({ card, bytes }) => [card, bytes]);
}
