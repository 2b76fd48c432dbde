import ban from 'lucide/dist/esm/icons/ban.mjs';
import castle from 'lucide/dist/esm/icons/castle.mjs';
import circleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import crown from 'lucide/dist/esm/icons/crown.mjs';
import diamond from 'lucide/dist/esm/icons/diamond.mjs';
import eye from 'lucide/dist/esm/icons/eye.mjs';
import handshake from 'lucide/dist/esm/icons/handshake.mjs';
import hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import infinity from 'lucide/dist/esm/icons/infinity.mjs';
import landmark from 'lucide/dist/esm/icons/landmark.mjs';
import rotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import scrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import shield from 'lucide/dist/esm/icons/shield.mjs';
import skull from 'lucide/dist/esm/icons/skull.mjs';
import square from 'lucide/dist/esm/icons/square.mjs';
import sword from 'lucide/dist/esm/icons/sword.mjs';
import swords from 'lucide/dist/esm/icons/swords.mjs';
import triangle from 'lucide/dist/esm/icons/triangle.mjs';
import wandSparkles from 'lucide/dist/esm/icons/wand-sparkles.mjs';
import zap from 'lucide/dist/esm/icons/zap.mjs';
import type { CardSymbol, CardType } from '../../../engine/mk/cards/card.ts';

/** An icon as one SVG path in a square of {@link ICON_SIZE}. */
export type Icon = string;
export const ICON_SIZE = 24;

type Attributes = Readonly<Record<string, string | number>>;

/** The shapes an icon is drawn of, as one path. */
function pathOf(nodes: readonly (readonly [string, Attributes])[]): Icon {
  return nodes.map(([tag, attributes]) => shape(tag, attributes)).join(' ');
}

function shape(tag: string, attributes: Attributes): string {
  const n = (key: string) => Number(attributes[key] ?? 0);
  switch (tag) {
    case 'path':
      return fromOrigin(String(attributes.d));
    case 'circle':
      return ellipse(n('cx'), n('cy'), n('r'), n('r'));
    case 'ellipse':
      return ellipse(n('cx'), n('cy'), n('rx'), n('ry'));
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
    case 'rect': {
      const r = n('rx') || n('ry');
      const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')];
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
    }
    case 'polyline':
    case 'polygon':
      return `M${attributes.points}${tag === 'polygon' ? 'z' : ''}`;
    default:
      throw new Error(`an icon is made of <${tag}>, which nothing draws yet`);
  }
}

// A path that begins with a relative move would begin where the shape before it ended.
function fromOrigin(d: string): string {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))[\s,]*`;
  const match = new RegExp(`^m\\s*${number}${number}(.*)$`, 'su').exec(d);
  if (!match) return d;
  const [, x, y, rest = ''] = match;
  // Numbers behind the first pair are lines from there.
  return `M${x} ${y}${/^[-.\d]/u.test(rest) ? 'l' : ''}${rest}`;
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** The signs of card types, the same as on the page. */
export const TYPE_ICONS: Readonly<Record<CardType | 'unknown', Icon>> = {
  adventurer: pathOf(sword),
  quest: pathOf(scrollText),
  building: pathOf(landmark),
  obstacle: pathOf(skull),
  action: pathOf(wandSparkles),
  event: pathOf(hourglass),
  ally: pathOf(handshake),
  towerLevel: pathOf(castle),
  omen: pathOf(eye),
  paragon: pathOf(crown),
  unknown: pathOf(circleQuestionMark),
};

export const SYMBOL_ICONS: Readonly<Record<CardSymbol, Icon>> = {
  rotate: pathOf(rotateCw),
  mpBound: pathOf(diamond),
  // A one in a ring: once in each turn.
  oncePerTurn: `${ellipse(12, 12, 10, 10)} M9.5 9.5L12.5 7V17`,
  constant: pathOf(infinity),
  fightPreparation: pathOf(shield),
  fight: pathOf(swords),
  interrupt: pathOf(zap),
  neutralise: pathOf(ban),
  oncePerPlayer: pathOf(triangle),
  lostAfterUse: pathOf(square),
  timed: pathOf(clock),
};
