import { useNavigate, useParams } from '@solidjs/router';
import Download from 'lucide-solid/icons/download';
import Ellipsis from 'lucide-solid/icons/ellipsis';
import FileUp from 'lucide-solid/icons/file-up';
import Redo from 'lucide-solid/icons/redo-2';
import Trash from 'lucide-solid/icons/trash';
import Undo from 'lucide-solid/icons/undo-2';
import { createEffect, createMemo, createSignal, on, onMount, Show } from 'solid-js';
import { collectionTexts } from '../../../messages/page/collection.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { announce } from '../../app/announce.ts';
import { saveFile } from '../../app/clipboard.ts';
import { num, useText } from '../../app/i18n.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { Menu } from '../../design/components/menu.tsx';
import { Segments } from '../../design/components/segments.tsx';
import { Tabs } from '../../design/components/tabs.tsx';
import { DropZone } from '../../files/drop-zone.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { searchCards } from '../../stores/card-search.ts';
import { catalogue } from '../../stores/catalogue.ts';
import {
  clearCollection,
  collection,
  collectionTrouble,
  loadCollection,
  stepCollection,
  typedCounts,
  writeOwned,
} from '../../stores/collection.ts';
import { ImportDialog } from './import-dialog.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { countsOf, filterRows, ownedRows, type Shown } from './owned-rows.ts';
import { OwnedTable } from './owned-table.tsx';
import './collection-page.css';

// Outlive the page, so that coming back shows the same list.
const [text, setText] = createSignal('');
const [shown, setShown] = createSignal<Shown>('all');

/** The collection, at #/gyujtemeny, and what decks lack, at #/gyujtemeny/hianyzo. */
export default function CollectionPage() {
  const t = useText(collectionTexts);
  const frame = useText(frameTexts);
  const navigate = useNavigate();
  const params = useParams<{ tab?: string }>();
  const [importing, setImporting] = createSignal<{ readonly file: File | null } | null>(null);

  onMount(() => loadCollection().catch((error) => notifyError(sentenceOf(error))));
  createEffect(on(collectionTrouble, (error) => error && notifyError(sentenceOf(error)), { defer: true }));

  const step = async (which: 'undo' | 'redo') => {
    try {
      await writeOwned();
      if (!collection()[which]) return;
      await stepCollection(which);
      announce(which === 'undo' ? t().undone : t().redone);
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const label = (which: 'undo' | 'redo') => {
    const next = collection()[which];
    return next ? t()[which](next.rows, next.card) : t().noUndo;
  };
  const exportAs = async (to: 'csv' | 'xlsx') => {
    try {
      await writeOwned();
      const file = await api.collection.export({ to });
      saveFile(file, file.name);
      notify({ text: t().exported(file.name) });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const clear = async () => {
    try {
      await clearCollection();
      notify({ text: t().cleared, action: { label: frame().undo, run: () => void step('undo') } });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  /** From the list of missing cards to the card's row, where its copies are counted. */
  const showCard = (card: string) => {
    setText(`név:"${card.replace(/["„”“«»]/g, ' ')}"`);
    setShown('all');
    navigate('/gyujtemeny');
  };
  const owned = () => collection().printings.reduce((sum, one) => sum + one.count, 0);
  const group = () => t().title;
  useShortcuts(
    { keys: 'Ctrl+Z', label: () => frame().undo, group, run: () => void step('undo') },
    { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: () => frame().redo, group, run: () => void step('redo') },
    { keys: 'Ctrl+I', label: () => t().import, group, inFields: true, run: () => setImporting({ file: null }) },
    { keys: ['+', 'Enter'], label: () => t().more('…'), group, shownOnly: true, run: () => undefined },
    { keys: '-', label: () => t().less('…'), group, shownOnly: true, run: () => undefined },
    { keys: '0–9', label: () => t().count('…'), group, shownOnly: true, run: () => undefined },
  );

  return (
    <DropZone class="collection" onFile={(file) => setImporting({ file })}>
      <header class="page-head">
        <h1>{t().title}</h1>
        <span class="muted">
          {t().sum(num(owned()), num(new Set(collection().printings.map((one) => one.card)).size))}
        </span>
        <span class="gap" />
        <IconButton label={label('undo')} keys="Ctrl+Z" disabled={!collection().undo} onClick={() => void step('undo')}>
          <Undo />
        </IconButton>
        <IconButton label={label('redo')} keys="Ctrl+Y" disabled={!collection().redo} onClick={() => void step('redo')}>
          <Redo />
        </IconButton>
        <Menu
          label={t().export}
          icon={<Download />}
          look="quiet"
          items={(['csv', 'xlsx'] as const).map((to) => ({ label: t().exportKinds[to], run: () => void exportAs(to) }))}
        />
        <Button icon={<FileUp />} keys="Ctrl+I" onClick={() => setImporting({ file: null })}>
          {t().import}
        </Button>
        <Menu
          label={t().clear}
          icon={<Ellipsis />}
          iconOnly
          items={[
            {
              label: t().clear,
              icon: <Trash />,
              danger: true,
              disabled: owned() === 0,
              run: () => void clear(),
            },
          ]}
        />
      </header>
      <Tabs
        label={t().title}
        value={params.tab === 'hianyzo' ? 'missing' : 'owned'}
        onChange={(tab) => navigate(tab === 'missing' ? '/gyujtemeny/hianyzo' : '/gyujtemeny')}
        tabs={[
          { value: 'owned', label: t().owned, content: () => <Owned /> },
          { value: 'missing', label: t().missing, content: () => <MissingPanel onShow={showCard} /> },
        ]}
      />
      <ImportDialog open={importing() !== null} file={importing()?.file ?? null} onClose={() => setImporting(null)} />
    </DropZone>
  );
}

function Owned() {
  const t = useText(collectionTexts);
  let box: HTMLInputElement | undefined;
  let list: HTMLDivElement | undefined;
  const result = createMemo(() => searchCards(text()));
  const every = createMemo(() => ownedRows(result().cards, collection(), text().trim() === '', catalogue().exact));
  const counts = createMemo(() => countsOf(collection(), typedCounts()));
  const rows = createMemo(() => filterRows(every(), shown(), counts(), typedCounts()));
  useShortcuts({ keys: '/', label: () => t().search, group: () => t().title, run: () => box?.focus() });
  return (
    <div class="collection-owned">
      <div class="collection-bar">
        <SearchBox
          label={t().search}
          placeholder={t().placeholder}
          value={text()}
          onValue={setText}
          error={result().error}
          place="collection"
          onKey={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return false;
            list?.focus();
            return true;
          }}
          ref={(element) => {
            box = element;
          }}
        />
        <Segments
          label={t().show}
          value={shown()}
          choices={(['all', 'owned', 'over'] as const).map((value) => ({ value, label: t().shows[value] }))}
          onChange={setShown}
        />
      </div>
      <div class="collection-table">
        <Show
          when={rows().length > 0}
          fallback={<EmptyState text={shown() === 'owned' && text() === '' ? t().emptyOwned : t().none} />}
        >
          <OwnedTable
            rows={rows()}
            counts={(row) => counts()(row)}
            ref={(element) => {
              list = element;
            }}
          />
        </Show>
      </div>
      <p class="collection-foot small muted">{t().explain}</p>
    </div>
  );
}
