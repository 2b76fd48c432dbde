import { For, Show } from 'solid-js';
import { EDGES, MOVE_MODES, NEIGHBOUR_SIGHTS } from '../../../../engine/homalyrev/scenario.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Segments } from '../../../design/components/segments.tsx';
import { Check } from '../parts/check.tsx';
import { AreaPad } from './area-pad.tsx';
import { editAction, editAttack, setEdge, setNeighbourSight, setRules } from './draft.ts';
import { apply, draft } from './state.ts';

const CONDITIONS = ['muddled', 'disarmed', 'immobilized', 'stunned'] as const;
const NUMBER_MAX = 99;

/** What the acting figure does this turn. */
export function ActionPanel() {
  const t = useText(homalyrevTexts);
  const action = () => draft().action;
  const change = (patch: Parameters<typeof editAction>[1], field: string) =>
    apply('action', editAction(draft(), patch), `action ${field}`);
  const changeAttack = (patch: Parameters<typeof editAttack>[1], field: string) =>
    apply('action', editAttack(draft(), patch), `attack ${field}`);
  return (
    <section class="hx-section" aria-labelledby="hx-action">
      <h2 id="hx-action">{draft().actor === null ? t().action : t().actionOf(draft().actor ?? '')}</h2>
      <Show when={draft().actor === null}>
        <p class="muted small">{t().noActor}</p>
      </Show>
      <Segments
        label={t().mode}
        value={action().mode}
        choices={MOVE_MODES.map((value) => ({ value, label: t().modes[value] }))}
        onChange={(mode) => change({ mode }, 'mode')}
      />
      <div class="hx-pair">
        <NumberField
          label={t().move}
          value={action().move}
          min={0}
          max={NUMBER_MAX}
          onChange={(move) => change({ move }, 'move')}
        />
        <div class="hx-attacks">
          <Check
            label={t().attacks}
            checked={action().attack !== null}
            onChange={(on) => change({ attack: on ? { range: 0, targets: 1, area: null } : null }, 'attack')}
          />
        </div>
      </div>
      <Show when={action().attack}>
        {(attack) => (
          <>
            <div class="hx-pair">
              <div>
                <NumberField
                  label={t().range}
                  value={attack().range}
                  min={0}
                  max={NUMBER_MAX}
                  onChange={(range) => changeAttack({ range }, 'range')}
                />
                <p class="field-hint">{t().melee}</p>
              </div>
              <div>
                <NumberField
                  label={t().targets}
                  value={attack().targets}
                  min={1}
                  max={NUMBER_MAX}
                  onChange={(targets) => changeAttack({ targets }, 'targets')}
                />
                <Show when={attack().area}>
                  <p class="field-hint">{t().targetsWithArea}</p>
                </Show>
              </div>
            </div>
            <details class="hx-more" open={attack().area !== null}>
              <summary>{t().areaPad}</summary>
              <AreaPad />
              <p class="field-hint">{attack().range === 0 ? t().areaMelee : t().areaRanged}</p>
              <Show when={attack().area}>
                <Button size="small" look="quiet" onClick={() => changeAttack({ area: null }, 'clear')}>
                  {t().clearArea}
                </Button>
              </Show>
            </details>
          </>
        )}
      </Show>
      <div class="hx-checks" role="group" aria-label={t().conditions}>
        <For each={CONDITIONS}>
          {(name) => <Check label={t()[name]} checked={action()[name]} onChange={(on) => change({ [name]: on }, '')} />}
        </For>
      </div>
    </section>
  );
}

/** The edition, what lies beyond the map, and the reading the first edition leaves open; where the editions differ. */
export function RulesPanel() {
  const t = useText(homalyrevTexts);
  return (
    <section class="hx-section" aria-labelledby="hx-rules">
      <h2 id="hx-rules">{t().rules}</h2>
      <Segments
        label={t().rules}
        value={draft().rules}
        choices={(['gh1', 'gh2e'] as const).map((value) => ({ value, label: t().ruleSets[value] }))}
        onChange={(rules) => apply('rules', setRules(draft(), rules))}
      />
      <h3 class="mini">{t().edge}</h3>
      <Segments
        label={t().edge}
        value={draft().board.edge ?? 'wall'}
        choices={EDGES.map((value) => ({ value, label: t().edges[value] }))}
        onChange={(edge) => apply('edge', setEdge(draft(), edge))}
      />
      <p class="field-hint">{t().edgeHints[draft().board.edge ?? 'wall']}</p>
      <Show when={draft().rules === 'gh1'}>
        <h3 class="mini">{t().neighbourSight}</h3>
        <Segments
          label={t().neighbourSight}
          value={draft().neighbourSight ?? 'always'}
          choices={NEIGHBOUR_SIGHTS.map((value) => ({ value, label: t().neighbourSights[value] }))}
          onChange={(reading) => apply('neighbourSight', setNeighbourSight(draft(), reading))}
        />
        <p class="field-hint">{t().neighbourSightHint}</p>
      </Show>
      <details class="hx-more">
        <summary>{t().differences}</summary>
        <table class="hx-differences">
          <thead>
            <tr>
              <th scope="col">{t().difference}</th>
              <th scope="col">{t().ruleSets.gh1}</th>
              <th scope="col">{t().ruleSets.gh2e}</th>
            </tr>
          </thead>
          <tbody>
            <For each={t().differenceRows}>
              {([question, first, second]) => (
                <tr>
                  <th scope="row">{question}</th>
                  <td>{first}</td>
                  <td>{second}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </section>
  );
}
