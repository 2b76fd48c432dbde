import { createSignal } from 'solid-js';
import { homalyrevOrderTexts } from '../../../../messages/page/homalyrev-order.ts';
import { useText } from '../../../app/i18n.ts';
import { TextField } from '../../../design/components/text-field.tsx';
import { tracker } from './state.ts';
import { nameProblem } from './tracker.ts';

/** A name that is taken over when the field is left, if nobody else has it. */
export function NameField(props: {
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}) {
  const t = useText(homalyrevOrderTexts);
  const [typed, setTyped] = createSignal<string | null>(null);
  const wanted = () => typed()?.trim().normalize('NFC') ?? props.value;
  const problem = () => nameProblem(tracker(), props.value, wanted());
  const commit = () => {
    if (problem() !== null) return;
    const name = wanted();
    setTyped(null);
    if (name !== props.value) props.onName(name);
  };
  const error = () => {
    const found = problem();
    return found ? t().problem[found] : undefined;
  };
  return (
    <TextField
      label={props.label}
      labelHidden
      maxLength={100}
      value={typed() ?? props.value}
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
