import ArrowDownWideNarrow from 'lucide-solid/icons/arrow-down-wide-narrow';
import Minus from 'lucide-solid/icons/minus';
import Plus from 'lucide-solid/icons/plus';
import TriangleAlert from 'lucide-solid/icons/triangle-alert';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import type { CardType } from '../../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { countIn, type Deck, PLACES, type PlaceId, SECTIONS } from '../../../engine/mk/deck/deck.ts';
import {
  type DeckGroup,
  type DeckRow,
  type DeckSection,
  deckPlaces,
  flatRows,
} from '../../../engine/mk/deck/grouping.ts';
import { mpText } from '../../../messages/card-face.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { useText } from '../../app/i18n.ts';
import { TypeGlyph } from '../../cards/glyphs.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { heldOf, keepsCollection } from '../../stores/standing.ts';
import type { DeckActions } from './actions.ts';
import { deckKey } from './deck-keys.ts';
import type { Selected } from './selection.ts';
import './deck-pane.css';

/** A row of the deck on its way to another section; the plain text beside it is for other programs. */
const DRAGGED_CARD = 'application/x-jovolato-card';

function draggedCard(text: string): { card: string; from: PlaceId } | null {
  if (text === '') return null;
  const { card, from } = JSON.parse(text) as { card: string; from: string };
  const place = PLACES.find((known) => known === from);
  return place ? { card, from: place } : null;
}

interface DeckPaneProps {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly actions: DeckActions;
  readonly selected: Selected | null;
  readonly onSelect: (selected: Selected) => void;
  /** Names with an error, so that their rows can say so. */
  readonly troubled: ReadonlySet<string>;
  readonly ref: (element: HTMLDivElement) => void;
}

/** The deck's sections with their cards. One tab stop; arrows walk through all rows, keys change the selected one. */
export function DeckPane(props: DeckPaneProps) {
  const t = useText(deckTexts);
  const id = createUniqueId();
  const sections = createMemo(() => deckPlaces(props.deck, props.catalogue));
  const rows = createMemo(() => flatRows(sections()));
  // The lists below are made of names, not of rows: a count that changes then changes one number, and no row is built again.
  const places = createMemo(() => new Map(rows().map((row, index) => [keyOf(row), { row, index }])));
  const sectionOf = (section: PlaceId) => sections().find((one) => one.section === section) as DeckSection<PlaceId>;
  const [over, setOver] = createSignal<PlaceId | null>(null);
  let frame: HTMLDivElement | undefined;

  const at = () =>
    rows().findIndex((row) => row.section === props.selected?.section && row.entry.name === props.selected.card);
  const rowId = (index: number) => `${id}-${index}`;
  const select = (index: number) => {
    const row = rows()[Math.max(0, Math.min(rows().length - 1, index))];
    if (row) props.onSelect({ card: row.entry.name, section: row.section });
  };

  createEffect(
    on(at, (index) => {
      if (index >= 0) document.getElementById(rowId(index))?.scrollIntoView({ block: 'nearest' });
    }),
  );

  const press = (event: KeyboardEvent) => {
    const index = at();
    const row = rows()[index];
    if (event.key === 'ArrowDown') select(index + 1);
    else if (event.key === 'ArrowUp') select(index - 1);
    else if (event.key === 'Home') select(0);
    else if (event.key === 'End') select(rows().length - 1);
    else if (event.key === 'PageDown') select(index + 10);
    else if (event.key === 'PageUp') select(Math.max(0, index - 10));
    else if (!row || !deckKey(event, row, props.actions, () => after(index))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const drop = (event: DragEvent, to: PlaceId) => {
    setOver(null);
    const dragged = draggedCard(event.dataTransfer?.getData(DRAGGED_CARD) ?? '');
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    // All copies go, as they were taken up; with Ctrl or Alt one of them.
    if (dragged.from !== to) props.actions.move(dragged.card, dragged.from, to, !(event.ctrlKey || event.altKey));
    props.onSelect({ card: dragged.card, section: to });
  };

  /** A row that was taken out hands the selection to the one that now stands in its place. */
  const after = (index: number) => queueMicrotask(() => at() < 0 && select(Math.min(index, rows().length - 1)));

  return (
    <div
      ref={(element) => {
        frame = element;
        props.ref(element);
      }}
      class="deck-pane"
      role="grid"
      tabIndex={0}
      aria-label={t().deckList(props.deck.name ?? '')}
      aria-rowcount={rows().length}
      aria-activedescendant={at() >= 0 ? rowId(at()) : undefined}
      onKeyDown={press}
      onFocus={(event) => event.target === frame && at() < 0 && select(0)}
    >
      <For each={PLACES}>
        {(section) => (
          <div
            class="deck-section"
            classList={{ 'deck-drop': over() === section }}
            role="rowgroup"
            aria-label={t().sections[section]}
            onDragOver={(event) => {
              if (!event.dataTransfer?.types.includes(DRAGGED_CARD)) return;
              event.preventDefault();
              setOver(section);
            }}
            onDragLeave={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
            }}
            onDrop={(event) => drop(event, section)}
          >
            <SectionHead
              section={section}
              count={sectionOf(section).count}
              onSort={section === 'jovo' ? () => props.actions.sort() : undefined}
            />
            <Show when={sectionOf(section).count === 0}>
              <div class="deck-empty muted" role="row">
                <span role="gridcell">{t().emptySection[section]}</span>
              </div>
            </Show>
            <For each={sectionOf(section).groups.map((group) => group.type)}>
              {(type) => (
                <Group
                  group={sectionOf(section).groups.find((group) => group.type === type)}
                  headed={section === 'jovo' || sectionOf(section).groups.length > 1}
                >
                  {(key) => (
                    <Place at={places().get(key)}>
                      {({ row, index }) => (
                        <Row
                          row={row()}
                          id={rowId(index())}
                          index={index()}
                          selected={section === props.selected?.section && row().entry.name === props.selected?.card}
                          needed={copiesOf(props.deck, row().entry.name)}
                          troubled={props.troubled.has(row().entry.name)}
                          actions={props.actions}
                          onSelect={() => props.onSelect({ card: row().entry.name, section })}
                        />
                      )}
                    </Place>
                  )}
                </Group>
              )}
            </For>
          </div>
        )}
      </For>
      <Show when={rows().length === 0}>
        <div role="row">
          <div role="gridcell">
            <EmptyState title={t().emptyDeckTitle} text={t().emptyDeck} />
          </div>
        </div>
      </Show>
    </div>
  );
}

const copiesOf = (deck: Deck, name: string): number =>
  SECTIONS.reduce((sum, section) => sum + countIn(deck, section, name), 0);

/** What tells a row apart from every other: a card may stand in several sections. */
const keyOf = (row: DeckRow): string => `${row.section}/${row.entry.name}`;

/** The cards of one type in a section, under their heading. */
function Group(props: {
  readonly group: DeckGroup | undefined;
  readonly headed: boolean;
  readonly children: (key: string) => JSX.Element;
}) {
  const words = useText(cardTexts);
  const type = () => props.group?.type ?? null;
  return (
    <>
      <Show when={props.headed}>
        <div class="deck-group" role="row">
          <span role="rowheader">
            {type() === null ? words().unknownType : words().types[type() as CardType]}{' '}
            <span class="num">({props.group?.count})</span>
          </span>
        </div>
      </Show>
      <For each={props.group?.rows.map(keyOf)}>{props.children}</For>
    </>
  );
}

interface PlaceOfRow {
  readonly row: DeckRow;
  readonly index: number;
}

/** Hands a row's place on as long as there is one; a row being taken out keeps its last. */
function Place(props: {
  readonly at: PlaceOfRow | undefined;
  readonly children: (at: { row: () => DeckRow; index: () => number }) => JSX.Element;
}) {
  const last = createMemo<PlaceOfRow>((before) => props.at ?? before, props.at as PlaceOfRow);
  const row = createMemo(() => last().row, undefined, { equals: sameRow });
  const index = createMemo(() => last().index);
  return props.children({ row, index });
}

const sameRow = (a: DeckRow, b: DeckRow): boolean =>
  a.card === b.card && a.entry.name === b.entry.name && a.entry.count === b.entry.count;

function SectionHead(props: {
  readonly section: PlaceId;
  readonly count: number;
  readonly onSort: (() => void) | undefined;
}) {
  const t = useText(deckTexts);
  return (
    <div class="deck-section-head" role="row">
      <div class="row grow" role="rowheader">
        <h2>{t().sections[props.section]}</h2>
        <span class="deck-section-count num">
          {props.count}
          <Show when={props.section === 'torony'}>
            <span class="muted">/3</span>
          </Show>
        </span>
        <span class="deck-rule" />
      </div>
      <Show when={props.onSort && props.count > 1}>
        <div role="gridcell">
          <IconButton size="small" tabIndex={-1} label={t().sort} onClick={() => props.onSort?.()}>
            <ArrowDownWideNarrow />
          </IconButton>
        </div>
      </Show>
    </div>
  );
}

interface RowProps {
  readonly row: DeckRow;
  readonly id: string;
  readonly index: number;
  readonly selected: boolean;
  /** Copies of the card the deck is played with. */
  readonly needed: number;
  readonly troubled: boolean;
  readonly actions: DeckActions;
  readonly onSelect: () => void;
}

function Row(props: RowProps) {
  const t = useText(deckTexts);
  const held = () => heldOf(props.row.card?.name ?? props.row.entry.name);
  const missing = () => (keepsCollection() ? Math.max(0, props.needed - held().owned) : 0);
  const change = (by: number) => {
    props.onSelect();
    props.actions.add(props.row.section, props.row.entry.name, by);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
    <div
      id={props.id}
      class="deck-row"
      classList={{ 'deck-row-selected': props.selected, 'deck-row-unknown': !props.row.card }}
      role="row"
      aria-rowindex={props.index + 1}
      aria-selected={props.selected}
      aria-label={t().rowLabel(props.row.entry.count, props.row.entry.name, t().sections[props.row.section])}
      draggable={true}
      onDragStart={(event) => {
        const { section, entry } = props.row;
        event.dataTransfer?.setData(DRAGGED_CARD, JSON.stringify({ card: entry.name, from: section }));
        event.dataTransfer?.setData('text/plain', `${entry.count} ${entry.name}`);
      }}
      onClick={() => props.onSelect()}
    >
      <span class="deck-stepper" role="gridcell">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t().removeOne}: ${props.row.entry.name}`}
          onClick={() => change(-1)}
        >
          <Minus />
        </button>
        <b class="num">{props.row.entry.count}</b>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t().addOne}: ${props.row.entry.name}`}
          onClick={() => change(1)}
        >
          <Plus />
        </button>
      </span>
      <span class="deck-name cut" role="gridcell">
        <TypeGlyph type={props.row.card?.type ?? null} />
        <span class="deck-name-words cut" classList={{ 'deck-named': props.row.card?.named === true }}>
          {props.row.card?.name ?? props.row.entry.name}
        </span>
        <Show when={!props.row.card}>
          <span class="deck-flag">{t().unknown}</span>
        </Show>
        <Show when={missing() > 0}>
          <a
            class="deck-missing num"
            href="#/gyujtemeny/hianyzo"
            tabIndex={-1}
            title={`${t().missing(missing())} ${t().held(held().owned, held().free)}`}
            aria-label={t().missing(missing())}
          >
            −{missing()}
          </a>
        </Show>
        <Show when={props.troubled}>
          <TriangleAlert class="deck-trouble" aria-hidden={true} />
        </Show>
      </span>
      <span class="deck-mp num" role="gridcell">
        {props.row.card ? mpText(props.row.card) : '?'}
      </span>
    </div>
  );
}
