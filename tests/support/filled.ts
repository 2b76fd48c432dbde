import type { Connection } from '../../db/connection.ts';
import { putCards } from '../../db/tables/cards.ts';
import { addStep, putOwned } from '../../db/tables/collection.ts';
import { addVersion } from '../../db/tables/deck-lists.ts';
import { insertDeck } from '../../db/tables/decks.ts';
import { insertFolder } from '../../db/tables/folders.ts';
import { putFormat } from '../../db/tables/formats.ts';
import { putGame } from '../../db/tables/games.ts';
import { putNote } from '../../db/tables/notes.ts';
import { putPicture } from '../../db/tables/pictures.ts';
import { putSearch } from '../../db/tables/searches.ts';
import { writeSetting } from '../../db/tables/settings.ts';
import { setTags } from '../../db/tables/tags.ts';
import { cardSchema } from '../../engine/mk/cards/card.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** Fills every table with rows enough for trees of several levels: `cards` cards, a tenth as many decks, and so on. */
export function fillMany(db: Connection, cards: number): void {
  const names = Array.from({ length: cards }, (_, i) => `Őrszem ${i + 1}`);
  db.transaction(() => {
    const text = 'Érkezéskor nézd meg a jövődből a két felső lapot, és tedd vissza őket bármilyen sorrendben.';
    putCards(
      db,
      names.map((name, i) =>
        cardSchema.parse({ name, abilities: [{ text: `${text} ${i}` }], printings: [{ set: 'Alap', number: `${i}` }] }),
      ),
      AT,
    );
    for (let d = 0; d < Math.ceil(cards / 10); d++) {
      const folderId = d % 20 === 0 ? insertFolder(db, `Mappa ${d}`, null) : null;
      const id = insertDeck(db, { name: `Pakli ${d}`, format: null, folderId, reserves: d % 2 === 0 }, AT);
      const jovo = names.slice(d, d + 20).map((name) => ({ name, count: 2 }));
      addVersion(
        db,
        id,
        { name: null, sections: { torony: [], jovo, csere: [] } },
        { kind: 'saved', comment: '', at: AT },
      );
      setTags(db, id, ['gyors', `címke ${d}`]);
      putNote(db, { deck_id: id, card: null, text: `jegyzet ${d}`, updated_at: AT });
    }
    for (const [i, card] of names.entries()) {
      if (i % 3 === 0) putOwned(db, { card, set: 'Alap', number: `${i}`, count: 2, note: '' });
    }
    const place = { card: 'Őrszem 1', set: 'Alap', number: '0' };
    addStep(db, 'edit', [{ ...place, before: { count: 0, note: '' }, after: { count: 2, note: '' } }], AT);
    writeSetting(db, 'lang', 'en');
    putSearch(db, { id: null, place: 'cards', name: 'olcsók', query: 'mp<=2' });
    putGame(
      db,
      { id: null, kind: 'table', name: 'Játék', deck_id: 1, updated_at: AT },
      { turn: 3, log: 'x'.repeat(20_000) },
    );
    putFormat(db, 'klub', { limit: 3 });
    putPicture(db, { card: 'Őrszem 1', type: 'image/png', bytes: new Uint8Array(30_000).fill(7) }, AT);
  });
}

/** The rows of a table as texts, sorted: what two data bases are compared by. */
export const rowsOf = (db: Connection, table: string) =>
  db
    .all(`SELECT * FROM ${table}`)
    .map((row) => JSON.stringify(Object.values(row)))
    .sort();
