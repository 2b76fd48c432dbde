import { For } from 'solid-js';
import { NAMELESS_KEYWORDS } from '../../../engine/mk/cards/keywords/vocabulary.ts';
import type { SettingsPatch } from '../../../main/api/contract/index.ts';
import { settingsTexts } from '../../../messages/page/settings.ts';
import { sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { notifyError } from '../../app/toasts.tsx';
import { Segments } from '../../design/components/segments.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { changeSettings, settings } from '../../stores/settings.ts';
import { DataPart } from './data-part.tsx';
import { FormatsPart } from './formats-part.tsx';
import { SetsPart } from './sets-part.tsx';
import './settings-page.css';

/** Everything that can be set, at #/beallitasok. A change holds at once; there is nothing to save. */
export default function SettingsPage() {
  const t = useText(settingsTexts);
  const change = (patch: SettingsPatch) => {
    changeSettings(patch).catch((error) => notifyError(sentenceOf(error)));
  };
  const named = (id: (typeof NAMELESS_KEYWORDS)[number], name: string) => {
    const { [id]: _, ...others } = settings.keywordNames;
    change({ keywordNames: name.trim() === '' ? others : { ...others, [id]: name } });
  };
  return (
    <div class="settings">
      <header class="page-head">
        <h1>{t().title}</h1>
      </header>
      <section class="settings-part">
        <h2>{t().look}</h2>
        <div class="settings-line">
          <span>{t().language}</span>
          <Segments
            label={t().language}
            value={settings.lang}
            choices={(['hu', 'en'] as const).map((value) => ({ value, label: t().languages[value] }))}
            onChange={(lang) => change({ lang })}
          />
        </div>
        <div class="settings-line">
          <span>{t().theme}</span>
          <Segments
            label={t().theme}
            value={settings.theme}
            choices={(['system', 'dark', 'light'] as const).map((value) => ({ value, label: t().themes[value] }))}
            onChange={(theme) => change({ theme })}
          />
        </div>
        <div class="settings-line">
          <span>{t().motion}</span>
          <Segments
            label={t().motion}
            value={settings.reducedMotion}
            choices={(['system', 'on', 'off'] as const).map((value) => ({ value, label: t().motions[value] }))}
            onChange={(reducedMotion) => change({ reducedMotion })}
          />
        </div>
      </section>
      <SetsPart onChange={change} />
      <FormatsPart onChange={change} />
      <section class="settings-part">
        <h2>{t().keywordNames}</h2>
        <p class="muted">{t().keywordHint}</p>
        <div class="settings-grid">
          <For each={NAMELESS_KEYWORDS}>
            {(id) => (
              <TextField
                label={t().keywords[id]}
                value={settings.keywordNames[id] ?? ''}
                maxLength={100}
                onValue={(name) => named(id, name)}
              />
            )}
          </For>
        </div>
      </section>
      <DataPart onChange={change} />
    </div>
  );
}
