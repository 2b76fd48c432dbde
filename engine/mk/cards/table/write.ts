import Papa from 'papaparse';
import writeSheet from 'write-excel-file/universal';
import { guardCell, writeListCell } from '../../../text/cells.ts';
import type { Card } from '../card.ts';
import { writeWord } from '../words.ts';
import { CARD_COLUMNS, type CardColumn, headingOf, NOTHING_UNREAD } from './columns.ts';

interface Placed {
  readonly column: CardColumn;
  readonly nth: number;
}

/**
 * Cards as rows of text with headings, everything of every card in them: reading the rows gives the same cards. Columns
 * that no card fills are left out.
 */
export function cardRows(cards: readonly Card[], lang: 'hu' | 'en' = 'hu'): string[][] {
  const placed = CARD_COLUMNS.flatMap((column): Placed[] => {
    const { repeated } = column;
    const times = repeated ? Math.max(0, ...cards.map((card) => card[repeated].length)) : 1;
    return Array.from({ length: times }, (_, nth) => ({ column, nth }));
  });
  const sorted = [
    ...placed.filter(({ column }) => !column.repeated),
    ...inTurn(placed, 'abilities'),
    ...inTurn(placed, 'printings'),
  ];
  const filled = sorted.filter(
    (place) => place.column.path === 'name' || cards.some((card) => cellOf(card, place) !== ''),
  );
  return [
    filled.map(({ column, nth }) => headingOf(column, nth, lang)),
    ...cards.map((card) => filled.map((place) => cellOf(card, place))),
  ];
}

// All columns of the first képesség, then all of the second: so a person reads them.
function inTurn(placed: readonly Placed[], group: 'abilities' | 'printings'): Placed[] {
  return placed.filter(({ column }) => column.repeated === group).sort((a, b) => a.nth - b.nth);
}

function cellOf(card: Card, { column, nth }: Placed): string {
  const [first, second] = column.path.split('.') as [keyof Card, string | undefined];
  const holder: unknown = column.repeated ? card[column.repeated][nth] : card[first];
  const value = second === undefined ? holder : (holder as Record<string, unknown> | null | undefined)?.[second];
  if (value === null || value === undefined) return '';
  const word = (text: string) => (column.words ? writeWord(column.words, text) : text);
  if (first === 'unread' && Array.isArray(value) && value.length === 0) return NOTHING_UNREAD;
  if (Array.isArray(value)) return writeListCell(value.map((element) => word(String(element))));
  if (typeof value === 'boolean')
    return value ? 'igen' : column.path === 'token' || second === 'onResolution' ? '' : 'nem';
  return word(String(value));
}

/** Cards as CSV that Hungarian Excel opens by double click: UTF-8 with mark, semicolons, formulas guarded. */
export function writeCardsCsv(cards: readonly Card[], lang: 'hu' | 'en' = 'hu'): string {
  const rows = cardRows(cards, lang).map((row) => row.map(guardCell));
  return `\ufeff${Papa.unparse(rows, { delimiter: ';', newline: '\r\n' })}\r\n`;
}

/** Cards as an XLSX workbook with one sheet, every cell a text, so that no number or name is turned into something else. */
export async function writeCardsXlsx(cards: readonly Card[], lang: 'hu' | 'en' = 'hu'): Promise<Uint8Array> {
  const [headings = [], ...rows] = cardRows(cards, lang);
  const cell = (value: string) => (value === '' ? null : { value: escapeXlsx(value), type: String });
  const sheet = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  const workbook = await writeSheet(sheet, { sheet: lang === 'hu' ? 'Lapok' : 'Cards', stickyRowsCount: 1 });
  return new Uint8Array(await (await workbook.toBlob()).arrayBuffer());
}

/**
 * A text as it must stand in any workbook written with this library, where _x0041_ stands for a letter. Letters that XML or
 * its reader cannot hold are written so, and so is the underscore of a text that only looks so, and the first letter of
 * words that every object knows ("constructor", "__proto__"), on which the writer's list of texts stumbles.
 */
export function escapeXlsx(text: string): string {
  if (text in {}) return letterCode(text.slice(0, 1)) + text.slice(1);
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, letterCode).replace(NOT_IN_XML, letterCode);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what XML cannot hold
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd-\uffff]|\p{Surrogate}/gu;
const letterCode = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
