import type { Image } from './image.ts';

/** A value as it stands in a record. */
export type Stored = number | bigint | string | Buffer | null;

/** A row on a leaf: its values, and its number where the table has row numbers. */
export interface Cell {
  readonly rowid: bigint | null;
  readonly values: readonly Stored[];
}

/** What could be read of one page of a b-tree. */
export interface TreePage {
  readonly kind: 'tableLeaf' | 'tableInner' | 'indexLeaf' | 'indexInner';
  readonly cells: readonly Cell[];
  /** Cells that stand on the page and could not be read. */
  readonly broken: number;
  /** Pages below, with the highest row number each may hold (tables only; null where it is open). */
  readonly children: readonly { readonly page: number; readonly upTo: bigint | null }[];
}

const KINDS: Readonly<Record<number, TreePage['kind']>> = {
  2: 'indexInner',
  5: 'tableInner',
  10: 'indexLeaf',
  13: 'tableLeaf',
};

/** Reads a page of a b-tree (sqlite.org/fileformat2.html, 1.6); null if it is none. Nothing on it is trusted unchecked. */
export function readTreePage(image: Image, number: number): TreePage | null {
  const page = image.page(number);
  if (!page) return null;
  const start = number === 1 ? 100 : 0;
  const kind = KINDS[page[start] ?? 0];
  if (!kind) return null;
  const inner = kind === 'tableInner' || kind === 'indexInner';
  const count = page.readUInt16BE(start + 3);
  const pointers = start + (inner ? 12 : 8);
  if (pointers + 2 * count > image.usable) return null;
  const cells: Cell[] = [];
  const children: { page: number; upTo: bigint | null }[] = [];
  let broken = 0;
  for (let i = 0; i < count; i++) {
    const at = page.readUInt16BE(pointers + 2 * i);
    if (at < pointers + 2 * count || at >= image.usable - 2) {
      broken++;
      continue;
    }
    const body = inner ? at + 4 : at;
    if (kind === 'tableInner') {
      if (at + 5 > image.usable) continue;
      children.push({ page: page.readUInt32BE(at), upTo: BigInt.asIntN(64, varint(page, body)?.value ?? 0n) });
      continue;
    }
    if (kind === 'indexInner') children.push({ page: page.readUInt32BE(at), upTo: null });
    const cell = readCell(image, page, body, kind === 'tableLeaf');
    if (cell) cells.push(cell);
    else broken++;
  }
  if (inner) children.push({ page: page.readUInt32BE(start + 8), upTo: null });
  return { kind, cells, broken, children };
}

function readCell(image: Image, page: Buffer, at: number, isTable: boolean): Cell | null {
  const size = varint(page, at);
  if (!size || size.value > 1_000_000_000n || size.value === 0n) return null;
  const key = isTable ? varint(page, size.end) : null;
  if (isTable && !key) return null;
  const payload = readPayload(image, page, key?.end ?? size.end, Number(size.value), isTable);
  const values = payload && readRecord(payload);
  return values ? { rowid: key ? BigInt.asIntN(64, key.value) : null, values } : null;
}

/** The whole payload of a cell, through its overflow pages; null if the chain is broken. */
function readPayload(image: Image, page: Buffer, at: number, size: number, isTable: boolean): Buffer | null {
  const { usable } = image;
  const most = isTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (size <= most) return at + size <= usable ? page.subarray(at, at + size) : null;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const even = least + ((size - least) % (usable - 4));
  const local = even <= most ? even : least;
  if (at + local + 4 > usable) return null;
  const parts = [page.subarray(at, at + local)];
  let next = page.readUInt32BE(at + local);
  for (let left = size - local; left > 0; ) {
    const overflow = next > 1 && next <= image.count ? image.page(next) : null;
    if (!overflow) return null;
    const part = overflow.subarray(4, 4 + Math.min(left, usable - 4));
    parts.push(part);
    left -= part.length;
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

/** The values of a record; null unless its header describes exactly the bytes there are. */
export function readRecord(payload: Buffer): Stored[] | null {
  const head = varint(payload, 0);
  if (!head || head.value > BigInt(payload.length)) return null;
  const bodyAt = Number(head.value);
  const values: Stored[] = [];
  let at = bodyAt;
  let typeAt = head.end;
  while (typeAt < bodyAt) {
    const type = varint(payload, typeAt);
    if (!type) return null;
    typeAt = type.end;
    const code = Number(type.value);
    if (code === 10 || code === 11) return null;
    const length = code < 7 ? (INTEGER_BYTES[code] as number) : code === 7 ? 8 : code < 10 ? 0 : (code - 12) >> 1;
    if (at + length > payload.length) return null;
    values.push(readValue(payload.subarray(at, at + length), code));
    at += length;
  }
  return typeAt === bodyAt && at === payload.length ? values : null;
}

function readValue(bytes: Buffer, code: number): Stored {
  if (code === 0) return null;
  if (code === 8 || code === 9) return code - 8;
  if (code === 7) return bytes.readDoubleBE(0);
  if (code === 6) return bytes.readBigInt64BE(0);
  if (code < 6) return bytes.readIntBE(0, bytes.length);
  return code % 2 === 0 ? Buffer.from(bytes) : bytes.toString('utf8');
}

function varint(bytes: Buffer, at: number): { value: bigint; end: number } | null {
  let value = 0n;
  for (let i = 0; i < 9; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    if (i === 8) return { value: (value << 8n) | BigInt(byte), end: at + 9 };
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return { value, end: at + i + 1 };
  }
  return null;
}
