import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export interface PdfText {
  readonly text: string;
  readonly x: number;
  /** From the upper edge. */
  readonly y: number;
  readonly size: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** All text in the order it was written. */
  readonly text: string;
  readonly texts: readonly PdfText[];
  /** The box of each shape in the units it was drawn in: x, y from the upper left, width, height in points. */
  readonly rects: readonly (readonly [number, number, number, number])[];
  readonly images: number;
}

/** Reads a PDF with another program's eyes: sizes, text and rectangles of each page. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [left, bottom, right, top] = page.view as [number, number, number, number];
    const [width, height] = [right - left, top - bottom];
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): PdfText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a, , , , x, y] = item.transform as number[];
      return [{ text: item.str, x: x as number, y: height - (y as number), size: a as number }];
    });
    const list = await page.getOperatorList();
    pages.push({
      width,
      height,
      text: texts.map((one) => one.text).join(''),
      texts,
      ...(await shapes(list.fnArray, list.argsArray)),
    });
  }
  return pages;
}

/** The bounding box of each path and the number of pictures, out of the drawing operations. */
async function shapes(
  operators: readonly number[],
  args: readonly unknown[],
): Promise<Pick<PdfPage, 'rects' | 'images'>> {
  const { OPS } = await getResolvedPDFJS();
  const rects = operators.flatMap((operator, i): [number, number, number, number][] => {
    if (operator !== OPS.constructPath) return [];
    const box = (args[i] as [unknown, unknown, ArrayLike<number> | null])[2];
    if (!box) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(box);
    return [[x1, y1, x2 - x1, y2 - y1]];
  });
  return { rects, images: operators.filter((operator) => operator === OPS.paintImageXObject).length };
}
