import { cleanName, fold } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { readColumns } from './columns.ts';
import { readCount, readWholeCount } from './counts.ts';
import { sectionOfWord } from './headings.ts';
import { type LineContext, readLine } from './line.ts';
import { exactCard, foldedCard, literalCard, unknownCard } from './resolve.ts';
import type { Note, Token } from './token.ts';
import { quote, readDetails, splitSetTail, unquoted, withoutEmphasis } from './trimmings.ts';

/** What the columns of a table are, by index; the rest are of no use to a deck. */
export interface TableHeads {
  readonly name: number;
  readonly count: number | undefined;
  readonly section: number | undefined;
  readonly deck: number | undefined;
  readonly type: number | undefined;
  readonly mp: number | undefined;
}

const HEADS = {
  name: [
    'nev',
    'lap',
    'lapnev',
    'lap neve',
    'kartya',
    'kartyanev',
    'kartya neve',
    'megnevezes',
    'name',
    'card',
    'card name',
    'cardname',
    'title',
  ],
  count: [
    'darab',
    'db',
    'darabszam',
    'mennyiseg',
    'peldany',
    'peldanyszam',
    'count',
    'qty',
    'quantity',
    'amount',
    'copies',
    '#',
  ],
  section: ['szakasz', 'resz', 'zona', 'hely', 'pakliresz', 'section', 'zone', 'board', 'category'],
  type: ['tipus', 'laptipus', 'type', 'card type'],
  mp: ['mp', 'mp-ertek', 'mp ertek', 'cost'],
  deck: ['pakli neve', 'paklinev', 'deck name'],
} as const;

/** Reads a row as the headings of a table; undefined unless one of them is that of the names and there is another one. */
export function readHeads(cells: readonly string[]): TableHeads | undefined {
  const folded = cells.map((cell) => fold(cell));
  const find = (words: readonly string[]) => {
    const at = folded.findIndex((cell) => words.includes(cell));
    return at < 0 ? undefined : at;
  };
  const name = find(HEADS.name);
  if (name === undefined || cells.length < 2) return undefined;
  return {
    name,
    count: find(HEADS.count),
    section: find(HEADS.section),
    deck: find(HEADS.deck),
    type: find(HEADS.type),
    mp: find(HEADS.mp),
  };
}

/** Reads one row of a table with headings. A name beside a count is taken as it stands. */
export function readRow(cells: readonly string[], heads: TableHeads, context: LineContext): Token {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const at = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  if (filled.length === 0) return { kind: 'blank' };
  const name = cleanName(at(heads.name));
  if (name === '') {
    if (at(heads.deck) !== '') return { kind: 'comment', note: 'deck-name', deckName: cleanName(at(heads.deck)) };
    if (readWholeCount(at(heads.count))) return { kind: 'refused', reason: 'no-name', name: null };
    return readLine(filled.join(' '), context)[0] as Token;
  }
  if (at(heads.count) === '' && (filled.length === 1 || heads.count === undefined)) {
    return withSection(readLine(name, context)[0] as Token, at(heads.section));
  }
  const written = at(heads.count);
  const count = written === '' ? 1 : (readWholeCount(written)?.count ?? readCount(written));
  if (count === null) return { kind: 'refused', reason: 'count-out-of-range', name };
  const card = cellCard(context.catalogue, name);
  const details = card.known ? undefined : readDetails([at(heads.type), at(heads.mp)]);
  return withSection({ kind: 'card', count, ...card, details }, at(heads.section));
}

/** Reads a row of a table that has no headings. */
export function readBareRow(cells: readonly string[], context: LineContext): Token {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return { kind: 'blank' };
  if (filled.length === 1) return readLine(filled[0] as string, context)[0] as Token;
  const row = filled.map((cell) => cell.replaceAll('\t', ' ')).join('\t');
  return readColumns(row, context.catalogue) ?? (readLine(row, context)[0] as Token);
}

function withSection(token: Token, word: string): Token {
  if (token.kind !== 'card' || word === '') return token;
  const section = sectionOfWord(word);
  const notes: readonly Note[] = section ? token.notes : [...token.notes, 'unknown-section'];
  return { ...token, section, notes };
}

// A known name may have a set code behind it or emphasis around it; an unknown one is kept whole, and one in quotation
// marks is what stands between them.
function cellCard(catalogue: Catalogue, name: string) {
  const find = (text: string) => exactCard(catalogue, text) ?? foldedCard(catalogue, text);
  const card = find(name);
  if (card) return card;
  const inner = unquoted(name);
  if (inner !== undefined) return literalCard(catalogue, inner);
  const plain = find(withoutEmphasis(name) ?? name);
  if (plain) return plain;
  const set = splitSetTail(name);
  const bare = set && find(set.rest);
  if (!set || !bare) return unknownCard(catalogue, name);
  const notes: readonly Note[] = ['set-tail-dropped', ...bare.notes];
  return { ...bare, notes, dropped: set.dropped };
}

/** A name for a cell of a table: in quotation marks if it would be read as another name without them. */
export function cellText(name: string, catalogue: Catalogue): string {
  return cellCard(catalogue, name).name === name ? name : quote(name);
}
