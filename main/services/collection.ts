import {
  addStep,
  extendStep,
  firstUndone,
  lastDone,
  markStep,
  type OwnedChange,
  type OwnedRow,
  ownedRow,
  putOwned,
  type StepKind,
  stepChanges,
} from '../../db/tables/collection.ts';
import type { MissingCard } from '../../engine/mk/collection/missing.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { compareHu } from '../../engine/text/order.ts';
import type { CollectionDelta, CollectionState, MissingQuestion } from '../api/contract/index.ts';
import { exportMissing, exportOwned, readCollectionFile } from './collection-files.ts';
import { CollectionLedger, printingKey } from './collection-ledger.ts';
import { type Context, stamp } from './context.ts';
import { decksInUse } from './deck-records.ts';
import { notFound } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';
import { shoppingList } from './shopping.ts';

/** A row as it is to be; without a note the stored one stays. */
type Wanted = Omit<OwnedRow, 'note'> & { readonly note: string | null };

/** A larger change names no cards; whoever hears of it reads everything anew. */
const NAMED_MOST = 500;

function printingOf(key: string): Pick<OwnedRow, 'card' | 'set' | 'number'> {
  const [card = '', set = '', number = ''] = key.split('\u0000');
  return { card, set, number };
}

/** Two steps as one: where both touch a printing, from what stood before the first to what stands after the second. */
function joined(first: readonly OwnedChange[], second: readonly OwnedChange[]): OwnedChange[] {
  const all = new Map(first.map((change) => [printingKey(change), change]));
  for (const change of second)
    all.set(printingKey(change), { ...change, before: all.get(printingKey(change))?.before ?? change.before });
  return [...all.values()];
}

/** Copies the player owns, what decks reserve of them, and what is missing. */
export function collectionServices(context: Context): ServiceFunctions['collection'] {
  const { db, changes, library } = context;
  const ledger = new CollectionLedger(context);
  const steps = () => ({ undo: lastDone(db) ?? null, redo: firstUndone(db) ?? null });

  function printings(): OwnedRow[] {
    return ledger
      .whole()
      .rows.toSorted((a, b) => compareHu(a.card, b.card) || compareHu(a.set, b.set) || compareHu(a.number, b.number));
  }

  function state(): CollectionState {
    const held = ledger.whole().cards.toSorted(compareHu);
    return {
      revision: ledger.revision,
      printings: printings(),
      holdings: held.map((card) => ledger.holding(card)),
      ...steps(),
    };
  }

  /** What differs from a revision; null where that cannot be told any more. */
  function since(from: number): CollectionDelta | null {
    const touched = ledger.since(from);
    if (!touched) return null;
    return {
      from,
      revision: ledger.revision,
      printings: [...touched.printings].map((key) => ledger.row(key) ?? { ...printingOf(key), count: 0, note: '' }),
      holdings: [...touched.cards].map((card) => ledger.holding(card)),
      ...steps(),
    };
  }

  /** Writes, and gives what that changed; where it cannot be told, a revision to which nothing leads. */
  function changed(work: () => void): CollectionDelta {
    const from = ledger.revision;
    work();
    return since(from) ?? { from: ledger.revision, revision: ledger.revision, printings: [], holdings: [], ...steps() };
  }

  /** Writes what differs from the stored rows, as one step undo can take back; nothing if nothing differs. */
  function write(kind: StepKind, wanted: Iterable<Wanted>, joins: number | null = null): void {
    const done: OwnedChange[] = [];
    db.transaction(() => {
      for (const { card, set, number, count, note: wish } of wanted) {
        const before = ownedRow(db, card, set, number) ?? { count: 0, note: '' };
        const after = { count, note: wish ?? before.note };
        if (before.count === after.count && before.note === after.note) continue;
        done.push({ card, set, number, before: { count: before.count, note: before.note }, after });
        putOwned(db, { card, set, number, ...after });
      }
      if (done.length === 0) return;
      const last = lastDone(db);
      // Something taken back in between ends the series: joining it would bring back what redo still offers.
      if (joins !== null && last?.id === joins && last.kind === kind && !firstUndone(db)) {
        extendStep(db, joins, joined(stepChanges(db, joins), done));
      } else addStep(db, kind, done, stamp(context));
    });
    if (done.length > 0) told(done.map(({ card, set, number, after }) => ({ card, set, number, ...after })));
  }

  function told(written: readonly OwnedRow[]): void {
    const named = written.length <= NAMED_MOST;
    if (named) ledger.put(written);
    changes.publish('collection', named ? [...new Set(written.map((row) => row.card))] : []);
  }

  function walk(direction: 'undo' | 'redo'): void {
    const written = db.transaction(() => {
      const step = direction === 'undo' ? lastDone(db) : firstUndone(db);
      if (!step) throw notFound('collectionStep', direction);
      const rows = stepChanges(db, step.id).map(({ card, set, number, before, after }) => {
        return { card, set, number, ...(direction === 'undo' ? before : after) };
      });
      for (const row of rows) putOwned(db, row);
      markStep(db, step.id, direction === 'undo');
      return rows;
    });
    told(written);
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
    part({ after, limit }) {
      const { revision, rows, cards: held } = ledger.whole();
      const end = after + limit;
      return {
        revision,
        printings: rows.slice(after, end),
        holdings: held.slice(after, end).map((card) => ledger.holding(card)),
        total: rows.length,
        next: end < Math.max(rows.length, held.length) ? end : null,
        ...steps(),
      };
    },
    since: ({ revision }) => since(revision),
    set(input) {
      const wanted = input.changes.map(({ card, set, number, count, note }) => {
        return { card: cleanName(card), set: cleanName(set), number: cleanName(number), count, note };
      });
      return changed(() => write('edit', wanted, input.joins));
    },
    clear() {
      const empty = ledger.whole().rows.map((row) => ({ ...row, count: 0, note: '' }));
      return changed(() => write('clear', empty));
    },
    undo: () => changed(() => walk('undo')),
    redo: () => changed(() => walk('redo')),
    missing,
    async import({ file, mode, apply, columns, sheet }, { signal }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const how = { roles: columns ?? undefined, sheet: sheet ?? undefined, signal };
      const read = await readCollectionFile(bytes, ledger.whole().rows, mode, library.catalogue, how);
      if (apply && read.report.fault === null) write('import', read.wanted);
      return { ...read.report, applied: apply && read.report.fault === null, revision: ledger.revision };
    },
    export: async ({ to }) => await exportOwned(printings(), to),
    exportMissing: async ({ to, ...question }) => await exportMissing(missing(question), to),
  };
}
