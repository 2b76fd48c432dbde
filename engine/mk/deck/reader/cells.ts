import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { readYesNo } from '../../cards/words.ts';
import { countIn } from '../../tables/judge.ts';
import { type ColumnRole, roleOfHeading } from '../../tables/roles.ts';
import { MAX_COUNT, type PlaceId } from '../deck.ts';
import { readColumns } from './columns.ts';
import { readWholeCount } from './counts.ts';
import { sectionOfWord } from './headings.ts';
import { type LineContext, readLine } from './line.ts';
import { exactCard, foldedCard, literalCard, unknownCard } from './resolve.ts';
import type { Note, Token } from './token.ts';
import { quote, readDetails, splitSetTail, unquoted, withoutEmphasis } from './trimmings.ts';

/** What the columns of a table are, by index; the rest are of no use to a deck. */
export interface TableHeads {
  readonly name: number;
  /** Columns of copies that add up: normal and foil ones. */
  readonly counts: readonly number[];
  readonly section: number | undefined;
  /** A column that says yes for cards of the Cserepakli. */
  readonly sideboard: number | undefined;
  readonly deck: number | undefined;
  readonly type: number | undefined;
  readonly mp: number | undefined;
  /** True if all counts are written with decimals. */
  readonly decimals: boolean;
}

/** Reads a row as the headings of a table; undefined unless one of them is that of the names and there is another one. */
export function readHeads(cells: readonly string[]): TableHeads | undefined {
  const roles = cells.map(roleOfHeading);
  if (!roles.includes('name') || cells.length < 2) return undefined;
  const counted = roles.map((role) => (role === 'rowNumber' && !roles.includes('count') ? 'count' : role));
  return headsOf(counted, false);
}

/** The columns a deck needs, of those a table has. */
export function headsOf(roles: readonly (ColumnRole | undefined)[], decimals: boolean): TableHeads {
  const find = (wanted: ColumnRole) => (roles.includes(wanted) ? roles.indexOf(wanted) : undefined);
  const counts = roles.flatMap((role, i) => (role === 'count' || role === 'foilCount' ? [i] : []));
  return {
    name: roles.indexOf('name'),
    counts: counts.sort((a, b) => Number(roles[a] === 'foilCount') - Number(roles[b] === 'foilCount')),
    section: find('section'),
    sideboard: find('sideboard'),
    deck: find('deck'),
    type: find('type'),
    mp: find('mp'),
    decimals,
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
    if (heads.counts.some((index) => readWholeCount(at(index))))
      return { kind: 'refused', reason: 'no-name', name: null };
    return readLine(filled.join(' '), context)[0] as Token;
  }
  const written = heads.counts.map(at).filter((cell) => cell !== '');
  if (written.length === 0 && (filled.length === 1 || heads.counts.length === 0)) {
    return withPlace(readLine(name, context)[0] as Token, at(heads.section), at(heads.sideboard));
  }
  const count = copiesOf(written, heads.decimals);
  if (count === null) return { kind: 'refused', reason: 'count-out-of-range', name };
  const card = cellCard(context.catalogue, name);
  const details = card.known ? undefined : readDetails([at(heads.type), at(heads.mp)]);
  return withPlace({ kind: 'card', count, ...card, details }, at(heads.section), at(heads.sideboard));
}

/** Reads a row of a table that has no headings. */
export function readBareRow(cells: readonly string[], context: LineContext): Token {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return { kind: 'blank' };
  if (filled.length === 1) return readLine(filled[0] as string, context)[0] as Token;
  const row = filled.map((cell) => cell.replaceAll('\t', ' ')).join('\t');
  return readColumns(row, context.catalogue) ?? (readLine(row, context)[0] as Token);
}

// Copies of all columns together; null if one of them is no count or the sum is out of range.
function copiesOf(written: readonly string[], decimals: boolean): number | null {
  if (written.length === 0) return 1;
  const counts = written.map((cell) => countIn(cell, decimals) ?? readWholeCount(cell)?.count ?? null);
  const sum = counts.reduce<number | null>((all, count) => (all === null || count === null ? null : all + count), 0);
  return sum !== null && sum >= 1 && sum <= MAX_COUNT ? sum : null;
}

function withPlace(token: Token, word: string, sideboard: string): Token {
  if (token.kind !== 'card') return token;
  const own = readYesNo(sideboard) ? ('csere' as const) : undefined;
  if (word === '') return own ? { ...token, section: own } : token;
  const section = placeOfCell(word);
  const notes: readonly Note[] = section || own ? token.notes : [...token.notes, 'unknown-section'];
  return { ...token, section: section ?? own, notes };
}

/** The place a cell of sections or categories names: "Torony", "maybe", "Sideboard, Draw", "Maybeboard{noDeck}". */
export function placeOfCell(word: string): PlaceId | undefined {
  const whole = sectionOfWord(word);
  if (whole) return whole;
  if (/\{no\s*deck\}/iu.test(word)) return 'outside';
  const places = word
    .replace(/\{[^{}]*\}/gu, '')
    .split(/[,;/|]/u)
    .map(sectionOfWord);
  return places.find((place) => place === 'outside') ?? places.find((place) => place !== undefined);
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
