import { compareHu } from '../../../engine/text/order.ts';
import type { DeckFolder } from '../../../main/api/contract/index.ts';

/** A folder with its depth below the root, in the order a tree shows them. */
export interface PlacedFolder {
  readonly folder: DeckFolder;
  readonly depth: number;
}

/** Every folder under its parent, siblings in Hungarian order. A folder whose parent is missing stands at the root. */
export function folderTree(folders: readonly DeckFolder[]): readonly PlacedFolder[] {
  const known = new Set(folders.map((folder) => folder.id));
  const below = (parent: number | null, depth: number): PlacedFolder[] =>
    folders
      .filter((folder) => (folder.parentId !== null && known.has(folder.parentId) ? folder.parentId : null) === parent)
      .sort((a, b) => compareHu(a.name, b.name))
      .flatMap((folder) => [{ folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
}

/** "Verseny / 2026": the folder's name after those it lies in. */
export function folderPath(folder: DeckFolder, folders: readonly DeckFolder[]): string {
  const parent = folders.find((one) => one.id === folder.parentId);
  return parent ? `${folderPath(parent, folders)} / ${folder.name}` : folder.name;
}

/** The folder itself and all folders below it. */
export function folderIds(id: number, folders: readonly DeckFolder[]): ReadonlySet<number> {
  const found = new Set([id]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const folder of folders) {
      if (folder.parentId !== null && found.has(folder.parentId) && !found.has(folder.id)) {
        found.add(folder.id);
        grown = true;
      }
    }
  }
  return found;
}
