import Minus from 'lucide-solid/icons/minus';
import Plus from 'lucide-solid/icons/plus';
import { createSignal } from 'solid-js';
import { collectionTexts } from '../../../messages/page/collection.ts';
import { num, useText } from '../../app/i18n.ts';
import { TypeGlyph } from '../../cards/glyphs.tsx';
import { VirtualGrid } from '../../design/components/virtual-grid.tsx';
import { setOwned } from '../../stores/collection.ts';
import type { PrintingKey } from '../../stores/printing-key.ts';
import type { Counts, OwnedRow } from './owned-rows.ts';
import { createTypedNumber } from './typed-number.ts';
import './owned-table.css';

interface OwnedTableProps {
  readonly rows: readonly OwnedRow[];
  readonly counts: (row: PrintingKey) => Counts;
  readonly ref: (element: HTMLDivElement) => void;
}

const ROW = 32;

/** The collection's lines. Plus, minus and typed numbers change the copies of the selected one. */
export function OwnedTable(props: OwnedTableProps) {
  const t = useText(collectionTexts);
  const [active, setActive] = createSignal(-1);
  const typed = createTypedNumber();
  const key = (event: KeyboardEvent, row: OwnedRow | undefined): boolean => {
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === '+' || event.key === 'Enter') setOwned(row, props.counts(row).owned + 1);
    else if (event.key === '-') setOwned(row, props.counts(row).owned - 1);
    else if (event.key === 'Delete') setOwned(row, 0);
    else if (/^[0-9]$/.test(event.key)) {
      setOwned(row, typed(event.key, event.timeStamp, `${row.card}/${row.set}/${row.number}`));
    } else return false;
    return true;
  };
  return (
    <div class="owned">
      <div class="owned-head" aria-hidden="true">
        <span class="owned-name">{t().columns.name}</span>
        <span class="owned-set">{t().columns.set}</span>
        <span class="owned-count">{t().columns.owned}</span>
        <span class="owned-num">{t().columns.reserved}</span>
        <span class="owned-num">{t().columns.free}</span>
      </div>
      <div class="owned-body">
        <VirtualGrid
          ref={props.ref}
          label={t().list}
          items={props.rows}
          rowHeight={ROW}
          active={active()}
          onActive={setActive}
          onKey={key}
          rowLabel={(row) => t().row(row.card, printed(row), props.counts(row).owned, props.counts(row).free)}
          row={(row) => <Line row={row} counts={props.counts(row)} />}
        />
      </div>
    </div>
  );
}

const printed = (row: OwnedRow): string => [row.set, row.number].filter(Boolean).join(' ');

function Line(props: { readonly row: OwnedRow; readonly counts: Counts }) {
  const t = useText(collectionTexts);
  return (
    <>
      <span class="owned-name" role="gridcell">
        <TypeGlyph type={props.row.known?.type ?? null} />
        <span class="cut" classList={{ 'owned-italic': props.row.known?.named === true }}>
          {props.row.card}
        </span>
      </span>
      <span class="owned-set cut" role="gridcell">
        {printed(props.row)}
      </span>
      <span class="owned-count" role="gridcell">
        <button
          type="button"
          tabIndex={-1}
          aria-label={t().less(props.row.card)}
          disabled={props.counts.owned === 0}
          onClick={() => setOwned(props.row, props.counts.owned - 1)}
        >
          <Minus />
        </button>
        <b class="num" classList={{ 'owned-zero': props.counts.owned === 0 }}>
          {num(props.counts.owned)}
        </b>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t().more(props.row.card)}
          onClick={() => setOwned(props.row, props.counts.owned + 1)}
        >
          <Plus />
        </button>
      </span>
      <span class="owned-num num" role="gridcell">
        {props.counts.reserved || ''}
      </span>
      <span class="owned-num num" classList={{ 'owned-over': props.counts.free < 0 }} role="gridcell">
        {num(props.counts.free)}
      </span>
    </>
  );
}
