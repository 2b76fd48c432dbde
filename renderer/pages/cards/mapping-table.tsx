import { For, Index } from 'solid-js';
import type { ColumnMapping } from '../../../engine/mk/cards/table/columns.ts';
import type { CardTableReport } from '../../../main/api/contract/index.ts';
import { cardImportTexts } from '../../../messages/page/card-import.ts';
import { lang, useText } from '../../app/i18n.ts';
import { meaningOf, meanings, withMeaning } from './mapping.ts';
import './mapping-table.css';

interface MappingTableProps {
  readonly table: CardTableReport;
  readonly onMapping: (mapping: readonly ColumnMapping[]) => void;
}

/** Rows of the file shown beside each column. */
const EXAMPLES = 3;

/** What each column of a table was taken for, with its first values; every one can be corrected. */
export function MappingTable(props: MappingTableProps) {
  const t = useText(cardImportTexts);
  const offered = () => meanings(props.table.mapping, lang());
  const name = (column: ColumnMapping, index: number) => column.heading.trim() || t().unnamed(index + 1);
  const examples = (index: number) =>
    props.table.sample
      .map((row) => (row[index] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, EXAMPLES)
      .join(' · ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
    <div class="mapping" tabIndex={0} role="group" aria-label={t().mapping}>
      <table class="mapping-table">
        <thead>
          <tr>
            <th scope="col">{t().heading}</th>
            <th scope="col">{t().meaning}</th>
            <th scope="col">{t().values}</th>
          </tr>
        </thead>
        <tbody>
          <Index each={props.table.mapping}>
            {(column, index) => (
              <tr classList={{ 'mapping-out': column().path === null }}>
                <th scope="row">{name(column(), index)}</th>
                <td>
                  <select
                    class="input mapping-select"
                    aria-label={t().meaningOf(name(column(), index))}
                    value={meaningOf(column())}
                    onChange={(event) =>
                      props.onMapping(withMeaning(props.table.mapping, index, event.currentTarget.value))
                    }
                  >
                    <option value="">{t().leftOut}</option>
                    <For each={offered()}>
                      {(meaning) => (
                        <option value={meaning.value} selected={meaning.value === meaningOf(column())}>
                          {meaning.label}
                        </option>
                      )}
                    </For>
                  </select>
                </td>
                <td class="small muted cut">{examples(index)}</td>
              </tr>
            )}
          </Index>
        </tbody>
      </table>
    </div>
  );
}
