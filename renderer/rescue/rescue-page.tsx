import DatabaseBackup from 'lucide-solid/icons/database-backup';
import LifeBuoy from 'lucide-solid/icons/life-buoy';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { RescueFindings } from '../../main/api/contract/index.ts';
import { frameTexts } from '../../messages/page/frame.ts';
import { rescueTexts } from '../../messages/page/rescue.ts';
import { settingsTexts } from '../../messages/page/settings.ts';
import { api, sentenceOf } from '../api/index.ts';
import { moment, useText } from '../app/i18n.ts';
import { Button } from '../design/components/button.tsx';
import { Dialog } from '../design/components/dialog.tsx';
import './rescue-page.css';

type Choice = Parameters<typeof api.rescue.choose>[0];

/** The start after a loss: what is left, with counts, and the choice of what to go on from. Nothing happens by itself. */
export default function RescuePage() {
  const t = useText(rescueTexts);
  const frame = useText(frameTexts);
  const [found] = createResource(() => api.rescue.look());
  const [busy, setBusy] = createSignal(false);
  const [failed, setFailed] = createSignal('');
  const [asking, setAsking] = createSignal(false);

  const choose = async (choice: Choice) => {
    setAsking(false);
    setBusy(true);
    setFailed('');
    try {
      await api.rescue.choose(choice);
      location.reload();
    } catch (error) {
      setFailed(sentenceOf(error));
      setBusy(false);
    }
  };

  return (
    <main class="rescue" tabIndex={-1} data-page="rescue">
      <header class="rescue-head">
        <LifeBuoy aria-hidden={true} />
        <h1>{t().title}</h1>
      </header>
      <Show when={found()} fallback={<p class="muted">{found.error ? sentenceOf(found.error) : t().looking}</p>}>
        {(look) => (
          <>
            <p>{t().reason[look().reason](look().path)}</p>
            <p class="muted">{t().calm}</p>
            <Show when={look().known?.counts}>
              {(counts) => <p class="num">{t().known(moment(look().known?.at ?? ''), counts())}</p>}
            </Show>
            <Backups found={look()} busy={busy()} onChoose={(choice) => void choose(choice)} />
            <Files found={look()} busy={busy()} onChoose={(choice) => void choose(choice)} />
            <section class="rescue-part">
              <h2>{t().fresh}</h2>
              <Line text={t().freshText}>
                <Button look="danger" disabled={busy()} onClick={() => setAsking(true)}>
                  {t().freshDo}
                </Button>
              </Line>
            </section>
          </>
        )}
      </Show>
      <p role="alert" class="rescue-failed">
        {failed()}
      </p>
      <Dialog
        open={asking()}
        onClose={() => setAsking(false)}
        title={t().freshTitle}
        description={t().freshText}
        width="small"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{frame().cancel}</Button>
            <Button look="danger" onClick={() => void choose({ kind: 'fresh' })}>
              {t().freshDo}
            </Button>
          </>
        }
      />
    </main>
  );
}

interface PartProps {
  readonly found: RescueFindings;
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function Line(props: { readonly text: string; readonly hint?: string; readonly children: JSX.Element }) {
  return (
    <div class="rescue-line">
      <span>
        {props.text}
        <Show when={props.hint}>
          <span class="rescue-hint">{props.hint}</span>
        </Show>
      </span>
      {props.children}
    </div>
  );
}

function Backups(props: PartProps) {
  const t = useText(rescueTexts);
  const settings = useText(settingsTexts);
  return (
    <section class="rescue-part">
      <h2>{t().backups}</h2>
      <For each={props.found.backups} fallback={<p class="muted">{t().noBackups}</p>}>
        {(backup) => (
          <Line
            text={`${moment(backup.at)} · ${settings().kinds[backup.kind]}`}
            hint={backup.counts ? t().holds(backup.counts) : t().badBackup}
          >
            <Show
              when={backup.counts}
              fallback={
                <Button
                  disabled={props.busy}
                  aria-label={t().salvageOf(backup.name)}
                  onClick={() => props.onChoose({ kind: 'salvage', path: backup.path })}
                >
                  {t().salvageDo}
                </Button>
              }
            >
              <Button
                look={backup === props.found.backups[0] ? 'primary' : 'plain'}
                icon={<DatabaseBackup />}
                disabled={props.busy}
                aria-label={settings().restoreOf(backup.name)}
                onClick={() => props.onChoose({ kind: 'backup', name: backup.name })}
              >
                {settings().restore}
              </Button>
            </Show>
          </Line>
        )}
      </For>
    </section>
  );
}

function Files(props: PartProps) {
  const t = useText(rescueTexts);
  const sum = (tables: RescueFindings['files'][number]['tables'], pick: 'read' | 'lost') =>
    tables.reduce((all, table) => all + table[pick], 0);
  return (
    <section class="rescue-part">
      <h2>{t().files}</h2>
      <For each={props.found.files} fallback={<p class="muted">{t().noFiles}</p>}>
        {(file) => {
          const counts = Object.fromEntries(file.tables.map(({ table, read }) => [table, read]));
          return (
            <>
              <Line
                text={`${t().holds(counts)} · ${t().rows(sum(file.tables, 'read'), sum(file.tables, 'lost'))}`}
                hint={`${file.path} · ${moment(file.at)}`}
              >
                <Button
                  disabled={props.busy || sum(file.tables, 'read') === 0}
                  aria-label={t().salvageOf(file.path)}
                  onClick={() => props.onChoose({ kind: 'salvage', path: file.path })}
                >
                  {t().salvageDo}
                </Button>
              </Line>
              <details>
                <summary>{t().byTable}</summary>
                <ul class="rescue-tables num">
                  <For each={file.tables.filter(({ read, lost }) => read + lost > 0)}>
                    {(table) => <li>{t().table(table)}</li>}
                  </For>
                </ul>
              </details>
            </>
          );
        }}
      </For>
    </section>
  );
}
