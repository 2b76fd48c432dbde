import ChevronDown from 'lucide-solid/icons/chevron-down';
import ChevronUp from 'lucide-solid/icons/chevron-up';
import { For, Show } from 'solid-js';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { useText } from '../../app/i18n.ts';
import { TypeGlyph } from '../../cards/glyphs.tsx';
import { VirtualGrid } from '../../design/components/virtual-grid.tsx';
import { COLUMNS, type Column, cell, type Sorting } from './sorting.ts';
import './card-table.css';

interface CardTableProps {
  readonly cards: readonly Card[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (card: Card) => void;
  readonly onKey: (event: KeyboardEvent, card: Card | undefined) => boolean;
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  readonly ref: (element: HTMLDivElement) => void;
}

const ROW = 30;

/** Every found card as a row; the headings sort. */
export function CardTable(props: CardTableProps) {
  const t = useText(cardPageTexts);
  const words = useText(cardTexts);
  const sort = (column: Column) =>
    props.onSorting({ column, down: props.sorting.column === column && !props.sorting.down });
  return (
    <div class="card-table">
      <div class="card-table-head">
        <For each={COLUMNS}>
          {(column) => (
            <button
              type="button"
              class={`card-col card-col-${column}`}
              aria-label={t().sortBy(t().columns[column])}
              aria-pressed={props.sorting.column === column}
              onClick={() => sort(column)}
            >
              {t().columns[column]}
              <Show when={props.sorting.column === column}>
                {props.sorting.down ? <ChevronDown aria-hidden={true} /> : <ChevronUp aria-hidden={true} />}
              </Show>
            </button>
          )}
        </For>
      </div>
      <div class="card-table-body">
        <VirtualGrid
          ref={props.ref}
          label={t().list}
          items={props.cards}
          rowHeight={ROW}
          active={props.active}
          onActive={props.onActive}
          onChoose={props.onChoose}
          onKey={(event, card) => props.onKey(event, card)}
          row={(card) => (
            <For each={COLUMNS}>
              {(column) => (
                <span
                  class={`card-col card-col-${column} cut`}
                  classList={{
                    num: column === 'mp' || column === 'level',
                    'card-named': column === 'name' && card.named === true,
                  }}
                  role="gridcell"
                >
                  <Show when={column === 'type'} fallback={cell(card, column as Exclude<Column, 'type'>)}>
                    <TypeGlyph type={card.type} /> {card.type ? words().types[card.type] : words().unknownType}
                  </Show>
                </span>
              )}
            </For>
          )}
        />
      </div>
    </div>
  );
}
