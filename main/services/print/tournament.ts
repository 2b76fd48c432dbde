import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { SECTIONS, sectionSize } from '../../../engine/mk/deck/deck.ts';
import { deckSections } from '../../../engine/mk/deck/grouping.ts';
import { checkDeck } from '../../../engine/mk/deck/legality/check.ts';
import { listHash } from '../../../engine/mk/deck/share/hash.ts';
import { mpText } from '../../../messages/card-face.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { type PrintWords, printTexts } from '../../../messages/print.ts';
import type { PrintedPage, TournamentQuestion } from '../../api/contract/index.ts';
import { type Block, bestFlow, type Flow } from './columns.ts';
import { A4, Drawing, MM, type TextStyle } from './drawing.ts';
import { INK, RULE, SOFT_INK } from './look.ts';

const MARGIN = 12 * MM;
const WIDTH = A4.width - 2 * MARGIN;
const HEAD = 40 * MM;
const FOOT = 38 * MM;
const LIST = { x: MARGIN, y: MARGIN + HEAD, width: WIDTH, height: A4.height - 2 * MARGIN - HEAD - FOOT };
const SMALL: TextStyle = { face: 'sans', size: 7, color: SOFT_INK };
const VALUE: TextStyle = { face: 'sans', size: 11, color: INK };

/**
 * The list a player hands in: one A4 page for any deck that can be read on one; only a list of many hundred different cards
 * goes on to a second.
 */
export function tournamentPages(question: TournamentQuestion, catalogue: Catalogue, version: string): PrintedPage[] {
  const words = printTexts[question.lang];
  const flow = bestFlow(blocksOf(question, catalogue, words), LIST);
  return flow.pages.map((columns, i) => {
    const drawing = new Drawing(A4);
    drawHead(drawing, question, words);
    drawColumns(drawing, columns, flow);
    drawFoot(drawing, question, catalogue, words, version);
    if (flow.pages.length > 1) {
      drawing.text(A4.width - MARGIN, A4.height - MARGIN + 8, words.page(i + 1, flow.pages.length), SMALL, 'right');
    }
    return drawing.page;
  });
}

function blocksOf({ deck, lang }: TournamentQuestion, catalogue: Catalogue, words: PrintWords): Block[] {
  const types = cardTexts[lang].types;
  return deckSections(deck, catalogue).flatMap((section): Block[] => {
    if (section.count === 0 && section.section === 'csere') return [];
    const title: Block = { kind: 'section', text: words.count(words.sections[section.section], section.count) };
    const groups = section.groups.flatMap((group): Block[] => [
      // The tower holds one type; its heading would say the same twice.
      ...(section.section === 'torony' && group.type === 'towerLevel'
        ? []
        : [
            {
              kind: 'group',
              text: words.count(group.type ? types[group.type] : words.unknownType, group.count),
            } as const,
          ]),
      ...group.rows.map(
        ({ entry, card }): Block => ({
          kind: 'card',
          count: entry.count,
          text: entry.name,
          mp: card ? mpText(card) : '',
        }),
      ),
    ]);
    return [title, ...groups];
  });
}

function drawHead(drawing: Drawing, question: TournamentQuestion, words: PrintWords): void {
  const { deck, format, player, event, date } = question;
  drawing.text(MARGIN, MARGIN + 18, words.tournament, { face: 'serif-bold', size: 21, color: INK });
  drawing.text(
    A4.width - MARGIN,
    MARGIN + 18,
    'M.A.G.U.S. Kártya',
    { face: 'serif', size: 11, color: SOFT_INK },
    'right',
  );
  const gap = 6 * MM;
  const half = (WIDTH - gap) / 2;
  const rows = [
    [
      [words.player, player, half],
      [words.event, event, half],
    ],
    [
      [words.deck, deck.name ?? '', half],
      [words.format, format.name, half * 0.6],
      [words.date, date, half * 0.4 - gap],
    ],
  ] as const;
  rows.forEach((row, i) => {
    let x = MARGIN;
    const y = MARGIN + 17 * MM + i * 11.5 * MM;
    for (const [label, value, width] of row) {
      drawing.text(x, y - 12, label, SMALL);
      drawing.fitted(x, y, value, VALUE, width);
      drawing.line([x, y + 3], [x + width, y + 3], RULE, 0.6);
      x += width + gap;
    }
  });
}

function drawColumns(drawing: Drawing, columns: Flow['pages'][number], flow: Flow): void {
  const { size, columnWidth, gap } = flow;
  columns.forEach((column, i) => {
    const x = LIST.x + i * (columnWidth + gap);
    for (const { block, y, lines } of column) {
      const base = LIST.y + y;
      if (block.kind === 'section') {
        drawing.fitted(
          x,
          base + size * 1.5,
          block.text,
          { face: 'serif-bold', size: size * 1.3, color: INK },
          columnWidth,
        );
        drawing.line([x, base + size * 1.75], [x + columnWidth, base + size * 1.75], INK, 0.7);
      } else if (block.kind === 'group') {
        drawing.fitted(
          x,
          base + size * 1.25,
          block.text,
          { face: 'sans-bold', size: size * 0.78, color: SOFT_INK },
          columnWidth,
        );
      } else {
        const box = size * 0.62;
        const line = base + size * 1.05;
        // A box to tick off when the deck is counted.
        drawing.rect(x, line - box * 0.95, box, box, { stroke: RULE, lineWidth: 0.5 });
        drawing.text(x + size * 2.35, line, String(block.count), { face: 'sans-bold', size, color: INK }, 'right');
        for (const [n, text] of lines.entries())
          drawing.text(x + flow.indent, line + n * size * 1.2, text, { face: 'sans', size, color: INK });
        drawing.text(x + columnWidth, line, block.mp, { face: 'sans', size: size * 0.78, color: SOFT_INK }, 'right');
      }
    }
  });
}

function drawFoot(
  drawing: Drawing,
  question: TournamentQuestion,
  catalogue: Catalogue,
  words: PrintWords,
  version: string,
): void {
  const { deck, format } = question;
  const top = A4.height - MARGIN - FOOT + 4 * MM;
  const sizes = SECTIONS.map((id) => `${words.sections[id]} ${sectionSize(deck, id)}`).join(' · ');
  const all = SECTIONS.reduce((sum, id) => sum + sectionSize(deck, id), 0);
  const verdict = checkDeck(deck, catalogue, format);
  const said = verdict.legal ? words.legal(verdict.closest.limit) : words.illegal;
  drawing.line([MARGIN, top], [A4.width - MARGIN, top], INK, 0.7);
  drawing.text(MARGIN, top + 13, `${sizes} · ${words.total(all)}`, { ...VALUE, face: 'sans-bold', size: 9.5 });
  drawing.text(MARGIN, top + 26, `${format.name}: ${said}`, { ...VALUE, size: 9 });
  drawing.text(A4.width - MARGIN, top + 13, listHash(deck), { ...VALUE, face: 'sans-bold', size: 11 }, 'right');
  drawing.text(A4.width - MARGIN, top + 26, `${words.hash} · ${words.made(version)}`, SMALL, 'right');
  const boxes = [words.playerSigns, words.checked, words.remarks, words.judgeSigns];
  const gap = 3 * MM;
  const width = (WIDTH - gap * (boxes.length - 1)) / boxes.length;
  boxes.forEach((label, i) => {
    const x = MARGIN + i * (width + gap);
    const y = top + 12 * MM;
    drawing.rect(x, y, width, 20 * MM, { stroke: RULE, lineWidth: 0.7, radius: 3 });
    drawing.fitted(x + 4, y + 9, label, SMALL, width - 8);
  });
}
