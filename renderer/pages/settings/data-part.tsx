import CircleCheck from 'lucide-solid/icons/circle-check';
import CircleX from 'lucide-solid/icons/circle-x';
import DatabaseBackup from 'lucide-solid/icons/database-backup';
import Stethoscope from 'lucide-solid/icons/stethoscope';
import { createSignal, For, onMount, Show } from 'solid-js';
import type { BackupInfo, DoctorCheck, SettingsPatch, SystemInfo } from '../../../main/api/contract/index.ts';
import { dataTexts } from '../../../messages/data.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { settingsTexts } from '../../../messages/page/settings.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { moment, num, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { NumberField } from '../../design/components/number-field.tsx';
import { settings } from '../../stores/settings.ts';

/** Where the data is, its backups with the way back, and its check. */
export function DataPart(props: { readonly onChange: (patch: SettingsPatch) => void }) {
  const t = useText(settingsTexts);
  const frame = useText(frameTexts);
  const data = useText(dataTexts);
  const [info, setInfo] = createSignal<SystemInfo | null>(null);
  const [backups, setBackups] = createSignal<readonly BackupInfo[]>([]);
  const [checks, setChecks] = createSignal<readonly DoctorCheck[]>([]);
  const [asked, setAsked] = createSignal<BackupInfo | null>(null);
  const [busy, setBusy] = createSignal(false);

  const guarded = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const look = async () => {
    setBackups(await api.backup.list());
  };
  onMount(() =>
    guarded(async () => {
      setInfo(await api.system.info());
      await look();
    }),
  );
  const make = () =>
    guarded(async () => {
      const made = await api.backup.create({});
      await look();
      notify({ text: t().backupDone(made.name) });
    });
  const restore = (backup: BackupInfo) =>
    guarded(async () => {
      setAsked(null);
      await api.backup.restore({ from: backup.name });
      await look();
      notify({ text: t().restored });
    });

  return (
    <>
      <section class="settings-part">
        <h2>{t().data}</h2>
        <div class="settings-line">
          <span>{t().folder}</span>
          <code class="settings-path">{info()?.dataFolder}</code>
        </div>
        <div class="settings-line">
          <span>{t().backupsKept}</span>
          <NumberField
            label={t().backupsKept}
            labelHidden
            value={settings.backupsKept}
            min={0}
            max={100}
            onChange={(backupsKept) => props.onChange({ backupsKept })}
          />
        </div>
        <div class="settings-line">
          <span>{t().backups}</span>
          <Button icon={<DatabaseBackup />} disabled={busy()} onClick={() => void make()}>
            {t().backupNow}
          </Button>
        </div>
        <Show when={backups().length > 0} fallback={<p class="muted">{t().noBackups}</p>}>
          <ul class="settings-list">
            <For each={backups()}>
              {(backup) => (
                <li class="settings-line">
                  <span class="num">
                    {moment(backup.at)} · {t().kinds[backup.kind]}
                    <span class="settings-hint">
                      {backup.name} · {t().bytes(num(Math.ceil(backup.bytes / 1024)))}
                    </span>
                  </span>
                  <Button
                    size="small"
                    aria-label={t().restoreOf(backup.name)}
                    disabled={busy()}
                    onClick={() => setAsked(backup)}
                  >
                    {t().restore}
                  </Button>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <div class="settings-line">
          <span>{t().doctor}</span>
          <Button
            icon={<Stethoscope />}
            disabled={busy()}
            onClick={() =>
              void guarded(async () => {
                setChecks((await api.system.doctor()).checks);
              })
            }
          >
            {t().doctorRun}
          </Button>
        </div>
        <div role="status">
          <ul class="settings-checks">
            <For each={checks()}>
              {(check) => (
                <li class={check.ok ? 'settings-fine' : 'settings-faulty'}>
                  <span role="img" aria-label={check.ok ? t().fine : t().faulty}>
                    {check.ok ? <CircleCheck /> : <CircleX />}
                  </span>
                  {data().doctorCheck(check)}
                </li>
              )}
            </For>
          </ul>
        </div>
      </section>
      <section class="settings-part">
        <h2>{t().about}</h2>
        <p>{t().version(info()?.version ?? '')}</p>
        <p class="muted">{t().aboutText}</p>
      </section>
      <Dialog
        open={asked() !== null}
        onClose={() => setAsked(null)}
        title={t().restoreTitle}
        description={t().restoreText(moment(asked()?.at ?? ''))}
        width="small"
        footer={
          <>
            <Button onClick={() => setAsked(null)}>{frame().cancel}</Button>
            <Button
              look="primary"
              onClick={() => {
                const backup = asked();
                if (backup) void restore(backup);
              }}
            >
              {t().restore}
            </Button>
          </>
        }
      />
    </>
  );
}
