import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { costCurve, LAST_COST, meanCost } from '../../../engine/mk/deck/curve.ts';
import { type Deck, SECTIONS, sectionSize } from '../../../engine/mk/deck/deck.ts';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import { type DeckSection, deckSections } from '../../../engine/mk/deck/grouping.ts';
import { checkDeck } from '../../../engine/mk/deck/legality/check.ts';
import { mpText } from '../../../messages/card-face.ts';
import { formatNumber, type Lang } from '../../../messages/lang.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { printTexts } from '../../../messages/print.ts';
import type { PrintedPage } from '../../api/contract/index.ts';
import { Drawing } from './drawing.ts';
import { ICON_SIZE, TYPE_ICONS } from './icons.ts';
import { CARD_GROUND, CARD_INK, CARD_RULE, CARD_SOFT_INK, TYPE_COLORS } from './look.ts';

const WIDTH = 960;
const PAD = 28;
const HEAD = 128;
const GAP = 22;
const COLUMNS = 3;
const ROW = 21;
const GROUP = 27;
const SECTION = 38;
const COLUMN = (WIDTH - 2 * PAD - GAP * (COLUMNS - 1)) / COLUMNS;
const FOOT = 26;
const NIGHT = '#14171f';
const PALE = '#e9e4d8';
const DIM = '#9aa3b5';
const GOLD = '#c9a24b';

type Kind = keyof typeof TYPE_COLORS;
type Row =
  | { readonly kind: 'section'; readonly text: string }
  | { readonly kind: 'group'; readonly text: string; readonly type: Kind }
  | { readonly kind: 'card'; readonly count: number; readonly text: string; readonly mp: string; readonly type: Kind };

/** A picture of the deck to be shown around: name, verdict, MP curve and the list in columns. As high as the list. */
export function deckPicture(
  { deck, format, lang }: { readonly deck: Deck; readonly format: Format; readonly lang: Lang },
  catalogue: Catalogue,
  version: string,
): PrintedPage {
  const words = printTexts[lang];
  const rows = deckSections(deck, catalogue).flatMap((section) => rowsOf(section, lang));
  const columns = divide(rows);
  const tall = Math.max(0, ...columns.map((column) => column.reduce((sum, row) => sum + heightOf(row), 0)));
  const drawing = new Drawing({ width: WIDTH, height: HEAD + PAD + tall + FOOT });
  drawing.rect(0, 0, WIDTH, drawing.height, { fill: CARD_GROUND });
  drawing.rect(0, 0, WIDTH, HEAD, { fill: NIGHT });
  drawing.rect(0, HEAD, WIDTH, 3, { fill: GOLD });
  drawing.fitted(PAD, 56, deck.name ?? words.nameless, { face: 'serif-bold', size: 34, color: PALE }, 590);
  const verdict = checkDeck(deck, catalogue, format);
  const said = verdict.legal ? words.legal(verdict.closest.limit) : words.illegal;
  drawing.fitted(PAD, 82, `${format.name} · ${said}`, { face: 'sans', size: 14, color: GOLD }, 590);
  const sizes = SECTIONS.map((id) => `${words.sections[id]} ${sectionSize(deck, id)}`).join(' · ');
  drawing.text(PAD, 106, sizes, { face: 'sans', size: 13, color: DIM });
  drawCurve(drawing, deck, catalogue, lang);
  for (const [i, column] of columns.entries()) drawRows(drawing, column, PAD + i * (COLUMN + GAP), HEAD + PAD / 2);
  drawing.text(
    WIDTH - PAD,
    drawing.height - 10,
    words.made(version),
    { face: 'sans', size: 10, color: CARD_SOFT_INK },
    'right',
  );
  return drawing.page;
}

function rowsOf(section: DeckSection, lang: Lang): Row[] {
  if (section.count === 0) return [];
  const words = printTexts[lang];
  const groups = section.groups.flatMap((group): Row[] => {
    const type = group.type ?? 'unknown';
    const title = group.type ? cardTexts[lang].types[group.type] : words.unknownType;
    const cards = group.rows.map(
      ({ entry, card }): Row => ({
        kind: 'card',
        count: entry.count,
        text: entry.name,
        mp: card ? mpText(card) : '',
        type,
      }),
    );
    return section.section === 'torony'
      ? cards
      : [{ kind: 'group', text: words.count(title, group.count), type }, ...cards];
  });
  return [{ kind: 'section', text: words.count(words.sections[section.section], section.count) }, ...groups];
}

const heightOf = (row: Row) => (row.kind === 'section' ? SECTION : row.kind === 'group' ? GROUP : ROW);

// The lowest height at which the rows go into the columns; a heading goes on with what follows it.
function divide(rows: readonly Row[]): Row[][] {
  const total = rows.reduce((sum, row) => sum + heightOf(row), 0);
  for (let most = Math.max(SECTION + GROUP + ROW, total / COLUMNS); ; most += ROW / 2) {
    const columns: Row[][] = [[]];
    let used = 0;
    rows.forEach((row, i) => {
      let needed = heightOf(row);
      for (let next = i; rows[next] && rows[next]?.kind !== 'card'; next++) needed += heightOf(rows[next + 1] ?? row);
      if (used > 0 && used + needed > most) {
        columns.push([]);
        used = 0;
      }
      columns.at(-1)?.push(row);
      used += heightOf(row);
    });
    if (columns.length <= COLUMNS) return columns;
  }
}

function drawRows(drawing: Drawing, rows: readonly Row[], x: number, top: number): void {
  let y = top;
  for (const row of rows) {
    if (row.kind === 'section') {
      drawing.fitted(x, y + 27, row.text, { face: 'serif-bold', size: 20, color: CARD_INK }, COLUMN);
      drawing.line([x, y + 33], [x + COLUMN, y + 33], CARD_INK, 1);
    } else if (row.kind === 'group') {
      const { type } = row;
      const color = TYPE_COLORS[type];
      drawing.marks.push({
        kind: 'path',
        d: TYPE_ICONS[type],
        x,
        y: y + 8,
        scale: 15 / ICON_SIZE,
        stroke: color,
        lineWidth: 2,
      });
      drawing.fitted(x + 21, y + 20, row.text, { face: 'sans-bold', size: 12, color }, COLUMN - 21);
    } else {
      drawing.rect(x, y + 3, 3, ROW - 5, { fill: TYPE_COLORS[row.type] });
      drawing.text(x + 29, y + 16, String(row.count), { face: 'sans-bold', size: 13, color: CARD_INK }, 'right');
      drawing.fitted(x + 37, y + 16, row.text, { face: 'serif', size: 15.5, color: CARD_INK }, COLUMN - 37 - 30);
      drawing.text(x + COLUMN, y + 16, row.mp, { face: 'sans', size: 12, color: CARD_SOFT_INK }, 'right');
      drawing.line([x + 8, y + ROW], [x + COLUMN, y + ROW], CARD_RULE, 0.4);
    }
    y += heightOf(row);
  }
}

function drawCurve(drawing: Drawing, deck: Deck, catalogue: Catalogue, lang: Lang): void {
  const bars = costCurve(deck, catalogue);
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const step = 26;
  const left = WIDTH - PAD - bars.length * step;
  const [base, high] = [98, 58];
  bars.forEach(({ cost, count }, i) => {
    const x = left + i * step;
    const tall = (count / most) * high;
    drawing.rect(x + 3, base - tall, step - 6, tall, { fill: GOLD });
    const label = cost === 'x' ? 'X' : cost === 'unknown' ? '?' : cost === LAST_COST ? `${cost}+` : String(cost);
    drawing.text(x + step / 2, base + 13, label, { face: 'sans', size: 11, color: DIM }, 'center');
    if (count > 0)
      drawing.text(
        x + step / 2,
        base - tall - 4,
        String(count),
        { face: 'sans-bold', size: 11, color: PALE },
        'center',
      );
  });
  drawing.line([left, base + 0.5], [WIDTH - PAD, base + 0.5], DIM, 1);
  const mean = meanCost(deck, catalogue);
  if (mean !== null) {
    drawing.text(
      WIDTH - PAD,
      20,
      printTexts[lang].mean(formatNumber(mean, lang, 2)),
      { face: 'sans', size: 11, color: DIM },
      'right',
    );
  }
}
