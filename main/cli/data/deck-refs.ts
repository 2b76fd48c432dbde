import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { fold } from '../../../engine/text/fold.ts';
import { dataTexts } from '../../../messages/data.ts';
import type { DeckSummary } from '../../api/contract/index.ts';
import { type CliIo, UsageError } from '../command.ts';
import { readListFile } from '../deck-input.ts';
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
  const found = deckFinder(await services.decks.list({ removed: false }, {}), io)(ref);
  if (!found) throw new UsageError(dataTexts[io.lang].noDeck(ref));
  return found;
}

type Finder = (ref: string) => DeckSummary | undefined;

// Exact name, else number, else folded name; each found at once however many decks there are.
function deckFinder(decks: readonly DeckSummary[], io: CliIo): Finder {
  const byName = Map.groupBy(decks, (deck) => deck.name);
  const byFold = Map.groupBy(decks, (deck) => fold(deck.name));
  const byId = new Map(decks.map((deck) => [deck.id, [deck]]));
  return (ref) => {
    const number = /^#?(\d+)$/.exec(ref)?.[1];
    const numbered = number === undefined ? undefined : byId.get(Number(number));
    const hits = byName.get(ref.normalize('NFC')) ?? numbered ?? byFold.get(fold(ref)) ?? [];
    if (hits.length > 1) {
      const ids = hits.map((deck) => String(deck.id));
      throw new UsageError(dataTexts[io.lang].severalDecks(ref, ids));
    }
    return hits[0];
  };
}

/**
 * What `name`, `number`, `name@version` or a file path stands for: what the editor would open, that version, or the list
 * in the file. A deck of the data base goes before a file of the same name.
 * @throws UsageError if it is none of these.
 */
export async function findList(program: Program, ref: string, io: CliIo): Promise<DeckRef> {
  return (await findLists(program, [ref], io))[0] as DeckRef;
}

/** {@link findList} for many names, with the decks listed once. @throws UsageError likewise. */
export async function findLists(program: Program, refs: readonly string[], io: CliIo): Promise<DeckRef[]> {
  const lookUp = deckFinder(await program.services.decks.list({ removed: false }, {}), io);
  const found: DeckRef[] = [];
  for (const ref of refs) found.push(await resolveRef(program, ref, lookUp, io));
  return found;
}

async function resolveRef(program: Program, ref: string, lookUp: Finder, io: CliIo): Promise<DeckRef> {
  const { context } = program;
  const whole = lookUp(ref);
  if (whole) return await open(program, whole);
  const versioned = /^(.+)@(\d{1,9})$/.exec(ref);
  const deck = versioned && lookUp(versioned[1] as string);
  if (versioned && deck) return await openVersion(program, deck, Number(versioned[2]), io);
  if (ref !== '-' && !existsSync(ref)) throw new UsageError(dataTexts[io.lang].noDeckOrFile(ref));
  const list = await readListFile(ref, context.library.catalogue, io);
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
