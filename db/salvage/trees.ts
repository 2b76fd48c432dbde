import { type Cell, readTreePage, type TreePage } from './cells.ts';
import type { Image } from './image.ts';

/** What a table or index is, as the schema of the file says. */
export interface SchemaEntry {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly root: number;
  readonly sql: string | null;
}

/** What a walk down a b-tree found. */
export interface Walk {
  readonly cells: readonly Cell[];
  /** Cells on readable pages that could not be read themselves. */
  readonly broken: number;
  /** Branches that could not be followed: the row numbers they may hold lie above `above` and up to `upTo`. */
  readonly gaps: readonly { readonly above: bigint | null; readonly upTo: bigint | null }[];
  readonly leaves: number;
}

/**
 * Reads a b-tree from its root. A branch that cannot be read is passed over, and its neighbours on both sides are read; `seen`
 * gathers the pages that belong to it.
 */
export function walkTree(image: Image, root: number, isTable: boolean, seen: Set<number>): Walk {
  const cells: Cell[] = [];
  const gaps: { above: bigint | null; upTo: bigint | null }[] = [];
  let broken = 0;
  let leaves = 0;
  const fits = (kind: TreePage['kind']) => kind.startsWith(isTable ? 'table' : 'index');
  const visit = (number: number, above: bigint | null, upTo: bigint | null) => {
    const page = number > 0 && number <= image.count && !seen.has(number) ? readTreePage(image, number) : null;
    if (!page || !fits(page.kind)) {
      gaps.push({ above, upTo });
      return;
    }
    seen.add(number);
    for (const cell of page.cells) cells.push(cell);
    broken += page.broken;
    if (page.children.length === 0) leaves++;
    let from = above;
    for (const child of page.children) {
      visit(child.page, from, child.upTo ?? upTo);
      from = child.upTo ?? from;
    }
  };
  visit(root, null, null);
  return { cells, broken, gaps, leaves };
}

/** The entries of the schema that can still be read. */
export function readSchema(image: Image, seen: Set<number>): { entries: SchemaEntry[]; whole: boolean } {
  const walk = walkTree(image, 1, true, seen);
  const entries = walk.cells.flatMap(({ values }) => {
    const [type, name, table, root, sql] = values;
    if (typeof type !== 'string' || typeof name !== 'string' || typeof table !== 'string') return [];
    return [{ type, name, table, root: Number(root ?? 0), sql: typeof sql === 'string' ? sql : null }];
  });
  return { entries, whole: walk.gaps.length === 0 && walk.broken === 0 };
}

/** Pages of the free list: what stands on them was deleted and is not to come back. */
export function freePages(image: Image): Set<number> {
  const free = new Set<number>();
  const head = image.page(1);
  if (!head || head.length < 100) return free;
  let trunk = head.readUInt32BE(32);
  while (trunk > 1 && trunk <= image.count && !free.has(trunk)) {
    free.add(trunk);
    const page = image.page(trunk);
    if (!page) break;
    const count = Math.min(page.readUInt32BE(4), Math.floor(image.usable / 4) - 2);
    for (let i = 0; i < count; i++) free.add(page.readUInt32BE(8 + 4 * i));
    trunk = page.readUInt32BE(0);
  }
  return free;
}

/** Pages of rows that no walk came to: their branch is broken above them. Overflow and free pages are none. */
export function orphanPages(image: Image, seen: ReadonlySet<number>, free: ReadonlySet<number>): TreePage[] {
  const found: TreePage[] = [];
  for (let number = 2; number <= image.count; number++) {
    if (seen.has(number) || free.has(number)) continue;
    const page = readTreePage(image, number);
    if (page && page.cells.length > 0) found.push(page);
  }
  return found;
}
