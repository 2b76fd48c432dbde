import { loadCatalogue } from './catalogue.ts';
import { followChanges } from './changes.ts';
import { loadDeckCards } from './deck-cards.ts';
import { loadDecks } from './decks.ts';
import { loadFormats } from './formats.ts';
import { loadNotes } from './notes.ts';
import { loadSearches } from './searches.ts';

/** Loads what every area needs and then follows changes. */
export async function start(): Promise<void> {
  void followChanges();
  // The list of decks is what a player looks for first, and it does not wait for a large catalogue.
  await loadDecks();
  await loadCatalogue();
  await Promise.all([loadDeckCards(), loadFormats(), loadSearches(), loadNotes()]);
}
