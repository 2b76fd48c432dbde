import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { readList } from '../../../engine/mk/deck/reader/read.ts';
import { fold } from '../../../engine/text/fold.ts';
import { dataTexts } from '../../../messages/data.ts';
import type { DeckSummary } from '../../api/contract/index.ts';
import { type CliIo, UsageError } from '../command.ts';
import { readListText } from '../input.ts';
import type { Program } from './program.ts';

/** A list a command is about: a deck of the data base, a version of one, or a file. */
export interface DeckRef {
  /** Null for a list read from a file. */
  readonly id: number | null;
  readonly name: string;
  readonly version: number | null;
  readonly deck: Deck;
}

/** The one deck of this name or number. @throws UsageError if there is none, or several of the name. */
export async function findDeck({ services }: Program, ref: string, io: CliIo): Promise<DeckSummary> {
  const found = await lookUp(await services.decks.list({ removed: false }, {}), ref, io);
  if (!found) throw new UsageError(dataTexts[io.lang].noDeck(ref));
  return found;
}

function lookUp(decks: readonly DeckSummary[], ref: string, io: CliIo): DeckSummary | undefined {
  const number = /^#?(\d+)$/.exec(ref)?.[1];
  const exact = decks.filter((deck) => deck.name === ref.normalize('NFC'));
  const byNumber = number === undefined ? [] : decks.filter((deck) => deck.id === Number(number));
  const near = decks.filter((deck) => fold(deck.name) === fold(ref));
  const hits = [exact, byNumber, near].find((some) => some.length > 0) ?? [];
  if (hits.length > 1) {
    const ids = hits.map((deck) => String(deck.id));
    throw new UsageError(dataTexts[io.lang].severalDecks(ref, ids));
  }
  return hits[0];
}

/**
 * What `name`, `number`, `name@version` or a file path stands for: what the editor would open, that version, or the list
 * in the file. A deck of the data base goes before a file of the same name.
 * @throws UsageError if it is none of these.
 */
export async function findList(program: Program, ref: string, io: CliIo): Promise<DeckRef> {
  const { services, context } = program;
  const decks = await services.decks.list({ removed: false }, {});
  const whole = lookUp(decks, ref, io);
  if (whole) return await open(program, whole);
  const versioned = /^(.+)@(\d{1,9})$/.exec(ref);
  const deck = versioned && lookUp(decks, versioned[1] as string, io);
  if (versioned && deck) return await openVersion(program, deck, Number(versioned[2]), io);
  if (ref !== '-' && !existsSync(ref)) throw new UsageError(dataTexts[io.lang].noDeckOrFile(ref));
  const list = readList(await readListText(io, ref), context.library.catalogue);
  return { id: null, name: list.deck.name ?? basename(ref), version: null, deck: list.deck };
}

async function open({ services }: Program, { id, name, version }: DeckSummary): Promise<DeckRef> {
  const { draft, saved } = await services.decks.get({ id }, {});
  const deck = draft ?? saved ?? { name, sections: { torony: [], jovo: [], csere: [] } };
  return { id, name, version: draft ? null : version, deck };
}

async function openVersion(
  { services }: Program,
  { id, name }: DeckSummary,
  version: number,
  io: CliIo,
): Promise<DeckRef> {
  const found = (await services.decks.versions({ id }, {})).find((one) => one.version === version);
  if (!found) throw new UsageError(dataTexts[io.lang].noVersion(name, version));
  return { id, name, version, deck: found.deck };
}
