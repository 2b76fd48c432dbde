import Copy from 'lucide-solid/icons/copy';
import FilePlus from 'lucide-solid/icons/file-plus';
import FolderOpen from 'lucide-solid/icons/folder-open';
import Redo2 from 'lucide-solid/icons/redo-2';
import Save from 'lucide-solid/icons/save';
import Shapes from 'lucide-solid/icons/shapes';
import Undo2 from 'lucide-solid/icons/undo-2';
import { createSignal, For, Show } from 'solid-js';
import { describeFileProblem, describeUnknownKeys } from '../../../../messages/homalyrev/problems.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { copyText, saveFile } from '../../../app/clipboard.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { notify, notifyError } from '../../../app/toasts.tsx';
import { Button } from '../../../design/components/button.tsx';
import { Dialog } from '../../../design/components/dialog.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { Menu } from '../../../design/components/menu.tsx';
import { openJsonFile } from '../parts/open-file.ts';
import { asScenario, EMPTY_DRAFT } from './draft.ts';
import { type FoundScenario, readScenarioFile, writeScenario } from './file.ts';
import { SAMPLE_IDS, SAMPLES } from './samples.ts';
import { draft, loadDraft, nextRedo, nextUndo, redoEdit, undoEdit } from './state.ts';

/** Samples, opening, saving, sharing, undo: what goes for the whole board. */
export function FileBar() {
  const t = useText(homalyrevTexts);
  const [choices, setChoices] = createSignal<readonly FoundScenario[] | null>(null);

  const nameOf = (found: FoundScenario, i: number) => found.name ?? t().scenarioNumber(i + 1);
  const load = (found: FoundScenario, name: string) => {
    loadDraft(found.scenario);
    // The file dialog leaves the focus nowhere; the keyboard goes on at the map.
    requestAnimationFrame(() => document.getElementById('hx-map')?.focus());
    notify({ text: t().opened(name) });
    if (found.unknown.length > 0) notifyError(describeUnknownKeys(found.unknown, lang()));
  };
  const open = async () => {
    const file = await openJsonFile();
    if (!file) return;
    const read = readScenarioFile(file.text);
    const { name } = file;
    if (!read.ok) {
      if (read.problem === 'NO_JSON') notifyError(t().noJson(name));
      else if (read.problem === 'EMPTY') notifyError(t().emptyList(name));
      else notifyError(t().badFile(name, describeFileProblem(read.problem, lang())));
    } else if (read.found.length === 1) load(read.found[0] as FoundScenario, name);
    else setChoices(read.found);
  };
  const scenarioText = (): string | null => {
    const scenario = asScenario(draft());
    if (!scenario) notifyError(t().nothingToSave);
    return scenario && writeScenario(scenario);
  };
  const save = () => {
    const text = scenarioText();
    if (text !== null) saveFile(new Blob([text], { type: 'application/json' }), t().fileName);
  };
  const copy = () => {
    const text = scenarioText();
    if (text !== null) copyText(text, t().copied);
  };
  const openSafely = () => {
    open().catch((error) => notifyError(String(error)));
  };

  const group = () => t().helpGroup;
  useShortcuts(
    { keys: 'Ctrl+O', label: () => t().open, group, run: openSafely },
    { keys: 'Ctrl+S', label: () => t().save, group, run: save },
    { keys: 'Ctrl+Z', label: () => undoLabel(), group, run: undoEdit },
    { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: () => redoLabel(), group, run: redoEdit },
  );
  const undoLabel = () => {
    const edit = nextUndo();
    return edit ? t().undo(t().edits[edit]) : t().nothingUndone;
  };
  const redoLabel = () => {
    const edit = nextRedo();
    return edit ? t().redo(t().edits[edit]) : t().nothingRedone;
  };

  return (
    <div class="hx-bar">
      <Menu
        label={t().samples}
        icon={<Shapes />}
        size="small"
        items={[
          ...SAMPLE_IDS.map((id) => ({ label: t().sampleNames[id], run: () => loadDraft(SAMPLES[id]) })),
          { label: t().newBoard, icon: <FilePlus />, separated: true, run: () => loadDraft(EMPTY_DRAFT) },
        ]}
      />
      <Button size="small" icon={<FolderOpen />} onClick={openSafely}>
        {t().open}
      </Button>
      <Button size="small" icon={<Save />} onClick={save}>
        {t().save}
      </Button>
      <IconButton size="small" label={t().copy} onClick={copy}>
        <Copy />
      </IconButton>
      <span class="gap" />
      <IconButton size="small" label={undoLabel()} keys="Ctrl+Z" disabled={!nextUndo()} onClick={undoEdit}>
        <Undo2 />
      </IconButton>
      <IconButton size="small" label={redoLabel()} keys="Ctrl+Y" disabled={!nextRedo()} onClick={redoEdit}>
        <Redo2 />
      </IconButton>
      <Dialog
        open={choices() !== null}
        onClose={() => setChoices(null)}
        title={t().chooseTitle}
        description={t().chooseText(choices()?.length ?? 0)}
      >
        <ul class="hx-choices">
          <For each={choices()}>
            {(found, i) => (
              <li>
                <button
                  type="button"
                  class="hx-choice"
                  onClick={() => {
                    setChoices(null);
                    load(found, nameOf(found, i()));
                  }}
                >
                  <strong>{nameOf(found, i())}</strong>
                  <span class="muted small">
                    {t().scenarioSize(found.scenario.board.hexes.length, found.scenario.figures.length)}
                    <Show when={found.scenario.rules === 'gh2e'}> · {t().ruleSets.gh2e}</Show>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Dialog>
    </div>
  );
}
