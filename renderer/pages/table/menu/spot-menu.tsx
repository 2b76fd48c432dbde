import ChevronLeft from 'lucide-solid/icons/chevron-left';
import ChevronRight from 'lucide-solid/icons/chevron-right';
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Kbd } from '../../../design/components/kbd.tsx';
import { useTable, visibleName, zoneName } from '../context.ts';
import { type Spot, spotKey } from '../play/types.ts';
import { type MenuLine, menuLines } from './items.ts';
import { placeBeside } from './place.ts';
import './spot-menu.css';

/** What can be done with a card or a place, beside it: legal moves with their costs first, by-hand moves always. */
export function SpotMenu(props: { readonly spot: Spot; readonly onClose: () => void }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const first = createMemo(() => menuLines(game, props.spot, t(), lang()));
  const [path, setPath] = createSignal<readonly MenuLine[]>([]);
  const [active, setActive] = createSignal(0);
  const lines = () => path().at(-1)?.more ?? first();
  const anchor = document.querySelector<HTMLElement>(`.table-game [data-spot="${CSS.escape(spotKey(props.spot))}"]`);
  const title = () =>
    props.spot.kind === 'card'
      ? visibleName(game.state(), props.spot.id, t())
      : props.spot.kind === 'zone'
        ? zoneName(t(), props.spot.zone, props.spot.side)
        : t().timeline;
  let box: HTMLDivElement | undefined;

  const place = () => box && placeBeside(box, anchor);
  const close = (back: boolean) => {
    props.onClose();
    if (back) anchor?.focus();
  };
  const open = (line: MenuLine) => {
    setPath((all) => [...all, line]);
    setActive(0);
    place();
  };
  const up = () => {
    setPath((all) => all.slice(0, -1));
    setActive(0);
    place();
  };
  const choose = (line: MenuLine) => {
    if (line.more) return open(line);
    close(true);
    line.run();
  };

  const press = (event: KeyboardEvent) => {
    // Keys of the whole table close the menu and go on to the table.
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (!/^(Control|Meta|Alt)$/.test(event.key)) close(true);
      return;
    }
    const n = lines().length;
    const line = lines()[active()];
    if (event.key === 'ArrowDown') setActive((active() + 1) % n);
    else if (event.key === 'ArrowUp') setActive((active() - 1 + n) % n);
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(n - 1);
    else if (event.key === 'ArrowRight' && line?.more) open(line);
    else if ((event.key === 'ArrowLeft' || event.key === 'Backspace') && path().length > 0) up();
    else if (event.key === 'Escape') path().length > 0 ? up() : close(true);
    else if (event.key === 'Tab') close(true);
    else if ((event.key === 'Enter' || event.key === ' ') && line) choose(line);
    else {
      const hit = lines().find((one) => one.key === event.key);
      if (!hit) return;
      choose(hit);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  onMount(() => {
    place();
    box?.focus();
    const outside = (event: PointerEvent) => {
      if (!box?.contains(event.target as Node)) props.onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    onCleanup(() => document.removeEventListener('pointerdown', outside, true));
  });

  return (
    <div
      ref={(element) => {
        box = element;
      }}
      class="menu spot-menu"
      role="menu"
      tabIndex={-1}
      aria-label={t().cardMenu(title())}
      aria-activedescendant={`spot-line-${active()}`}
      onKeyDown={press}
    >
      <p class="spot-menu-title">{title()}</p>
      <Show when={path().at(-1)}>
        {(line) => (
          <button type="button" class="spot-menu-back" tabIndex={-1} onClick={up}>
            <ChevronLeft aria-hidden={true} /> {line().label.replace(/…$/, '')}
          </button>
        )}
      </Show>
      <For each={lines()}>
        {(line, index) => (
          <>
            <Show when={line.separated && index() > 0}>
              <hr class="menu-line" />
            </Show>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the menu hears the keys */}
            <div
              id={`spot-line-${index()}`}
              class="menu-item spot-line"
              role="menuitem"
              aria-disabled={line.off ? 'true' : undefined}
              aria-haspopup={line.more ? 'menu' : undefined}
              data-highlighted={active() === index() ? '' : undefined}
              onPointerMove={() => setActive(index())}
              onClick={() => choose(line)}
            >
              <span class="grow">
                <span class="spot-line-label">{line.label}</span>
                <Show when={line.note}>
                  <span class="spot-line-note">{line.note}</span>
                </Show>
              </span>
              <Show when={line.mp}>{(mp) => <span class="spot-line-mp num">{t().mp(mp())}</span>}</Show>
              <Show when={line.key}>{(key) => <Kbd keys={key()} />}</Show>
              <Show when={line.more}>
                <ChevronRight aria-hidden={true} />
              </Show>
            </div>
          </>
        )}
      </For>
    </div>
  );
}
