import {
  deleteFolder,
  type FolderRow,
  folderNamed,
  folderRow,
  folderRows,
  insertFolder,
  liesInside,
  updateFolder,
} from '../../db/tables/folders.ts';
import { renameTag, tagCounts } from '../../db/tables/tags.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { compareHu } from '../../engine/text/order.ts';
import type { DeckFolder } from '../api/contract/index.ts';
import type { Context } from './context.ts';
import { alreadyThere, invalid, notFound } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

type FolderFunctions = Pick<
  ServiceFunctions['decks'],
  'folders' | 'createFolder' | 'renameFolder' | 'moveFolder' | 'removeFolder' | 'tags' | 'renameTag'
>;

/** Folders and tags decks are kept in order by. */
export function folderServices(context: Context): FolderFunctions {
  const { db, changes } = context;

  const list = () =>
    folderRows(db)
      .map(toFolder)
      .sort((a, b) => compareHu(a.name, b.name));

  function required(id: number): FolderRow {
    const row = folderRow(db, id);
    if (!row) throw notFound('folder', id);
    return row;
  }

  function place(id: number | null, name: string, parentId: number | null): DeckFolder {
    const made = db.transaction(() => {
      if (parentId !== null) required(parentId);
      const same = folderNamed(db, name, parentId);
      if (same && same.id !== id) throw alreadyThere('folder', name);
      if (id === null) return insertFolder(db, name, parentId);
      updateFolder(db, id, name, parentId);
      return id;
    });
    changes.publish('folders', [made]);
    return toFolder(required(made));
  }

  return {
    folders: list,
    createFolder: ({ name, parentId }) => place(null, cleanName(name), parentId),
    renameFolder: ({ id, name }) => place(id, cleanName(name), required(id).parent_id),
    moveFolder({ id, parentId }) {
      const { name } = required(id);
      if (parentId !== null && liesInside(db, parentId, id)) throw invalid('parentId', 'insideItself');
      return place(id, name, parentId);
    },
    removeFolder({ id }) {
      db.transaction(() => deleteFolder(db, required(id)));
      changes.publish('folders');
      changes.publish('decks');
      return list();
    },
    tags: () => tagCounts(db).sort((a, b) => compareHu(a.tag, b.tag)),
    renameTag({ from, to }) {
      const touched = db.transaction(() => renameTag(db, cleanName(from), cleanName(to)));
      changes.publish('decks', touched);
      return { decks: touched.length };
    },
  };
}

function toFolder(row: FolderRow): DeckFolder {
  return { id: row.id, name: row.name, parentId: row.parent_id, decks: row.decks };
}
