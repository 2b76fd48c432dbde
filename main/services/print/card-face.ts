import type { Ability, Card } from '../../../engine/mk/cards/card.ts';
import { details, type Fact, foot, mpText, pieces, stats, typeLine } from '../../../messages/card-face.ts';
import type { Lang } from '../../../messages/lang.ts';
import { type CardWords, cardTexts } from '../../../messages/page/card.ts';
import { printTexts } from '../../../messages/print.ts';
import type { PrintFace } from '../../api/contract/index.ts';
import { type Drawing, MM } from './drawing.ts';
import { ICON_SIZE, SYMBOL_ICONS, TYPE_ICONS } from './icons.ts';
import { CARD_EDGE, CARD_GROUND, CARD_INK, CARD_RULE, CARD_SOFT_INK, TYPE_COLORS } from './look.ts';
import { ruler } from './ruler.ts';
import { drawLine, type Line, type Span, wrap } from './wrap.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface CardLook {
  readonly plain: boolean;
  readonly lang: Lang;
  /** Name under which the player's picture of this card is found; null for none. */
  readonly picture: string | null;
}

const PAD = 4 * MM;
const MP_RADIUS = 3.4 * MM;
const PICTURE = 21 * MM;
/** Type sizes of the card's text, from the usual one down to what can just be read. */
const LARGEST_TEXT = 9.5;
const SMALLEST_TEXT = 3;

/** A card set in type, as large as its place: the printed sister of the page's card face. */
export function drawCard(drawing: Drawing, card: Card, place: Place, look: CardLook): void {
  const words = cardTexts[look.lang];
  const color = TYPE_COLORS[card.type ?? 'unknown'];
  const left = place.x + PAD;
  const width = place.width - 2 * PAD;
  drawing.rect(place.x, place.y, place.width, place.height, {
    fill: look.plain ? '#ffffff' : CARD_GROUND,
    stroke: CARD_EDGE,
    lineWidth: 0.3,
  });
  const inset = 1.8 * MM;
  drawing.rect(place.x + inset, place.y + inset, place.width - 2 * inset, place.height - 2 * inset, {
    stroke: CARD_RULE,
    lineWidth: 0.6,
    radius: 5,
  });
  let y = drawName(drawing, card, left, place.y + PAD, width, color);
  y = drawType(drawing, card, words, left, y, width, color);
  if (look.picture !== null) {
    drawing.marks.push({ kind: 'picture', card: look.picture, x: left, y: y + 3, width, height: PICTURE });
    y += PICTURE + 4;
  }
  y = drawStats(drawing, stats(card, words), left, y + 3, width);
  const bottom = drawFoot(drawing, card, words, look.lang, place);
  drawText(drawing, textOf(card, words, color), left, y + 4, width, bottom - y - 6);
}

function drawName(drawing: Drawing, card: Card, x: number, top: number, width: number, color: string): number {
  const face: PrintFace = card.named ? 'serif-bold-italic' : 'serif-bold';
  const room = width - 2 * MP_RADIUS - 4;
  const size = nameSize(card.name, face, room);
  const lines = wrap([{ text: card.name, face, size, color: CARD_INK }], room);
  for (const [i, line] of lines.entries()) drawLine(drawing, line, x, top + size * (0.95 + 1.08 * i));
  const mp = mpText(card);
  const [cx, cy] = [x + width - MP_RADIUS, top + MP_RADIUS];
  drawing.rect(cx - MP_RADIUS, cy - MP_RADIUS, 2 * MP_RADIUS, 2 * MP_RADIUS, { fill: color, radius: MP_RADIUS });
  const mpSize = ruler().fit(mp, 'sans-bold', 11, 1.5 * MP_RADIUS, 5);
  drawing.text(cx, cy + mpSize * 0.36, mp, { face: 'sans-bold', size: mpSize, color: '#fdf8ea' }, 'center');
  return top + Math.max(2 * MP_RADIUS, size * (0.2 + 1.08 * lines.length));
}

/** Two lines at most, and no word broken, as long as the name can be read. */
function nameSize(name: string, face: PrintFace, room: number): number {
  for (let size = 13.5; size > 6; size -= 0.5) {
    const widest = Math.max(...name.split(/\s+/u).map((word) => ruler().width(word, face, size)));
    if (widest <= room && wrap([{ text: name, face, size, color: CARD_INK }], room).length <= 2) return size;
  }
  return 6;
}

function drawType(
  drawing: Drawing,
  card: Card,
  words: CardWords,
  x: number,
  top: number,
  width: number,
  color: string,
): number {
  const size = 7;
  const base = top + size * 1.35;
  drawing.marks.push({
    kind: 'path',
    d: TYPE_ICONS[card.type ?? 'unknown'],
    x,
    y: base - size * 1.05,
    scale: (size * 1.3) / ICON_SIZE,
    stroke: color,
    lineWidth: 2,
  });
  const type = card.type ? words.types[card.type] : words.unknownType;
  const more = [typeLine(card, words), card.token ? words.token : ''].filter((part) => part !== '').join(' · ');
  const spans: Span[] = [{ text: type, face: 'sans-bold', size, color }];
  if (more !== '') spans.push({ text: ` · ${more}`, face: 'sans', size, color: CARD_SOFT_INK });
  const lines = wrap(spans, width - size * 1.7);
  for (const [i, line] of lines.entries()) drawLine(drawing, line, x + size * 1.7, base + i * size * 1.2);
  return base + (lines.length - 1) * size * 1.2 + 2;
}

function drawStats(drawing: Drawing, facts: readonly Fact[], x: number, top: number, width: number): number {
  if (facts.length === 0) return top;
  const cell = width / facts.length;
  const height = 19;
  drawing.line([x, top], [x + width, top], CARD_RULE, 0.5);
  facts.forEach((fact, i) => {
    const middle = x + cell * (i + 0.5);
    drawing.fitted(middle, top + 7, fact.label, { face: 'sans', size: 5.5, color: CARD_SOFT_INK }, cell - 2, 'center');
    drawing.fitted(middle, top + 16, fact.value, { face: 'sans-bold', size: 8, color: CARD_INK }, cell - 2, 'center');
    if (i > 0) drawing.line([x + cell * i, top + 1], [x + cell * i, top + height - 1], CARD_RULE, 0.4);
  });
  drawing.line([x, top + height], [x + width, top + height], CARD_RULE, 0.5);
  return top + height;
}

/** Gives the upper edge of the foot. */
function drawFoot(drawing: Drawing, card: Card, words: CardWords, lang: Lang, place: Place): number {
  const [left, right] = [place.x + PAD, place.x + place.width - PAD];
  const proxy = place.y + place.height - 2.9 * MM;
  drawing.text(
    place.x + place.width / 2,
    proxy,
    printTexts[lang].proxy,
    { face: 'sans', size: 4.2, color: CARD_SOFT_INK },
    'center',
  );
  const facts = foot(card, words);
  if (facts.left === '' && facts.right === '') return proxy - 6;
  const base = proxy - 7;
  const style = { face: 'sans', size: 6.2, color: CARD_SOFT_INK } as const;
  const split = facts.right === '' ? right - left : ruler().width(facts.left, 'sans', 6.2);
  drawing.fitted(left, base, facts.left, style, Math.min(split, (right - left) * 0.5));
  drawing.fitted(right, base, facts.right, style, right - left - Math.min(split, (right - left) * 0.5) - 4, 'right');
  drawing.line([left, base - 8], [right, base - 8], CARD_RULE, 0.5);
  return base - 9;
}

/** A paragraph of the card's text, at size 1; it is scaled to what fits. */
type Paragraph = readonly Span[];

function textOf(card: Card, words: CardWords, color: string): Paragraph[] {
  const facts = details(card, words).map(
    (fact): Paragraph => [
      { text: `${fact.label}: `, face: 'serif', size: 1, color: CARD_SOFT_INK },
      { text: fact.value, face: 'serif', size: 1, color: CARD_INK },
    ],
  );
  const abilities = card.abilities.map((ability) => abilityOf(ability, card, words, color));
  const flavour: Paragraph[] = card.flavour
    ? [[{ text: card.flavour, face: 'serif-italic', size: 0.92, color: CARD_SOFT_INK }]]
    : [];
  return [...facts, ...abilities, ...flavour];
}

function abilityOf(ability: Ability, card: Card, words: CardWords, color: string): Paragraph {
  const spans: Span[] = [];
  const bold = (text: string) => spans.push({ text, face: 'sans-bold', size: 0.86, color });
  if (ability.mp !== null) bold(`${ability.mp}\u00a0`);
  if (ability.points !== null) bold(`${ability.points}\u00a0${words.points(card.type)}\u00a0`);
  for (const symbol of ability.symbols) spans.push({ icon: SYMBOL_ICONS[symbol], size: 0.95, color });
  if (spans.length > 0) spans.push({ text: ' ', face: 'serif', size: 1, color: CARD_INK });
  if (ability.label) spans.push({ text: `${ability.label}: `, face: 'serif-bold', size: 1, color: CARD_INK });
  for (const { text, keyword } of pieces(ability.text)) {
    spans.push({ text, face: keyword ? 'serif-bold' : 'serif', size: keyword ? 0.8 : 1, color: CARD_INK });
  }
  return spans;
}

function drawText(
  drawing: Drawing,
  paragraphs: readonly Paragraph[],
  x: number,
  top: number,
  width: number,
  height: number,
): void {
  for (let size = LARGEST_TEXT; ; size -= 0.25) {
    const set = paragraphs.map((spans) => wrap(scaled(spans, size), width));
    const lines = set.reduce((sum, paragraph) => sum + paragraph.length, 0);
    const tall = lines * size * 1.2 + (set.length - 1) * size * 0.4;
    if (tall > height && size > SMALLEST_TEXT) continue;
    drawParagraphs(drawing, set, x, top, size);
    return;
  }
}

const scaled = (spans: Paragraph, size: number): Span[] => spans.map((span) => ({ ...span, size: span.size * size }));

function drawParagraphs(
  drawing: Drawing,
  set: readonly (readonly Line[])[],
  x: number,
  top: number,
  size: number,
): void {
  let y = top + size * 0.9;
  for (const paragraph of set) {
    for (const line of paragraph) {
      drawLine(drawing, line, x, y);
      y += size * 1.2;
    }
    y += size * 0.4;
  }
}
