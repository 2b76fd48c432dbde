import FileUp from 'lucide-solid/icons/file-up';
import { createSignal, For, Show } from 'solid-js';
import type { CardImportReport } from '../../../main/api/contract/index.ts';
import { describeImportFault, describeImportNote } from '../../../messages/import.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { lang, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Badge } from '../../design/components/badge.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { loadCatalogue } from '../../stores/catalogue.ts';
import './import-dialog.css';

interface ImportDialogProps {
  readonly open: boolean;
  readonly file: File | null;
  readonly onClose: () => void;
}

/** Cards come in from a file: first a preview of every card and remark, then the import, which can be undone. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Show when={props.open}>
      <ImportBody {...props} />
    </Show>
  );
}

const SHOWN = 500;

function ImportBody(props: ImportDialogProps) {
  const t = useText(cardPageTexts);
  const frame = useText(frameTexts);
  const [file, setFile] = createSignal<File | null>(null);
  const [report, setReport] = createSignal<CardImportReport | null>(null);
  const [busy, setBusy] = createSignal(false);
  let picker: HTMLInputElement | undefined;

  const look = async (chosen: File) => {
    setBusy(true);
    try {
      setReport(await api.cards.import({ file: chosen, apply: false }));
      setFile(chosen);
    } catch (error) {
      notifyError(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (props.file) void look(props.file);

  const count = (status: 'new' | 'changed' | 'same') =>
    report()?.cards.filter((card) => card.status === status).length ?? 0;
  const fresh = () => count('new') + count('changed');

  const apply = async () => {
    const chosen = file();
    if (!chosen) return;
    setBusy(true);
    try {
      const done = await api.cards.import({ file: chosen, apply: true });
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
    } catch (error) {
      notifyError(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const takeBack = async (added: readonly string[], before: CardImportReport['before']) => {
    if (added.length > 0) await api.cards.remove({ names: [...added] });
    if (before.length > 0) await api.cards.put({ cards: [...before] });
    await loadCatalogue();
    notify({ text: t().undone });
  };

  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t().import}
      description={t().importIntro}
      width="medium"
      footer={
        <>
          <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
          <Button look="primary" disabled={fresh() === 0 || busy()} onClick={() => void apply()}>
            {t().apply}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one way more; the button does the same */}
      <div
        class="card-import"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const dropped = event.dataTransfer?.files[0];
          if (dropped) void look(dropped);
        }}
      >
        <Button icon={<FileUp />} disabled={busy()} onClick={() => picker?.click()}>
          {report() ? t().otherFile : t().chooseFile}
        </Button>
        <input
          ref={(element) => {
            picker = element;
          }}
          type="file"
          hidden
          aria-label={t().chooseFile}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) void look(chosen);
            event.currentTarget.value = '';
          }}
        />
        <Show when={report()}>
          {(shown) => (
            <div role="status">
              <Show when={shown().fault}>
                {(fault) => (
                  <p class="field-error">
                    {file()?.name}: {describeImportFault(fault(), lang())}
                  </p>
                )}
              </Show>
              <Show when={shown().source}>
                {(source) => <p>{t().recognised(file()?.name ?? '', t().sources[source()] ?? source())}</p>}
              </Show>
              <Show when={!shown().fault}>
                <p>
                  <b>{t().counts(count('new'), count('changed'), count('same'))}.</b>
                </p>
                <Show when={fresh() === 0}>
                  <p class="muted">{t().nothingNew}</p>
                </Show>
              </Show>
            </div>
          )}
        </Show>
        <Show when={(report()?.cards.length ?? 0) > 0}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
          <ul class="card-import-list" tabIndex={0} aria-label={t().status}>
            <For each={report()?.cards.slice(0, SHOWN)}>
              {(card) => (
                <li>
                  <span class="card-import-name">{card.name}</span>
                  <Badge tone={card.status === 'new' ? 'fine' : card.status === 'changed' ? 'warning' : 'neutral'}>
                    {t().statuses[card.status]}
                  </Badge>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={(report()?.notes.length ?? 0) > 0}>
          <details>
            <summary>{t().notes(report()?.notes.length ?? 0)}</summary>
            <ul class="small muted">
              <For each={report()?.notes.slice(0, SHOWN)}>{(note) => <li>{describeImportNote(note, lang())}</li>}</For>
            </ul>
          </details>
        </Show>
      </div>
    </Dialog>
  );
}
