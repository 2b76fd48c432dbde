import FolderOpen from 'lucide-solid/icons/folder-open';
import LogIn from 'lucide-solid/icons/log-in';
import Redo2 from 'lucide-solid/icons/redo-2';
import Save from 'lucide-solid/icons/save';
import Undo2 from 'lucide-solid/icons/undo-2';
import { Show } from 'solid-js';
import { readRound } from '../../../../engine/homalyrev/order/round-file.ts';
import { describeFileProblem, describeUnknownKeys } from '../../../../messages/homalyrev/problems.ts';
import { homalyrevOrderTexts } from '../../../../messages/page/homalyrev-order.ts';
import { saveFile } from '../../../app/clipboard.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { notify, notifyError } from '../../../app/toasts.tsx';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { draft } from '../board/state.ts';
import { openJsonFile } from '../parts/open-file.ts';
import { EntryPanel } from './entry-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { canRedo, canUndo, change, redoChange, tracker, undoChange } from './state.ts';
import { fromBoard, fromRound, knownRound, nextRound } from './tracker.ts';
import './order-tab.css';

/** The initiative tracker: who takes part on the left, the order of turns on the right. */
export function OrderTab() {
  const t = useText(homalyrevOrderTexts);
  const group = () => t().helpGroup;
  const isEmpty = () => tracker().characters.length + tracker().monsters.length === 0;
  const takeBoard = () => {
    change(fromBoard(draft()));
    notify({ text: t().fromBoardDone });
  };
  const open = async () => {
    const file = await openJsonFile();
    if (!file) return;
    let value: unknown;
    try {
      value = JSON.parse(file.text.replace(/^\uFEFF/, ''));
    } catch {
      notifyError(t().noJson(file.name));
      return;
    }
    const read = readRound(value);
    if (!read.ok) {
      notifyError(t().badFile(file.name, describeFileProblem(read.problem, lang())));
      return;
    }
    change(fromRound(read.value));
    notify({ text: t().opened(file.name) });
    if (read.unknown.length > 0) notifyError(describeUnknownKeys(read.unknown, lang()));
  };
  const save = () => {
    const round = knownRound(tracker());
    if (round.characters.length + round.monsters.length === 0) {
      notifyError(t().nothingToSave);
      return;
    }
    saveFile(new Blob([`${JSON.stringify(round, null, 2)}\n`], { type: 'application/json' }), t().fileName);
  };
  useShortcuts(
    { keys: 'Ctrl+Z', label: () => t().undo, group, run: undoChange },
    { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: () => t().redo, group, run: redoChange },
    { keys: 'Ctrl+O', label: () => t().open, group, run: () => void open() },
    { keys: 'Ctrl+S', label: () => t().save, group, run: save },
    { keys: 'N', label: () => t().nextRound, group, run: () => change(nextRound(tracker())) },
  );
  return (
    <div class="od">
      <section class="od-entries" aria-label={t().entries}>
        <div class="od-bar">
          <Button size="small" icon={<LogIn />} disabled={draft().figures.length === 0} onClick={takeBoard}>
            {t().fromBoard}
          </Button>
          <Button size="small" icon={<FolderOpen />} onClick={() => void open()}>
            {t().open}
          </Button>
          <Button size="small" icon={<Save />} onClick={save}>
            {t().save}
          </Button>
          <span class="gap" />
          <IconButton size="small" label={t().undo} keys="Ctrl+Z" disabled={!canUndo()} onClick={undoChange}>
            <Undo2 />
          </IconButton>
          <IconButton size="small" label={t().redo} keys="Ctrl+Y" disabled={!canRedo()} onClick={redoChange}>
            <Redo2 />
          </IconButton>
        </div>
        <Show when={isEmpty()}>
          <p class="muted">{t().nobody}</p>
        </Show>
        <EntryPanel />
      </section>
      <section class="od-result" aria-label={t().order}>
        <div class="od-bar">
          <h2 class="od-title">
            {t().order} <span class="muted">{t().round(tracker().round)}</span>
          </h2>
          <span class="gap" />
          <Button size="small" keys="N" disabled={isEmpty()} onClick={() => change(nextRound(tracker()))}>
            {t().nextRound}
          </Button>
        </div>
        <OrderPanel />
      </section>
    </div>
  );
}
