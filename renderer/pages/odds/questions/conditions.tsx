import Plus from 'lucide-solid/icons/plus';
import X from 'lucide-solid/icons/x';
import { createMemo, Index, Show } from 'solid-js';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { describeQueryError } from '../../../../messages/search.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { readCondition } from '../ask.ts';
import { LIMITS, type PageCondition } from '../prefs.ts';
import type { ChosenDeck } from '../state.ts';
import './conditions.css';

interface ConditionsProps {
  readonly deck: ChosenDeck;
  readonly conditions: readonly PageCondition[];
  /** Whether the last one may be taken away too. */
  readonly mayBeEmpty?: boolean;
  readonly onChange: (conditions: PageCondition[]) => void;
}

const NEW: PageCondition = { how: 'atLeast', count: 1, by: 'query', text: '' };

/** Conditions that must all hold, each of a card or of a search. */
export function Conditions(props: ConditionsProps) {
  const t = useText(questionTexts);
  const set = (at: number, patch: Partial<PageCondition>) =>
    props.onChange(props.conditions.map((one, i) => (i === at ? { ...one, ...patch } : one)));
  const removable = () => props.mayBeEmpty === true || props.conditions.length > 1;
  return (
    <div class="conditions">
      <Index each={props.conditions}>
        {(condition, i) => (
          <Condition
            deck={props.deck}
            condition={condition()}
            number={i + 1}
            onChange={(patch) => set(i, patch)}
            onRemove={removable() ? () => props.onChange(props.conditions.filter((_, at) => at !== i)) : undefined}
          />
        )}
      </Index>
      <Button
        size="small"
        look="quiet"
        icon={<Plus />}
        disabled={props.conditions.length >= LIMITS.conditions}
        onClick={() => props.onChange([...props.conditions, NEW])}
      >
        {t().addCondition}
      </Button>
    </div>
  );
}

interface ConditionProps {
  readonly deck: ChosenDeck;
  readonly condition: PageCondition;
  readonly number: number;
  readonly onChange: (patch: Partial<PageCondition>) => void;
  readonly onRemove: (() => void) | undefined;
}

function Condition(props: ConditionProps) {
  const t = useText(questionTexts);
  const read = createMemo(() => readCondition(props.condition, props.deck.pool, ruleCatalogue()));
  const found = () => {
    const condition = read();
    return condition.ok ? props.deck.pool.filter(condition.matches).length : 0;
  };
  const error = () => {
    const condition = read();
    if (condition.ok) return undefined;
    return condition.error === 'empty' ? t().emptyQuery : describeQueryError(condition.error, lang());
  };
  const cards = () => {
    const names = props.deck.kinds.map(({ card, copies }) => ({ value: card.name, label: `${card.name} (${copies})` }));
    const { text } = props.condition;
    // A card of another deck stays chosen.
    return text === '' || names.some((name) => name.value === text) ? names : [{ value: text, label: text }, ...names];
  };
  const by = (next: PageCondition['by']) =>
    props.onChange({ by: next, text: next === 'card' ? (props.deck.kinds[0]?.card.name ?? '') : '' });
  return (
    <fieldset class="condition">
      <legend class="sr-only">{t().condition(props.number)}</legend>
      <div class="condition-count">
        <Select
          label={t().howLabel(props.number)}
          labelHidden
          value={props.condition.how}
          choices={(['atLeast', 'atMost', 'exactly'] as const).map((how) => ({ value: how, label: t().how[how] }))}
          onChange={(how) => props.onChange({ how })}
        />
        <NumberField
          label={t().countLabel(props.number)}
          labelHidden
          value={props.condition.count}
          min={0}
          max={LIMITS.count}
          onChange={(count) => props.onChange({ count })}
        />
        <Select
          label={t().byLabel(props.number)}
          labelHidden
          value={props.condition.by}
          choices={(['query', 'card'] as const).map((value) => ({ value, label: t().by[value] }))}
          onChange={by}
        />
        <Show when={props.onRemove}>
          {(remove) => (
            <IconButton label={t().removeCondition(props.number)} onClick={() => remove()()}>
              <X />
            </IconButton>
          )}
        </Show>
      </div>
      <Show
        when={props.condition.by === 'query'}
        fallback={
          <Select
            label={t().cardLabel(props.number)}
            labelHidden
            value={props.condition.text}
            choices={cards()}
            onChange={(text) => props.onChange({ text })}
          />
        }
      >
        <TextField
          label={t().textLabel(props.number)}
          labelHidden
          placeholder={t().placeholder}
          maxLength={200}
          value={props.condition.text}
          error={error()}
          hint={t().inDeck(found(), props.deck.pool.length)}
          onValue={(text) => props.onChange({ text })}
        />
      </Show>
      <Show when={props.condition.by === 'card' && props.condition.text !== '' && found() === 0}>
        <p class="field-hint">{t().notInDeck}</p>
      </Show>
    </fieldset>
  );
}
