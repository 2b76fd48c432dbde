import PDFDocument from 'pdfkit';
import type { PrintFace } from '../../api/contract/index.ts';
import { runsOf, useFont } from './fonts.ts';

/** Measures text in the faces it will be printed in. */
export interface Ruler {
  /** Width in points. */
  width(text: string, face: PrintFace, size: number): number;
  /** The largest size up to `size` at which the text is no wider; not below `smallest`. */
  fit(text: string, face: PrintFace, size: number, width: number, smallest: number): number;
}

/** Widths are measured at this size and scale with it. */
const MEASURED_AT = 1000;
let shared: Ruler | undefined;

export function ruler(): Ruler {
  shared ??= createRuler();
  return shared;
}

function createRuler(): Ruler {
  // A document that is never written: it only opens the fonts. Without a font of its own it looks for none on the disk.
  const doc = new PDFDocument({ font: '', autoFirstPage: false });
  const known = new Map<string, number>();
  const unit = (text: string, face: PrintFace) => {
    const key = `${face} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      width = 0;
      for (const run of runsOf(text)) {
        useFont(doc, face, run.subset, MEASURED_AT);
        width += doc.widthOfString(run.text) / MEASURED_AT;
      }
      if (known.size > 20_000) known.clear();
      known.set(key, width);
    }
    return width;
  };
  const width = (text: string, face: PrintFace, size: number) => unit(text, face) * size;
  return {
    width,
    fit: (text, face, size, most, smallest) =>
      Math.max(smallest, Math.min(size, most / Math.max(1e-9, unit(text, face)))),
  };
}
