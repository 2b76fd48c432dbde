import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { entriesIn, type PlaceId, SECTIONS } from '../../../engine/mk/deck/deck.ts';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import { checkDeck, type Verdict } from '../../../engine/mk/deck/legality/check.ts';
import type { ListLine } from '../../../engine/mk/deck/reader/assemble.ts';
import type { ReadList } from '../../../engine/mk/deck/reader/read.ts';
import { cliTexts } from '../../../messages/cli.ts';
import type { Lang } from '../../../messages/lang.ts';
import { lineSentences } from '../../../messages/list-lines.ts';
import { lineHeads, problemSentence, verdictSentence, verdictSheet } from '../../../messages/problems/index.ts';
import { parseCommand } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE, loadCatalogue } from '../catalogues.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { dayOption } from '../day.ts';
import { type ListOptions, loadFormat, readListFile } from '../deck-input.ts';
import { listFiles } from '../list-files.ts';
import { writeSheet } from '../sheet.ts';

const usage = `check <lista|mappa>… [--format <név|fájl>] [--strict] [--json] [--sheet <fájl.pdf|md|txt> [--date <ÉÉÉÉ-HH-NN>]] ${CATALOGUE_USAGE}`;

/** Is this deck legal, and if not, why, and what would make it so? Exit code 1: it is not. */
export const check: Command = {
  name: 'check',
  usage,
  summary: {
    hu: 'Ellenőrzi a paklilistát: szabályos-e, ha nem, miért, és mi a legrövidebb javítás.',
    en: 'Checks a decklist: whether it is legal, if not why, and the shortest repair.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(
      args,
      usage,
      {
        ...CATALOGUE_OPTIONS,
        format: { type: 'string' },
        json: { type: 'boolean' },
        strict: { type: 'boolean' },
        sheet: { type: 'string' },
        date: { type: 'string' },
      },
      { min: 1, max: 100_000 },
    );
    const { paths, several } = await listFiles(positionals);
    if (several && values.sheet !== undefined) throw new UsageError(cliTexts[io.lang].oneSheet);
    const date = dayOption(values.date, '--date');
    const format = await loadFormat(values.format, values, io);
    const catalogue = await loadCatalogue(values, io);
    const options: ListOptions = { worksheet: values.worksheet, ...(values.strict ? { take: () => false } : {}) };
    if (several) return await checkMany(paths, { catalogue, format, options, json: values.json === true }, io);
    const list = await readListFile(paths[0] as string, catalogue, io, options);
    const verdict = checkDeck(list.deck, catalogue, format);
    if (values.sheet !== undefined) await writeSheet(values.sheet, { list, format, date }, catalogue, io);
    if (values.json) io.out(JSON.stringify(checkJson(list, verdict, catalogue), null, 2));
    else {
      const sheet = verdictSheet(verdict, { deck: list.deck.name, format }, io.lang);
      io.out([...sheet, ...linesToSee(list, io.lang)].join('\n'));
    }
    return verdict.legal ? EXIT.ok : EXIT.no;
  },
};

interface ManyLists {
  readonly catalogue: Catalogue;
  readonly format: Format;
  readonly options: ListOptions;
  readonly json: boolean;
}

/** Checks lists one after the other against cards loaded once; one that cannot be read is told and does not stop the others. */
async function checkMany(
  paths: readonly string[],
  { catalogue, format, options, json }: ManyLists,
  io: CliIo,
): Promise<number> {
  let code: number = EXIT.ok;
  // What a file's encoding was is of no use among hundreds.
  const quiet: CliIo = { ...io, err: () => {} };
  for (const file of paths) {
    try {
      const list = await readListFile(file, catalogue, quiet, options);
      const verdict = checkDeck(list.deck, catalogue, format);
      if (!verdict.legal && code === EXIT.ok) code = EXIT.no;
      if (json) io.out(JSON.stringify({ file, ...checkJson(list, verdict, catalogue) }));
      else io.out(manyLine(file, verdict, io.lang));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      code = EXIT.usage;
      const sentence = error.in(io.lang);
      io.out(json ? JSON.stringify({ file, error: sentence }) : `✗ ${sentence}`);
    }
  }
  return code;
}

function manyLine(file: string, verdict: Verdict, lang: Lang): string {
  const errors = verdict.closest.problems.filter((problem) => problem.severity === 'error');
  const said = errors.map((problem) => problemSentence(problem, lang)).join(' ');
  return `${verdict.legal ? '✓' : '✗'} ${file}: ${verdictSentence(verdict, lang)}${said === '' ? '' : ` ${said}`}`;
}

/** Lines a player may want to look at: what was refused, and unknown names with what they may mean. */
function linesToSee(list: ReadList, lang: Lang): string[] {
  const telling = list.lines.filter(
    (line) => line.kind === 'refused' || line.kind === 'suggested' || line.suggestions.length > 0,
  );
  if (telling.length === 0) return [];
  const heads = lineHeads(lang);
  const shown = telling.map(
    (line) => `  ${heads.line(line.line)}: ${line.text.trim()} – ${lineSentences(line, lang).join(' ')}`,
  );
  return ['', `${heads.lines} (${telling.length}):`, ...shown];
}

/** The answer of `check --json` (design, section 5). */
export function checkJson(list: ReadList, verdict: Verdict, catalogue: Catalogue): object {
  const entries = (id: PlaceId) =>
    entriesIn(list.deck, id).map(({ name, count }) => ({ name, count, known: catalogue.exact(name) !== undefined }));
  return {
    legal: verdict.legal,
    deck: {
      name: list.deck.name,
      sections: Object.fromEntries(SECTIONS.map((id) => [id, entries(id)])),
      outside: entries('outside'),
    },
    lines: list.lines.map(lineJson),
    limits: Object.fromEntries(
      verdict.readings.map(({ limit, legal, problems }) => [String(limit), { legal, problems }]),
    ),
    problems: verdict.closest.problems,
  };
}

// `note` is the most telling of the notes; what a line does not have is left out beyond the fields of the contract.
function lineJson({ line, text, kind, name, count, section, notes, ...more }: ListLine): object {
  return {
    line,
    text,
    kind,
    name,
    count,
    section,
    note: notes[0] ?? null,
    ...(notes.length > 1 ? { notes } : {}),
    ...(more.suggestions.length > 0 ? { suggestions: more.suggestions } : {}),
    ...(more.remark === null ? {} : { remark: more.remark }),
    ...(more.dropped === null ? {} : { dropped: more.dropped }),
    ...(more.details === null ? {} : { details: more.details }),
    ...(kind === 'suggested' || more.cards.length > 1 ? { cards: more.cards } : {}),
    ...(more.taken === undefined ? {} : { taken: more.taken }),
  };
}
