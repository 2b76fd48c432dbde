import PDFDocument from 'pdfkit';
import type { Mark, PrintedPage } from '../../api/contract/index.ts';
import { runsOf, useFont } from './fonts.ts';

export interface PdfInfo {
  readonly title: string;
  readonly creator: string;
  /** The moment of making; from the caller, so that equal calls give equal files. */
  readonly at: Date;
  readonly lang: string;
}

/** Pictures by card name, as PNG or JPEG. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** Writes drawn pages as a PDF with its fonts inside. */
export async function pagesToPdf(
  pages: readonly PrintedPage[],
  info: PdfInfo,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    // No font at the beginning: each text names its own.
    font: '',
    autoFirstPage: false,
    margin: 0,
    lang: info.lang,
    displayTitle: true,
    info: { Title: info.title, Creator: info.creator, Producer: info.creator, CreationDate: info.at },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const page of pages) {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    for (const mark of page.marks) drawMark(doc, mark, pictures);
  }
  doc.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

function drawMark(doc: PDFKit.PDFDocument, mark: Mark, pictures: Pictures): void {
  switch (mark.kind) {
    case 'rect': {
      if (mark.radius) doc.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius);
      else doc.rect(mark.x, mark.y, mark.width, mark.height);
      if (mark.stroke) doc.lineWidth(mark.lineWidth ?? 1);
      if (mark.fill && mark.stroke) doc.fillAndStroke(mark.fill, mark.stroke);
      else if (mark.fill) doc.fill(mark.fill);
      else doc.stroke(mark.stroke);
      return;
    }
    case 'line':
      doc
        .moveTo(...mark.from)
        .lineTo(...mark.to)
        .lineWidth(mark.lineWidth)
        .stroke(mark.stroke);
      return;
    case 'text': {
      let { x } = mark;
      doc.fillColor(mark.color);
      for (const { subset, text } of runsOf(mark.text)) {
        useFont(doc, mark.face, subset, mark.size);
        doc.text(text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
        x += doc.widthOfString(text);
      }
      return;
    }
    case 'path':
      doc.save().translate(mark.x, mark.y).scale(mark.scale).lineCap('round').lineJoin('round');
      doc.path(mark.d).lineWidth(mark.lineWidth).stroke(mark.stroke).restore();
      return;
    case 'picture': {
      const bytes = pictures.get(mark.card);
      if (!bytes) return;
      doc.save().rect(mark.x, mark.y, mark.width, mark.height).clip();
      try {
        doc.image(Buffer.from(bytes), mark.x, mark.y, {
          cover: [mark.width, mark.height],
          align: 'center',
          valign: 'center',
        });
      } catch {
        // A damaged picture leaves its place empty; the card is printed all the same.
      }
      doc.restore();
    }
  }
}
