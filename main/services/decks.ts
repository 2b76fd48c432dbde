import {
  addVersion,
  draftOf,
  putDraft,
  readList,
  removeDraft,
  savedOf,
  versionOf,
  versionsOf,
} from '../../db/tables/deck-lists.ts';
import {
  bumpRevision,
  deleteDeck,
  insertDeck,
  renameDeck,
  setDeckFolder,
  setDeckFormat,
  setDeckRemoved,
  setDeckReserves,
} from '../../db/tables/decks.ts';
import { folderRow } from '../../db/tables/folders.ts';
import { noteRows, putNote } from '../../db/tables/notes.ts';
import { setTags } from '../../db/tables/tags.ts';
import { type Deck, emptyDeck } from '../../engine/mk/deck/deck.ts';
import { cleanName } from '../../engine/text/fold.ts';
import type { DeckRecord, DeckSummary } from '../api/contract/index.ts';
import { tableText } from '../reading/table-text.ts';
import { type Context, stamp } from './context.ts';
import { decksInUse, record, requireDeck, sameLists, summaries, tidyDeck } from './deck-records.ts';
import { folderServices } from './folders.ts';
import { notFound, ServiceError } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

/** Decks with their drafts, versions, folders and tags. */
export function deckServices(context: Context): ServiceFunctions['decks'] {
  const { db, changes } = context;
  const told = (ids: readonly number[]) => changes.publish('decks', ids);

  /** A write that is refused when somebody else wrote since the caller last looked. */
  function writeList(id: number, revision: number, yours: Deck | null, write: () => void): void {
    db.transaction(() => {
      const row = requireDeck(context, id);
      if (row.revision !== revision) {
        throw new ServiceError('STALE_VERSION', { yours, current: record(context, id) });
      }
      write();
      bumpRevision(db, id, stamp(context));
    });
    told([id]);
  }

  /** Whether this is what the editor would open now. */
  function stands(id: number, deck: Deck): boolean {
    const list = draftOf(db, id) ?? savedOf(db, id);
    return list !== undefined && sameLists(deck, readList(db, list.id, ''));
  }

  const edited = (id: number, write: () => void): DeckSummary => {
    db.transaction(() => {
      requireDeck(context, id);
      write();
    });
    told([id]);
    return withoutLists(record(context, id));
  };

  const editedAll = (ids: readonly number[], write: (id: number) => void): DeckSummary[] => {
    db.transaction(() => {
      for (const id of ids) {
        requireDeck(context, id);
        write(id);
      }
    });
    told(ids);
    return ids.map((id) => withoutLists(record(context, id)));
  };

  return {
    ...folderServices(context),
    list: ({ removed }) => summaries(context, removed),
    contents: () =>
      decksInUse(context).map(({ id, name, revision, reserves, open }) => ({
        id,
        name,
        revision,
        reserves,
        deck: open,
      })),
    get: ({ id }) => record(context, id),

    create({ name, deck, as, format, folderId, tags, comment }) {
      const tidy = tidyDeck(deck);
      const at = stamp(context);
      const id = db.transaction(() => {
        if (folderId !== null && !folderRow(db, folderId)) throw notFound('folder', folderId);
        // Only the player says which decks lie put together on the shelf (setReserves).
        const made = insertDeck(db, { name: cleanName(name), format, folderId, reserves: false }, at);
        if (as === 'draft') putDraft(db, made, tidy, at);
        else addVersion(db, made, tidy, { kind: 'saved', comment, at });
        setTags(db, made, tags);
        return made;
      });
      told([id]);
      return record(context, id);
    },

    saveDraft({ id, revision, deck, unanswered }) {
      const tidy = tidyDeck(deck);
      const at = stamp(context);
      let hasDraft = true;
      const own = unanswered.some((list) => stands(id, tidyDeck(list)));
      const base = own ? requireDeck(context, id).revision : revision;
      writeList(id, base, deck, () => {
        const saved = savedOf(db, id);
        hasDraft = !saved || !sameLists(tidy, readList(db, saved.id, ''));
        if (hasDraft) putDraft(db, id, tidy, at);
        else removeDraft(db, id);
      });
      return { revision: base + 1, draftAt: at, hasDraft };
    },

    saveVersion({ id, revision, deck, comment }) {
      const tidy = tidyDeck(deck);
      writeList(id, revision, deck, () => {
        removeDraft(db, id);
        const saved = savedOf(db, id);
        if (saved && sameLists(tidy, readList(db, saved.id, ''))) return;
        addVersion(db, id, tidy, { kind: 'saved', comment, at: stamp(context) });
      });
      return record(context, id);
    },

    dropDraft({ id, revision }) {
      let dropped: Deck | null = null;
      writeList(id, revision, null, () => {
        const draft = draftOf(db, id);
        if (!draft) return;
        // A deck that was never saved would be left without any list; its draft becomes part of the history instead.
        dropped = readList(db, draft.id, requireDeck(context, id).name);
        if (!savedOf(db, id)) addVersion(db, id, dropped, { kind: 'kept', comment: '', at: stamp(context) });
        removeDraft(db, id);
      });
      return { deck: record(context, id), dropped };
    },

    versions({ id }) {
      const { name } = requireDeck(context, id);
      return versionsOf(db, id).map((row) => ({
        version: row.version as number,
        at: row.at,
        comment: row.comment,
        kind: row.kind as 'saved' | 'kept',
        deck: readList(db, row.id, name),
      }));
    },

    restoreVersion({ id, revision, version }) {
      const at = stamp(context);
      writeList(id, revision, null, () => {
        const wanted = versionOf(db, id, version);
        if (!wanted) throw notFound('version', version);
        const deck = readList(db, wanted.id, '');
        const draft = draftOf(db, id);
        const losing = draft && readList(db, draft.id, '');
        if (losing && !sameLists(losing, deck)) addVersion(db, id, losing, { kind: 'kept', comment: '', at });
        const saved = savedOf(db, id);
        if (saved && sameLists(deck, readList(db, saved.id, ''))) removeDraft(db, id);
        else putDraft(db, id, deck, at);
      });
      return record(context, id);
    },

    sheetText: async ({ file, sheet }, { signal }) =>
      await tableText(new Uint8Array(await file.arrayBuffer()), sheet ?? undefined, signal),
    duplicate({ id, name }) {
      const at = stamp(context);
      const copy = db.transaction(() => {
        const original = record(context, id);
        const { format, folderId, tags } = original;
        const made = insertDeck(db, { name: cleanName(name), format, folderId, reserves: false }, at);
        const deck = original.draft ?? original.saved ?? emptyDeck();
        addVersion(db, made, deck, { kind: 'saved', comment: '', at });
        setTags(db, made, tags);
        for (const note of noteRows(db, id)) putNote(db, { ...note, deck_id: made });
        return made;
      });
      told([copy]);
      return record(context, copy);
    },

    rename: ({ id, name }) => edited(id, () => renameDeck(db, id, cleanName(name), stamp(context))),
    setFormat: ({ id, format }) => edited(id, () => setDeckFormat(db, id, format)),
    setReserves: ({ id, reserves }) => edited(id, () => setDeckReserves(db, id, reserves)),
    setTags: ({ id, tags }) => edited(id, () => setTags(db, id, tags.map(cleanName))),

    setFolder({ ids, folderId }) {
      if (folderId !== null && !folderRow(db, folderId)) throw notFound('folder', folderId);
      return editedAll(ids, (id) => setDeckFolder(db, id, folderId));
    },

    remove: ({ ids }) => editedAll(ids, (id) => setDeckRemoved(db, id, stamp(context))),
    restore: ({ ids }) => editedAll(ids, (id) => setDeckRemoved(db, id, null)),

    purge({ ids }) {
      db.transaction(() => {
        for (const id of ids) {
          if (requireDeck(context, id).removed_at === null) throw notFound('deck', id);
          deleteDeck(db, id);
        }
      });
      told(ids);
      return { purged: ids.length };
    },
  };
}

function withoutLists({ saved: _saved, draft: _draft, draftAt: _draftAt, ...rest }: DeckRecord): DeckSummary {
  return rest;
}
