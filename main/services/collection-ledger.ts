import { type OwnedRow, ownedRows } from '../../db/tables/collection.ts';
import { add, deckNeeds, type Holding } from '../../engine/mk/collection/holdings.ts';
import type { Change } from '../api/contract/index.ts';
import type { Context } from './context.ts';
import { type DeckInUse, deckInUse, decksInUse } from './deck-records.ts';

/** Names a printing; no name holds the sign between its parts. */
export const printingKey = (row: { card: string; set: string; number: string }) =>
  `${row.card}\u0000${row.set}\u0000${row.number}`;

/** What one change of the collection, or of the decks that reserve from it, touched. */
interface Touched {
  readonly revision: number;
  readonly printings: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

interface Whole {
  readonly revision: number;
  readonly rows: readonly OwnedRow[];
  readonly cards: readonly string[];
}

/** So many changes a page may have missed and still be told only what it missed. */
const CHANGES_KEPT = 1000;

/**
 * Owned copies and what decks reserve of them, kept in memory between changes: built of the whole data base once, from then on
 * a change costs as much as it changes, however large collection and decks are. Never ahead of the disk: it hears of a write
 * only once that has been committed.
 */
export class CollectionLedger {
  private readonly context: Context;
  private rows: Map<string, OwnedRow> | null = null;
  private readonly owned = new Map<string, number>();
  private readonly reserved = new Map<string, number>();
  private readonly needs = new Map<number, ReadonlyMap<string, number>>();
  private readonly changedDecks = new Set<number>();
  private touched: Touched[] = [];
  private listed: Whole | null = null;
  /** Begins at the clock, so that a page that outlived the program before this one stands at no revision of this one. */
  private count: number;

  constructor(context: Context) {
    this.context = context;
    this.count = context.now().getTime();
    context.changes.listen((change) => this.hear(change));
  }

  /** Grows with everything that changes a count. */
  get revision(): number {
    this.upToDate();
    return this.count;
  }

  /** The stored row of a printing. */
  row(key: string): OwnedRow | undefined {
    return this.upToDate().get(key);
  }

  /** Every row, and the names of all cards that are owned or reserved, in no particular order. */
  whole(): Whole {
    const rows = this.upToDate();
    if (this.listed?.revision !== this.count) {
      const cards = [...new Set([...this.owned.keys(), ...this.reserved.keys()])];
      this.listed = { revision: this.count, rows: [...rows.values()], cards };
    }
    return this.listed;
  }

  holding(card: string): Holding {
    this.upToDate();
    const owned = this.owned.get(card) ?? 0;
    const reserved = this.reserved.get(card) ?? 0;
    return { card, owned, reserved, free: owned - reserved };
  }

  /** To be called with rows that were written and committed; count 0 without a note takes a row out. */
  put(written: readonly OwnedRow[]): void {
    if (!this.rows) return;
    const printings = new Set<string>();
    const cards = new Set<string>();
    for (const row of written) {
      const key = printingKey(row);
      const card = this.context.library.canonical(row.card);
      sum(this.owned, card, row.count - (this.rows.get(key)?.count ?? 0));
      if (row.count === 0 && row.note === '') this.rows.delete(key);
      else this.rows.set(key, row);
      printings.add(key);
      cards.add(card);
    }
    this.note(printings, cards);
  }

  /** What was touched after a revision; null if that is too long ago, or was never. */
  since(revision: number): Pick<Touched, 'printings' | 'cards'> | null {
    this.upToDate();
    if (revision > this.count) return null;
    const missed = this.touched.filter((touched) => touched.revision > revision);
    if (missed.length !== this.count - revision) return null;
    return {
      printings: new Set(missed.flatMap(({ printings }) => [...printings])),
      cards: new Set(missed.flatMap(({ cards }) => [...cards])),
    };
  }

  private hear({ kind, ids }: Change): void {
    if (kind === 'decks' && ids.length > 0) for (const id of ids) this.changedDecks.add(Number(id));
    // A card's name may decide under which name copies are counted; a collection without ids was changed by other hands.
    else if (['decks', 'cards', 'all'].includes(kind) || (kind === 'collection' && ids.length === 0)) this.drop();
  }

  private drop(): void {
    this.rows = null;
    this.touched = [];
    this.count += 1;
  }

  private note(printings: ReadonlySet<string>, cards: ReadonlySet<string>): void {
    this.count += 1;
    this.touched.push({ revision: this.count, printings, cards });
    if (this.touched.length > CHANGES_KEPT) this.touched.shift();
  }

  private upToDate(): Map<string, OwnedRow> {
    const rows = this.rows ?? this.build();
    if (this.changedDecks.size > 0) {
      const cards = new Set<string>();
      for (const id of this.changedDecks) this.reserve(id, deckInUse(this.context, id), cards);
      this.changedDecks.clear();
      if (cards.size > 0) this.note(new Set(), cards);
    }
    return rows;
  }

  private build(): Map<string, OwnedRow> {
    for (const sums of [this.owned, this.reserved, this.needs]) sums.clear();
    this.changedDecks.clear();
    const { db, library } = this.context;
    const rows = new Map<string, OwnedRow>();
    for (const row of ownedRows(db)) {
      rows.set(printingKey(row), row);
      sum(this.owned, library.canonical(row.card), row.count);
    }
    for (const deck of decksInUse(this.context)) this.reserve(deck.id, deck, new Set());
    this.rows = rows;
    return rows;
  }

  /** Puts what a deck reserves now in the place of what it did, and adds the cards for which that differs. */
  private reserve(id: number, deck: DeckInUse | null, cards: Set<string>): void {
    const canonical = (name: string) => this.context.library.canonical(name);
    const before = this.needs.get(id) ?? new Map<string, number>();
    const now = deck?.reserves ? deckNeeds(deck.saved, canonical) : new Map<string, number>();
    for (const card of new Set([...before.keys(), ...now.keys()])) {
      const difference = (now.get(card) ?? 0) - (before.get(card) ?? 0);
      if (difference === 0) continue;
      sum(this.reserved, card, difference);
      cards.add(card);
    }
    if (now.size > 0) this.needs.set(id, now);
    else this.needs.delete(id);
  }
}

function sum(sums: Map<string, number>, card: string, difference: number): void {
  add(sums, card, difference);
  if (sums.get(card) === 0) sums.delete(card);
}
