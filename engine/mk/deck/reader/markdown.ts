import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { readBareRow, readHeads, readRow, type TableHeads } from './cells.ts';
import { readHeading } from './headings.ts';
import { readLine } from './line.ts';
import type { FormatReader } from './read.ts';
import type { PlacedToken, Token } from './token.ts';

const TITLE = /^\s*(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u;
const RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/u;
const ROW = /^\s*\|.*\|\s*$/u;

/** Reads a Markdown document: `#` headings name the deck and its sections; tables and list items are its cards. */
export const readMarkdown: FormatReader = (lines, catalogue) => {
  const titled = lines.some((line) => /^\s*##/u.test(line) || isSectionTitle(line));
  const tabled = lines.some((line, i) => ROW.test(line) && RULE.test(lines[i + 1] ?? ''));
  if (!titled && !tabled) return undefined;
  let heads: TableHeads | undefined;
  let inTable = false;
  let name: string | null = null;
  const tokens = lines.map((line, at): PlacedToken => {
    const title = TITLE.exec(line);
    if (title) {
      const text = plain(title[2] as string);
      if (title[1] === '#' && name === null && !isSectionTitle(line) && titled) {
        name = cleanName(text);
        return { at, token: { kind: 'comment', note: 'deck-name' } };
      }
      return { at, token: titleToken(text) };
    }
    if (!ROW.test(line)) {
      inTable = false;
      return { at, token: itemToken(line, catalogue) };
    }
    if (RULE.test(line)) return { at, token: { kind: 'comment', note: 'markup' } };
    const cells = cellsOf(line);
    if (!inTable) {
      inTable = true;
      heads = readHeads(cells);
      if (heads) return { at, token: { kind: 'comment', note: 'column-heads' } };
    }
    const context = { catalogue, numbered: false };
    return { at, token: heads ? readRow(cells, heads, context) : readBareRow(cells, context) };
  });
  return { tokens, name };
};

// Lines outside tables are read as in any text list; a number with a dot always is that of a list item here.
function itemToken(line: string, catalogue: Catalogue): Token {
  return readLine(line, { catalogue, numbered: true })[0] as Token;
}

function isSectionTitle(line: string): boolean {
  const title = TITLE.exec(line);
  return title !== null && Boolean(readHeading(plain(title[2] as string))?.section);
}

function titleToken(text: string): Token {
  const heading = readHeading(text);
  return { kind: 'section', section: heading?.section ?? null, title: heading?.title ?? text };
}

/** The cells of a table row; a bar behind a backslash is part of the text. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/u, '').replace(/\|$/u, '');
  const cells = inner.match(/(?:\\.|[^\\|])*(?:\||$)/gsu) ?? [];
  return cells
    .map((cell) => plain(cell.replace(/\|$/u, '')))
    .slice(0, inner.endsWith('|') ? undefined : cells.length - 1 || 1);
}

/** Markdown text without its backslashes. */
function plain(text: string): string {
  return text.trim().replace(/\\([!-/:-@[-`{-~])/gu, '$1');
}
