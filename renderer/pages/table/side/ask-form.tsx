import { createSignal, createUniqueId, For, Match, onMount, Show, Switch } from 'solid-js';
import type { CardId } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { useTable, visibleName } from '../context.ts';
import type { Ask } from '../game.ts';
import { parseDice } from '../play/dice.ts';
import type { Field } from '../play/fields.ts';
import { togglePick } from '../play/pick.ts';
import { CardPick } from './card-pick.tsx';
import { showWhole } from './into-view.ts';

type Answers = Record<string, unknown>;

/** Asks for what a command still needs: beside the table, so that nothing is covered. */
export function AskForm(props: { readonly ask: Ask }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const [answers, setAnswers] = createSignal<Answers>(initial(props.ask.fields));
  const [problem, setProblem] = createSignal<string>();
  let form: HTMLFormElement | undefined;
  const set = (field: Field, value: unknown) => {
    const [picked] = field.kind === 'cards' ? (value as readonly CardId[]) : [];
    const implied = field.kind === 'cards' && picked !== undefined ? field.implies?.[picked] : undefined;
    setAnswers((all) => ({ ...all, ...implied, [field.name]: value }));
  };

  const submit = () => {
    const given: Answers = {};
    for (const field of props.ask.fields) {
      const value = answers()[field.name];
      if (field.kind === 'dice') {
        const dice = parseDice(String(value ?? ''), field.dice, field.sides);
        if (dice === null) return setProblem(t().diceWrong(field.dice, field.sides));
        if (dice.length > 0) given[field.name] = dice;
      } else if (field.kind === 'cards') {
        const cards = (value as CardId[]) ?? [];
        if (cards.length < field.min || cards.length > field.max) {
          return setProblem(t().chosen(cards.length, field.min, field.max));
        }
        given[field.name] = field.single ? cards[0] : cards;
      } else if (field.kind === 'text') {
        const text = String(value ?? '').trim();
        if (text === '' && !field.optional) return form?.querySelector<HTMLElement>('input')?.focus();
        given[field.name] = text === '' ? null : text;
      } else if (
        field.kind === 'number' &&
        field.name.startsWith('adjust.') &&
        value === 0 &&
        field.name !== 'adjust.set'
      ) {
        given[field.name] = undefined;
      } else given[field.name] = value;
    }
    game.answer(given);
  };

  onMount(() => {
    form?.querySelector<HTMLElement>('input, [role="checkbox"], button.input, .pick-card')?.focus();
    showWhole(form);
  });

  return (
    <form
      ref={(element) => {
        form = element;
      }}
      class="panel panel-ask"
      aria-label={props.ask.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        game.closeAsk();
      }}
    >
      <h2>
        {props.ask.title}
        <Show when={props.ask.near !== null}>
          <span class="muted"> {visibleName(game.state(), props.ask.near ?? -1, t())}</span>
        </Show>
      </h2>
      <div class="panel-fields">
        <For each={props.ask.fields}>
          {(field) => (
            <FieldInput field={field} value={answers()[field.name]} onChange={(value) => set(field, value)} />
          )}
        </For>
      </div>
      <Show when={problem()}>
        <p class="field-error" role="alert">
          {problem()}
        </p>
      </Show>
      <div class="panel-foot">
        <Button look="quiet" size="small" onClick={() => game.closeAsk()}>
          {t().cancel}
        </Button>
        <Button look="primary" size="small" type="submit">
          {t().ok}
        </Button>
      </div>
    </form>
  );
}

const initial = (fields: readonly Field[]): Answers =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'cards' ? (field.value ?? []) : field.kind === 'dice' ? '' : field.value,
    ]),
  );

function FieldInput(props: {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const t = useText(tableTexts);
  const id = createUniqueId();
  const label = () => (t().fields as Readonly<Record<string, string>>)[nameShown(props.field)] ?? props.field.name;
  return (
    <Switch>
      <Match when={props.field.kind === 'number' && props.field} keyed>
        {(field) => (
          <NumberField
            label={label()}
            value={Number(props.value)}
            min={field.min}
            max={field.max}
            onChange={props.onChange}
          />
        )}
      </Match>
      <Match when={props.field.kind === 'check'}>
        <label class="check" for={id}>
          <input
            id={id}
            type="checkbox"
            checked={props.value === true}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
          {label()}
        </label>
      </Match>
      <Match when={props.field.kind === 'choice' && props.field} keyed>
        {(field) => (
          <Select
            label={label()}
            value={String(props.value)}
            choices={field.options.map((value) => ({ value, label: t().options[value] ?? value }))}
            onChange={props.onChange}
          />
        )}
      </Match>
      <Match when={props.field.kind === 'text' || props.field.kind === 'dice'}>
        <TextField label={label()} value={String(props.value ?? '')} onValue={props.onChange} />
      </Match>
      <Match when={props.field.kind === 'cards' && props.field} keyed>
        {(field) => (
          <CardPick
            label={label()}
            options={field.options}
            min={field.min}
            max={field.max}
            chosen={(props.value as CardId[]) ?? []}
            onToggle={(id) => props.onChange(togglePick((props.value as CardId[]) ?? [], id, field.max))}
          />
        )}
      </Match>
    </Switch>
  );
}

/** A part of a token is asked like anything else of its name; a card that may be left out says what happens then. */
function nameShown(field: Field): string {
  if (field.name === 'define.name') return 'text';
  if (field.name === 'define.level') return 'n';
  return field.name === 'sacrifice' && field.kind === 'cards' && field.min === 0 ? 'sacrificeOrMp' : field.name;
}
