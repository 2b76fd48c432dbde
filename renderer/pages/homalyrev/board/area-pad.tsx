import { createSignal, For } from 'solid-js';
import { type Hex, hexDistance, sameHex } from '../../../../engine/homalyrev/board/hex.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { toggleArea } from './draft.ts';
import { boxAround, centreOf, keyOf, outline, stepBy } from './geometry.ts';
import { apply, draft } from './state.ts';

const RADIUS = 3;
const CENTRE: Hex = [0, 0];
const HEXES: readonly Hex[] = (() => {
  const hexes: Hex[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = -RADIUS; r <= RADIUS; r++) if (hexDistance([q, r], CENTRE) <= RADIUS) hexes.push([q, r]);
  }
  return hexes;
})();
const BOX = boxAround(HEXES, 0);
const SHAPE = outline(0.94);

/** The pattern of an area attack on a small board of its own; arrow keys move, Enter or Space marks. */
export function AreaPad() {
  const t = useText(homalyrevTexts);
  const [at, setAt] = createSignal<Hex>([1, 0]);
  const pads = new Map<string, SVGGElement>();
  const attack = () => draft().action.attack;
  const melee = () => (attack()?.range ?? 0) === 0;
  const marked = (hex: Hex) => attack()?.area?.some((one) => sameHex(one, hex)) ?? false;
  const isOrigin = (hex: Hex) => melee() && sameHex(hex, CENTRE);
  const toggle = (hex: Hex) => {
    setAt(hex);
    if (!isOrigin(hex)) apply('action', toggleArea(draft(), hex), 'area');
  };
  const press = (event: KeyboardEvent, hex: Hex) => {
    const next = stepBy(event.key, hex);
    if (next && hexDistance(next, CENTRE) <= RADIUS) {
      setAt(next);
      pads.get(keyOf(next))?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') toggle(hex);
    else if (!next) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <svg class="hx-pad" viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} role="group" aria-label={t().areaPad}>
      <For each={HEXES}>
        {(hex) => (
          <g
            ref={(element) => pads.set(keyOf(hex), element)}
            role="checkbox"
            aria-checked={marked(hex)}
            aria-disabled={isOrigin(hex)}
            aria-label={isOrigin(hex) ? t().areaOrigin : t().areaHex(hex[0], hex[1])}
            tabIndex={sameHex(at(), hex) ? 0 : -1}
            class="hx-pad-hex"
            transform={`translate(${centreOf(hex)[0]} ${centreOf(hex)[1]})`}
            onClick={() => toggle(hex)}
            onKeyDown={(event) => press(event, hex)}
          >
            <polygon points={SHAPE} />
            {isOrigin(hex) ? <path class="hx-pad-cross" d="M-14 0H14M0 -14V14" /> : null}
          </g>
        )}
      </For>
    </svg>
  );
}
