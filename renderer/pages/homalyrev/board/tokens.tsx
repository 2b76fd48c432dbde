import Crosshair from 'lucide-solid/icons/crosshair';
import { createMemo, For, Show } from 'solid-js';
import type { Figure } from '../../../../engine/homalyrev/scenario.ts';
import { centreOf } from './geometry.ts';
import { tokenLabel } from './labels.ts';
import { QUIET } from './quiet.ts';
import { carried, decision, highlight, seen, selected } from './state.ts';

/** The figures: shape and colour say the side, rings say who acts, who is focused and who is attacked. */
export function Tokens() {
  const ids = createMemo(() => seen().figures.map((figure) => figure.id));
  return (
    <For each={ids()}>
      {(id) => (
        <Show when={seen().figures.find((figure) => figure.id === id)}>{(figure) => <Token figure={figure()} />}</Show>
      )}
    </For>
  );
}

function Token(props: { readonly figure: Figure }) {
  const place = () => centreOf(props.figure.at);
  const number = () => (props.figure.longRest ? 99 : props.figure.initiative);
  const id = () => props.figure.id;
  return (
    <g
      class={`hx-token hx-token-${props.figure.side}`}
      classList={{
        'hx-token-acting': id() === seen().actor,
        'hx-token-selected': id() === selected(),
        'hx-token-carried': id() === carried()?.id,
        'hx-token-invisible': props.figure.invisible,
        'hx-token-dropped': highlight().dropped.includes(id()),
        'hx-token-about': highlight().figures.includes(id()),
        'hx-token-attacked': highlight().attacked.includes(id()),
      }}
      transform={`translate(${place()[0]} ${place()[1] - 4})`}
      {...QUIET}
    >
      <circle class="hx-ring" r={25} />
      <TokenShape side={props.figure.side} />
      <Show when={props.figure.elite}>
        <circle class="hx-elite" r={16} />
      </Show>
      <text class="hx-token-name" y={5}>
        {tokenLabel(id())}
      </text>
      <Show when={number() > 0}>
        <g transform="translate(20 -17)">
          <rect class="hx-badge" x={-10} y={-8} width={20} height={15} rx={7} />
          <text class="hx-badge-text" y={3.5}>
            {number()}
          </text>
        </g>
      </Show>
      <Show when={decision().foci.includes(id())}>
        <g class="hx-focus" transform="translate(-20 -17)">
          <circle r={9} />
          <Crosshair x={-7} y={-7} width={14} height={14} />
        </g>
      </Show>
    </g>
  );
}

/** Monsters are six-sided, characters round, summons square with round corners. */
export function TokenShape(props: { readonly side: Figure['side'] }) {
  return (
    <Show
      when={props.side === 'monster'}
      fallback={
        <Show
          when={props.side === 'character'}
          fallback={<rect class="hx-body" x={-18} y={-18} width={36} height={36} rx={8} />}
        >
          <circle class="hx-body" r={20} />
        </Show>
      }
    >
      <polygon class="hx-body" points="0,-21 18.5,-10.5 18.5,10.5 0,21 -18.5,10.5 -18.5,-10.5" />
    </Show>
  );
}
