import Swords from 'lucide-solid/icons/swords';
import { createMemo, For, Show } from 'solid-js';
import { explain } from '../../../../engine/mk/table/apply.ts';
import { roundOver } from '../../../../engine/mk/table/rules/combat/rounds.ts';
import { teamLevel, wallOf } from '../../../../engine/mk/table/rules/levels.ts';
import { obstructorOf, phaseOf } from '../../../../engine/mk/table/rules/manoeuvre/flow.ts';
import type { Manoeuvre } from '../../../../engine/mk/table/state/manoeuvre.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { PHASE_NAMES } from '../../../../messages/table/words.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { useTable, visibleName } from '../context.ts';
import { manoeuvreSteps } from '../play/manoeuvre.ts';
import { whyNot } from '../play/why.ts';

/** The manoeuvre going on: what it is about, its phases, how the sides stand, and what can be done beside "Tovább". */
export function ManoeuvrePanel(props: { readonly manoeuvre: Manoeuvre }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const m = () => props.manoeuvre;
  const phase = () => phaseOf(m());
  const attack = createMemo(() => teamLevel(game.state(), m().initiator));
  const hold = createMemo(() => {
    const team = teamLevel(game.state(), obstructorOf(m()));
    const { kind, target } = m();
    if (kind === 'siege' || kind === 'building')
      return t().hold(team, target === null ? 0 : wallOf(game.state(), target));
    return t().holdTeam(team);
  });
  const unsure = () => {
    const refusal = explain(game.state(), { type: 'advance' });
    return refusal ? whyNot(refusal, game.state(), lang()) : '';
  };
  const against = () => m().kind !== 'quest' || game.state().zones[obstructorOf(m())].team.length > 0;
  return (
    <section class="panel panel-manoeuvre" aria-label={t().manoeuvre(m().kind)}>
      <h2>
        <Swords aria-hidden={true} />
        <span>
          {t().manoeuvre(m().kind)}
          <Show when={m().target}>{(target) => <b>: {visibleName(game.state(), target(), t())}</b>}</Show>
        </span>
      </h2>
      <ol class="phases">
        <For each={m().phases}>
          {(one, index) => (
            <li
              classList={{ 'phase-done': index() < m().at, 'phase-now': index() === m().at }}
              aria-current={index() === m().at ? 'step' : undefined}
              title={PHASE_NAMES[lang()][one]}
            >
              <span>{PHASE_NAMES[lang()][one]}</span>
            </li>
          )}
        </For>
      </ol>
      <p class="num">{against() ? t().strength(attack(), hold()) : t().strengthQuest(attack())}</p>
      <Show when={m().fight}>
        {(fight) => (
          <p class="muted">
            {roundOver(fight())
              ? t().roundOver(fight().round)
              : t().round(fight().round, fight().toAct === 'self' ? t().whoSelf : t().whoDummy)}
          </p>
        )}
      </Show>
      <Show when={phase() === 'condition'}>
        <p>{m().conditionMet === null ? unsure() : m().conditionMet ? t().conditionMet : t().conditionNotMet}</p>
      </Show>
      <div class="panel-foot">
        <For each={manoeuvreSteps(game.state())}>
          {(step) => (
            <Button
              size="small"
              onClick={() =>
                step.form.length > 0
                  ? game.askFor(step.command, step.form, t()[step.id].replace(/…$/, ''))
                  : game.run(step.command)
              }
            >
              {t()[step.id]}
            </Button>
          )}
        </For>
      </div>
    </section>
  );
}
