import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { SECTIONS } from '../../../engine/mk/deck/deck.ts';
import { checkDeck, type Verdict } from '../../../engine/mk/deck/legality/check.ts';
import type { ListLine } from '../../../engine/mk/deck/reader/assemble.ts';
import type { ReadList } from '../../../engine/mk/deck/reader/read.ts';
import type { Lang } from '../../../messages/lang.ts';
import { lineSentences } from '../../../messages/list-lines.ts';
import { lineHeads, verdictSheet } from '../../../messages/problems/index.ts';
import { parseCommand } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type Command, EXIT } from '../command.ts';
import { dayOption } from '../day.ts';
import { loadFormat, loadList } from '../deck-input.ts';
import { writeSheet } from '../sheet.ts';

const usage = `check <lista> [--format <név|fájl>] [--json] [--sheet <fájl.pdf|md|txt> [--date <ÉÉÉÉ-HH-NN>]] ${CATALOGUE_USAGE}`;

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
        sheet: { type: 'string' },
        date: { type: 'string' },
      },
      { min: 1, max: 1 },
    );
    const date = dayOption(values.date, '--date');
    const format = await loadFormat(values.format, values, io);
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
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

/** Lines a player may want to look at: what was refused, and unknown names with what they may mean. */
function linesToSee(list: ReadList, lang: Lang): string[] {
  const telling = list.lines.filter((line) => line.kind === 'refused' || line.suggestions.length > 0);
  if (telling.length === 0) return [];
  const heads = lineHeads(lang);
  const shown = telling.map(
    (line) => `  ${heads.line(line.line)}: ${line.text.trim()} – ${lineSentences(line, lang).join(' ')}`,
  );
  return ['', `${heads.lines} (${telling.length}):`, ...shown];
}

/** The answer of `check --json` (design, section 5). */
export function checkJson(list: ReadList, verdict: Verdict, catalogue: Catalogue): object {
  const entries = (id: (typeof SECTIONS)[number]) =>
    list.deck.sections[id].map(({ name, count }) => ({ name, count, known: catalogue.exact(name) !== undefined }));
  return {
    legal: verdict.legal,
    deck: { name: list.deck.name, sections: Object.fromEntries(SECTIONS.map((id) => [id, entries(id)])) },
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
    ...(more.cards.length > 1 ? { cards: more.cards } : {}),
  };
}
