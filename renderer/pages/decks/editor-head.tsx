import { useNavigate } from '@solidjs/router';
import ArrowDownWideNarrow from 'lucide-solid/icons/arrow-down-wide-narrow';
import ClipboardCopy from 'lucide-solid/icons/clipboard-copy';
import ClipboardPaste from 'lucide-solid/icons/clipboard-paste';
import Columns2 from 'lucide-solid/icons/columns-2';
import CopyPlus from 'lucide-solid/icons/copy-plus';
import Dices from 'lucide-solid/icons/dices';
import Download from 'lucide-solid/icons/download';
import Ellipsis from 'lucide-solid/icons/ellipsis';
import Eraser from 'lucide-solid/icons/eraser';
import FileX from 'lucide-solid/icons/file-x';
import Play from 'lucide-solid/icons/play';
import Printer from 'lucide-solid/icons/printer';
import Redo from 'lucide-solid/icons/redo-2';
import History from 'lucide-solid/icons/rotate-ccw-clock';
import Save from 'lucide-solid/icons/save';
import Tag from 'lucide-solid/icons/tag';
import Trash from 'lucide-solid/icons/trash';
import Undo from 'lucide-solid/icons/undo-2';
import { createEffect, createSignal, on } from 'solid-js';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { SECTIONS } from '../../../engine/mk/deck/deck.ts';
import { WRITE_FORMATS, type WriteFormat, writeDeck } from '../../../engine/mk/deck/writer/write.ts';
import { compareTexts } from '../../../messages/page/compare.ts';
import { deckInfoTexts } from '../../../messages/page/deck-info.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { exportTexts } from '../../../messages/page/export.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { handTexts } from '../../../messages/page/hands.ts';
import { historyTexts } from '../../../messages/page/history.ts';
import { pasteTexts } from '../../../messages/page/paste.ts';
import { sentenceOf } from '../../api/index.ts';
import { copyText, saveFile } from '../../app/clipboard.ts';
import { useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Badge, type Tone } from '../../design/components/badge.tsx';
import { Button } from '../../design/components/button.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { Menu } from '../../design/components/menu.tsx';
import type { DeckEditor, SaveState } from '../../stores/deck-editor/editor.ts';
import type { DeckActions } from './actions.ts';
import { editWords } from './edit-words.ts';
import { named } from './export-make.ts';
import { discardDraft, duplicateDeck, removeDeck } from './list-actions.ts';
import './editor-head.css';

interface EditorHeadProps {
  readonly editor: DeckEditor;
  readonly catalogue: Catalogue;
  readonly actions: DeckActions;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onHands: () => void;
  readonly onExport: () => void;
  readonly onCompare: () => void;
  readonly onPaste: () => void;
  readonly onHistory: () => void;
  readonly onInfo: () => void;
  readonly onSaveWith: () => void;
}

const TONES: Readonly<Record<SaveState, Tone>> = { saved: 'fine', draft: 'gold', saving: 'neutral', failed: 'danger' };
/** A share code is a line to be sent, no file. */
type FileFormat = Exclude<WriteFormat, 'code'>;
const FILE_FORMATS = WRITE_FORMATS.filter((format): format is FileFormat => format !== 'code');
const MIME: Readonly<Record<FileFormat, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
  html: 'text/html',
  cod: 'application/xml',
  tts: 'application/json',
};

/** The line above an open deck: its name and state, undo, and everything that can be done with the whole list. */
export function EditorHead(props: EditorHeadProps) {
  const t = useText(deckTexts);
  const frame = useText(frameTexts);
  const hands = useText(handTexts);
  const exporting = useText(exportTexts);
  const comparing = useText(compareTexts);
  const info = useText(deckInfoTexts);
  const versions = useText(historyTexts);
  const pasting = useText(pasteTexts);
  const navigate = useNavigate();
  const name = () => props.editor.about().name;
  const undoLabel = () => {
    const edit = props.editor.undoable();
    return edit ? t().undoWhat(editWords(edit, t())) : t().nothingToUndo;
  };
  const redoLabel = () => {
    const edit = props.editor.redoable();
    return edit ? t().redoWhat(editWords(edit, t())) : frame().redo;
  };
  const exportAs = (format: FileFormat) => {
    const text = writeDeck(props.editor.deck(), format, props.catalogue);
    const file = named({ name: name() }, null, format === 'tts' ? 'json' : format);
    saveFile(new Blob([text], { type: `${MIME[format]};charset=utf-8` }), file);
    notify({ text: t().exported(file) });
  };

  return (
    <header class="editor-head">
      <DeckName editor={props.editor} />
      <span role="status" class="editor-state" title={props.editor.trouble() ?? undefined}>
        <Badge tone={TONES[props.editor.saveState()]}>{t().saveStates[props.editor.saveState()]}</Badge>
        <span class="small muted editor-version">{t().version(props.editor.about().version)}</span>
      </span>
      <span class="gap" />
      <IconButton label={undoLabel()} keys="Ctrl+Z" disabled={!props.editor.undoable()} onClick={() => props.onUndo()}>
        <Undo />
      </IconButton>
      <IconButton label={redoLabel()} keys="Ctrl+Y" disabled={!props.editor.redoable()} onClick={() => props.onRedo()}>
        <Redo />
      </IconButton>
      <Button look="quiet" icon={<ClipboardPaste />} title="Ctrl+I" onClick={() => props.onPaste()}>
        {t().paste}
      </Button>
      <Button look="quiet" icon={<Dices />} title="Ctrl+H" onClick={() => props.onHands()}>
        {hands().open}
      </Button>
      <Menu
        label={t().exportAs}
        icon={<Download />}
        look="quiet"
        items={[
          {
            label: t().copyList,
            icon: <ClipboardCopy />,
            run: () => void copyText(writeDeck(props.editor.deck(), 'txt', props.catalogue), t().copied),
          },
          {
            label: t().copyCode,
            icon: <ClipboardCopy />,
            run: () => void copyText(writeDeck(props.editor.deck(), 'code', props.catalogue).trim(), t().codeCopied),
          },
          ...FILE_FORMATS.map((format, i) => ({
            label: t().exportKinds[format],
            separated: i === 0,
            run: () => exportAs(format),
          })),
          {
            label: exporting().open,
            icon: <Printer />,
            keys: 'Ctrl+P',
            separated: true,
            run: () => props.onExport(),
          },
        ]}
      />
      <Menu
        label={t().more}
        icon={<Ellipsis />}
        iconOnly
        items={[
          { label: pasting().open, icon: <ClipboardPaste />, keys: 'Ctrl+I', run: () => props.onPaste() },
          {
            label: versions().saveWith,
            icon: <Save />,
            disabled: props.editor.saveState() === 'saved',
            run: () => props.onSaveWith(),
          },
          { label: t().toTable, icon: <Play />, run: () => navigate(`/asztal/pakli/${props.editor.id}`) },
          { label: info().open, icon: <Tag />, run: () => props.onInfo() },
          { label: t().history, icon: <History />, run: () => props.onHistory() },
          { label: comparing().open, icon: <Columns2 />, run: () => props.onCompare() },
          {
            label: t().duplicate,
            icon: <CopyPlus />,
            run: () => void duplicateDeck(props.editor.id, name()).then((id) => id && navigate(`/paklik/${id}`)),
          },
          { label: t().sort, icon: <ArrowDownWideNarrow />, separated: true, run: () => props.actions.sort() },
          ...SECTIONS.map((section) => ({
            label: t().clearSection(t().sections[section]),
            icon: <Eraser />,
            disabled: props.editor.deck().sections[section].length === 0,
            run: () => props.actions.clear(section),
          })),
          {
            label: t().dropDraft,
            icon: <FileX />,
            separated: true,
            disabled: props.editor.saveState() !== 'draft' || props.editor.about().version === 0,
            run: () => void discardDraft(props.editor),
          },
          {
            label: t().remove,
            icon: <Trash />,
            danger: true,
            run: () => void removeDeck(props.editor.id, name()).then((done) => done && navigate('/paklik')),
          },
        ]}
      />
      <Button
        look="primary"
        icon={<Save />}
        title="Ctrl+S"
        disabled={props.editor.saveState() === 'saved'}
        onClick={() => props.onSave()}
      >
        {t().save}
      </Button>
    </header>
  );
}

/** The deck's name as a field that looks like a heading; leaving it or Enter renames, Escape takes back. */
function DeckName(props: { readonly editor: DeckEditor }) {
  const t = useText(deckTexts);
  const [text, setText] = createSignal(props.editor.about().name);
  createEffect(on(() => props.editor.about().name, setText));
  const rename = () => {
    const name = text().trim();
    if (name === '' || name === props.editor.about().name) {
      setText(props.editor.about().name);
      return;
    }
    props.editor.rename(name).catch((error) => {
      setText(props.editor.about().name);
      notifyError(sentenceOf(error));
    });
  };
  return (
    <h1 class="editor-title">
      <input
        class="editor-name"
        aria-label={t().deckName}
        maxLength={200}
        spellcheck={false}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          else if (event.key === 'Escape') {
            setText(props.editor.about().name);
            event.currentTarget.blur();
          }
        }}
      />
    </h1>
  );
}
