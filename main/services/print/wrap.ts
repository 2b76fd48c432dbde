import type { Drawing, TextStyle } from './drawing.ts';
import { ICON_SIZE, type Icon } from './icons.ts';
import { ruler } from './ruler.ts';

/** Text of one look, or a small picture that stands in the line. */
export type Span =
  | ({ readonly text: string } & TextStyle)
  | { readonly icon: Icon; readonly size: number; readonly color: string };

interface Piece {
  readonly span: Span;
  readonly text: string;
  readonly x: number;
}
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

interface Atom {
  readonly span: Span;
  readonly text: string;
  readonly width: number;
}

const widthOf = (span: Span, text: string) =>
  'icon' in span ? span.size * 1.1 : ruler().width(text, span.face, span.size);

/** Breaks text at blanks into lines no wider than `width`; a word that is wider by itself is broken anywhere. */
export function wrap(spans: readonly Span[], width: number): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let x = 0;
  let blank: Atom | undefined;
  const end = () => {
    lines.push({ pieces, width: x });
    pieces = [];
    x = 0;
    blank = undefined;
  };
  const put = (atom: Atom) => {
    const last = pieces.at(-1);
    if (last && last.span === atom.span && !('icon' in atom.span))
      pieces[pieces.length - 1] = { ...last, text: last.text + atom.text };
    else pieces.push({ span: atom.span, text: atom.text, x });
    x += atom.width;
  };
  for (const word of wordsOf(spans)) {
    if (word === 'line') {
      end();
      continue;
    }
    if (!Array.isArray(word)) {
      if (pieces.length > 0) blank = word;
      continue;
    }
    const wide = word.reduce((sum, atom) => sum + atom.width, 0);
    if (pieces.length > 0 && x + (blank?.width ?? 0) + wide > width) end();
    if (blank) put(blank);
    blank = undefined;
    for (const atom of wide > width ? word.flatMap(lettersOf) : word) {
      if (wide > width && pieces.length > 0 && x + atom.width > width) end();
      put(atom);
    }
  }
  if (pieces.length > 0 || lines.length === 0) end();
  return lines;
}

const lettersOf = (atom: Atom): Atom[] =>
  'icon' in atom.span
    ? [atom]
    : [...atom.text].map((text) => ({ span: atom.span, text, width: widthOf(atom.span, text) }));

// Words are whatever stands between blanks, also over the border of two spans.
function wordsOf(spans: readonly Span[]): (Atom[] | Atom | 'line')[] {
  const words: (Atom[] | Atom | 'line')[] = [];
  const add = (atom: Atom) => {
    const last = words.at(-1);
    if (Array.isArray(last)) last.push(atom);
    else words.push([atom]);
  };
  for (const span of spans) {
    if ('icon' in span) add({ span, text: '', width: widthOf(span, '') });
    else {
      for (const text of span.text.split(/(\n|[^\S\n\u00a0]+)/u)) {
        if (text === '\n') words.push('line');
        else if (/^[^\S\u00a0]+$/u.test(text)) words.push({ span, text: ' ', width: widthOf(span, ' ') });
        else if (text !== '') add({ span, text, width: widthOf(span, text) });
      }
    }
  }
  return words;
}

/** Draws a broken line from its left end on. */
export function drawLine(drawing: Drawing, line: Line, x: number, y: number): void {
  for (const piece of line.pieces) {
    if ('icon' in piece.span) {
      const { icon, size, color } = piece.span;
      const scale = size / ICON_SIZE;
      drawing.marks.push({
        kind: 'path',
        d: icon,
        x: x + piece.x,
        y: y - size * 0.86,
        scale,
        stroke: color,
        lineWidth: 2,
      });
    } else drawing.text(x + piece.x, y, piece.text, piece.span);
  }
}
