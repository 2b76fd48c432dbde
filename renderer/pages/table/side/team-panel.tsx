import Users from 'lucide-solid/icons/users';
import { createMemo, For } from 'solid-js';
import { levelOf } from '../../../../engine/mk/table/rules/levels.ts';
import { tableTexts } from '../../../../messages/page/table.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { useTable, visibleName } from '../context.ts';
import type { Mode } from '../game.ts';

/** The team being put together for a manoeuvre. */
export function TeamPanel(props: { readonly mode: Extract<Mode, { kind: 'team' }> }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const kind = () => (props.mode.command.type === 'start' ? props.mode.command.kind : 'obstruct');
  const level = createMemo(() => props.mode.team.reduce((sum, id) => sum + levelOf(game.state(), id), 0));
  return (
    <section class="panel panel-team" aria-label={t().teamTitle(kind())}>
      <h2>
        <Users aria-hidden={true} />
        <span>{t().teamTitle(kind())}</span>
      </h2>
      <ul class="team-names">
        <For each={props.mode.team}>{(id) => <li>{visibleName(game.state(), id, t())}</li>}</For>
      </ul>
      <p class="num">{t().teamCount(props.mode.team.length, level())}</p>
      <p class="small muted">{t().teamHint}</p>
      <div class="panel-foot">
        <Button look="quiet" size="small" onClick={() => game.clear()}>
          {t().cancel}
        </Button>
        <Button look="primary" size="small" disabled={props.mode.team.length === 0} onClick={() => game.confirmTeam()}>
          {t().teamGo}
        </Button>
      </div>
    </section>
  );
}
