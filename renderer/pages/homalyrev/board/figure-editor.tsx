import Trash from 'lucide-solid/icons/trash';
import { createSignal, Show } from 'solid-js';
import { type Figure, SIDES } from '../../../../engine/homalyrev/scenario.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Segments } from '../../../design/components/segments.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { Check } from '../parts/check.tsx';
import { editFigure, removeFigure } from './draft.ts';
import { apply, draft, setSelected } from './state.ts';

const NOBODY = '';

/** Everything about one figure that the rules ask for. */
export function FigureEditor(props: { readonly figure: Figure }) {
  const t = useText(homalyrevTexts);
  const id = () => props.figure.id;
  const change = (patch: Partial<Figure>, field: string) =>
    apply('editFigure', editFigure(draft(), id(), patch), `${field} ${id()}`);
  const orNull = (value: number): number | null => (value === 0 ? null : value);
  const summoners = () => [
    { value: NOBODY, label: t().nobody },
    ...draft()
      .figures.filter((one) => one.id !== id() && (one.side === 'monster') === (props.figure.side === 'monster'))
      .map((one) => ({ value: one.id, label: one.id })),
  ];
  return (
    <fieldset class="hx-editor">
      <legend class="sr-only">{t().editOf(id())}</legend>
      <NameField id={id()} />
      <Segments
        label={t().side}
        value={props.figure.side}
        choices={SIDES.map((value) => ({ value, label: t().tool[value] }))}
        onChange={(side) => change({ side }, 'side')}
      />
      <div class="hx-pair">
        <NumberField
          label={t().initiative}
          value={props.figure.initiative}
          min={0}
          max={99}
          onChange={(initiative) => change({ initiative }, 'initiative')}
        />
        <Show when={props.figure.side === 'character'}>
          <NumberField
            label={t().second}
            value={props.figure.second ?? 0}
            min={0}
            max={99}
            onChange={(value) => change({ second: orNull(value) }, 'second')}
          />
        </Show>
      </div>
      <p class="field-hint">{t().initiativeHint}</p>
      <Show when={props.figure.side === 'summon'}>
        <Select
          label={t().summoner}
          value={props.figure.summoner ?? NOBODY}
          choices={summoners()}
          onChange={(value) => change({ summoner: value === NOBODY ? null : value }, 'summoner')}
        />
        <NumberField
          label={t().summonOrder}
          value={props.figure.summonOrder ?? 0}
          min={0}
          max={99}
          onChange={(value) => change({ summonOrder: orNull(value) }, 'order')}
        />
      </Show>
      <Show when={props.figure.side === 'monster'}>
        <div class="hx-pair">
          <TextField
            label={t().type}
            value={props.figure.type ?? ''}
            maxLength={100}
            onValue={(text) => change({ type: text === '' ? null : text }, 'type')}
          />
          <NumberField
            label={t().number}
            value={props.figure.number ?? 0}
            min={0}
            max={99}
            onChange={(value) => change({ number: orNull(value) }, 'number')}
          />
        </div>
      </Show>
      <div class="hx-checks">
        <Check
          label={t().isInvisible}
          checked={props.figure.invisible}
          onChange={(on) => change({ invisible: on }, '')}
        />
        <Show when={props.figure.side === 'character'}>
          <Check label={t().longRest} checked={props.figure.longRest} onChange={(on) => change({ longRest: on }, '')} />
        </Show>
        <Show when={props.figure.side === 'monster'}>
          <Check label={t().elite} checked={props.figure.elite} onChange={(on) => change({ elite: on }, '')} />
        </Show>
      </div>
      <div class="row">
        <span class="gap" />
        <Button
          size="small"
          look="danger"
          icon={<Trash />}
          onClick={() => {
            setSelected(null);
            apply('removeFigure', removeFigure(draft(), id()));
          }}
        >
          {t().remove}
        </Button>
      </div>
    </fieldset>
  );
}

// The name is the figure's identity, so it changes when the field is left, not letter by letter.
function NameField(props: { readonly id: string }) {
  const t = useText(homalyrevTexts);
  const [typed, setTyped] = createSignal<string | null>(null);
  const edited = () => {
    const name = typed()?.trim().normalize('NFC');
    return name === undefined ? null : { name, result: editFigure(draft(), props.id, { id: name }) };
  };
  const error = () => {
    const result = edited()?.result;
    return result && !result.ok ? t().refusals[result.refusal.code](result.refusal.name) : undefined;
  };
  const commit = () => {
    const change = edited();
    if (!change?.result.ok) return;
    setTyped(null);
    if (apply('editFigure', change.result)) setSelected(change.name);
  };
  return (
    <TextField
      label={t().name}
      value={typed() ?? props.id}
      error={error()}
      onValue={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
