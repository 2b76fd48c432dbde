import { tableTexts } from '../../../../messages/page/table/index.ts';
import { clauseText } from '../../../../messages/table/clauses.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Dialog } from '../../../design/components/dialog.tsx';
import { useTable } from '../context.ts';

/** The id of a rule clause; it opens the summary of the clause. */
export function ClauseLink(props: { readonly id: string }) {
  const table = useTable();
  const t = useText(tableTexts);
  return (
    <button
      type="button"
      class="clause"
      aria-label={t().clause(props.id)}
      onClick={(event) => {
        event.stopPropagation();
        table.setClause(props.id);
      }}
    >
      {props.id}
    </button>
  );
}

/** What a clause says, in short. */
export function ClauseDialog() {
  const table = useTable();
  const t = useText(tableTexts);
  return (
    <Dialog
      open={table.clause() !== null}
      onClose={() => table.setClause(null)}
      title={t().clause(table.clause() ?? '')}
      width="small"
      reading={true}
    >
      <p class="clause-text">{clauseText(table.clause() ?? '', lang()) ?? t().clauseUnknown}</p>
    </Dialog>
  );
}
