import type { Migration } from '../migrate.ts';
import { cardsAndDecks } from './0001-cards-and-decks.ts';
import { deckWork } from './0002-deck-work.ts';
import { collection } from './0003-collection.ts';
import { library } from './0004-library.ts';
import { outside } from './0005-outside.ts';

/** Every step, in order. A new one goes to the end, with its own test; see docs/data.md. */
export const MIGRATIONS: readonly Migration[] = [cardsAndDecks, deckWork, collection, library, outside];

/** Version of the tables this program reads and writes. */
export const LATEST = MIGRATIONS.length;
