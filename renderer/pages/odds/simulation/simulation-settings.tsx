import { type JSX, type ParentProps, Show } from 'solid-js';
import { ROLE } from '../../../../engine/mk/odds/goldfish/prepare.ts';
import { GOLDFISH_MAX } from '../../../../engine/mk/odds/goldfish/settings.ts';
import { simulationTexts } from '../../../../messages/page/odds-simulation.ts';
import { useText } from '../../../app/i18n.ts';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { SeedField } from '../parts/seed-field.tsx';
import type { SimulationPrefs } from '../prefs.ts';
import { type ChosenDeck, changeSimulation, prefs } from '../state.ts';
import { planOf } from './plan.ts';

/** The choice of no card to save for; no card can be named so. */
const NONE = '\u0000';

/** Numbers and habits of the simulated player, each with where it comes from or what it does. */
export function SimulationSettings(props: { readonly deck: ChosenDeck }) {
  const t = useText(simulationTexts);
  const now = () => prefs().simulation;
  const saveable = () => {
    const names = planOf(props.deck, now(), ruleCatalogue()).deck.kinds.flatMap((kind) =>
      kind.role === ROLE.paid && kind.cost > 0 ? [{ value: kind.name, label: `${kind.name} (${kind.cost} MP)` }] : [],
    );
    const { saveFor } = now();
    const missing = saveFor !== null && !names.some((name) => name.value === saveFor);
    return [
      { value: NONE, label: t().saveForNone },
      ...names,
      ...(missing ? [{ value: saveFor, label: saveFor }] : []),
    ];
  };
  return (
    <>
      <div class="simulation-row">
        <Whole name="games" min={1} max={GOLDFISH_MAX.games} wide />
        <Whole name="turns" min={1} max={30} />
      </div>
      <SeedField value={now().seed} onChange={(seed) => changeSimulation({ seed })} />
      <Setting note={t().sources.startMp}>
        <Whole name="startMp" min={0} max={GOLDFISH_MAX.startMp} />
      </Setting>
      <Setting note={t().sources.gain}>
        <Whole name="gain" min={0} max={GOLDFISH_MAX.gain} />
      </Setting>
      <Setting note={t().sources.hand}>
        <Whole name="hand" min={0} max={GOLDFISH_MAX.hand} />
      </Setting>
      <Setting note={t().sources.carry}>
        <Check label={t().carry} name="carry" />
      </Setting>
      <div class="simulation-policy">
        <h3>{t().policy}</h3>
        <p class="field-hint">{t().curvePolicy}</p>
        <Setting note={t().saveForHint}>
          <Select
            label={t().saveFor}
            value={now().saveFor ?? NONE}
            choices={saveable()}
            onChange={(card) => changeSimulation({ saveFor: card === NONE ? null : card })}
          />
        </Setting>
        <Setting note={t().holdObstaclesHint}>
          <Check label={t().holdObstacles} name="holdObstacles" />
        </Setting>
        <Setting note={t().solveQuestsHint}>
          <Check label={t().solveQuests} name="solveQuests" />
        </Setting>
        <Show when={now().solveQuests}>
          <Setting note={t().rivalHint}>
            <h3>{t().rival}</h3>
            <div class="simulation-row">
              <Whole name="rivalFrom" min={1} max={30} />
              <Whole name="rivalPerTurn" min={0} max={19} />
            </div>
          </Setting>
        </Show>
      </div>
    </>
  );
}

type NumberName = 'games' | 'turns' | 'startMp' | 'gain' | 'hand' | 'rivalFrom' | 'rivalPerTurn';
type FlagName = 'carry' | 'solveQuests' | 'holdObstacles';

function Whole(props: {
  readonly name: NumberName;
  readonly min: number;
  readonly max: number;
  readonly wide?: boolean;
}) {
  const t = useText(simulationTexts);
  return (
    <div classList={{ 'simulation-wide': props.wide === true }}>
      <NumberField
        label={t()[props.name]}
        value={prefs().simulation[props.name]}
        min={props.min}
        max={props.max}
        onChange={(value) => changeSimulation({ [props.name]: value } as Partial<SimulationPrefs>)}
      />
    </div>
  );
}

function Check(props: { readonly name: FlagName; readonly label: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={prefs().simulation[props.name]}
        onChange={(event) =>
          changeSimulation({ [props.name]: event.currentTarget.checked } as Partial<SimulationPrefs>)
        }
      />
      {props.label}
    </label>
  );
}

function Setting(props: ParentProps<{ readonly note: JSX.Element }>) {
  return (
    <div class="simulation-setting">
      {props.children}
      <p class="field-hint">{props.note}</p>
    </div>
  );
}
