import { useNavigate, useParams } from '@solidjs/router';
import Download from 'lucide-solid/icons/download';
import FileUp from 'lucide-solid/icons/file-up';
import Plus from 'lucide-solid/icons/plus';
import { createEffect, createMemo, createSignal, on, onMount, Show } from 'solid-js';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { cardImportTexts } from '../../../messages/page/card-import.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { saveFile } from '../../app/clipboard.ts';
import { num, useText } from '../../app/i18n.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { Menu, type MenuItem } from '../../design/components/menu.tsx';
import { SplitPane } from '../../design/components/split-pane.tsx';
import { DropZone } from '../../files/drop-zone.tsx';
import { FacetBar } from '../../search/facet-bar.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { searchCards } from '../../stores/card-search.ts';
import { cardsLoaded, catalogue, hasOwnCards, isOwn } from '../../stores/catalogue.ts';
import { loadCollection } from '../../stores/collection.ts';
import { remembered } from '../../stores/settings.ts';
import { removeCard } from './card-actions.ts';
import { CardDetail } from './card-detail.tsx';
import { CardTable } from './card-table.tsx';
import { Coverage } from './coverage-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { type Sorting, sortCards } from './sorting.ts';
import './browse-page.css';

// Outlive the page, so that coming back from a card shows the same list.
const [text, setText] = createSignal('');
const [sorting, setSorting] = createSignal<Sorting>({ column: 'name', down: false });

/** Every card: search, table and the selected card, at #/lapok and #/lapok/<name>. */
export default function BrowsePage() {
  const t = useText(cardPageTexts);
  const words = useText(cardImportTexts);
  const frame = useText(frameTexts);
  const navigate = useNavigate();
  const params = useParams<{ name?: string }>();
  const [share, setShare] = remembered('cards.detail', 64);
  const [selected, setSelected] = createSignal<string | null>(null);
  const [importing, setImporting] = createSignal<{ readonly file: File | null } | null>(null);
  let box: HTMLInputElement | undefined;
  let list: HTMLDivElement | undefined;

  onMount(() => loadCollection().catch(() => undefined));
  const result = createMemo(() => searchCards(text()));
  const cards = createMemo(() => sortCards(result().cards, sorting()));
  const active = createMemo(() => cards().findIndex((card) => card.name === selected()));
  const shown = (): Card | undefined => (selected() === null ? undefined : catalogue().find(selected() ?? ''));

  createEffect(
    on(
      () => params.name,
      (name) => name && setSelected(decodeURIComponent(name)),
    ),
  );

  const create = () => navigate('/lapok/szerkeszto');
  const edit = (card: Card) => navigate(`/lapok/szerkeszto/${encodeURIComponent(card.name)}`);
  const exportCards = async (which: 'user' | 'all', to: 'json' | 'csv' | 'xlsx') => {
    try {
      const file = await api.cards.export({ to, which });
      saveFile(file, file.name);
      notify({ text: words().exported(file.name) });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const exports = (): readonly MenuItem[] =>
    (['user', 'all'] as const).flatMap((which) =>
      (['json', 'csv', 'xlsx'] as const).map((to, i) => ({
        label: (which === 'user' ? words().exportOwn : words().exportAll)[to],
        separated: which === 'all' && i === 0,
        run: () => void exportCards(which, to),
      })),
    );
  const group = () => t().title;
  useShortcuts(
    { keys: '/', label: () => t().search, group, run: () => box?.focus() },
    { keys: 'N', label: () => t().newCard, group, run: create },
    { keys: 'E', label: () => t().edit, group, enabled: () => shown() !== undefined, run: () => edit(shown() as Card) },
    { keys: 'Ctrl+I', label: () => t().import, group, inFields: true, run: () => setImporting({ file: null }) },
  );

  return (
    <DropZone class="browse" onFile={(file) => setImporting({ file })}>
      <header class="page-head">
        <h1>{t().title}</h1>
        <span class="muted" role="status">
          {t().found(num(cards().length), num(catalogue().offered.length))}
        </span>
        <span class="gap" />
        <Menu look="quiet" label={words().export} icon={<Download />} items={exports()} />
        <Button icon={<FileUp />} keys="Ctrl+I" onClick={() => setImporting({ file: null })}>
          {t().import}
        </Button>
        <Coverage />
        <Button look="primary" icon={<Plus />} keys="N" onClick={create}>
          {t().newCard}
        </Button>
      </header>
      <div class="browse-body">
        <SplitPane
          label={frame().resize}
          direction="row"
          share={share()}
          onShare={setShare}
          min={35}
          max={78}
          first={
            <div class="browse-list">
              <div class="browse-search">
                <SearchBox
                  label={t().search}
                  placeholder={t().placeholder}
                  value={text()}
                  onValue={setText}
                  error={result().error}
                  place="cards"
                  onKey={(event) => {
                    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return false;
                    const first = cards()[Math.max(0, active())];
                    if (first) setSelected(first.name);
                    list?.focus();
                    return true;
                  }}
                  ref={(element) => {
                    box = element;
                  }}
                />
                <FacetBar text={text()} onText={setText} broken={result().error !== null} />
              </div>
              <Show when={cardsLoaded() && !hasOwnCards()}>
                <div class="browse-welcome">
                  <p>
                    <b>{t().bringTitle}</b> {t().bringText}
                  </p>
                  <Button size="small" icon={<FileUp />} onClick={() => setImporting({ file: null })}>
                    {t().import}
                  </Button>
                </div>
              </Show>
              <div class="browse-table">
                <Show when={cards().length > 0 || !cardsLoaded()} fallback={<EmptyState text={t().none} />}>
                  <CardTable
                    cards={cards()}
                    active={active()}
                    onActive={(index) => setSelected(cards()[index]?.name ?? null)}
                    onChoose={edit}
                    onKey={(event, card) => {
                      if (event.key !== 'Delete' || !card || !isOwn(card.name)) return false;
                      void removeCard(card.name);
                      return true;
                    }}
                    sorting={sorting()}
                    onSorting={setSorting}
                    ref={(element) => {
                      list = element;
                    }}
                  />
                </Show>
              </div>
            </div>
          }
          second={<CardDetail card={shown()} wanted={selected()} onEdit={edit} />}
        />
      </div>
      <ImportDialog open={importing() !== null} file={importing()?.file ?? null} onClose={() => setImporting(null)} />
    </DropZone>
  );
}
