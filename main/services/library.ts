import type { Connection } from '../../db/connection.ts';
import { allCards } from '../../db/tables/cards.ts';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { cleanName } from '../../engine/text/fold.ts';

/**
 * The cards of the program and of the user, read once and kept in step with every write. The user's card stands over a
 * demo card of the same name.
 */
export class Library {
  readonly demo: readonly Card[];
  private readonly db: Connection;
  private byName: Map<string, Card> | undefined;
  private lookUp: Catalogue | undefined;
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

  /** The catalogue's spelling of a name; the name itself, cleaned, where no card is known. */
  canonical(name: string): string {
    return this.catalogue.find(name)?.name ?? cleanName(name);
  }

  /** To be called with cards that were written. */
  put(cards: Iterable<Card>): void {
    for (const card of cards) this.byName?.set(card.name, card);
    this.changed();
  }

  /** To be called with names of cards that were taken out. */
  drop(names: Iterable<string>): void {
    for (const name of names) this.byName?.delete(name);
    this.changed();
  }

  /** To be called when the data base was changed by other hands: everything is read again. */
  forget(): void {
    this.byName = undefined;
    this.changed();
  }

  private get mine(): Map<string, Card> {
    this.byName ??= new Map(allCards(this.db).map((card) => [card.name, card]));
    return this.byName;
  }

  private changed(): void {
    this.lookUp = undefined;
    this.writes += 1;
  }
}
