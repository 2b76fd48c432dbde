import { entriesIn, PLACES, SECTIONS, sectionSize } from '../../../engine/mk/deck/deck.ts';
import { diffDecks } from '../../../engine/mk/deck/diff.ts';
import { WRITE_FORMATS, writeDeck } from '../../../engine/mk/deck/writer/write.ts';
import { dataTexts } from '../../../messages/data.ts';
import { parseCommand } from '../args.ts';
import { EXIT, UsageError } from '../command.ts';
import { readListFile } from '../deck-input.ts';
import { columns } from './columns.ts';
import { findDeck, findList } from './deck-refs.ts';
import { DATABASE_OPTIONS, reading, writing } from './program.ts';
import { type Run, runSub } from './sub.ts';
import { USAGES } from './usages.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const size = (sizes: Readonly<Record<string, number>>) => SECTIONS.map((id) => sizes[id] ?? 0).join('+');

const list: Run = async (args, io) => {
  const options = { ...DATABASE_OPTIONS, bin: { type: 'boolean' } } as const;
  const { values } = parseCommand(args, USAGES.deck.list, options, { min: 0, max: 0 });
  return await reading(values.db, io, async ({ services }) => {
    const texts = dataTexts[io.lang];
    const decks = await services.decks.list({ removed: values.bin === true }, {});
    if (values.json) io.out(json(decks));
    else if (decks.length === 0) io.out(texts.noDecks);
    else {
      const rows = decks.map((deck) => [
        deck.id,
        deck.name,
        size(deck.sizes),
        texts.versionOf(deck.version, deck.hasDraft),
        deck.tags.join(', '),
      ]);
      io.out(columns(rows));
    }
    return EXIT.ok;
  });
};

const show: Run = async (args, io) => {
  const { values, positionals } = parseCommand(args, USAGES.deck.show, DATABASE_OPTIONS, { min: 1, max: 1 });
  return await reading(values.db, io, async (program) => {
    const { id, name, version, deck } = await findList(program, positionals[0] as string, io);
    if (values.json) io.out(json({ id, name, version, sections: deck.sections, outside: deck.outside ?? [] }));
    else io.out(writeDeck({ ...deck, name }, 'txt', program.context.library.catalogue));
    return EXIT.ok;
  });
};

const importDeck: Run = async (args, io) => {
  const options = {
    ...DATABASE_OPTIONS,
    name: { type: 'string' },
    stubs: { type: 'boolean' },
    reserve: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseCommand(args, USAGES.deck.import, options, { min: 1, max: 1 });
  const path = positionals[0] as string;
  return await writing(values.db, io, async ({ services, context }) => {
    const texts = dataTexts[io.lang];
    const { catalogue } = context.library;
    const read = await readListFile(path, catalogue, io);
    if (PLACES.every((id) => sectionSize(read.deck, id) === 0)) throw new UsageError(texts.noCardsIn(path));
    const entries = PLACES.flatMap((id) => entriesIn(read.deck, id));
    const unknown = [...new Set(entries.map((entry) => entry.name))].filter((name) => !catalogue.exact(name));
    if (values.stubs && unknown.length > 0) {
      await services.cards.addStubs({ stubs: unknown.map((name) => ({ name, type: null, mp: null })) }, {});
    }
    const name = values.name ?? read.deck.name ?? texts.importedName;
    const refused = read.lines.filter((line) => line.kind === 'refused').map((line) => line.line);
    const made = await services.decks.create(
      {
        name,
        deck: structuredClone(read.deck) as Parameters<typeof services.decks.create>[0]['deck'],
        as: 'version',
        format: null,
        folderId: null,
        tags: [],
        comment: '',
      },
      {},
    );
    if (values.reserve) await services.decks.setReserves({ id: made.id, reserves: true }, {});
    if (values.json) io.out(json({ id: made.id, name: made.name, sizes: made.sizes, unknown, refusedLines: refused }));
    else io.out(texts.deckImported(made.id, made.name, size(made.sizes)));
    if (unknown.length > 0 && !values.stubs) io.err(texts.unknownNames(unknown));
    if (refused.length > 0) io.err(texts.refusedLines(refused));
    return EXIT.ok;
  });
};

const exportDeck: Run = async (args, io) => {
  const options = { db: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } } as const;
  const { values, positionals } = parseCommand(args, USAGES.deck.export, options, { min: 1, max: 1 });
  const format = WRITE_FORMATS.find((known) => known === values.to);
  if (!format) throw new UsageError(`--to: ${dataTexts[io.lang].oneOf(WRITE_FORMATS)}`);
  return await reading(values.db, io, async (program) => {
    const { name, deck } = await findList(program, positionals[0] as string, io);
    const text = writeDeck({ ...deck, name }, format, program.context.library.catalogue);
    if (values.out === undefined) io.out(text);
    else await io.write(values.out, text);
    return EXIT.ok;
  });
};

const diff: Run = async (args, io) => {
  const { values, positionals } = parseCommand(args, USAGES.deck.diff, DATABASE_OPTIONS, { min: 2, max: 2 });
  return await reading(values.db, io, async (program) => {
    const before = await findList(program, positionals[0] as string, io);
    const after = await findList(program, positionals[1] as string, io);
    const found = diffDecks(before.deck, after.deck);
    if (values.json) {
      const end = ({ id, name, version }: typeof before) => ({ id, name, version });
      io.out(json({ from: end(before), to: end(after), ...found }));
      return EXIT.ok;
    }
    const rows = found.changes.map(({ section, name, before: n, after: m }) => [
      m > n ? `+${m - n}` : `−${n - m}`,
      name,
      dataTexts[io.lang].section[section],
      `${n} → ${m}`,
    ]);
    if (rows.length > 0) io.out(columns(rows));
    io.out(dataTexts[io.lang].swaps(found.swaps));
    return EXIT.ok;
  });
};

const history: Run = async (args, io) => {
  const { values, positionals } = parseCommand(args, USAGES.deck.history, DATABASE_OPTIONS, { min: 1, max: 1 });
  return await reading(values.db, io, async (program) => {
    const { id } = await findDeck(program, positionals[0] as string, io);
    const versions = await program.services.decks.versions({ id }, {});
    const steps = versions.map((version, i) => {
      const earlier = versions[i + 1];
      return { ...version, swaps: earlier ? diffDecks(earlier.deck, version.deck).swaps : null };
    });
    const texts = dataTexts[io.lang];
    if (values.json) io.out(json(steps));
    else if (steps.length === 0) io.out(texts.noHistory);
    else {
      const rows = steps.map(({ version, at, kind, comment, swaps, deck }) => [
        version,
        at.slice(0, 16).replace('T', ' '),
        texts.versionKind[kind],
        SECTIONS.map((id) => sectionSize(deck, id)).join('+'),
        swaps === null ? '' : texts.swaps(swaps),
        comment,
      ]);
      io.out(columns(rows));
    }
    return EXIT.ok;
  });
};

/** The player's decks: what there is, their lists, history and differences; lists in and out. */
export const runDeck = runSub('deck', { list, show, import: importDeck, export: exportDeck, diff, history });
