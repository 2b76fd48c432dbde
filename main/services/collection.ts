import {
  addStep,
  firstUndone,
  lastDone,
  markStep,
  type OwnedChange,
  type OwnedRow,
  ownedRows,
  putOwned,
  type StepKind,
  stepChanges,
} from '../../db/tables/collection.ts';
import { type Holding, holdings, ownedByCard, sumNeeds } from '../../engine/mk/collection/holdings.ts';
import type { MissingCard } from '../../engine/mk/collection/missing.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { compareHu } from '../../engine/text/order.ts';
import type { CollectionState, MissingQuestion } from '../api/contract/index.ts';
import { exportMissing, exportOwned, readCollectionFile } from './collection-files.ts';
import { type Context, stamp } from './context.ts';
import { decksInUse } from './deck-records.ts';
import { notFound } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';
import { shoppingList } from './shopping.ts';

const key = (row: { card: string; set: string; number: string }) => `${row.card}\u0000${row.set}\u0000${row.number}`;

/** Copies the player owns, what decks reserve of them, and what is missing. */
export function collectionServices(context: Context): ServiceFunctions['collection'] {
  const { db, changes, library } = context;
  let revision = 0;

  function state(): CollectionState {
    const printings = ownedRows(db).sort(
      (a, b) => compareHu(a.card, b.card) || compareHu(a.set, b.set) || compareHu(a.number, b.number),
    );
    return {
      revision,
      printings,
      holdings: held(printings),
      undo: lastDone(db) ?? null,
      redo: firstUndone(db) ?? null,
    };
  }

  function held(printings: readonly OwnedRow[]): Holding[] {
    const canonical = (name: string) => library.canonical(name);
    const reserving = decksInUse(context).filter((deck) => deck.reserves);
    return holdings(
      ownedByCard(printings, canonical),
      sumNeeds(
        reserving.map((deck) => deck.saved),
        canonical,
      ),
    );
  }

  /** Writes what differs from the stored rows, as one step undo can take back; nothing if nothing differs. */
  function write(kind: StepKind, wanted: Iterable<OwnedRow>): void {
    db.transaction(() => {
      const stored = new Map(ownedRows(db).map((row) => [key(row), row]));
      const steps: OwnedChange[] = [];
      for (const { card, set, number, count, note } of wanted) {
        const before = stored.get(key({ card, set, number })) ?? { count: 0, note: '' };
        if (before.count === count && before.note === note) continue;
        steps.push({ card, set, number, before: { count: before.count, note: before.note }, after: { count, note } });
        putOwned(db, { card, set, number, count, note });
      }
      if (steps.length > 0) addStep(db, kind, steps, stamp(context));
    });
    told();
  }

  function told(): void {
    revision += 1;
    changes.publish('collection');
  }

  function walk(direction: 'undo' | 'redo'): CollectionState {
    db.transaction(() => {
      const step = direction === 'undo' ? lastDone(db) : firstUndone(db);
      if (!step) throw notFound('collectionStep', direction);
      for (const { card, set, number, before, after } of stepChanges(db, step.id)) {
        putOwned(db, { card, set, number, ...(direction === 'undo' ? before : after) });
      }
      markStep(db, step.id, direction === 'undo');
    });
    told();
    return state();
  }

  function missing({ deckIds, ...switches }: MissingQuestion): MissingCard[] {
    const inUse = decksInUse(context);
    const asked = deckIds.map((id) => {
      const deck = inUse.find((candidate) => candidate.id === id);
      if (!deck) throw notFound('deck', id);
      return { id, name: deck.name, deck: deck.open };
    });
    return shoppingList(context, asked, switches);
  }

  return {
    all: state,
    set(input) {
      const stored = new Map(ownedRows(db).map((row) => [key(row), row]));
      const wanted = input.changes.map(({ card, set, number, count, note }) => {
        const place = { card: cleanName(card), set: cleanName(set), number: cleanName(number) };
        return { ...place, count, note: note ?? stored.get(key(place))?.note ?? '' };
      });
      write('edit', wanted);
      return state();
    },
    clear() {
      write(
        'clear',
        ownedRows(db).map((row) => ({ ...row, count: 0, note: '' })),
      );
      return state();
    },
    undo: () => walk('undo'),
    redo: () => walk('redo'),
    missing,
    async import({ file, mode, apply }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = await readCollectionFile(bytes, ownedRows(db), mode, library.catalogue);
      if (apply && read.report.fault === null) write('import', read.wanted);
      return { ...read.report, applied: apply && read.report.fault === null, revision };
    },
    export: async ({ to }) => await exportOwned(state().printings, to),
    exportMissing: async ({ to, ...question }) => await exportMissing(missing(question), to),
  };
}
