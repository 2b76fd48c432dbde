import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { readBareRow, readHeads, readRow, type TableHeads } from './cells.ts';
import { refusal } from './forms/forms.ts';
import { readHeading } from './headings.ts';
import { type LineContext, readLine } from './line.ts';
import { lineFinder } from './lines.ts';
import type { FormatReader } from './read.ts';
import { readTextLines } from './text.ts';
import type { PlacedToken, Token } from './token.ts';

const HTML =
  /^\s*(?:<!doctype html|<!--|<(?:html|head|body|meta|table|tbody|tr|td|ul|ol|li|div|p|span|h[1-6]|br|b|strong|section|article|pre)\b)/iu;
const SILENT = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'NAV', 'FOOTER', 'BUTTON', 'SELECT']);
const BLOCK =
  /^(?:P|DIV|LI|UL|OL|SECTION|ARTICLE|MAIN|HEADER|PRE|BLOCKQUOTE|DL|DT|DD|TABLE|BODY|HTML|BR|HR|CAPTION|H[1-6])$/u;

const MAX_DEPTH = 1000;
/** Elements that hold nothing, or that the next of their kind closes: they add no depth, however many are left open. */
const SHALLOW = /^(?:p|li|td|th|tr|dt|dd|br|hr|img|input|meta|link|col|wbr|source|option)$/iu;

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, closing, tag, alone] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*?(\/?)>/giu)) {
    if (alone === '/' || SHALLOW.test(tag as string)) continue;
    depth = Math.max(0, depth + (closing === '/' ? -1 : 1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The text with blanks in the place of comments and declarations. One that is never closed stays, and is looked for once only. */
function withoutDeclarations(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const closed = new Map([
    ['-->', true],
    ['>', true],
  ]);
  for (const { index } of text.matchAll(/<[!?]/gu)) {
    if (index < from) continue;
    for (const end of text.startsWith('<!--', index) ? ['-->', '>'] : ['>']) {
      const at = closed.get(end) ? text.indexOf(end, index + (end === '-->' ? 4 : 2)) : -1;
      closed.set(end, at >= 0);
      if (at < 0) continue;
      parts.push(text.slice(from, index), text.slice(index, at + end.length).replace(/[^\n]/gu, ' '));
      from = at + end.length;
      break;
    }
  }
  return parts.join('') + text.slice(from);
}
const COUNTED = /^[([]?\d{1,3}\s*(?:[x×*)\]]|db\b)?\s*\p{L}|\s[x×]\s?\d{1,3}$/iu;

/** Marks the deck's name in pages this program writes, since a deck may be called "Torony". */
export const TITLE_CLASS = 'pakli-neve';

/** Marks pages this program writes, since an empty deck names no card. */
export const OWN_PAGE = '<meta name="jovolato" content="pakli">';
/** A saved page, not a scrap of one. */
const WHOLE_PAGE = /<(?:!doctype html|html|head|body|script|style)\b/iu;

/** Reads HTML copied or saved from a page: headings, list items, paragraphs and table rows, each as a line. */
export const readHtml: FormatReader = (lines, catalogue) => {
  if (!lines.some((line) => line.trim() !== '') || !HTML.test(lines.join('\n').slice(0, 2000))) return undefined;
  // The parser knows no declarations; blanks in their place keep every offset.
  const text = withoutDeclarations(lines.join('\n'));
  // Nothing a page would do; the parser's time grows with the square of the depth, and a walk that deep ends the program.
  if (isTooDeep(text))
    return {
      tokens: readTextLines(
        text.split('\n').map((line) => line.replace(/<[^<>]*>/gu, ' ')),
        catalogue,
      ),
      name: null,
    };
  const reader = createHtmlReader(catalogue, lineFinder(text));
  reader.walk(parse(text, { comment: false }));
  reader.flush();
  const isEmptyScrap = reader.tokens.length === 0 && !WHOLE_PAGE.test(lines.join('\n').slice(0, 2000));
  if (!reader.isList() && !isEmptyScrap && !lines.some((line) => line.includes(OWN_PAGE))) return refusal('html');
  return { tokens: reader.tokens, name: reader.title() };
};

function createHtmlReader(catalogue: Catalogue, lineOf: (offset: number) => number) {
  const context: LineContext = { catalogue, numbered: false };
  const tokens: PlacedToken[] = [];
  let title: string | null = null;
  let titled = false;
  let counted = false;
  let pending = '';
  let pendingAt = 0;

  function put(offset: number, token: Token): void {
    // Copies out of order cannot happen: nodes are met in the order of the text.
    tokens.push({ at: lineOf(offset), token });
  }

  function flush(): void {
    const text = cleanName(pending);
    pending = '';
    counted ||= COUNTED.test(text);
    if (text !== '') for (const token of readLine(text, context)) put(pendingAt, token);
  }

  function heading(node: HTMLElement): void {
    const text = cleanName(node.text);
    const read = readHeading(text);
    const isTitle = node.classList.contains(TITLE_CLASS) || (node.tagName === 'H1' && !read?.section);
    if (isTitle && title === null) {
      title = text === '' ? null : text;
      titled = node.classList.contains(TITLE_CLASS);
      put(node.range[0], { kind: 'comment', note: 'deck-name' });
    } else put(node.range[0], { kind: 'section', section: read?.section ?? null, title: read?.title ?? text });
  }

  function table(node: HTMLElement): void {
    let heads: TableHeads | undefined;
    node.querySelectorAll('tr').forEach((row, i) => {
      const cellNodes = row.querySelectorAll('td, th');
      const cells = cellNodes.map((cell) => cleanName(cell.text));
      if (i === 0) heads = readHeads(cells);
      const offset = (cellNodes[heads?.name ?? 0] ?? cellNodes[0] ?? row).range[0];
      if (i === 0 && heads) put(row.range[0], { kind: 'comment', note: 'column-heads' });
      else if (cells.some((cell) => cell !== '')) {
        put(offset, heads ? readRow(cells, heads, context) : readBareRow(cells, context));
      }
    });
  }

  function walk(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) {
      if (pending === '' && node.text.trim() !== '') pendingAt = node.range[0] + leadingBlanks(node.rawText);
      pending += node.text;
      return;
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const tag = element.tagName;
    if (tag && SILENT.has(tag)) return;
    const block = tag !== null && tag !== undefined && BLOCK.test(tag);
    if (block) flush();
    if (tag && /^H[1-6]$/u.test(tag)) heading(element);
    else if (tag === 'TABLE') table(element);
    else for (const child of element.childNodes) walk(child);
    if (block) flush();
  }

  /** True unless nothing in the page is a known card, has a count, names a section or stands in a table of cards. */
  const isList = () =>
    titled ||
    counted ||
    tokens.some(
      ({ token }) =>
        (token.kind === 'card' && (token.known || token.count > 1)) ||
        (token.kind === 'section' && token.section !== null) ||
        (token.kind === 'comment' && token.note === 'column-heads'),
    );

  return { tokens, walk, flush, title: () => title, isList };
}

const leadingBlanks = (text: string) => text.length - text.trimStart().length;
