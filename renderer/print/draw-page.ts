import type { Mark, PrintedPage, PrintFace } from '../../main/api/contract/index.ts';

/** The player's pictures of cards, ready to be drawn. */
export type PagePictures = ReadonlyMap<string, ImageBitmap>;

const FONTS: Readonly<Record<PrintFace, readonly [style: string, family: string]>> = {
  sans: ['400', 'Inter'],
  'sans-bold': ['600', 'Inter'],
  serif: ['400', 'Alegreya'],
  'serif-bold': ['700', 'Alegreya'],
  'serif-italic': ['italic 400', 'Alegreya'],
  'serif-bold-italic': ['italic 700', 'Alegreya'],
};

const fontOf = (face: PrintFace, size: number) => `${FONTS[face][0]} ${size}px ${FONTS[face][1]}`;

/** Waits for the faces of a page, which the browser fetches only when they are asked for. */
export async function loadFaces(page: PrintedPage): Promise<void> {
  const texts = new Map<PrintFace, string>();
  for (const mark of page.marks) {
    if (mark.kind === 'text') texts.set(mark.face, `${texts.get(mark.face) ?? ''}${mark.text}`);
  }
  await Promise.all([...texts].map(([face, text]) => document.fonts.load(fontOf(face, 12), text)));
}

/** Draws a page on a canvas, so many pixels to the point. The canvas takes the page's size. */
export function drawPage(canvas: HTMLCanvasElement, page: PrintedPage, scale: number, pictures: PagePictures): void {
  canvas.width = Math.round(page.width * scale);
  canvas.height = Math.round(page.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, page.width, page.height);
  for (const mark of page.marks) drawMark(context, mark, pictures);
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, pictures: PagePictures): void {
  switch (mark.kind) {
    case 'rect':
      context.beginPath();
      context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0);
      if (mark.fill) {
        context.fillStyle = mark.fill;
        context.fill();
      }
      if (mark.stroke) {
        context.strokeStyle = mark.stroke;
        context.lineWidth = mark.lineWidth ?? 1;
        context.stroke();
      }
      return;
    case 'line':
      context.beginPath();
      context.moveTo(...mark.from);
      context.lineTo(...mark.to);
      context.strokeStyle = mark.stroke;
      context.lineWidth = mark.lineWidth;
      context.stroke();
      return;
    case 'text':
      context.font = fontOf(mark.face, mark.size);
      context.fillStyle = mark.color;
      context.fillText(mark.text, mark.x, mark.y);
      return;
    case 'path':
      context.save();
      context.translate(mark.x, mark.y);
      context.scale(mark.scale, mark.scale);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.lineWidth = mark.lineWidth;
      context.strokeStyle = mark.stroke;
      context.stroke(new Path2D(mark.d));
      context.restore();
      return;
    case 'picture': {
      const picture = pictures.get(mark.card);
      if (picture) drawCovering(context, picture, mark);
    }
  }
}

// As large as fills the box, the rest cut off on both sides alike.
function drawCovering(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  box: Extract<Mark, { kind: 'picture' }>,
): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / scale, box.height / scale];
  const [x, y] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, x, y, width, height, box.x, box.y, box.width, box.height);
}

/** The page as a PNG. @throws Error if the browser cannot make one. */
export async function pageAsPng(page: PrintedPage, scale: number): Promise<Blob> {
  await loadFaces(page);
  const canvas = document.createElement('canvas');
  drawPage(canvas, page, scale, new Map());
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
}
