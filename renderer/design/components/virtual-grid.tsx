import { createVirtualizer } from '@tanstack/solid-virtual';
import { createEffect, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import './virtual-grid.css';

interface VirtualGridProps<T> {
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  /** Height of one row in pixels. */
  readonly rowHeight: number;
  /** Index of the selected row; -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** Enter or a double click. */
  readonly onChoose?: (item: T, index: number) => void;
  /** Further keys while the list has the focus; true if the key was used. */
  readonly onKey?: (event: KeyboardEvent, item: T | undefined, index: number) => boolean;
  /** The cells of a row; each should be a `role="gridcell"`. */
  readonly row: (item: T, index: () => number) => JSX.Element;
  readonly rowLabel?: (item: T) => string;
  readonly ref?: (element: HTMLDivElement) => void;
  readonly class?: string;
}

/**
 * A long list of rows of which only those in sight are built. One tab stop; arrow keys, Page Up and Down, Home and End
 * move the selection, which screen readers follow through `aria-activedescendant`.
 */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const id = createUniqueId();
  let frame: HTMLDivElement | undefined;
  const rowId = (index: number) => `${id}-${index}`;
  const virtual = createVirtualizer({
    get count() {
      return props.items.length;
    },
    getScrollElement: () => frame ?? null,
    estimateSize: () => props.rowHeight,
    overscan: 8,
  });

  // Keeps the selected row in sight, whoever selected it.
  createEffect(
    on(
      () => [props.active, props.items.length] as const,
      ([active, count]) => {
        if (active >= 0 && active < count) virtual.scrollToIndex(active, { align: 'auto' });
      },
    ),
  );

  const select = (index: number) => {
    if (props.items.length > 0) props.onActive(Math.max(0, Math.min(props.items.length - 1, index)));
  };

  const press = (event: KeyboardEvent) => {
    const item = props.items[props.active];
    if (props.onKey?.(event, item, props.active)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((frame?.clientHeight ?? 320) / props.rowHeight) - 1);
    if (event.key === 'ArrowDown') select(props.active + 1);
    else if (event.key === 'ArrowUp') select(props.active - 1);
    else if (event.key === 'PageDown') select(props.active + page);
    else if (event.key === 'PageUp') select(props.active - page);
    else if (event.key === 'Home') select(0);
    else if (event.key === 'End') select(props.items.length - 1);
    else if (event.key === 'Enter' && item !== undefined && props.onChoose) props.onChoose(item, props.active);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={(element) => {
        frame = element;
        props.ref?.(element);
      }}
      class={`vgrid ${props.class ?? ''}`}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={props.items.length}
      aria-activedescendant={props.active >= 0 && props.active < props.items.length ? rowId(props.active) : undefined}
      onKeyDown={press}
      onFocus={() => props.active < 0 && select(0)}
    >
      <div class="vgrid-inner" role="rowgroup" style={{ height: `${virtual.getTotalSize()}px` }}>
        <For each={virtual.getVirtualItems()}>
          {(place) => (
            <Show when={place.index < props.items.length}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys */}
              <div
                id={rowId(place.index)}
                class="vgrid-row"
                classList={{ 'vgrid-active': place.index === props.active }}
                role="row"
                aria-rowindex={place.index + 1}
                aria-selected={place.index === props.active}
                aria-label={props.rowLabel?.(props.items[place.index] as T)}
                style={{ height: `${place.size}px`, transform: `translateY(${place.start}px)` }}
                onClick={() => props.onActive(place.index)}
                onDblClick={() => props.onChoose?.(props.items[place.index] as T, place.index)}
              >
                {props.row(props.items[place.index] as T, () => place.index)}
              </div>
            </Show>
          )}
        </For>
      </div>
    </div>
  );
}
