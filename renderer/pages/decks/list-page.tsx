import { useNavigate } from '@solidjs/router';
import ClipboardPaste from 'lucide-solid/icons/clipboard-paste';
import Columns2 from 'lucide-solid/icons/columns-2';
import CopyPlus from 'lucide-solid/icons/copy-plus';
import Ellipsis from 'lucide-solid/icons/ellipsis';
import FolderOpen from 'lucide-solid/icons/folder-open';
import Layers from 'lucide-solid/icons/layers';
import Plus from 'lucide-solid/icons/plus';
import Tag from 'lucide-solid/icons/tag';
import Trash from 'lucide-solid/icons/trash';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { checkDeck } from '../../../engine/mk/deck/legality/check.ts';
import { fold } from '../../../engine/text/fold.ts';
import type { DeckSummary } from '../../../main/api/contract/index.ts';
import { compareTexts } from '../../../messages/page/compare.ts';
import { deckInfoTexts } from '../../../messages/page/deck-info.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { pasteTexts } from '../../../messages/page/paste.ts';
import { moment, useText } from '../../app/i18n.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { Badge } from '../../design/components/badge.tsx';
import { Button } from '../../design/components/button.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { Menu } from '../../design/components/menu.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { DropZone } from '../../files/drop-zone.tsx';
import { deckCards } from '../../stores/deck-cards.ts';
import { deckFolders, deckList, decksLoaded } from '../../stores/decks.ts';
import { formatOf } from '../../stores/formats.ts';
import { ruleCatalogue } from '../../stores/rule-catalogue.ts';
import { BinTable } from './bin-table.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { DeckInfoDialog } from './deck-info-dialog.tsx';
import { FolderRail, type Place } from './folder-rail.tsx';
import { folderIds } from './folders.ts';
import { createDeck, duplicateDeck, removeDeck } from './list-actions.ts';
import { PasteDialog } from './paste-dialog.tsx';
import './list-page.css';

// Outlives the page, so that coming back from a deck shows the same folder.
const [place, setPlace] = createSignal<Place>('all');

/** All decks, with their state and verdict, at #/paklik. */
export default function ListPage() {
  const t = useText(deckTexts);
  const pasting = useText(pasteTexts);
  const navigate = useNavigate();
  const [filter, setFilter] = createSignal('');
  const [paste, setPaste] = createSignal(false);
  const [dropped, setDropped] = createSignal<readonly File[]>([]);
  const [info, setInfo] = createSignal<number | null>(null);
  const [compared, setCompared] = createSignal<number | null>(null);

  const shown = createMemo(() => {
    const words = fold(filter()).split(' ').filter(Boolean);
    const where = place();
    const inside = typeof where === 'number' ? folderIds(where, deckFolders()) : null;
    return deckList().filter((deck) => {
      if (inside && (deck.folderId === null || !inside.has(deck.folderId))) return false;
      const text = fold([deck.name, ...deck.tags].join(' '));
      return words.every((word) => text.includes(word));
    });
  });
  const create = async () => {
    const where = place();
    const id = await createDeck(typeof where === 'number' ? where : null);
    if (id !== null) navigate(`/paklik/${id}`);
  };
  useShortcuts(
    {
      keys: 'Ctrl+I',
      label: () => pasting().open,
      group: () => t().listTitle,
      inFields: true,
      run: () => setPaste(true),
    },
    { keys: 'N', label: () => t().newDeck, group: () => t().listTitle, run: () => void create() },
  );

  const takeFiles = (files: readonly File[]) => {
    setDropped(files);
    setPaste(true);
  };

  return (
    <DropZone class="decks" onFile={(file) => takeFiles([file])} onFiles={takeFiles}>
      <header class="page-head">
        <h1>{t().listTitle}</h1>
        <span class="gap" />
        <Show when={deckList().length > 6 || filter()}>
          <TextField
            label={t().filter}
            labelHidden
            placeholder={t().filter}
            value={filter()}
            onValue={setFilter}
            class="decks-filter"
          />
        </Show>
        <Button icon={<ClipboardPaste />} keys="Ctrl+I" onClick={() => setPaste(true)}>
          {pasting().open}
        </Button>
        <Button look="primary" icon={<Plus />} keys="N" onClick={() => void create()}>
          {t().newDeck}
        </Button>
      </header>
      <div class="decks-body">
        <FolderRail place={place()} onPlace={setPlace} />
        <div class="decks-main">
          <Show when={place() !== 'bin'} fallback={<BinTable />}>
            <Show when={decksLoaded()}>
              <Show when={shown().length > 0} fallback={<NoDecks filtered={filter() !== ''} />}>
                <DeckTable decks={shown()} onInfo={setInfo} onCompare={setCompared} onTag={setFilter} />
              </Show>
            </Show>
          </Show>
        </div>
      </div>
      <DeckInfoDialog deckId={info()} onClose={() => setInfo(null)} />
      <CompareDialog deckId={compared()} onClose={() => setCompared(null)} />
      <PasteDialog
        open={paste()}
        files={dropped()}
        onClose={() => {
          setPaste(false);
          setDropped([]);
        }}
      />
    </DropZone>
  );
}

function NoDecks(props: { readonly filtered: boolean }) {
  const t = useText(deckTexts);
  const folder = useText(deckInfoTexts);
  return (
    <Show
      when={deckList().length > 0}
      fallback={<EmptyState icon={<Layers />} title={t().emptyTitle} text={t().empty} />}
    >
      <EmptyState text={props.filtered ? t().filterEmpty : folder().emptyFolder} />
    </Show>
  );
}

interface DeckTableProps {
  readonly decks: readonly DeckSummary[];
  readonly onInfo: (id: number) => void;
  readonly onCompare: (id: number) => void;
  readonly onTag: (tag: string) => void;
}

function DeckTable(props: DeckTableProps) {
  const t = useText(deckTexts);
  return (
    <div class="decks-scroll">
      <table class="decks-table">
        <thead>
          <tr>
            <th scope="col">{t().columns.name}</th>
            <th scope="col">{t().columns.verdict}</th>
            <th scope="col" class="decks-num">
              {t().columns.torony}
            </th>
            <th scope="col" class="decks-num">
              {t().columns.jovo}
            </th>
            <th scope="col" class="decks-num">
              {t().columns.csere}
            </th>
            <th scope="col">{t().columns.state}</th>
            <th scope="col">{t().columns.changed}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          <For each={props.decks}>
            {(deck) => (
              <DeckLine
                deck={deck}
                onInfo={() => props.onInfo(deck.id)}
                onCompare={() => props.onCompare(deck.id)}
                onTag={props.onTag}
              />
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

interface DeckLineProps {
  readonly deck: DeckSummary;
  readonly onInfo: () => void;
  readonly onCompare: () => void;
  readonly onTag: (tag: string) => void;
}

function DeckLine(props: DeckLineProps) {
  const info = useText(deckInfoTexts);
  const comparing = useText(compareTexts);
  const t = useText(deckTexts);
  const navigate = useNavigate();
  const verdict = createMemo(() => {
    const cards = deckCards().get(props.deck.id);
    return cards ? checkDeck(cards, ruleCatalogue(), formatOf(props.deck.format)) : null;
  });
  return (
    <tr>
      <th scope="row">
        <a class="decks-name" href={`#/paklik/${props.deck.id}`}>
          {props.deck.name}
        </a>
        <For each={props.deck.tags}>
          {(tag) => (
            <button
              type="button"
              class="badge badge-neutral decks-tag"
              title={info().tagFilter}
              onClick={() => props.onTag(tag)}
            >
              {tag}
            </button>
          )}
        </For>
        <Show when={props.deck.reserves}>
          <Badge tone="info">{t().reserve}</Badge>
        </Show>
      </th>
      <td>
        <Show when={verdict()}>
          {(result) => (
            <Badge tone={result().legal ? 'fine' : 'danger'}>{result().legal ? t().legal : t().illegal}</Badge>
          )}
        </Show>
      </td>
      <td class="decks-num num">{props.deck.sizes.torony}</td>
      <td class="decks-num num">{props.deck.sizes.jovo}</td>
      <td class="decks-num num">{props.deck.sizes.csere}</td>
      <td>
        <span class="muted">{t().version(props.deck.version)}</span>
        <Show when={props.deck.hasDraft && props.deck.version > 0}>
          {' '}
          <Badge tone="gold">{t().draftOver}</Badge>
        </Show>
      </td>
      <td class="muted num">{moment(props.deck.updatedAt)}</td>
      <td class="decks-actions">
        <Menu
          label={t().actions(props.deck.name)}
          icon={<Ellipsis />}
          iconOnly
          size="small"
          items={[
            { label: t().open, icon: <FolderOpen />, run: () => navigate(`/paklik/${props.deck.id}`) },
            { label: info().open, icon: <Tag />, run: () => props.onInfo() },
            { label: comparing().open, icon: <Columns2 />, run: () => props.onCompare() },
            {
              label: t().duplicate,
              icon: <CopyPlus />,
              run: () => void duplicateDeck(props.deck.id, props.deck.name),
            },
            {
              label: t().remove,
              icon: <Trash />,
              danger: true,
              separated: true,
              run: () => void removeDeck(props.deck.id, props.deck.name),
            },
          ]}
        />
      </td>
    </tr>
  );
}
