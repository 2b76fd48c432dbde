import { createEffect, createSignal, For, Match, on, Switch } from 'solid-js';
import {
  SETTING_SOURCES,
  type SettingKey,
  type Settings,
  settingsSchema,
} from '../../../../engine/mk/table/settings.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { tableSettingTexts } from '../../../../messages/page/table-settings.ts';
import { useText } from '../../../app/i18n.ts';
import { Badge } from '../../../design/components/badge.tsx';
import { Button } from '../../../design/components/button.tsx';
import { Dialog } from '../../../design/components/dialog.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { PAGE_SETTINGS, readPairs, writePairs } from './prefs.ts';

interface SettingsDialogProps {
  readonly open: boolean;
  readonly values: { readonly [K in SettingKey]?: Settings[K] | undefined };
  readonly onClose: () => void;
  readonly onSave: (values: Partial<Settings>) => void;
}

const KEYS = Object.keys(SETTING_SOURCES) as SettingKey[];

/** What the rules leave open, each with its question and what the default rests on. */
export function SettingsDialog(props: SettingsDialogProps) {
  const t = useText(tableTexts);
  const [values, setValues] = createSignal<Settings>(PAGE_SETTINGS);
  const [pairs, setPairs] = createSignal('');
  createEffect(
    on(
      () => props.open,
      (open) => {
        if (!open) return;
        const now = { ...PAGE_SETTINGS, ...props.values } as Settings;
        setValues(now);
        setPairs(writePairs(now.alignmentPairs));
      },
    ),
  );
  const set = (key: SettingKey, value: unknown) => setValues((all) => ({ ...all, [key]: value }));
  const save = () => {
    const read = readPairs(pairs());
    if (!read) return;
    props.onClose();
    props.onSave({ ...values(), alignmentPairs: read });
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t().settingsTitle}
      description={t().settingsIntro}
      width="medium"
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => {
              setValues(PAGE_SETTINGS);
              setPairs(writePairs(PAGE_SETTINGS.alignmentPairs));
            }}
          >
            {t().settingsReset}
          </Button>
          <span class="gap" />
          <Button look="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </Button>
          <Button look="primary" disabled={readPairs(pairs()) === null} onClick={save}>
            {t().save}
          </Button>
        </>
      }
    >
      <ul class="table-settings">
        <For each={KEYS}>
          {(key) => (
            <li>
              <div class="grow">
                <SettingInput
                  key={key}
                  value={key === 'alignmentPairs' ? pairs() : values()[key]}
                  onChange={(value) => (key === 'alignmentPairs' ? setPairs(String(value)) : set(key, value))}
                />
              </div>
              <Source key={key} />
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}

function Source(props: { readonly key: SettingKey }) {
  const t = useText(tableSettingTexts);
  const source = () => SETTING_SOURCES[props.key];
  return (
    <span class="setting-source">
      <Badge tone={source().basis === 'rulebook' ? 'fine' : 'neutral'}>{t().bases[source().basis]}</Badge>
      <span class="small muted">{t().question(source().question)}</span>
    </span>
  );
}

function SettingInput(props: {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const t = useText(tableSettingTexts);
  const label = () => t().names[props.key];
  const choices = () =>
    t().choices[props.key as keyof ReturnType<typeof t>['choices']] as Readonly<Record<string, string>> | undefined;
  return (
    <Switch fallback={<TextField label={label()} value={String(props.value)} onValue={props.onChange} />}>
      <Match when={typeof props.value === 'boolean'}>
        <label class="check">
          <input
            type="checkbox"
            checked={props.value === true}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
          {label()}
        </label>
      </Match>
      <Match when={typeof props.value === 'number'}>
        <NumberField label={label()} value={Number(props.value)} {...rangeOf(props.key)} onChange={props.onChange} />
      </Match>
      <Match when={choices()}>
        {(options) => (
          <Select
            label={label()}
            value={String(props.value)}
            choices={Object.entries(options()).map(([value, name]) => ({ value, label: name }))}
            onChange={props.onChange}
          />
        )}
      </Match>
    </Switch>
  );
}

/** The range the engine takes for a number. */
function rangeOf(key: SettingKey): { min: number; max: number } {
  const inner = settingsSchema.shape[key].unwrap() as { minValue?: number | null; maxValue?: number | null };
  return { min: inner.minValue ?? 0, max: inner.maxValue ?? 99 };
}
