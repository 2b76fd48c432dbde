import { addVersion } from '../../db/tables/deck-lists.ts';
import { insertDeck } from '../../db/tables/decks.ts';
import { putNote } from '../../db/tables/notes.ts';
import { readSettings, writeSetting } from '../../db/tables/settings.ts';
import { setTags } from '../../db/tables/tags.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { DEMO_SET, type DemoDeck } from '../demo/index.ts';
import { type Context, stamp } from './context.ts';
import { tidyDeck } from './deck-records.ts';

/** Marks a data base the demo decks were given to, so that decks thrown away do not come back. */
const GIVEN = 'demoDecksGiven';

/**
 * Puts the demo decks in at the first start, so that there is something to open. Their cards are reserved by nobody, and
 * the idea of each stands in its note.
 */
export function giveDemoDecks(context: Context, demoDecks: readonly DemoDeck[]): void {
  const { db, library } = context;
  if (db.readOnly || GIVEN in readSettings(db)) return;
  db.transaction(() => {
    const at = stamp(context);
    for (const { name, list, idea } of demoDecks) {
      const id = insertDeck(db, { name, format: null, folderId: null, reserves: false }, at);
      addVersion(db, id, tidyDeck(readList(list, library.catalogue).deck), { kind: 'saved', comment: '', at });
      setTags(db, id, [DEMO_SET.name]);
      putNote(db, { deck_id: id, card: null, text: idea, updated_at: at });
    }
    writeSetting(db, GIVEN, true);
  });
}
