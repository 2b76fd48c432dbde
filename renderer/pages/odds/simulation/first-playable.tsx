import { createMemo, For, Index } from 'solid-js';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { TableFrame } from '../parts/table-frame.tsx';
import type { SimulationResult } from './runner.ts';
import { firstPlayable } from './simulation-data.ts';

/** For each card, in how many of the games it could be paid by each turn. Its cells stay while the numbers change. */
export function FirstPlayableTable(props: { readonly result: SimulationResult }) {
  const t = useText(simulationTexts);
  const rows = createMemo(() => firstPlayable(props.result));
  const turns = () => Array.from({ length: props.result.plan.settings.turns }, (_, i) => i + 1);
  return (
    <section class="odds-panel" aria-label={t().firstTitle}>
      <div class="odds-panel-head">
        <h2>{t().firstTitle}</h2>
      </div>
      <TableFrame label={t().firstTitle}>
        <table class="odds-table num first-table">
          <thead>
            <tr>
              <For each={t().firstColumns}>{(column) => <th scope="col">{column}</th>}</For>
              <For each={turns()}>{(turn) => <th scope="col">{t().firstTurn(turn)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <Index each={rows()}>
              {(row) => (
                <tr>
                  <th scope="row">{row().name}</th>
                  <td>{t().cost(row().role, row().cost)}</td>
                  <td>{num(row().copies)}</td>
                  <Index each={row().byTurn}>
                    {(share) => (
                      <td class="first-cell" style={{ '--share': share() }}>
                        {percent(share(), 0)}
                      </td>
                    )}
                  </Index>
                </tr>
              )}
            </Index>
          </tbody>
        </table>
      </TableFrame>
      <p class="odds-note">{t().firstNote}</p>
    </section>
  );
}
