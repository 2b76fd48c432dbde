import Bomb from 'lucide-solid/icons/bomb';
import BrickWall from 'lucide-solid/icons/brick-wall';
import DoorClosed from 'lucide-solid/icons/door-closed';
import Flame from 'lucide-solid/icons/flame';
import Mountain from 'lucide-solid/icons/mountain';
import Snowflake from 'lucide-solid/icons/snowflake';
import Waves from 'lucide-solid/icons/waves-horizontal';
import { type Component, createMemo, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TerrainKind } from '../../../../engine/homalyrev/scenario.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { centreOf, fromKey, keyOf, outline, rim } from './geometry.ts';
import { type BoardIndex, hexLabel } from './labels.ts';
import { decision, seen } from './state.ts';

interface IconProps {
  readonly class?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

export const TERRAIN_ICONS: Readonly<Record<TerrainKind, Component<IconProps>>> = {
  obstacle: Mountain,
  trap: Bomb,
  hazardous: Flame,
  difficult: Waves,
  icy: Snowflake,
  wall: BrickWall,
  closedDoor: DoorClosed,
};

export const cellId = (key: string): string => `hex_${key.replace(',', '_')}`;

const FULL = outline();
const INNER = outline(0.94);

/** The floor: every hex with its ground and its place, each with its words for screen readers. */
export function HexCells(props: { readonly index: BoardIndex }) {
  const t = useText(homalyrevTexts);
  const keys = createMemo(() => seen().board.hexes.map(keyOf));
  return (
    <For each={keys()}>
      {(key) => {
        const hex = fromKey(key);
        const [x, y] = centreOf(hex);
        const kind = createMemo(() => props.index.terrain.get(key));
        const label = createMemo(() => hexLabel(props.index, hex, decision(), t()));
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is a picture, the map itself takes the keys
          <g
            id={cellId(key)}
            role="img"
            aria-label={label()}
            class={`hx-cell hx-${kind() ?? 'floor'}`}
            transform={`translate(${x} ${y})`}
          >
            <polygon points={kind() === 'wall' ? FULL : INNER} />
            <Show when={kind()}>
              {(terrain) => (
                <Dynamic component={TERRAIN_ICONS[terrain()]} class="hx-glyph" x={-13} y={-16} width={26} height={26} />
              )}
            </Show>
            <text class="hx-place" y={29}>
              {key.replace(',', ', ').replaceAll('-', '−')}
            </text>
          </g>
        );
      }}
    </For>
  );
}

/** Where floor could be painted on: the hexes around the board. */
export function Rim() {
  return (
    <For each={rim(seen().board.hexes).map(keyOf)}>
      {(key) => {
        const [x, y] = centreOf(fromKey(key));
        return <polygon class="hx-rim" points={INNER} transform={`translate(${x} ${y})`} />;
      }}
    </For>
  );
}
