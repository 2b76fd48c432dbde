import { NumberField as Base } from '@kobalte/core/number-field';
import Minus from 'lucide-solid/icons/minus';
import Plus from 'lucide-solid/icons/plus';
import { frameTexts } from '../../../messages/page/frame.ts';
import { useText } from '../../app/i18n.ts';
import './field.css';

interface NumberFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number with its two step buttons; what is typed is kept inside the range. */
export function NumberField(props: NumberFieldProps) {
  const t = useText(frameTexts);
  return (
    <Base
      class="field"
      rawValue={props.value}
      minValue={props.min}
      maxValue={props.max}
      step={1}
      format={false}
      onRawValueChange={(value) => {
        if (Number.isInteger(value) && value >= props.min && value <= props.max) props.onChange(value);
      }}
    >
      <Base.Label class={props.labelHidden ? 'sr-only' : 'field-label'}>{props.label}</Base.Label>
      <div class="number-field">
        <Base.DecrementTrigger class="number-step" aria-label={t().less(props.label)}>
          <Minus />
        </Base.DecrementTrigger>
        <Base.Input class="input" />
        <Base.IncrementTrigger class="number-step" aria-label={t().more(props.label)}>
          <Plus />
        </Base.IncrementTrigger>
      </div>
    </Base>
  );
}
