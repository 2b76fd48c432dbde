import type { Mark, PrintedPage, PrintFace } from '../../api/contract/index.ts';
import { ruler } from './ruler.ts';

/** Points in a millimetre. */
export const MM = 72 / 25.4;
export const A4 = { width: 210 * MM, height: 297 * MM } as const;

export interface TextStyle {
  readonly face: PrintFace;
  readonly size: number;
  readonly color: string;
}

/** A page that is being drawn. */
export class Drawing {
  readonly marks: Mark[] = [];
  readonly width: number;
  readonly height: number;

  constructor(size: { readonly width: number; readonly height: number }) {
    this.width = size.width;
    this.height = size.height;
  }

  get page(): PrintedPage {
    return { width: this.width, height: this.height, marks: this.marks };
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    look: Omit<Extract<Mark, { kind: 'rect' }>, 'kind' | 'x' | 'y' | 'width' | 'height'>,
  ): void {
    this.marks.push({ kind: 'rect', x, y, width, height, ...look });
  }

  line(from: readonly [number, number], to: readonly [number, number], stroke: string, lineWidth: number): void {
    this.marks.push({ kind: 'line', from, to, stroke, lineWidth });
  }

  /** One line of text; `y` is its base line and `x` its left end, its middle or its right end. */
  text(x: number, y: number, text: string, style: TextStyle, align: 'left' | 'center' | 'right' = 'left'): void {
    if (text === '') return;
    const width = align === 'left' ? 0 : ruler().width(text, style.face, style.size);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const { face, size, color } = style;
    this.marks.push({ kind: 'text', x: left, y, text, face, size, color });
  }

  /** One line of text, set smaller if it is wider than its place. */
  fitted(
    x: number,
    y: number,
    text: string,
    style: TextStyle,
    width: number,
    align: 'left' | 'center' | 'right' = 'left',
  ): void {
    this.text(x, y, text, { ...style, size: ruler().fit(text, style.face, style.size, width, 1) }, align);
  }
}
