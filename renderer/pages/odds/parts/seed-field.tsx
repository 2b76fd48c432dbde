import Dices from 'lucide-solid/icons/dices';
import { createSignal } from 'solid-js';
import { isSeed } from '../../../../engine/random/rng.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import './parts.css';

/** A seed that can be typed, and a button for one nobody chose. Only whole seeds are passed on. */
export function SeedField(props: { readonly value: number; readonly onChange: (seed: number) => void }) {
  const t = useText(oddsTexts);
  const [typed, setTyped] = createSignal<string | null>(null);
  const text = () => typed() ?? String(props.value);
  const read = (value: string): number | null => {
    const seed = /^\d{1,16}$/.test(value.trim()) ? Number(value) : Number.NaN;
    return isSeed(seed) ? seed : null;
  };
  const type = (value: string) => {
    const seed = read(value);
    // What is no seed yet stays in the field with its reason.
    setTyped(seed === null ? value : null);
    if (seed !== null) props.onChange(seed);
  };
  return (
    <div class="seed-field">
      <TextField
        label={t().seed}
        inputmode="numeric"
        value={text()}
        error={read(text()) === null ? t().seedWrong : undefined}
        onValue={type}
      />
      <IconButton
        label={t().newSeed}
        onClick={() => {
          setTyped(null);
          props.onChange(freshSeed());
        }}
      >
        <Dices />
      </IconButton>
    </div>
  );
}
