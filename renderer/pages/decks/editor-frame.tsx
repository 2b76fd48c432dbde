import { createMemo, createSignal, onMount, Show } from 'solid-js';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { checkDeck } from '../../../engine/mk/deck/legality/check.ts';
import type { Problem } from '../../../engine/mk/deck/legality/problem.ts';
import { gapQuery } from '../../../engine/mk/deck/plan/candidates.ts';
import { type DeckPlan, planError, planRepairs, planWarning } from '../../../engine/mk/deck/plan/plan.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { exportTexts } from '../../../messages/page/export.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { handTexts } from '../../../messages/page/hands.ts';
import { pasteTexts } from '../../../messages/page/paste.ts';
import { verdictTexts } from '../../../messages/page/verdict.ts';
import { repairSentence } from '../../../messages/problems/index.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { announce } from '../../app/announce.ts';
import { lang, useText } from '../../app/i18n.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { useMedia } from '../../app/wide.ts';
import { SplitPane } from '../../design/components/split-pane.tsx';
import { DropZone } from '../../files/drop-zone.tsx';
import { catalogue, loadCatalogue } from '../../stores/catalogue.ts';
import { loadCollection } from '../../stores/collection.ts';
import { loadDeckCards } from '../../stores/deck-cards.ts';
import type { DeckEditor } from '../../stores/deck-editor/editor.ts';
import { formatOf } from '../../stores/formats.ts';
import { ruleCatalogue } from '../../stores/rule-catalogue.ts';
import { remembered } from '../../stores/settings.ts';
import { deckActions } from './actions.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContextColumn, ContextStrip } from './context-strip.tsx';
import { CurveView } from './curve-view.tsx';
import { DeckInfoDialog } from './deck-info-dialog.tsx';
import { MOVE_KEYS } from './deck-keys.ts';
import { DeckPane } from './deck-pane.tsx';
import { DeckTabs } from './deck-tabs.tsx';
import { editWords } from './edit-words.ts';
import { EditorHead } from './editor-head.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { SearchPane } from './search-pane.tsx';
import { createSelection } from './selection.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import './editor-frame.css';

/** Search, deck, verdict and preview of one open deck, with the keys and dialogs that belong to it. */
export function EditorFrame(props: { readonly editor: DeckEditor }) {
  const t = useText(deckTexts);
  const frame = useText(frameTexts);
  const hands = useText(handTexts);
  const exporting = useText(exportTexts);
  const pasting = useText(pasteTexts);
  const verdictWords = useText(verdictTexts);
  const wide = useMedia('(min-width: 1180px)');
  const [columns, setColumns] = remembered('decks.columns', 46);
  const [panesShare, setPanesShare] = remembered('decks.panes', 73);
  const [deckShare, setDeckShare] = remembered('decks.verdict', 66);
  const [searchShare, setSearchShare] = remembered('decks.preview', 52);
  const [dialog, setDialog] = createSignal<
    'hands' | 'paste' | 'history' | 'info' | 'save' | 'export' | 'compare' | null
  >(null);
  const [dropped, setDropped] = createSignal<readonly File[]>([]);
  const [selected, setSelected] = createSelection();
  const actions = deckActions(() => props.editor, catalogue);
  const deck = () => props.editor.deck();
  const format = () => formatOf(props.editor.about().format);
  const verdict = createMemo(() => checkDeck(deck(), ruleCatalogue(), format()));
  const troubled = createMemo(
    () => new Set(verdict().closest.problems.flatMap((one) => (one.severity === 'error' ? one.cards : []))),
  );
  // What is owned stands beside the rows and in searches; without it the editor works as well.
  onMount(() => loadCollection().catch(() => undefined));
  let searchBox: HTMLInputElement | undefined;
  let deckPane: HTMLDivElement | undefined;

  const undo = () => {
    const edit = props.editor.undoable();
    if (!edit) return announce(t().nothingToUndo);
    props.editor.undo();
    announce(t().undone(editWords(edit, t())));
  };
  const redo = () => {
    const edit = props.editor.redoable();
    if (!edit) return;
    props.editor.redo();
    announce(t().redone(editWords(edit, t())));
  };
  const save = async (comment = '') => {
    try {
      await props.editor.saveVersion(comment);
      if (!props.editor.conflict()) notify({ text: t().savedVersion(props.editor.about().version) });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const repair = (problem: Problem) => {
    if (problem.severity !== 'error') {
      return offer(planWarning(deck(), problem, ruleCatalogue(), format()), verdictWords().ease, problem.code);
    }
    // A repair that would leave another error in its place is shown with what belongs to it before it is done.
    const plan = planError(deck(), problem, ruleCatalogue(), format());
    if (!plan) return repairEverything();
    if (plan.gaps.length > 0) return offer(plan, verdictWords().repair, problem.code);
    props.editor.edit({ kind: 'repair', code: problem.code, cards: problem.cards }, plan.filled);
    notify({
      text: verdictWords().repaired(repairSentence(plan.steps, lang())),
      action: { label: frame().undo, run: undo },
    });
  };
  /** A plan is seen before it is taken; it is applied, and undone, as one change. */
  const [planned, setPlanned] = createSignal<{ plan: DeckPlan; title: string; code: string } | null>(null);
  const offer = (plan: DeckPlan | null, title: string, code: string) => {
    if (plan) setPlanned({ plan, title, code });
  };
  const repairEverything = () => offer(planRepairs(deck(), ruleCatalogue(), format()), verdictWords().repairAll, 'ALL');
  const takePlan = (planDeck: Deck) => {
    props.editor.edit({ kind: 'repair', code: planned()?.code ?? 'ALL', cards: [] }, planDeck);
    setPlanned(null);
    notify({ text: verdictWords().planned, action: { label: frame().undo, run: undo } });
  };
  const stub = async (names: readonly string[]) => {
    try {
      await api.cards.addStubs({ stubs: names.map((name) => ({ name })) });
      await loadCatalogue();
      notify({ text: verdictWords().stubbed(names.join(', ')) });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  /** What was edited just now is to be compared too. */
  const openCompare = async () => {
    await props.editor.flush();
    await loadDeckCards().catch(() => undefined);
    setDialog('compare');
  };
  const toSearch = () => searchFor(null);
  /** Goes to the search; words given stand in it already. */
  const searchFor = (query: string | null) => {
    if (query !== null && searchBox) {
      searchBox.value = query;
      searchBox.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    searchBox?.focus();
    searchBox?.select();
  };

  const group = () => t().editor;
  useShortcuts(
    { keys: '/', label: () => t().toSearch, group, run: toSearch },
    { keys: 'Ctrl+D', label: () => t().toDeck, group, inFields: true, run: () => deckPane?.focus() },
    { keys: 'Ctrl+S', label: () => t().save, group, inFields: true, run: () => void save() },
    { keys: 'Ctrl+Z', label: () => frame().undo, group, run: undo },
    { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: () => frame().redo, group, run: redo },
    { keys: 'Ctrl+H', label: () => hands().open, group, inFields: true, run: () => setDialog('hands') },
    { keys: 'Ctrl+P', label: () => exporting().open, group, inFields: true, run: () => setDialog('export') },
    { keys: 'Ctrl+I', label: () => pasting().open, group, inFields: true, run: () => setDialog('paste') },
    {
      keys: ['+', 'Enter'],
      label: () => t().addOne,
      group: () => t().groupDeck,
      shownOnly: true,
      run: () => undefined,
    },
    { keys: '-', label: () => t().removeOne, group: () => t().groupDeck, shownOnly: true, run: () => undefined },
    { keys: '0–9', label: () => t().setCount, group: () => t().groupDeck, shownOnly: true, run: () => undefined },
    { keys: 'Delete', label: () => t().takeOut, group: () => t().groupDeck, shownOnly: true, run: () => undefined },
    ...Object.entries(MOVE_KEYS).flatMap(([key, section]) => [
      {
        keys: key.toUpperCase(),
        label: () => t().moveTo(t().toSection[section]),
        group: () => t().groupDeck,
        shownOnly: true,
        run: () => undefined,
      },
      {
        keys: `Shift+${key.toUpperCase()}`,
        label: () => t().moveAllTo(t().toSection[section]),
        group: () => t().groupDeck,
        shownOnly: true,
        run: () => undefined,
      },
    ]),
  );

  const search = () => (
    <SearchPane
      deck={deck()}
      actions={actions}
      selected={selected()}
      onSelect={setSelected}
      boxRef={(element) => {
        searchBox = element;
      }}
    />
  );

  const panes = () => (
    <SplitPane
      label={frame().resize}
      direction="row"
      share={columns()}
      onShare={setColumns}
      min={28}
      max={70}
      first={
        <Show when={!wide()} fallback={search()}>
          <SplitPane
            label={frame().resize}
            direction="column"
            share={searchShare()}
            onShare={setSearchShare}
            first={search()}
            second={<ContextStrip selected={selected()} catalogue={catalogue()} deckId={props.editor.id} />}
          />
        </Show>
      }
      second={
        <div class="editor-deck">
          <SplitPane
            label={frame().resize}
            direction="column"
            share={deckShare()}
            onShare={setDeckShare}
            min={25}
            max={85}
            first={
              <DeckPane
                deck={deck()}
                catalogue={catalogue()}
                actions={actions}
                selected={selected()}
                onSelect={setSelected}
                troubled={troubled()}
                ref={(element) => {
                  deckPane = element;
                }}
              />
            }
            second={
              <VerdictPanel
                deck={deck()}
                catalogue={catalogue()}
                format={format()}
                verdict={verdict()}
                withCurve={!wide()}
                onRepair={repair}
                onRepairAll={repairEverything}
                onFill={(section) => searchFor(gapQuery(section))}
                onStub={(names) => void stub(names)}
              />
            }
          />
        </div>
      }
    />
  );

  const takeFiles = (files: readonly File[]) => {
    setDropped(files);
    setDialog('paste');
  };

  return (
    <DropZone class="editor" onFile={(file) => takeFiles([file])} onFiles={takeFiles}>
      <DeckTabs current={props.editor.id} />
      <EditorHead
        editor={props.editor}
        catalogue={catalogue()}
        actions={actions}
        onUndo={undo}
        onRedo={redo}
        onSave={() => void save()}
        onHands={() => setDialog('hands')}
        onExport={() => setDialog('export')}
        onCompare={() => void openCompare()}
        onPaste={() => setDialog('paste')}
        onHistory={() => setDialog('history')}
        onInfo={() => setDialog('info')}
        onSaveWith={() => setDialog('save')}
      />
      <div class="editor-body">
        <Show when={wide()} fallback={panes()}>
          <SplitPane
            label={frame().resize}
            direction="row"
            share={panesShare()}
            onShare={setPanesShare}
            min={50}
            max={82}
            first={panes()}
            second={
              <ContextColumn
                selected={selected()}
                catalogue={catalogue()}
                deckId={props.editor.id}
                curve={() => <CurveView deck={deck()} catalogue={catalogue()} />}
              />
            }
          />
        </Show>
      </div>
      <HandsDialog open={dialog() === 'hands'} onClose={() => setDialog(null)} deck={deck()} catalogue={catalogue()} />
      <PasteDialog
        open={dialog() === 'paste'}
        files={dropped()}
        onClose={() => {
          setDialog(null);
          setDropped([]);
        }}
        editor={props.editor}
      />
      <DeckInfoDialog deckId={dialog() === 'info' ? props.editor.id : null} onClose={() => setDialog(null)} />
      <CommentDialog
        open={dialog() === 'save'}
        onClose={() => setDialog(null)}
        onSave={(comment) => {
          setDialog(null);
          void save(comment);
        }}
      />
      <CompareDialog deckId={dialog() === 'compare' ? props.editor.id : null} onClose={() => setDialog(null)} />
      <ExportDialog
        kind={dialog() === 'export' ? 'tournament' : null}
        onClose={() => setDialog(null)}
        deck={{ ...deck(), name: props.editor.about().name }}
        catalogue={catalogue()}
        format={format()}
      />
      <PlanDialog
        plan={planned()?.plan ?? null}
        title={planned()?.title ?? ''}
        onClose={() => setPlanned(null)}
        onApply={takePlan}
        onSearch={(query) => {
          setPlanned(null);
          // The closing dialog gives the focus back first.
          setTimeout(() => searchFor(query));
        }}
      />
      <HistoryDialog open={dialog() === 'history'} onClose={() => setDialog(null)} editor={props.editor} />
      <ConflictDialog editor={props.editor} />
    </DropZone>
  );
}
