import { detailsOf, WRITE_FORMATS, type WriteFormat, writeDeck } from '../../../engine/mk/deck/writer/write.ts';
import { cliTexts } from '../../../messages/cli.ts';
import { parseCommand } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { loadList } from '../deck-input.ts';

const usage = `convert <lista> --to ${WRITE_FORMATS.join('|')} ${CATALOGUE_USAGE}`;

/** Writes a list in another form; reading the result gives the same deck. */
export const convert: Command = {
  name: 'convert',
  usage,
  summary: {
    hu: 'Átírja a paklilistát más alakba (szöveg, CSV, JSON, Markdown, HTML, megosztókód).',
    en: 'Writes a decklist in another form (text, CSV, JSON, Markdown, HTML, share code).',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(
      args,
      usage,
      { ...CATALOGUE_OPTIONS, to: { type: 'string' } },
      { min: 1, max: 1 },
    );
    const format = WRITE_FORMATS.find((known) => known === values.to) as WriteFormat | undefined;
    if (!format) throw new UsageError(cliTexts[io.lang].oneOf('--to', WRITE_FORMATS, values.to));
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const refused = list.lines.filter((line) => line.kind === 'refused').length;
    if (refused > 0) {
      io.err(cliTexts[io.lang].linesLeftOut(refused));
    }
    io.out(writeDeck(list.deck, format, catalogue, detailsOf(list.lines)));
    return EXIT.ok;
  },
};
