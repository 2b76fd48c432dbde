import { deleteFormat, formatRows, putFormat } from '../../db/tables/formats.ts';
import { deleteGame, type GameRow, gameContent, gameRow, gameRows, putGame } from '../../db/tables/games.ts';
import { deleteSearch, putSearch, searchNamed, searchRow, searchRows } from '../../db/tables/searches.ts';
import { BUILT_IN_FORMATS, formatSchema } from '../../engine/mk/deck/formats/format.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { compareHu } from '../../engine/text/order.ts';
import type { SavedGame } from '../api/contract/index.ts';
import { type Context, stamp } from './context.ts';
import { requireDeck } from './deck-records.ts';
import { alreadyThere, invalid, notFound } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

/** Searches the player keeps. */
export function searchServices(context: Context): ServiceFunctions['searches'] {
  const { db, changes } = context;
  const required = (id: number) => {
    const row = searchRow(db, id);
    if (!row) throw notFound('search', id);
    return row;
  };
  return {
    list: () => searchRows(db).sort((a, b) => compareHu(a.name, b.name)),
    save({ id, name, query, place }) {
      const title = cleanName(name);
      const written = db.transaction(() => {
        if (id !== null) required(id);
        const same = searchNamed(db, place, title);
        if (same && same.id !== id) throw alreadyThere('search', title);
        return putSearch(db, { id, name: title, query, place });
      });
      changes.publish('searches', [written]);
      return required(written);
    },
    remove({ id }) {
      const removed = required(id);
      deleteSearch(db, id);
      changes.publish('searches', [id]);
      return removed;
    },
  };
}

/** Games of the solo table and Homályrév hands, to go on with or to replay. */
export function gameServices(context: Context): ServiceFunctions['games'] {
  const { db, changes } = context;
  const required = (id: number) => {
    const row = gameRow(db, id);
    if (!row) throw notFound('game', id);
    return row;
  };
  /** New games by the token of the page that made them, for as long as the program runs. */
  const made = new Map<string, number>();
  const whole = (id: number) => ({ ...toGame(required(id)), content: gameContent(db, id) });
  return {
    list: ({ kind }) => gameRows(db).flatMap((row) => (kind === null || row.kind === kind ? [toGame(row)] : [])),
    get: ({ id }) => whole(id),
    save({ id, token, name, kind, deckId, content }) {
      const earlier = token === null ? undefined : made.get(token);
      const known = id ?? (earlier !== undefined && gameRow(db, earlier) ? earlier : null);
      const written = db.transaction(() => {
        if (known !== null) required(known);
        if (deckId !== null) requireDeck(context, deckId);
        const row = { id: known, name: cleanName(name), kind, deck_id: deckId, updated_at: stamp(context) };
        return putGame(db, row, content);
      });
      if (token !== null) made.set(token, written);
      changes.publish('games', [written]);
      return toGame(required(written));
    },
    remove({ id }) {
      const removed = whole(id);
      deleteGame(db, id);
      changes.publish('games', [id]);
      return removed;
    },
  };
}

function toGame(row: GameRow): SavedGame {
  return { id: row.id, name: row.name, kind: row.kind, deckId: row.deck_id, updatedAt: row.updated_at };
}

/** Formats of the player's own. Only what the engine can read as a format is kept, under its own id. */
export function formatServices(context: Context): ServiceFunctions['formats'] {
  const { db, changes } = context;
  const list = () => formatRows(db).sort((a, b) => compareHu(a.id, b.id));
  return {
    list,
    save({ id, content }) {
      const read = formatSchema.safeParse(content);
      if (!read.success) {
        const [issue] = read.error.issues;
        const path = ['content', ...(issue?.path ?? [])].join('.');
        throw invalid(path, issue?.code ?? 'invalid', issue?.message);
      }
      if (read.data.id !== id) throw invalid('id', 'otherId');
      if (BUILT_IN_FORMATS.some((known) => known.id === id)) throw alreadyThere('format', id);
      putFormat(db, id, content);
      changes.publish('formats', [id]);
      return { id, content };
    },
    remove({ id }) {
      const removed = list().find((format) => format.id === id);
      if (!removed) throw notFound('format', id);
      deleteFormat(db, id);
      changes.publish('formats', [id]);
      return removed;
    },
  };
}
