import { For, Show } from 'solid-js';
import type { ColumnFate } from '../../engine/mk/tables/judge.ts';
import { COLUMN_ROLES, type ColumnRole } from '../../engine/mk/tables/roles.ts';
import { columnTexts } from '../../messages/page/columns.ts';
import { pasteTexts } from '../../messages/page/paste.ts';
import { useText } from '../app/i18n.ts';
import { Select } from '../design/components/select.tsx';
import './table-columns.css';

interface TableColumnsProps {
  readonly columns: readonly ColumnFate[];
  /** The roles of all columns, after the player changed one. */
  readonly onRoles: (roles: readonly ColumnRole[]) => void;
}

/** What every column of a table was taken for; each can be corrected. */
export function TableColumns(props: TableColumnsProps) {
  const t = useText(pasteTexts);
  const words = useText(columnTexts);
  const change = (at: number, role: ColumnRole) =>
    props.onRoles(props.columns.map((column, i) => (i === at ? role : column.role)));
  return (
    <fieldset class="table-columns">
      <legend class="small muted">{t().columns}</legend>
      <For each={props.columns}>
        {(column, i) => {
          const heading = () => column.heading || t().columnNumber(i() + 1);
          return (
            <div class="table-column">
              <span class="cut small">{heading()}</span>
              <Select
                label={t().columnOf(heading())}
                labelHidden
                value={column.role}
                choices={COLUMN_ROLES.map((role) => ({ value: role, label: words().roles[role] }))}
                onChange={(role) => change(i(), role)}
              />
              <Show when={!column.sure}>
                <span class="small table-column-flag">{t().columnUnsure}</span>
              </Show>
            </div>
          );
        }}
      </For>
    </fieldset>
  );
}
