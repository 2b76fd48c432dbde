import type { ParentProps } from 'solid-js';

interface TableFrameProps {
  readonly label: string;
  readonly class?: string;
  readonly ref?: (element: HTMLDivElement) => void;
}

/** A frame in which a long table scrolls, with the mouse and with the keyboard. */
export function TableFrame(props: ParentProps<TableFrameProps>) {
  return (
    <div
      ref={(element) => props.ref?.(element)}
      class={`odds-table-frame ${props.class ?? ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      role="group"
      aria-label={props.label}
    >
      {props.children}
    </div>
  );
}
