import { stubCard } from '../../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { PrintedPage, ProxyQuestion } from '../../api/contract/index.ts';
import { drawCard } from './card-face.ts';
import { A4, Drawing, MM } from './drawing.ts';

/** The size of a card of the game. */
export const CARD = { width: 63 * MM, height: 88 * MM } as const;
const ACROSS = 3;
const DOWN = 3;
const LEFT = (A4.width - ACROSS * CARD.width) / 2;
const TOP = (A4.height - DOWN * CARD.height) / 2;
/** Cut marks begin this far outside the cards, so that none is left on a card. */
const OFF = 1.5 * MM;
const MARK = 6 * MM;

/** Sheets of nine cards each, edge to edge, with marks at the ends of every cut. */
export function proxyPages(
  question: ProxyQuestion,
  catalogue: Catalogue,
  pictured: ReadonlySet<string>,
): PrintedPage[] {
  const copies = question.cards.flatMap(({ name, count }) => new Array<string>(count).fill(name));
  const pages: PrintedPage[] = [];
  for (let first = 0; first < copies.length; first += ACROSS * DOWN) {
    const drawing = new Drawing(A4);
    copies.slice(first, first + ACROSS * DOWN).forEach((name, i) => {
      const card = catalogue.find(name) ?? stubCard(name);
      const place = { x: LEFT + (i % ACROSS) * CARD.width, y: TOP + Math.floor(i / ACROSS) * CARD.height, ...CARD };
      drawCard(drawing, card, place, {
        plain: question.plain,
        lang: question.lang,
        picture: question.pictures && pictured.has(card.name) ? card.name : null,
      });
    });
    drawCutMarks(drawing);
    pages.push(drawing.page);
  }
  return pages;
}

function drawCutMarks(drawing: Drawing): void {
  const bottom = TOP + DOWN * CARD.height;
  const right = LEFT + ACROSS * CARD.width;
  for (let i = 0; i <= ACROSS; i++) {
    const x = LEFT + i * CARD.width;
    drawing.line([x, TOP - OFF - MARK], [x, TOP - OFF], '#000000', 0.4);
    drawing.line([x, bottom + OFF], [x, bottom + OFF + MARK], '#000000', 0.4);
  }
  for (let i = 0; i <= DOWN; i++) {
    const y = TOP + i * CARD.height;
    drawing.line([LEFT - OFF - MARK, y], [LEFT - OFF, y], '#000000', 0.4);
    drawing.line([right + OFF, y], [right + OFF + MARK, y], '#000000', 0.4);
  }
}
