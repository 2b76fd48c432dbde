import { useNavigate, useParams } from '@solidjs/router';
import { createSignal, onCleanup, Show } from 'solid-js';
import { frameTexts } from '../../../messages/page/frame.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { cardsLoaded } from '../../stores/catalogue.ts';
import { decksLoaded } from '../../stores/decks.ts';
import { again, current, flush, leave, saveAs } from './current.ts';
import { exportGame, importReplay } from './files.ts';
import { GameView } from './game-view.tsx';
import { SettingsDialog } from './start/settings-dialog.tsx';
import { StartPage } from './start/start-page.tsx';

/** The table at #/asztal: the start, or the game that is going on. */
export default function TablePage() {
  const frame = useText(frameTexts);
  const params = useParams<{ id?: string }>();
  const navigate = useNavigate();
  const [saving, setSaving] = createSignal(false);
  const [settings, setSettings] = createSignal(false);
  onCleanup(() => void flush());
  const chosen = () => (params.id === undefined ? null : Number(params.id));
  return (
    <Show when={cardsLoaded() && decksLoaded()} fallback={<p class="loading muted">{frame().loading}</p>}>
      <Show
        when={chosen() === null && current()}
        fallback={<StartPage deckId={chosen()} onBegun={() => navigate('/asztal')} />}
      >
        {(open) => (
          <>
            <Show when={open().game} keyed>
              {(game) => (
                <GameView
                  game={game}
                  name={open().named ? open().name : open().deckName}
                  onAgain={(seed) => again(seed)}
                  onSeed={(seed) => again(seed)}
                  onSettings={() => setSettings(true)}
                  onSave={() => setSaving(true)}
                  onLeave={() => void leave()}
                  onExport={(how) => void exportGame(open(), how)}
                  onImport={importReplay}
                />
              )}
            </Show>
            <SaveDialog open={saving()} name={open().name} onClose={() => setSaving(false)} />
            <SettingsDialog
              open={settings()}
              values={open().game.session().setup.settings}
              onClose={() => setSettings(false)}
              onSave={(values) => again('same', values)}
            />
          </>
        )}
      </Show>
    </Show>
  );
}

function SaveDialog(props: { readonly open: boolean; readonly name: string; readonly onClose: () => void }) {
  return (
    <Show when={props.open}>
      <SaveForm name={props.name} onClose={props.onClose} />
    </Show>
  );
}

function SaveForm(props: { readonly name: string; readonly onClose: () => void }) {
  const t = useText(tableTexts);
  // The field starts with the present name and is the player's from then on.
  const [name, setName] = createSignal(props.name);
  const submit = () => {
    if (name().trim() === '') return;
    props.onClose();
    void saveAs(name().trim());
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t().saveTitle}
      width="small"
      footer={
        <>
          <Button look="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </Button>
          <Button look="primary" disabled={name().trim() === ''} onClick={submit}>
            {t().save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label={t().saveName} value={name()} maxLength={200} onValue={setName} />
      </form>
    </Dialog>
  );
}
