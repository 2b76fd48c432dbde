import FileUp from 'lucide-solid/icons/file-up';
import { createSignal, For, Show } from 'solid-js';
import { type CollectionImportReport, IMPORT_MODES, type ImportMode } from '../../../main/api/contract/collection.ts';
import { dataTexts } from '../../../messages/data.ts';
import { collectionTexts } from '../../../messages/page/collection.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { Segments } from '../../design/components/segments.tsx';
import { loadCollection, stepCollection, writeOwned } from '../../stores/collection.ts';
import './import-dialog.css';

interface ImportDialogProps {
  readonly open: boolean;
  readonly file: File | null;
  readonly onClose: () => void;
}

/** A collection comes in from a table: a preview with every remark, then the import as one step of undo. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Show when={props.open}>
      <ImportBody {...props} />
    </Show>
  );
}

const SHOWN = 300;

function ImportBody(props: ImportDialogProps) {
  const t = useText(collectionTexts);
  const data = useText(dataTexts);
  const frame = useText(frameTexts);
  const [file, setFile] = createSignal<File | null>(null);
  const [mode, setMode] = createSignal<ImportMode>('set');
  const [report, setReport] = createSignal<CollectionImportReport | null>(null);
  const [busy, setBusy] = createSignal(false);
  let picker: HTMLInputElement | undefined;

  const run = async (chosen: File, apply: boolean): Promise<CollectionImportReport | null> => {
    setBusy(true);
    try {
      await writeOwned();
      const answer = await api.collection.import({ file: chosen, mode: mode(), apply });
      setFile(chosen);
      setReport(answer);
      return answer;
    } catch (error) {
      notifyError(sentenceOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  if (props.file) void run(props.file, false);

  const remarks = () => report()?.rows.filter((row) => row.code !== null) ?? [];
  const fresh = () => (report()?.counts.new ?? 0) + (report()?.counts.changed ?? 0);
  const apply = async () => {
    const chosen = file();
    const done = chosen && (await run(chosen, true));
    if (!done) return;
    await loadCollection();
    notify({
      text: t().applied(done.counts.new + done.counts.changed),
      action: {
        label: frame().undo,
        run: () => void stepCollection('undo').catch((error) => notifyError(sentenceOf(error))),
      },
    });
    props.onClose();
  };

  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t().importTitle}
      description={t().importIntro}
      width="medium"
      footer={
        <>
          <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
          <Button
            look="primary"
            disabled={busy() || !report() || report()?.fault !== null || (fresh() === 0 && mode() !== 'replaceAll')}
            onClick={() => void apply()}
          >
            {t().apply}
          </Button>
        </>
      }
    >
      <div class="collection-import">
        <div class="row">
          <Button icon={<FileUp />} disabled={busy()} onClick={() => picker?.click()}>
            {t().choose}
          </Button>
          <span class="muted">{file()?.name}</span>
        </div>
        <input
          ref={(element) => {
            picker = element;
          }}
          type="file"
          accept=".csv,.xlsx,.txt,.tsv"
          hidden
          aria-label={t().choose}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) void run(chosen, false);
            event.currentTarget.value = '';
          }}
        />
        <Segments
          label={t().mode}
          value={mode()}
          choices={IMPORT_MODES.map((value) => ({ value, label: t().modes[value] }))}
          onChange={(value) => {
            setMode(value);
            const chosen = file();
            if (chosen) void run(chosen, false);
          }}
        />
        <Show when={report()}>
          {(shown) => (
            <div role="status">
              <Show when={shown().fault} fallback={<p>{data().collectionImported(shown().counts, shown().applied)}</p>}>
                {(fault) => (
                  <p class="field-error">
                    {file()?.name}: {data().collectionFault[fault()]}
                  </p>
                )}
              </Show>
            </div>
          )}
        </Show>
        <Show when={remarks().length > 0}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
          <ul class="collection-import-rows small" tabIndex={0}>
            <For each={remarks().slice(0, SHOWN)}>{(row) => <li>{data().collectionRow(row)}</li>}</For>
          </ul>
        </Show>
      </div>
    </Dialog>
  );
}
