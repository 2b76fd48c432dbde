import ChevronLeft from 'lucide-solid/icons/chevron-left';
import ChevronRight from 'lucide-solid/icons/chevron-right';
import Copy from 'lucide-solid/icons/copy';
import Download from 'lucide-solid/icons/download';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import { listHash } from '../../../engine/mk/deck/share/hash.ts';
import { type ExportKind, exportTexts } from '../../../messages/page/export.ts';
import { sentenceOf } from '../../api/index.ts';
import { copyText, saveFile } from '../../app/clipboard.ts';
import { lang, useText } from '../../app/i18n.ts';
import { notify } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { PageView } from '../../print/page-view.tsx';
import { type Made, make } from './export-make.ts';
import { createExportOptions, ExportOptionFields } from './export-options.tsx';
import './export-dialog.css';

interface ExportDialogProps {
  /** What is made first; null while the dialog is closed. */
  readonly kind: ExportKind | null;
  readonly onClose: () => void;
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly format: Format;
}

const GROUPS = [
  ['list', ['txt', 'csv', 'json', 'md', 'html']],
  ['print', ['tournament', 'proxies', 'verdict']],
  ['share', ['code', 'picture']],
] as const satisfies readonly (readonly [string, readonly ExportKind[]])[];

/** Typing in an option makes the file anew after so long a pause. */
const PAUSE_MS = 250;

/** Everything a deck can be saved, printed or shared as, with its options and what will come out. */
export function ExportDialog(props: ExportDialogProps) {
  const t = useText(exportTexts);
  const [kind, setKind] = createSignal<ExportKind>('txt');
  const [made, setMade] = createSignal<Made | null>(null);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  /** What is shown is no longer, or not yet, what was asked for. */
  const [pending, setPending] = createSignal(false);
  const options = createExportOptions(
    () => props.deck,
    () => props.catalogue,
  );
  createEffect(() => props.kind && setKind(props.kind));
  const open = () => props.kind !== null;
  const question = createMemo(() => ({
    ...options.question(),
    kind: kind(),
    deck: props.deck,
    catalogue: props.catalogue,
    format: props.format,
    lang: lang(),
  }));
  const hindrance = () => (kind() === 'proxies' ? options.hindrance(t()) : null);

  let lastKind: ExportKind | null = null;
  createEffect(
    on([question, open], ([asked, shown]) => {
      if (!shown) {
        lastKind = null;
        return;
      }
      let current = true;
      // A new kind is made at once; a letter typed into an option waits for the next one.
      const pause = asked.kind === lastKind ? PAUSE_MS : 0;
      if (asked.kind !== lastKind) setMade(null);
      lastKind = asked.kind;
      setTrouble(hindrance());
      if (hindrance()) setMade(null);
      setPending(hindrance() === null);
      const timer = setTimeout(() => {
        if (hindrance()) return;
        make(asked).then(
          (result) => {
            if (!current) return;
            setMade(result);
            setPending(false);
          },
          (error) => {
            if (!current) return;
            setTrouble(sentenceOf(error));
            setPending(false);
          },
        );
      }, pause);
      onCleanup(() => {
        current = false;
        clearTimeout(timer);
      });
    }),
  );

  const text = () => {
    const shown = made()?.shown;
    return shown?.kind === 'text' ? shown.text : null;
  };
  const save = (file: File) => {
    saveFile(file, file.name);
    notify({ text: t().saved(file.name) });
  };

  return (
    <Dialog
      open={open()}
      onClose={props.onClose}
      title={t().title}
      width="large"
      footer={
        <>
          <span class="small muted grow export-hash">
            {t().hash}: <b class="num">{listHash(props.deck)}</b>
          </span>
          <Show when={text()}>
            {(copied) => (
              <Button icon={<Copy />} onClick={() => void copyText(copied().replace(/\n$/, ''), t().copied)}>
                {t().copy}
              </Button>
            )}
          </Show>
          <Button
            look="primary"
            icon={<Download />}
            disabled={made() === null || pending() || trouble() !== null}
            onClick={() => {
              const file = made()?.file;
              if (file) save(file);
            }}
          >
            {t().save}
          </Button>
        </>
      }
    >
      <div class="export">
        <div class="export-kinds" role="radiogroup" aria-label={t().kind}>
          <For each={GROUPS}>
            {([group, kinds]) => (
              <div class="export-group">
                <p class="export-group-title small muted" aria-hidden="true">
                  {t().groups[group]}
                </p>
                <For each={kinds}>
                  {(one) => (
                    <label class="export-kind">
                      <input type="radio" name="export-kind" checked={kind() === one} onChange={() => setKind(one)} />
                      <span>{t().kinds[one]}</span>
                    </label>
                  )}
                </For>
              </div>
            )}
          </For>
        </div>
        <div class="export-main">
          <p class="muted">{t().about[kind()]}</p>
          <ExportOptionFields kind={kind()} options={options} />
          <Show when={trouble()}>{(sentence) => <p class="field-error">{sentence()}</p>}</Show>
          <Preview made={made()} kind={kind()} pending={pending()} />
        </div>
      </div>
    </Dialog>
  );
}

function Preview(props: { readonly made: Made | null; readonly kind: ExportKind; readonly pending: boolean }) {
  const t = useText(exportTexts);
  const [at, setAt] = createSignal(0);
  const pages = () => (props.made?.shown.kind === 'pages' ? props.made.shown : null);
  const text = () => (props.made?.shown.kind === 'text' ? props.made.shown.text : null);
  const count = () => pages()?.pages.length ?? 0;
  const page = () => Math.min(at(), Math.max(0, count() - 1));
  createEffect(
    on(
      () => props.kind,
      () => setAt(0),
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section class="export-preview" aria-label={t().preview} aria-busy={props.pending} tabIndex={0}>
      <Show when={props.made === null && props.pending}>
        <p class="muted">{t().making}</p>
      </Show>
      <Show when={text()}>
        {(shown) => (
          <pre class="export-text" classList={{ 'export-code': props.kind === 'code' }}>
            {shown().replace(/^\ufeff/, '')}
          </pre>
        )}
      </Show>
      <Show when={pages()?.pages[page()]}>
        {(shown) => (
          <>
            <Show when={count() > 1}>
              <div class="export-pages">
                <IconButton label={t().earlier} disabled={page() === 0} onClick={() => setAt(page() - 1)}>
                  <ChevronLeft />
                </IconButton>
                <span role="status" class="num">
                  {t().pages(page() + 1, count())}
                </span>
                <IconButton label={t().later} disabled={page() === count() - 1} onClick={() => setAt(page() + 1)}>
                  <ChevronRight />
                </IconButton>
              </div>
            </Show>
            <PageView
              page={shown()}
              pictures={pages()?.pictures ?? new Map()}
              label={t().pageLabel(t().kinds[props.kind], page() + 1, count())}
            />
          </>
        )}
      </Show>
    </section>
  );
}
