import Flag from 'lucide-solid/icons/flag';
import { createMemo, For, Show } from 'solid-js';
import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import { centreOf, fromKey, keyOf, outline } from './geometry.ts';
import { tokenLabel } from './labels.ts';
import { QUIET } from './quiet.ts';
import { decision, highlight, seen, shown } from './state.ts';
import { TokenShape } from './tokens.tsx';

const SHAPE = outline(0.88);

/** Hexes and paths of the step or outcome in sight, below the figures. */
export function AnswerGround() {
  return (
    <g {...QUIET}>
      <For each={highlight().hexes}>{(hex) => <polygon class="hx-about" points={SHAPE} transform={placed(hex)} />}</For>
      <Show when={highlight().goal}>
        {(goal) => (
          <g class="hx-goal" transform={placed(goal())}>
            <polygon points={SHAPE} />
            <Flag x={-9} y={-13} width={22} height={22} />
          </g>
        )}
      </Show>
      <For each={highlight().paths}>{(path) => <Path path={path} />}</For>
      <Show when={shown() === null}>
        <OpenEnds />
      </Show>
    </g>
  );
}

const placed = (hex: Hex): string => {
  const [x, y] = centreOf(hex);
  return `translate(${x} ${y})`;
};

function Path(props: { readonly path: readonly Hex[] }) {
  const points = () =>
    props.path
      .map((hex) =>
        centreOf(hex)
          .map((n) => n.toFixed(1))
          .join(','),
      )
      .join(' ');
  return (
    <Show when={props.path.length > 1}>
      <polyline class="hx-path-under" points={points()} />
      <polyline class="hx-path" points={points()} />
      <For each={props.path.slice(1)}>
        {(hex) => {
          const [x, y] = centreOf(hex);
          return <circle class="hx-step" cx={x} cy={y} r={4} />;
        }}
      </For>
    </Show>
  );
}

// All ends that are left, numbered as in the list of outcomes, while none of them has been chosen.
function OpenEnds() {
  const ends = createMemo(() => {
    const numbers = new Map<string, number[]>();
    for (const [i, { end }] of decision().outcomes.entries()) {
      numbers.set(keyOf(end), [...(numbers.get(keyOf(end)) ?? []), i + 1]);
    }
    return numbers.size > 1 ? [...numbers] : [];
  });
  return (
    <For each={ends()}>
      {([key, numbers]) => (
        <g class="hx-end" transform={placed(fromKey(key))}>
          <polygon points={SHAPE} />
          <text y={-19}>{numbers.length > 3 ? `${numbers.slice(0, 2).join(', ')}…` : numbers.join(', ')}</text>
        </g>
      )}
    </For>
  );
}

/** Where the actor ends and whom it attacks from there, above the figures. */
export function AnswerAttacks() {
  const end = () => highlight().paths[0]?.at(-1) ?? highlight().hexes[0];
  const targets = createMemo(() => {
    const from = end();
    if (!from) return [];
    return seen()
      .figures.filter((figure) => highlight().attacked.includes(figure.id))
      .map((figure) => [...centreOf(from), ...centreOf(figure.at)] as const);
  });
  const ghost = () => {
    const actor = seen().figures.find((figure) => figure.id === seen().actor);
    const at = highlight().paths.length === 1 && highlight().goal === null ? end() : undefined;
    return actor && at && keyOf(actor.at) !== keyOf(at) ? { actor, at } : null;
  };
  return (
    <g {...QUIET}>
      <Show when={ghost()}>
        {(ends) => (
          <g class={`hx-ghost hx-token-${ends().actor.side}`} transform={placed(ends().at)}>
            <g transform="translate(0 -4)">
              <TokenShape side={ends().actor.side} />
              <text class="hx-token-name" y={5}>
                {tokenLabel(ends().actor.id)}
              </text>
            </g>
          </g>
        )}
      </Show>
      <For each={targets()}>
        {([x1, y1, x2, y2]) => <line class="hx-attack" x1={x1} y1={y1 - 4} x2={x2} y2={y2 - 4} />}
      </For>
    </g>
  );
}
