import Archive from 'lucide-solid/icons/archive';
import Save from 'lucide-solid/icons/save';
import Trash from 'lucide-solid/icons/trash';
import { createSignal, For, Show } from 'solid-js';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { useText } from '../../../app/i18n.ts';
import { notify, notifyError } from '../../../app/toasts.tsx';
import { Button } from '../../../design/components/button.tsx';
import { Dialog } from '../../../design/components/dialog.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { forget, type KeptThing, keep, keptThings } from '../library.ts';
import { readSession, toKept } from './session.ts';
import { loadSession, session } from './state.ts';

/** Hands and games kept under a name: keeping the present one, going on with another. */
export function KeptHands() {
  const t = useText(homalyrevHandTexts);
  const [open, setOpen] = createSignal(false);
  const [name, setName] = createSignal('');
  const hands = () => keptThings().filter((thing) => thing.what === 'hand');
  const save = async () => {
    const wanted = name().trim().slice(0, 200);
    if (wanted === '' || !(await keep('hand', wanted, toKept(session())))) return;
    notify({ text: t().keptDone(wanted) });
    setOpen(false);
  };
  const load = (thing: KeptThing) => {
    const read = readSession(thing.value);
    if (!read) {
      notifyError(t().keptBroken(thing.name));
      return;
    }
    loadSession(read);
    setOpen(false);
  };
  const remove = async (thing: KeptThing) => {
    if (!(await forget(thing.id))) return;
    notify({
      text: t().keptRemoved(thing.name),
      action: { label: t().takeBack, run: () => void keep('hand', thing.name, thing.value) },
    });
  };
  return (
    <>
      <Button
        size="small"
        icon={<Archive />}
        onClick={() => {
          setName(`${session().classFile.name} – ${t().cardLevel(session().level)}`);
          setOpen(true);
        }}
      >
        {t().kept}
      </Button>
      <Dialog open={open()} onClose={() => setOpen(false)} title={t().kept} width="small">
        <form
          class="hd-keep"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField label={t().keepTitle} value={name()} onValue={setName} maxLength={200} />
          <Button type="submit" look="primary" icon={<Save />} disabled={name().trim() === ''}>
            {t().keep}
          </Button>
        </form>
        <Show when={hands().length > 0} fallback={<p class="muted">{t().noneKept}</p>}>
          <ul class="hd-kept">
            <For each={hands()}>
              {(thing) => (
                <li class="row">
                  <button type="button" class="hx-choice grow" onClick={() => load(thing)}>
                    <strong>{thing.name}</strong>
                  </button>
                  <IconButton size="small" label={t().removeKept(thing.name)} onClick={() => void remove(thing)}>
                    <Trash />
                  </IconButton>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </Dialog>
    </>
  );
}
