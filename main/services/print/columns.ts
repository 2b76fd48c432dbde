import { ruler } from './ruler.ts';
import { wrap } from './wrap.ts';

/** One line of a list in columns. */
export type Block =
  | { readonly kind: 'section'; readonly text: string }
  | { readonly kind: 'group'; readonly text: string }
  | { readonly kind: 'card'; readonly count: number; readonly text: string; readonly mp: string };

export interface Placed {
  readonly block: Block;
  /** From the top of the column. */
  readonly y: number;
  /** The name, broken if it is wider than the column. */
  readonly lines: readonly string[];
}

/** A list set in columns of one type size; more pages than one only if nothing readable fits on one. */
export interface Flow {
  readonly size: number;
  readonly columnWidth: number;
  readonly gap: number;
  /** Where names begin in a column. */
  readonly indent: number;
  readonly pages: readonly (readonly (readonly Placed[])[])[];
}

interface Area {
  readonly width: number;
  readonly height: number;
}

const SIZES = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5, 3];
const COLUMNS = [2, 3, 1, 4, 5, 6];
/** Where not even the smallest size gives one page, this is the size. */
const READABLE = 6;

/** Sets a list as large as it fits on one page. */
export function bestFlow(blocks: readonly Block[], area: Area): Flow {
  for (const size of SIZES) {
    for (const columns of COLUMNS) {
      const flow = flowIn(blocks, area, size, columns, columns);
      if (flow) return flow;
    }
  }
  return flowIn(blocks, area, READABLE, 3, Number.POSITIVE_INFINITY) as Flow;
}

/** Undefined as soon as it takes more columns than `most`. */
function flowIn(blocks: readonly Block[], area: Area, size: number, columns: number, most: number): Flow | undefined {
  const gap = size * 1.8;
  const columnWidth = (area.width - gap * (columns - 1)) / columns;
  const indent = size * 2.9;
  const filled: Placed[][] = [[]];
  let y = 0;
  for (const [i, block] of blocks.entries()) {
    const lines = block.kind === 'card' ? nameLines(block, size, columnWidth - indent) : [block.text];
    const height = heightOf(block, lines.length, size, y === 0);
    // A heading never stands alone at the foot of a column.
    let needed = height;
    for (let next = i; blocks[next]?.kind !== 'card' && next + 1 < blocks.length; next++) needed += size * 1.6;
    if (y > 0 && y + needed > area.height) {
      if (filled.length === most) return undefined;
      filled.push([]);
      y = 0;
    }
    filled.at(-1)?.push({ block, y: y + heightOf(block, 0, size, y === 0), lines });
    y += heightOf(block, lines.length, size, y === 0);
  }
  const pages = Array.from({ length: Math.ceil(filled.length / columns) }, (_, page) =>
    filled.slice(page * columns, (page + 1) * columns),
  );
  return { size, columnWidth, gap, indent, pages };
}

function nameLines(block: Extract<Block, { kind: 'card' }>, size: number, room: number): string[] {
  const mp = block.mp === '' ? 0 : ruler().width(block.mp, 'sans', size * 0.78) + size * 0.5;
  const width = Math.max(size, room - mp);
  if (ruler().width(block.text, 'sans', size) <= width) return [block.text];
  return wrap([{ text: block.text, face: 'sans', size, color: '#000000' }], width).map((line) =>
    line.pieces.map((piece) => piece.text).join(''),
  );
}

/** Height with so many lines; with none, the blank that a heading keeps above it, except at the top of a column. */
function heightOf(block: Block, lines: number, size: number, first: boolean): number {
  const above = first ? 0 : block.kind === 'section' ? size * 0.7 : block.kind === 'group' ? size * 0.25 : 0;
  if (lines === 0) return above;
  if (block.kind === 'section') return above + size * 2;
  if (block.kind === 'group') return above + size * 1.5;
  return size * (1.35 + 1.2 * (lines - 1));
}
