import { createMemo, For, Show } from 'solid-js';
import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import { OUT_OF_RANGE, rangeRow } from '../../../../engine/homalyrev/board/range.ts';
import { sees, sightLine } from '../../../../engine/homalyrev/board/sight.ts';
import { sightRuleOf } from '../../../../engine/homalyrev/monster/situation.ts';
import { centreOf, outline, toPicture } from './geometry.ts';
import { QUIET } from './quiet.ts';
import { field, seen } from './state.ts';

const SHAPE = outline(0.94);

const sightRule = () => sightRuleOf(seen());

/** Range from a hex to another, null out of range, and whether it is seen; null if one of them is no floor. */
export function sightBetween(from: Hex, to: Hex): { readonly range: number | null; readonly seen: boolean } | null {
  const here = field().indexOf(from[0], from[1]);
  const there = field().indexOf(to[0], to[1]);
  if (here < 0 || there < 0) return null;
  const range = rangeRow(field(), here)[there] as number;
  return { range: range === OUT_OF_RANGE ? null : range, seen: sees(field(), sightRule(), here, there) };
}

/** Ranges and sight from a hex over the whole board, and the sight line to the hex pointed at. */
export function SightView(props: { readonly from: Hex; readonly to: Hex | null }) {
  const cells = createMemo(() =>
    field().hexes.map((hex) => ({ place: centreOf(hex), ...sightBetween(props.from, hex) })),
  );
  const line = createMemo(() => {
    if (!props.to) return null;
    const here = field().indexOf(props.from[0], props.from[1]);
    const there = field().indexOf(props.to[0], props.to[1]);
    if (here < 0 || there < 0 || here === there) return null;
    const found = sightLine(field(), sightRule(), here, there);
    return found ? [...toPicture(found[0], found[1]), ...toPicture(found[2], found[3])] : null;
  });
  return (
    <g {...QUIET}>
      <For each={cells()}>
        {(cell) => (
          <g transform={`translate(${cell.place[0]} ${cell.place[1]})`}>
            <polygon class={cell.seen ? 'hx-seen' : 'hx-unseen'} points={SHAPE} />
            <text class="hx-range" y={-18}>
              {cell.range ?? '∞'}
            </text>
          </g>
        )}
      </For>
      <Show when={line()}>
        {(ends) => <line class="hx-sight-line" x1={ends()[0]} y1={ends()[1]} x2={ends()[2]} y2={ends()[3]} />}
      </Show>
    </g>
  );
}
