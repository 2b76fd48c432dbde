import { createMemo, createSignal, For, Show } from 'solid-js';
import type { ColumnMapping } from '../../../engine/mk/cards/table/columns.ts';
import type { CardImportReport, CardTableReport } from '../../../main/api/contract/index.ts';
import { countsAsOdd, describeImportFault, importRemark } from '../../../messages/import.ts';
import { cardImportTexts } from '../../../messages/page/card-import.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { lang, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Badge, type Tone } from '../../design/components/badge.tsx';
import { createFileImport } from '../../files/file-import.ts';
import { ImportDialog as Frame } from '../../files/import-dialog.tsx';
import { SheetChoice } from '../../files/sheet-choice.tsx';
import { loadCatalogue } from '../../stores/catalogue.ts';
import { type ImportRow, importRows } from './import-rows.ts';
import { MappingTable } from './mapping-table.tsx';
import './import-dialog.css';

interface ImportDialogProps {
  readonly open: boolean;
  readonly file: File | null;
  readonly onClose: () => void;
}

/** Cards come in from a file: first a preview of columns, cards and remarks, then the import, which can be undone. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Show when={props.open}>
      <ImportBody {...props} />
    </Show>
  );
}

const SHOWN = 500;

const TONES: Readonly<Record<ImportRow['status'], Tone>> = {
  new: 'fine',
  changed: 'warning',
  same: 'neutral',
  refused: 'danger',
};

function ImportBody(props: ImportDialogProps) {
  const t = useText(cardImportTexts);
  const frame = useText(frameTexts);
  /** The corrected mapping, and the file it belongs to. */
  let corrected: { readonly file: File; readonly mapping: readonly ColumnMapping[] } | null = null;
  /** The sheet the player chose, and the file it is in. */
  let wanted: { readonly file: File; readonly sheet: string } | null = null;
  const incoming = createFileImport<CardImportReport>((file, apply, signal) => {
    const mapping = corrected?.file === file ? corrected.mapping.map((column) => ({ ...column })) : null;
    const sheet = wanted?.file === file ? wanted.sheet : null;
    return api.cards.import({ file, apply, mapping, sheet }, { signal });
  }, props.file);
  const { report } = incoming;
  const correct = (mapping: readonly ColumnMapping[]) => {
    const file = incoming.file();
    if (!file) return;
    corrected = { file, mapping };
    void incoming.look();
  };

  const sheetOf = (source: CardTableReport['source']) => (source.kind === 'xlsx' ? source.sheet : null);
  const chooseSheet = (sheet: string) => {
    const file = incoming.file();
    if (!file) return;
    wanted = { file, sheet };
    corrected = null;
    void incoming.look();
  };

  const count = (status: 'new' | 'changed' | 'same') =>
    report()?.cards.filter((card) => card.status === status).length ?? 0;
  const fresh = () => count('new') + count('changed');

  const apply = async () => {
    const done = await incoming.apply();
    if (!done) return;
    await loadCatalogue();
    const added = done.cards.filter((card) => card.status === 'new').map((card) => card.name);
    notify({
      text: t().applied(added.length + done.before.length),
      action: {
        label: frame().undo,
        run: () => void takeBack(added, done.before).catch((error) => notifyError(sentenceOf(error))),
      },
    });
    props.onClose();
  };
  const takeBack = async (added: readonly string[], before: CardImportReport['before']) => {
    if (added.length > 0) await api.cards.remove({ names: [...added] });
    if (before.length > 0) await api.cards.put({ cards: [...before] });
    await loadCatalogue();
    notify({ text: t().undone });
  };

  return (
    <Frame
      title={t().title}
      intro={t().intro}
      width="large"
      import={incoming}
      ready={fresh() > 0}
      onApply={() => void apply()}
      onClose={props.onClose}
    >
      <Show when={report()}>
        {(shown) => (
          <>
            <div role="status">
              <Recognised report={shown()} />
              <Show when={shown().fault} fallback={<p>{t().counts(count('new'), count('changed'), count('same'))}</p>}>
                {(fault) => (
                  <p class="field-error">
                    {incoming.file()?.name}: {describeImportFault(fault(), lang())}
                  </p>
                )}
              </Show>
              <Show when={!shown().fault && fresh() === 0}>
                <p class="muted">{t().nothingNew}</p>
              </Show>
            </div>
            <Show when={shown().table}>
              {(table) => (
                <section class="card-import-part">
                  <h2 class="mini">
                    {t().mapping}:{' '}
                    <span class="muted">
                      {t().recognised(
                        table().mapping.filter((column) => column.path !== null).length,
                        table().mapping.length,
                      )}
                    </span>
                  </h2>
                  <p class="small muted">{shown().fault?.code === 'NO_NAME_COLUMN' ? t().pickName : t().mappingHint}</p>
                  <SheetChoice taken={sheetOf(table().source)} onSheet={chooseSheet} />
                  <MappingTable table={table()} onMapping={correct} />
                </section>
              )}
            </Show>
            <Rows report={shown()} />
          </>
        )}
      </Show>
    </Frame>
  );
}

function Recognised(props: { readonly report: CardImportReport }) {
  const t = useText(cardImportTexts);
  const table = (source: CardTableReport['source']) =>
    source.kind === 'xlsx'
      ? t().xlsx
      : t().csv(source.encoding.toUpperCase(), t().separators[source.separator] ?? source.separator);
  const sentence = () => {
    if (props.report.table) return table(props.report.table.source);
    const { source } = props.report;
    return source === 'catalogue' || source === 'prototype' ? t().sources[source] : '';
  };
  return <p>{sentence()}</p>;
}

/** Every card of the file and every row left out, with the remarks on it. */
function Rows(props: { readonly report: CardImportReport }) {
  const t = useText(cardImportTexts);
  const [oddOnly, setOddOnly] = createSignal(false);
  const rows = createMemo(() => importRows(props.report));
  const refused = () => rows().filter((row) => row.status === 'refused').length;
  const odd = () => rows().filter((row) => row.status === 'refused' || row.notes.some(countsAsOdd));
  const wanted = () => (oddOnly() && odd().length > 0 ? odd() : rows());
  return (
    <Show when={rows().length > 0}>
      <section class="card-import-part">
        <div class="row">
          <h2 class="mini">{t().rows}</h2>
          <Show when={refused() > 0}>
            <Badge tone="danger">{t().refused(refused())}</Badge>
          </Show>
          <span class="gap" />
          <Show when={odd().length > 0 && odd().length < rows().length}>
            <label class="row small">
              <input
                type="checkbox"
                checked={oddOnly()}
                onChange={(event) => setOddOnly(event.currentTarget.checked)}
              />
              {t().oddOnly} ({odd().length})
            </label>
          </Show>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
        <ul class="file-import-rows" tabIndex={0} aria-label={t().rows}>
          <For each={wanted().slice(0, SHOWN)}>
            {(row) => (
              <li>
                <div class="card-import-row">
                  <span class="card-import-name">
                    {row.name ?? t().entry(row.at ?? 0, props.report.table !== null)}
                  </span>
                  <Badge tone={TONES[row.status]}>{t().statuses[row.status]}</Badge>
                </div>
                <For each={row.notes}>
                  {(note) => (
                    <p class="small muted">
                      {note.at}. {importRemark(note, lang())}
                    </p>
                  )}
                </For>
              </li>
            )}
          </For>
          <Show when={wanted().length > SHOWN}>
            <li class="muted">{t().more(wanted().length - SHOWN)}</li>
          </Show>
        </ul>
      </section>
    </Show>
  );
}
