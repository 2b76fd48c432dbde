import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Lang } from '../../../messages/lang.ts';
import { printTexts } from '../../../messages/print.ts';
import {
  type SheetGroup,
  type SheetQuestion,
  type VerdictSheet,
  verdictSheetOf,
} from '../../../messages/verdict-sheet.ts';
import type { PrintedPage } from '../../api/contract/index.ts';
import { A4, Drawing, MM } from './drawing.ts';
import { INK, RULE, SOFT_INK } from './look.ts';
import { drawLine, type Span, wrap } from './wrap.ts';

const MARGIN = 16 * MM;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - MARGIN - 6 * MM;
const SIGNATURES = 24 * MM;

const COLORS: Readonly<Record<SheetGroup['severity'], string>> = {
  error: '#a63d26',
  warning: '#8a5a00',
  info: '#3c5a80',
  fine: '#2f6b3c',
};
const MARKS: Readonly<Record<SheetGroup['severity'], string>> = { error: '×', warning: '!', info: 'i', fine: '+' };

/** The verdict as pages to be signed: as many as it takes, each with the list hash and its number. */
export function verdictPages(question: SheetQuestion, catalogue: Catalogue, lang: Lang): PrintedPage[] {
  const words = printTexts[lang];
  const sheet = verdictSheetOf(question, catalogue, lang);
  const writer = new Writer();
  writeHead(writer, sheet);
  for (const group of sheet.groups) writeGroup(writer, group, words.repair, words.clause);
  for (const other of sheet.others) writer.paragraph([{ text: other, face: 'sans', size: 9.5, color: INK }], 0, 4);
  writeList(writer, sheet);
  writer.room(SIGNATURES);
  const y = writer.y + 14 * MM;
  [words.playerSigns, words.judgeSigns].forEach((label, i) => {
    const x = MARGIN + i * (WIDTH / 2 + 4 * MM);
    const width = WIDTH / 2 - 4 * MM;
    writer.page.line([x, y], [x + width, y], RULE, 0.7);
    writer.page.text(x + width / 2, y + 10, label, { face: 'sans', size: 8, color: SOFT_INK }, 'center');
  });
  const hash = sheet.facts.find(([label]) => label === words.hash)?.[1] ?? '';
  writer.pages.forEach((page, i) => {
    const style = { face: 'sans', size: 7.5, color: SOFT_INK } as const;
    const foot = A4.height - MARGIN;
    page.text(MARGIN, foot, `${words.hash}: ${hash} · ${words.madeOn(question.version, question.date)}`, style);
    page.text(A4.width - MARGIN, foot, words.page(i + 1, writer.pages.length), style, 'right');
  });
  return writer.pages.map((page) => page.page);
}

/** Writes down the page and on to the next one. */
class Writer {
  readonly pages: Drawing[] = [new Drawing(A4)];
  y = MARGIN;

  get page(): Drawing {
    return this.pages.at(-1) as Drawing;
  }

  /** Turns the page unless so much is left of it. */
  room(height: number): void {
    if (this.y + height <= BOTTOM || this.y === MARGIN) return;
    this.pages.push(new Drawing(A4));
    this.y = MARGIN;
  }

  paragraph(spans: readonly Span[], indent: number, below: number, keep = 0): void {
    const size = Math.max(...spans.map((span) => span.size));
    const lines = wrap(spans, WIDTH - indent);
    this.room(Math.min(lines.length, 3) * size * 1.35 + keep);
    for (const line of lines) {
      this.room(size * 1.35);
      drawLine(this.page, line, MARGIN + indent, this.y + size);
      this.y += size * 1.35;
    }
    this.y += below;
  }
}

function writeHead(writer: Writer, sheet: VerdictSheet): void {
  writer.paragraph([{ text: sheet.title, face: 'serif-bold', size: 22, color: INK }], 0, 4);
  const color = sheet.legal ? COLORS.fine : COLORS.error;
  writer.paragraph([{ text: sheet.verdict, face: 'sans-bold', size: 12, color }], 0, 6);
  for (const [label, value] of sheet.facts) {
    const top = writer.y;
    writer.page.text(MARGIN, top + 9.5, label, { face: 'sans', size: 8.5, color: SOFT_INK });
    writer.paragraph([{ text: value, face: 'sans', size: 10, color: INK }], 32 * MM, 2);
  }
  writer.page.line([MARGIN, writer.y + 3], [MARGIN + WIDTH, writer.y + 3], INK, 0.7);
  writer.y += 10;
}

function writeGroup(writer: Writer, group: SheetGroup, repair: string, clause: (id: string) => string): void {
  const color = COLORS[group.severity];
  writer.paragraph([{ text: group.title, face: 'serif-bold', size: 13, color }], 0, 2, 20);
  for (const item of group.items) {
    writer.room(13);
    writer.page.text(MARGIN + 2, writer.y + 9.5, MARKS[group.severity], { face: 'sans-bold', size: 9.5, color });
    const spans: Span[] = [{ text: item.sentence, face: 'sans', size: 9.5, color: INK }];
    if (item.clause !== null)
      spans.push({ text: ` ${clause(item.clause)}`, face: 'sans-bold', size: 8.5, color: SOFT_INK });
    writer.paragraph(spans, 5 * MM, item.repair === '' ? 3 : 0);
    if (item.repair !== '') {
      writer.paragraph([{ text: `${repair}: ${item.repair}`, face: 'sans', size: 8.5, color: SOFT_INK }], 5 * MM, 3);
    }
  }
  writer.y += 4;
}

/** Each section as running text: it takes little room, and a judge reads names, not columns. */
function writeList(writer: Writer, sheet: VerdictSheet): void {
  writer.y += 4;
  for (const { title, rows } of sheet.list) {
    writer.paragraph([{ text: title, face: 'serif-bold', size: 13, color: INK }], 0, 2, 20);
    const spans = rows.flatMap(({ count, name }, i): Span[] => [
      { text: `${count}\u00a0`, face: 'sans-bold', size: 9, color: INK },
      { text: `${name}${i < rows.length - 1 ? ',  ' : ''}`, face: 'sans', size: 9, color: INK },
    ]);
    writer.paragraph(spans, 0, 6);
  }
}
