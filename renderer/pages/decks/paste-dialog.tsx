import { useNavigate } from '@solidjs/router';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { sectionSize } from '../../../engine/mk/deck/deck.ts';
import { readList } from '../../../engine/mk/deck/reader/read.ts';
import { stubsOf } from '../../../engine/mk/deck/reader/stubs.ts';
import type { ColumnRole } from '../../../engine/mk/tables/roles.ts';
import type { SheetTaken } from '../../../engine/mk/tables/workbook.ts';
import { formName, refusedForm } from '../../../messages/list-forms.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { pasteTexts } from '../../../messages/page/paste.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { lang, useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Badge } from '../../design/components/badge.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { Segments } from '../../design/components/segments.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { DropZone } from '../../files/drop-zone.tsx';
import { FileButton } from '../../files/file-button.tsx';
import { readListFile } from '../../files/list-file.ts';
import { SheetChoice } from '../../files/sheet-choice.tsx';
import { TableColumns } from '../../files/table-columns.tsx';
import { refusedAsTooLong } from '../../files/too-long.ts';
import { catalogue, loadCatalogue } from '../../stores/catalogue.ts';
import { type DeckEditor, mutable } from '../../stores/deck-editor/editor.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../../stores/form-drafts.ts';
import { deckSize, joinDecks, slips, withName } from './paste.ts';
import { LineReport } from './paste-lines.tsx';
import './paste-dialog.css';

type Target = 'new' | 'replace' | 'add';

interface PasteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The deck in front of the player; without one the list becomes a new deck. */
  readonly editor?: DeckEditor;
  /** Files dropped on the window, taken one after the other. */
  readonly files?: readonly File[];
}

/** A list comes in: text on the left, what was understood of each line on the right; nothing is saved before the end. */
export function PasteDialog(props: PasteDialogProps) {
  return (
    <Show when={props.open}>
      <PasteBody {...props} />
    </Show>
  );
}

function PasteBody(props: PasteDialogProps) {
  const t = useText(pasteTexts);
  const frame = useText(frameTexts);
  const navigate = useNavigate();
  const [text, putText] = createSignal('');
  const about = props.editor ? String(props.editor.id) : '';
  // A list left half-way is there again, unless another one was brought.
  if (!props.files?.length) {
    readFormDraft('paste', about)
      .then((left) => typeof left?.value === 'string' && text() === '' && putText(left.value))
      .catch(() => undefined);
  }
  const [stubs, setStubs] = createSignal<ReadonlySet<string>>(new Set());
  const [target, setTarget] = createSignal<Target>(props.editor ? 'replace' : 'new');
  const [typedName, setTypedName] = createSignal<string | null>(null);
  const [fileName, setFileName] = createSignal<string | null>(null);
  const [dragging, setDragging] = createSignal(false);
  const [busy, setBusy] = createSignal(false);

  // Suggestions are taken one by one by the player; a changed text begins again.
  const [taken, setTaken] = createSignal<ReadonlySet<number>>(new Set());
  const [roles, setRoles] = createSignal<readonly ColumnRole[] | undefined>(undefined);
  const read = createMemo(() => readList(text(), catalogue(), { take: (line) => taken().has(line), columns: roles() }));
  const setText = (next: string) => {
    setBook(null);
    setTaken(new Set<number>());
    setRoles(undefined);
    putText(next);
    if (next.trim() === '') dropFormDraft('paste', about);
    else keepFormDraft('paste', about, next);
  };
  const offered = createMemo(() => read().lines.filter((line) => line.kind === 'suggested' && !line.taken));
  const outsideSize = () => sectionSize(read().deck, 'outside');
  const size = () => deckSize(read().deck);
  const unknown = createMemo(() => stubsOf(read()));
  const understood = () => {
    const { form, format } = read();
    return form ? formName(form, lang()) : t().formats[format];
  };
  const refused = () => read().lines.filter((line) => line.kind === 'refused').length;
  const name = () => typedName() ?? read().deck.name ?? fileName() ?? t().nameDefault;

  /** The spreadsheet the text came from, while it is still that text. */
  const [book, setBook] = createSignal<{ readonly file: File; readonly taken: SheetTaken } | null>(null);
  const takeFile = async (file: File, sheet: string | null = null) => {
    if (refusedAsTooLong(file, 'list')) return;
    const read = await readListFile(file, sheet);
    if (read === null) return;
    setText(read.text);
    setBook(read.taken && { file, taken: read.taken });
    setFileName(file.name.replace(/\.[^.]+$/, ''));
  };
  const [first, ...others] = props.files ?? [];
  const [waiting, setWaiting] = createSignal<readonly File[]>(others);
  if (first) void takeFile(first);

  /** The next of several dropped files, as a deck of its own; false if there is none. */
  const takeNext = (): boolean => {
    const [next, ...rest] = waiting();
    if (!next) return false;
    setWaiting(rest);
    setTarget('new');
    setTypedName(null);
    setStubs(new Set<string>());
    void takeFile(next);
    return true;
  };

  const acceptAll = () => {
    // From the last line up, so that a line that grows does not move the ones still to come.
    const found = [...slips(read().lines)].reverse();
    setText(found.reduce((now, { line, meant }) => withName(now, line, meant), text()));
  };

  const giveUp = () => {
    dropFormDraft('paste', about);
    props.onClose();
  };

  const load = async () => {
    setBusy(true);
    try {
      const wanted = unknown().filter((stub) => stubs().has(stub.name));
      if (wanted.length > 0) {
        await api.cards.addStubs({ stubs: wanted.map(({ name, type, mp }) => ({ name, type, mp })) });
        await loadCatalogue();
      }
      const { deck } = read();
      const cards = size();
      if (props.editor && target() !== 'new') {
        const before = props.editor.deck();
        const after = target() === 'add' ? joinDecks(before, deck) : { ...deck, name: before.name };
        props.editor.edit(target() === 'add' ? { kind: 'addList', cards } : { kind: 'replaceList', cards }, after);
      } else {
        const made = await api.decks.create({
          name: name().trim() || t().nameDefault,
          deck: mutable(deck),
          as: 'draft',
        });
        if (waiting().length === 0) navigate(`/paklik/${made.id}`);
      }
      dropFormDraft('paste', about);
      notify({ text: t().loaded(cards) });
      if (!takeNext()) props.onClose();
    } catch (error) {
      notifyError(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t().title}
      description={t().intro}
      width="large"
      footer={
        <>
          <div class="paste-target grow">
            <Show when={props.editor}>
              <Segments
                label={t().target}
                value={target()}
                choices={(['replace', 'add', 'new'] as const).map((value) => ({ value, label: t().targets[value] }))}
                onChange={setTarget}
              />
            </Show>
            <Show when={target() === 'new'}>
              <TextField label={t().name} labelHidden placeholder={t().name} value={name()} onValue={setTypedName} />
            </Show>
          </div>
          <Button onClick={giveUp}>{frame().cancel}</Button>
          <Button look="primary" disabled={size() + outsideSize() === 0 || busy()} onClick={() => void load()}>
            {t().load}
          </Button>
        </>
      }
    >
      <DropZone
        class="paste"
        onFile={(file) => void takeFile(file)}
        onFiles={([file, ...more]) => {
          setWaiting([...waiting(), ...more]);
          if (file) void takeFile(file);
        }}
        onText={setText}
        onHover={setDragging}
      >
        <div class="paste-source">
          <div class="paste-head">
            <label for="paste-text">{t().text}</label>
            <Show when={waiting().length > 0}>
              <span class="small muted">{t().filesLeft(waiting().length)}</span>
            </Show>
            <FileButton size="small" label={t().file} onFile={(file) => void takeFile(file)} />
          </div>
          <SheetChoice
            taken={book()?.taken}
            onSheet={(name) => {
              const from = book();
              if (from) void takeFile(from.file, name);
            }}
          />
          <textarea
            id="paste-text"
            class="input paste-text"
            spellcheck={false}
            placeholder={dragging() ? t().dropHere : t().placeholder}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <section class="paste-report" aria-label={t().report}>
          <div class="paste-head" role="status">
            <span>{t().report}</span>
            <Show when={read().lines.length > 0}>
              <Badge tone={size() > 0 ? 'fine' : 'neutral'}>{t().summary(size(), read().lines.length)}</Badge>
              <Show when={outsideSize() > 0}>
                <Badge>{t().outsideCount(outsideSize())}</Badge>
              </Show>
              <Show when={offered().length > 0}>
                <Badge tone="warning">{t().suggestedCount(offered().length)}</Badge>
              </Show>
              <Show when={unknown().length > 0}>
                <Badge tone="warning">{t().unknownCount(unknown().length)}</Badge>
              </Show>
              <Show when={refused() > 0}>
                <Badge tone="danger">{t().refusedCount(refused())}</Badge>
              </Show>
              <span class="small muted">{t().understoodAs(understood())}</span>
            </Show>
          </div>
          <Show when={read().refused}>
            {(form) => (
              <p class="paste-refusal" role="alert">
                {refusedForm(form(), lang())}
              </p>
            )}
          </Show>
          <Show when={read().columns}>{(columns) => <TableColumns columns={columns()} onRoles={setRoles} />}</Show>
          <Show when={offered().length > 0}>
            <div class="paste-bulk">
              <Button
                size="small"
                onClick={() => setTaken(new Set([...taken(), ...offered().map((line) => line.line)]))}
              >
                {t().takeSuggestions(offered().length)}
              </Button>
            </div>
          </Show>
          <Show when={unknown().length > 0}>
            <div class="paste-bulk">
              <Show when={slips(read().lines).length > 0}>
                <Button size="small" onClick={acceptAll}>
                  {t().acceptAll(slips(read().lines).length)}
                </Button>
              </Show>
              <Button size="small" onClick={() => setStubs(new Set(unknown().map((stub) => stub.name)))}>
                {t().stubAll}
              </Button>
              <span class="small muted">{t().stubHint}</span>
            </div>
          </Show>
          <Show when={text().trim() !== ''} fallback={<p class="muted paste-empty">{t().reportEmpty}</p>}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
            <ol class="paste-lines" tabIndex={0} aria-label={t().report}>
              <For each={read().lines}>
                {(line) => (
                  <LineReport
                    line={line}
                    stubbed={line.name !== null && stubs().has(line.name)}
                    onAccept={(suggestion) => setText(withName(text(), line, suggestion))}
                    onTake={(now) => {
                      const next = new Set(taken());
                      if (now) next.add(line.line);
                      else next.delete(line.line);
                      setTaken(next);
                    }}
                    onStub={(card) => setStubs(new Set([...stubs(), card]))}
                  />
                )}
              </For>
            </ol>
            <Show when={size() + outsideSize() === 0 && !read().refused}>
              <p class="muted paste-empty">{t().nothing}</p>
            </Show>
          </Show>
        </section>
      </DropZone>
    </Dialog>
  );
}
