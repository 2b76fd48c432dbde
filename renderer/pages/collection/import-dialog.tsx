import { createSignal, For, Show } from 'solid-js';
import type { ColumnRole } from '../../../engine/mk/tables/roles.ts';
import { type CollectionImportReport, IMPORT_MODES, type ImportMode } from '../../../main/api/contract/collection.ts';
import { dataTexts } from '../../../messages/data.ts';
import { collectionTexts } from '../../../messages/page/collection.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Segments } from '../../design/components/segments.tsx';
import { createFileImport } from '../../files/file-import.ts';
import { ImportDialog as Frame } from '../../files/import-dialog.tsx';
import { SheetChoice } from '../../files/sheet-choice.tsx';
import { TableColumns } from '../../files/table-columns.tsx';
import { loadCollection, stepCollection, writeOwned } from '../../stores/collection.ts';

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
  const [roles, setRoles] = createSignal<readonly ColumnRole[] | null>(null);
  /** The sheet the player chose, and the file it is in. */
  let wanted: { readonly file: File; readonly sheet: string } | null = null;
  const [mode, setMode] = createSignal<ImportMode>('set');
  const incoming = createFileImport<CollectionImportReport>(async (file, apply, signal) => {
    await writeOwned();
    const columns = roles();
    const sheet = wanted?.file === file ? wanted.sheet : null;
    const question = { file, mode: mode(), apply, columns: columns === null ? null : [...columns], sheet };
    return await api.collection.import(question, { signal });
  }, props.file);
  const { report } = incoming;

  const remarks = () => report()?.rows.filter((row) => row.code !== null) ?? [];
  const ready = () => {
    const shown = report();
    if (!shown || shown.fault !== null) return false;
    return shown.counts.new + shown.counts.changed > 0 || mode() === 'replaceAll';
  };
  const apply = async () => {
    const done = await incoming.apply();
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
    <Frame
      title={t().importTitle}
      intro={t().importIntro}
      accept=".csv,.xlsx,.txt,.tsv"
      import={incoming}
      ready={ready()}
      onApply={() => void apply()}
      onClose={props.onClose}
    >
      <Segments
        label={t().mode}
        value={mode()}
        choices={IMPORT_MODES.map((value) => ({ value, label: t().modes[value] }))}
        onChange={(value) => {
          setMode(value);
          void incoming.look();
        }}
      />
      <Show when={report()}>
        {(shown) => (
          <div role="status">
            <Show when={shown().fault} fallback={<p>{data().collectionImported(shown().counts, shown().applied)}</p>}>
              {(fault) => (
                <p class="field-error">
                  {incoming.file()?.name}: {data().collectionFault[fault()]}
                </p>
              )}
            </Show>
          </div>
        )}
      </Show>
      <SheetChoice
        taken={report()?.sheet}
        onSheet={(name) => {
          const file = incoming.file();
          wanted = file && { file, sheet: name };
          setRoles(null);
          void incoming.look();
        }}
      />
      <Show when={report()?.columns.length ? report() : null}>
        {(shown) => (
          <TableColumns
            columns={shown().columns}
            onRoles={(next) => {
              setRoles(next);
              void incoming.look();
            }}
          />
        )}
      </Show>
      <Show when={remarks().length > 0}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
        <ul class="file-import-rows small" tabIndex={0} aria-label={t().remarks}>
          <For each={remarks().slice(0, SHOWN)}>{(row) => <li>{data().collectionRow(row)}</li>}</For>
        </ul>
      </Show>
    </Frame>
  );
}
