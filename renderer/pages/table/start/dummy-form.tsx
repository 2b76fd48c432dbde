import { createSignal, For, Show } from 'solid-js';
import { DUMMIES, type DummyName, type DummySpec } from '../../../../engine/mk/table/opponent.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Segments } from '../../../design/components/segments.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { deckList } from '../../../stores/decks.ts';
import { readRow } from './prefs.ts';

interface DummyFormProps {
  readonly value: DummySpec;
  /** The deck that lends its tower; 0 for none. */
  readonly deck: number;
  readonly onValue: (value: DummySpec) => void;
  readonly onDeck: (id: number) => void;
}

const PRESETS = Object.keys(DUMMIES) as DummyName[];

/** The dummy opponent: its tower, who obstructs, its DP. */
export function DummyForm(props: DummyFormProps) {
  const t = useText(tableTexts);
  const s = () => t().start;
  const [row, setRow] = createSignal<string>();
  const rowText = () => row() ?? props.value.team.map((one) => one.level).join(' ');
  const setLevel = (index: number, change: Partial<DummySpec['tower'][number]>) =>
    props.onValue({
      ...props.value,
      tower: props.value.tower.map((one, i) => (i === index ? { ...one, ...change } : one)),
    });
  const setBeasts = (index: number, n: number) => {
    const before = props.value.tower[index]?.beasts ?? [];
    setLevel(index, { beasts: Array.from({ length: n }, (_, i) => before[i] ?? { attack: 7, damage: 1 }) });
  };
  const typeRow = (text: string) => {
    setRow(text);
    const levels = readRow(text);
    if (levels) props.onValue({ ...props.value, team: levels.map((level) => ({ level, keywords: [] })) });
  };
  const preset = (): DummyName | 'own' =>
    PRESETS.find((name) => JSON.stringify(DUMMIES[name]) === JSON.stringify(props.value)) ?? 'own';
  const choose = (name: DummyName | 'own') => {
    if (name === 'own') return;
    setRow(undefined);
    props.onValue(DUMMIES[name]);
  };
  return (
    <fieldset class="start-dummy">
      <legend class="field-label">{s().dummy}</legend>
      <p class="small muted">{s().dummyIntro}</p>
      <Segments
        label={s().dummyPreset}
        value={preset()}
        choices={[...PRESETS, 'own' as const].map((value) => ({ value, label: s().dummyPresets[value] }))}
        onChange={choose}
      />
      <Segments
        label={s().dummyTower}
        value={props.deck > 0 ? 'deck' : 'own'}
        choices={[
          { value: 'own', label: s().dummyOwn },
          { value: 'deck', label: s().dummyDeck },
        ]}
        onChange={(how) => props.onDeck(how === 'deck' ? (deckList()[0]?.id ?? 0) : 0)}
      />
      <Show when={props.deck > 0}>
        <Select
          label={s().dummyDeckChoice}
          value={String(props.deck)}
          choices={deckList().map((deck) => ({ value: String(deck.id), label: deck.name }))}
          onChange={(id) => props.onDeck(Number(id))}
        />
      </Show>
      <div class="start-levels">
        <For each={props.value.tower}>
          {(level, index) => (
            <div class="start-level">
              <Show when={props.deck === 0}>
                <NumberField
                  label={s().dummyFal(index() + 1)}
                  value={level.fal}
                  min={0}
                  max={20}
                  onChange={(fal) => setLevel(index(), { fal })}
                />
              </Show>
              <NumberField
                label={s().dummyTraps(index() + 1)}
                value={level.traps}
                min={0}
                max={2 - level.beasts.length}
                onChange={(traps) => setLevel(index(), { traps })}
              />
              <NumberField
                label={s().dummyBeasts(index() + 1)}
                value={level.beasts.length}
                min={0}
                max={2 - level.traps}
                onChange={(n) => setBeasts(index(), n)}
              />
            </div>
          )}
        </For>
      </div>
      <div class="start-level">
        <TextField
          label={s().dummyRow}
          value={rowText()}
          hint={s().dummyRowHint}
          error={readRow(rowText()) === null ? s().dummyRowWrong : undefined}
          onValue={typeRow}
        />
        <NumberField
          label={s().dummyDp}
          value={props.value.dp}
          min={0}
          max={19}
          onChange={(dp) => props.onValue({ ...props.value, dp })}
        />
      </div>
    </fieldset>
  );
}
