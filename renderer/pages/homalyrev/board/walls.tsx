import { createMemo, For, Show } from 'solid-js';
import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import { centreOf, edgeBetween, neighbourOf, outline, toPicture } from './geometry.ts';
import { field, seen } from './state.ts';

/** Every wall line the engine knows, as one path, and the thin walls over it. */
export function Walls() {
  const lines = createMemo(() => {
    const { walls } = field();
    let path = '';
    for (let i = 0; i < walls.length; i += 4) {
      const [x1, y1] = toPicture(walls[i] as number, walls[i + 1] as number);
      const [x2, y2] = toPicture(walls[i + 2] as number, walls[i + 3] as number);
      path += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    }
    return path;
  });
  return (
    <>
      <path class="hx-walls" d={lines()} />
      <For each={seen().board.thinWalls}>{([a, b]) => <Edge class="hx-thin-wall" a={a} b={b} />}</For>
    </>
  );
}

function Edge(props: { readonly class: string; readonly a: Hex; readonly b: Hex }) {
  return (
    <Show when={edgeBetween(props.a, props.b)}>
      {(edge) => <line class={props.class} x1={edge()[0]} y1={edge()[1]} x2={edge()[2]} y2={edge()[3]} />}
    </Show>
  );
}

/** The edge a click would put a thin wall on. */
export function EdgePreview(props: { readonly hex: Hex; readonly direction: number }) {
  return <Edge class="hx-edge-preview" a={props.hex} b={neighbourOf(props.hex, props.direction)} />;
}

/** The hex the keyboard is on. */
export function Cursor(props: { readonly hex: Hex }) {
  const place = () => centreOf(props.hex);
  return <polygon class="hx-cursor" points={outline(0.97)} transform={`translate(${place()[0]} ${place()[1]})`} />;
}
