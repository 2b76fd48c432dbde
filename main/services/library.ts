import type { Connection } from '../../db/connection.ts';
import { allCards } from '../../db/tables/cards.ts';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { cleanName } from '../../engine/text/fold.ts';

/**
 * The cards of the program and of the user, read once and kept until they change. The user's card stands over a demo
 * card of the same name.
 */
export class Library {
  readonly demo: readonly Card[];
  private readonly db: Connection;
  private userCards: readonly Card[] | undefined;
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

  get user(): readonly Card[] {
    this.userCards ??= allCards(this.db);
    return this.userCards;
  }

  get catalogue(): Catalogue {
    this.lookUp ??= createCatalogue([...this.demo, ...this.user]);
    return this.lookUp;
  }

  /** The catalogue's spelling of a name; the name itself, cleaned, where no card is known. */
  canonical(name: string): string {
    return this.catalogue.find(name)?.name ?? cleanName(name);
  }

  /** To be called after every write to the user's cards. */
  changed(): void {
    this.userCards = undefined;
    this.lookUp = undefined;
    this.writes += 1;
  }
}
