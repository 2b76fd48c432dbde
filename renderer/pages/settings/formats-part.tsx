import Download from 'lucide-solid/icons/download';
import Trash from 'lucide-solid/icons/trash';
import { For, Show } from 'solid-js';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import { readFormat } from '../../../engine/mk/deck/formats/read.ts';
import type { SettingsPatch } from '../../../main/api/contract/index.ts';
import { describeFormatFault } from '../../../messages/formats.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { settingsTexts } from '../../../messages/page/settings.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { saveFile } from '../../app/clipboard.ts';
import { lang, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { Select } from '../../design/components/select.tsx';
import { FileButton } from '../../files/file-button.tsx';
import { refusedAsTooLong } from '../../files/too-long.ts';
import { formats, loadFormats, ownFormats } from '../../stores/formats.ts';
import { settings } from '../../stores/settings.ts';

/** The format decks are checked by, the player's own formats, and the remarks that were muted. */
export function FormatsPart(props: { readonly onChange: (patch: SettingsPatch) => void }) {
  const t = useText(settingsTexts);
  const frame = useText(frameTexts);

  const save = async (format: Format) => {
    await api.formats.save({ id: format.id, content: JSON.parse(JSON.stringify(format)) });
    await loadFormats();
  };
  const take = async (file: File) => {
    if (refusedAsTooLong(file)) return;
    const read = readFormat(await file.text());
    if (!read.ok) return notifyError(t().formatWrong(file.name, describeFormatFault(read.fault, lang())));
    try {
      await save(read.format);
      notify({ text: t().formatSaved(read.format.name) });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const remove = async (format: Format) => {
    try {
      await api.formats.remove({ id: format.id });
      await loadFormats();
      notify({
        text: t().formatRemoved(format.name),
        action: {
          label: frame().undo,
          run: () => void save(format).catch((error) => notifyError(sentenceOf(error))),
        },
      });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const download = (format: Format) =>
    saveFile(new Blob([`${JSON.stringify(format, null, 2)}\n`], { type: 'application/json' }), `${format.id}.json`);

  return (
    <section class="settings-part">
      <h2>{t().rules}</h2>
      <div class="settings-line">
        <span>
          {t().format}
          <span class="settings-hint">{t().formatHint}</span>
        </span>
        <div class="settings-select">
          <Select
            label={t().format}
            labelHidden
            value={settings.defaultFormat ?? formats()[0]?.id ?? ''}
            choices={formats().map((format) => ({ value: format.id, label: format.name }))}
            onChange={(id) => props.onChange({ defaultFormat: id === formats()[0]?.id ? null : id })}
          />
        </div>
      </div>
      <div class="settings-line">
        <span>
          {t().formats}
          <Show when={ownFormats().length === 0}>
            <span class="settings-hint">{t().noFormats}</span>
          </Show>
        </span>
        <FileButton label={t().importFormat} accept=".json,application/json" onFile={(file) => void take(file)} />
      </div>
      <ul>
        <For each={ownFormats()}>
          {(format) => (
            <li class="settings-line">
              <span>
                {format.name}
                <span class="settings-hint">{format.note}</span>
              </span>
              <span class="row">
                <IconButton label={t().exportFormat(format.name)} onClick={() => download(format)}>
                  <Download />
                </IconButton>
                <IconButton label={t().removeFormat(format.name)} onClick={() => void remove(format)}>
                  <Trash />
                </IconButton>
              </span>
            </li>
          )}
        </For>
      </ul>
      <div class="settings-line">
        <span>
          {t().muted}
          <span class="settings-hint">
            {settings.mutedProblems.length > 0 ? settings.mutedProblems.join(', ') : t().noMuted}
          </span>
        </span>
        <Button disabled={settings.mutedProblems.length === 0} onClick={() => props.onChange({ mutedProblems: [] })}>
          {t().unmute}
        </Button>
      </div>
    </section>
  );
}
