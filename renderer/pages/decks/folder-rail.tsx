import Ellipsis from 'lucide-solid/icons/ellipsis';
import Folder from 'lucide-solid/icons/folder';
import FolderPlus from 'lucide-solid/icons/folder-plus';
import Layers from 'lucide-solid/icons/layers';
import Trash from 'lucide-solid/icons/trash';
import { createSignal, For, Show } from 'solid-js';
import type { DeckFolder } from '../../../main/api/contract/index.ts';
import { deckInfoTexts } from '../../../messages/page/deck-info.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { Menu } from '../../design/components/menu.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { deckFolders, deckList, loadDecks } from '../../stores/decks.ts';
import { folderTree } from './folders.ts';
import './folder-rail.css';

/** Which decks the list shows: all, those of a folder and below, or those in the bin. */
export type Place = 'all' | 'bin' | number;

interface FolderRailProps {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** Folders beside the deck list. */
export function FolderRail(props: FolderRailProps) {
  const t = useText(deckInfoTexts);
  const [naming, setNaming] = createSignal<{ readonly folder: DeckFolder | null } | null>(null);

  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
      await loadDecks();
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const remove = (folder: DeckFolder) =>
    guarded(async () => {
      await api.decks.removeFolder({ id: folder.id });
      if (props.place === folder.id) props.onPlace('all');
      notify({ text: t().folderRemoved(folder.name) });
    });
  const name = (text: string) =>
    guarded(async () => {
      const folder = naming()?.folder;
      setNaming(null);
      if (folder) await api.decks.renameFolder({ id: folder.id, name: text });
      else {
        const parentId = typeof props.place === 'number' ? props.place : null;
        const made = await api.decks.createFolder({ name: text, parentId });
        props.onPlace(made.id);
      }
    });

  return (
    <nav class="folders" aria-label={t().folders}>
      <button
        type="button"
        class="folder"
        aria-current={props.place === 'all' ? 'true' : undefined}
        onClick={() => props.onPlace('all')}
      >
        <Layers />
        <span class="grow cut">{t().all}</span>
        <span class="muted num">{deckList().length}</span>
      </button>
      <For each={folderTree(deckFolders())}>
        {({ folder, depth }) => (
          <div class="folder-line" style={{ 'padding-left': `${depth * 14}px` }}>
            <button
              type="button"
              class="folder"
              aria-current={props.place === folder.id ? 'true' : undefined}
              onClick={() => props.onPlace(folder.id)}
            >
              <Folder />
              <span class="grow cut">{folder.name}</span>
              <span class="muted num">{folder.decks}</span>
            </button>
            <Menu
              label={t().folderActions(folder.name)}
              icon={<Ellipsis />}
              iconOnly
              size="small"
              items={[
                { label: t().renameFolder, run: () => setNaming({ folder }) },
                { label: t().removeFolder, danger: true, run: () => void remove(folder) },
              ]}
            />
          </div>
        )}
      </For>
      <Button size="small" look="quiet" icon={<FolderPlus />} onClick={() => setNaming({ folder: null })}>
        {t().newFolder}
      </Button>
      <span class="gap" />
      <button
        type="button"
        class="folder"
        aria-current={props.place === 'bin' ? 'true' : undefined}
        onClick={() => props.onPlace('bin')}
      >
        <Trash />
        <span class="grow">{t().bin}</span>
      </button>
      <Show when={naming()} keyed>
        {(wanted) => (
          <NameDialog
            title={wanted.folder ? t().renameFolder : t().newFolder}
            name={wanted.folder?.name ?? ''}
            onClose={() => setNaming(null)}
            onName={(text) => void name(text)}
          />
        )}
      </Show>
    </nav>
  );
}

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function NameDialog(props: NameDialogProps) {
  const t = useText(deckInfoTexts);
  const frame = useText(frameTexts);
  const [typed, setTyped] = createSignal<string | null>(null);
  const text = () => (typed() ?? props.name).trim();
  const done = () => text() !== '' && props.onName(text());
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      width="small"
      footer={
        <>
          <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
          <Button look="primary" disabled={text() === ''} onClick={done}>
            {frame().save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField label={t().newFolderName} value={typed() ?? props.name} maxLength={200} onValue={setTyped} />
      </form>
    </Dialog>
  );
}
