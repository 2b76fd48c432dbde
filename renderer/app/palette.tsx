import { useNavigate } from '@solidjs/router';
import { createEffect, createMemo, createSignal, createUniqueId, For, on, Show } from 'solid-js';
import { fold } from '../../engine/text/fold.ts';
import { frameTexts } from '../../messages/page/frame.ts';
import { Dialog } from '../design/components/dialog.tsx';
import { Kbd } from '../design/components/kbd.tsx';
import { catalogue } from '../stores/catalogue.ts';
import { deckList } from '../stores/decks.ts';
import { areas } from './areas.ts';
import { useText } from './i18n.ts';
import { allShortcuts, keysOf } from './shortcuts.ts';
import './palette.css';

interface Entry {
  readonly kind: string;
  readonly label: string;
  readonly keys?: string | undefined;
  run(): void;
}

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onTheme: () => void;
}

const SHOWN = 40;

/** One box for everything: areas, decks, cards, and every command the page hears now. */
export function Palette(props: PaletteProps) {
  const t = useText(frameTexts);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t().palette} width="small">
      <PaletteBody {...props} />
    </Dialog>
  );
}

function PaletteBody(props: PaletteProps) {
  const t = useText(frameTexts);
  const navigate = useNavigate();
  const id = createUniqueId();
  const [query, setQuery] = createSignal('');
  const [active, setActive] = createSignal(0);
  let list: HTMLDivElement | undefined;

  const shortcuts = allShortcuts();
  const commands = createMemo((): readonly Entry[] => [
    ...areas.map((area) => ({ kind: t().paletteGo, label: area.label(), run: () => navigate(`/${area.path}`) })),
    { kind: t().paletteCommand, label: t().help, keys: 'F1', run: props.onHelp },
    { kind: t().paletteCommand, label: t().theme, run: props.onTheme },
    ...shortcuts
      .filter((shortcut) => !shortcut.shownOnly && shortcut.enabled?.() !== false)
      .filter((shortcut) => !/^(Ctrl\+K|F1|Alt\+\d)$/.test(keysOf(shortcut)[0] ?? ''))
      .map((shortcut) => ({
        kind: t().paletteCommand,
        label: shortcut.label(),
        keys: keysOf(shortcut)[0],
        run: () => shortcut.run(new KeyboardEvent('keydown')),
      })),
  ]);

  const found = createMemo((): readonly Entry[] => {
    const words = fold(query()).split(' ').filter(Boolean);
    const fits = (text: string) => {
      const folded = fold(text);
      return words.every((word) => folded.includes(word));
    };
    const decks = deckList()
      .filter((deck) => fits(deck.name))
      .map((deck) => ({ kind: t().paletteDeck, label: deck.name, run: () => navigate(`/paklik/${deck.id}`) }));
    const own = [...commands().filter((entry) => fits(entry.label)), ...decks];
    if (words.length === 0) return own;
    const cards = catalogue()
      .cards.filter((card) => fits(card.name))
      .slice(0, SHOWN)
      .map((card) => ({
        kind: t().paletteCard,
        label: card.name,
        run: () => navigate(`/lapok/${encodeURIComponent(card.name)}`),
      }));
    return [...own, ...cards].slice(0, SHOWN);
  });

  createEffect(on(query, () => setActive(0)));
  createEffect(() => list?.querySelector(`#${CSS.escape(`${id}-${active()}`)}`)?.scrollIntoView({ block: 'nearest' }));

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    props.onClose();
    // After the dialog has given the focus back.
    setTimeout(() => entry.run(), 0);
  };

  const press = (event: KeyboardEvent) => {
    const count = found().length;
    if (event.key === 'ArrowDown') setActive((at) => (at + 1) % Math.max(1, count));
    else if (event.key === 'ArrowUp') setActive((at) => (at - 1 + count) % Math.max(1, count));
    else if (event.key === 'Enter') run(found()[active()]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        class="input"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found().length > 0 ? `${id}-${active()}` : undefined}
        aria-label={t().palette}
        placeholder={t().palettePlaceholder}
        autocomplete="off"
        spellcheck={false}
        value={query()}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div
        class="palette-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={t().palette}
        ref={(element) => {
          list = element;
        }}
      >
        <For each={found()}>
          {(entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above hears the keys
            <div
              id={`${id}-${index()}`}
              class="palette-entry"
              role="option"
              aria-selected={index() === active()}
              onClick={() => run(entry)}
              onMouseMove={() => setActive(index())}
            >
              <span class="palette-kind">{entry.kind}</span>
              <span class="grow cut">{entry.label}</span>
              <Show when={entry.keys}>{(keys) => <Kbd keys={keys()} />}</Show>
            </div>
          )}
        </For>
      </div>
      <p class="small muted" role="status">
        {found().length === 0 ? t().paletteEmpty : t().paletteHint}
      </p>
    </>
  );
}
