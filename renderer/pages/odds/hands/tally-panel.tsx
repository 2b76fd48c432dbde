import { createMemo, For } from 'solid-js';
import { COST_BUCKETS, TYPE_BUCKETS } from '../../../../engine/mk/odds/opening.ts';
import type { PoolCard } from '../../../../engine/mk/odds/pool.ts';
import { cardTexts } from '../../../../messages/page/card.ts';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { TypeGlyph } from '../../../cards/glyphs.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { type ChosenDeck, prefs } from '../state.ts';
import { type TallyRow, tallyRows } from './hands.ts';

/** Types and costs of opening hands, exact and as dealt. */
export function TallyPanel(props: { readonly deck: ChosenDeck; readonly hands: readonly (readonly PoolCard[])[] }) {
  const t = useText(questionTexts);
  const words = useText(cardTexts);
  const rows = createMemo(() => tallyRows(props.deck.pool, prefs().hand, props.hands));
  const type = (row: TallyRow) => TYPE_BUCKETS[row.bucket] ?? null;
  const name = (row: TallyRow) => {
    if (row.kind === 'cost') return t().costRow(COST_BUCKETS[row.bucket] as string);
    const known = type(row);
    return known ? words().types[known] : words().unknownType;
  };
  return (
    <section class="odds-panel" aria-label={t().tally}>
      <h2>{t().tally}</h2>
      <TableFrame class="hands-tally" label={t().tally}>
        <table class="odds-table num">
          <thead>
            <tr>
              <For each={t().tallyColumns}>{(column) => (column === '' ? <td /> : <th scope="col">{column}</th>)}</For>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr>
                  <th scope="row">
                    <span class="tally-name">
                      {row.kind === 'type' ? <TypeGlyph type={type(row)} /> : null}
                      {name(row)}
                    </span>
                  </th>
                  <td>{num(row.inDeck)}</td>
                  <td>{num(row.mean, 2)}</td>
                  <td>{percent(row.some)}</td>
                  <td>{row.dealt === null ? '–' : num(row.dealt, 2)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </TableFrame>
      <p class="odds-note">{t().tallyNote}</p>
    </section>
  );
}
