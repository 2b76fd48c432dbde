import Users from 'lucide-solid/icons/users';
import { createMemo, For, Show } from 'solid-js';
import { levelOf } from '../../../../engine/mk/table/rules/levels.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { Select } from '../../../design/components/select.tsx';
import { useTable, visibleName } from '../context.ts';
import type { Mode } from '../game.ts';
import { equippable } from '../play/equip.ts';

/** The item stays in the raktár. */
const STAYS = '';

/** The team being put together for a manoeuvre. */
export function TeamPanel(props: { readonly mode: Extract<Mode, { kind: 'team' }> }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const kind = () => (props.mode.command.type === 'start' ? props.mode.command.kind : 'obstruct');
  const level = createMemo(() => props.mode.team.reduce((sum, id) => sum + levelOf(game.state(), id), 0));
  const items = createMemo(() => equippable(game.state(), props.mode.team));
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
      <Show when={items().length > 0}>
        <div class="team-items">
          <p class="field-label">{t().teamEquip}</p>
          <For each={items()}>
            {({ item, bearers }) => (
              <Select
                label={visibleName(game.state(), item, t())}
                value={STAYS}
                choices={[
                  { value: STAYS, label: t().teamStore },
                  ...bearers.map((id) => ({ value: String(id), label: visibleName(game.state(), id, t()) })),
                ]}
                onChange={(bearer) => bearer !== STAYS && game.equip(item, Number(bearer))}
              />
            )}
          </For>
        </div>
      </Show>
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
