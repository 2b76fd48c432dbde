import { createSignal, createUniqueId, type JSX } from 'solid-js';
import './split-pane.css';

interface SplitPaneProps {
  /** Accessible name of the divider. */
  readonly label: string;
  /** `row`: side by side; `column`: one above the other. */
  readonly direction: 'row' | 'column';
  /** Share of the first pane, 0 to 100. */
  readonly share: number;
  readonly onShare: (share: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly first: JSX.Element;
  readonly second: JSX.Element;
}

const STEP = 2;

/** Two panes with a divider that is moved with the mouse, with arrow keys, Home and End; a double click halves. */
export function SplitPane(props: SplitPaneProps) {
  const first = createUniqueId();
  const [dragging, setDragging] = createSignal(false);
  let frame: HTMLDivElement | undefined;
  const min = () => props.min ?? 20;
  const max = () => props.max ?? 80;
  const move = (share: number) => props.onShare(Math.round(Math.min(max(), Math.max(min(), share)) * 10) / 10);

  const drag = (event: PointerEvent) => {
    if (!dragging() || !frame) return;
    const box = frame.getBoundingClientRect();
    move(
      props.direction === 'row'
        ? ((event.clientX - box.left) / box.width) * 100
        : ((event.clientY - box.top) / box.height) * 100,
    );
  };

  const press = (event: KeyboardEvent) => {
    const back = props.direction === 'row' ? 'ArrowLeft' : 'ArrowUp';
    const on = props.direction === 'row' ? 'ArrowRight' : 'ArrowDown';
    if (event.key === back) move(props.share - STEP);
    else if (event.key === on) move(props.share + STEP);
    else if (event.key === 'Home') move(min());
    else if (event.key === 'End') move(max());
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={(element) => {
        frame = element;
      }}
      class={`split split-${props.direction}`}
      classList={{ 'split-moving': dragging() }}
    >
      <div id={first} class="split-first" style={{ 'flex-basis': `${props.share}%` }}>
        {props.first}
      </div>
      <div
        class="split-bar"
        role="separator"
        tabIndex={0}
        aria-label={props.label}
        aria-orientation={props.direction === 'row' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(props.share)}
        aria-valuemin={min()}
        aria-valuemax={max()}
        aria-controls={first}
        onKeyDown={press}
        onDblClick={() => move(50)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={drag}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      />
      <div class="split-second">{props.second}</div>
    </div>
  );
}
