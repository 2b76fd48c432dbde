import type { Connection } from '../../db/connection.ts';
import { allCards, cardNames } from '../../db/tables/cards.ts';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { cleanName, fold } from '../../engine/text/fold.ts';

/**
 * The cards of the program and of the user, read once and kept in step with every write. The user's card stands over a
 * demo card of the same name.
 */
export class Library {
  readonly demo: readonly Card[];
  private readonly db: Connection;
  private byName: Map<string, Card> | undefined;
  private lookUp: Catalogue | undefined;
  private known: Set<string> | undefined;
  private byFold: Map<string, string | null> | undefined;
  private writes = 0;

  constructor(db: Connection, demo: readonly Card[]) {
    this.db = db;
    this.demo = demo;
  }

  /** Grows with every write to the user's cards. */
  get revision(): number {
    return this.writes;
  }

  /** The user's cards, in no particular order. */
  get user(): readonly Card[] {
    return [...this.mine.values()];
  }

  /** The user's own card of exactly this name. */
  ofUser(name: string): Card | undefined {
    return this.mine.get(name);
  }

  get catalogue(): Catalogue {
    this.lookUp ??= createCatalogue([...this.demo, ...this.mine.values()]);
    return this.lookUp;
  }

  /**
   * The catalogue's spelling of a name; the name itself, cleaned, where no card is known. What `catalogue.find` says, but from
   * the names alone: counting copies need not wait until every card has been read.
   */
  canonical(name: string): string {
    if (this.names.has(name)) return name;
    const clean = cleanName(name);
    if (this.names.has(clean)) return clean;
    return this.folded.get(fold(clean)) ?? clean;
  }

  /** To be called with cards that were written. */
  put(cards: Iterable<Card>): void {
    for (const card of cards) {
      this.byName?.set(card.name, card);
      this.known?.add(card.name);
    }
    this.changed();
  }

  /** To be called with names of cards that were taken out. */
  drop(names: Iterable<string>): void {
    for (const name of names) this.byName?.delete(name);
    this.known = undefined;
    this.changed();
  }

  /** To be called when the data base was changed by other hands: everything is read again. */
  forget(): void {
    this.byName = undefined;
    this.known = undefined;
    this.changed();
  }

  private get mine(): Map<string, Card> {
    this.byName ??= new Map(allCards(this.db).map((card) => [card.name, card]));
    return this.byName;
  }

  private get names(): Set<string> {
    this.known ??= new Set([...this.demo.map((card) => cleanName(card.name)), ...cardNames(this.db)]);
    return this.known;
  }

  /** The one name of each folded form; null where several differ by accents or case. */
  private get folded(): Map<string, string | null> {
    if (!this.byFold) {
      this.byFold = new Map();
      for (const name of this.names) {
        const key = fold(name);
        this.byFold.set(key, this.byFold.has(key) ? null : name);
      }
    }
    return this.byFold;
  }

  private changed(): void {
    this.lookUp = undefined;
    this.byFold = undefined;
    this.writes += 1;
  }
}
