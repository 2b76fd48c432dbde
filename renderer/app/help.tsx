import { For } from 'solid-js';
import { frameTexts } from '../../messages/page/frame.ts';
import { Dialog } from '../design/components/dialog.tsx';
import { Kbd } from '../design/components/kbd.tsx';
import { useText } from './i18n.ts';
import { allShortcuts, keysOf, type Shortcut } from './shortcuts.ts';
import './help.css';

/** The help page: every key that is heard now, by group, made from the registry itself. */
export function Help(props: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useText(frameTexts);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t().help}
      description={t().helpIntro}
      width="medium"
      reading
    >
      <Keys />
    </Dialog>
  );
}

function Keys() {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of allShortcuts()) {
    const group = shortcut.group();
    groups.set(group, [...(groups.get(group) ?? []), shortcut]);
  }
  return (
    <div class="help-groups">
      <For each={[...groups].reverse()}>
        {([group, shortcuts]) => (
          <section class="help-group">
            <h3>{group}</h3>
            <dl>
              <For each={shortcuts}>
                {(shortcut) => (
                  <div class="help-line">
                    <dt>
                      <For each={keysOf(shortcut)}>{(keys) => <Kbd keys={keys} />}</For>
                      <span class="sr-only">{keysOf(shortcut).join(', ')}</span>
                    </dt>
                    <dd>{shortcut.label()}</dd>
                  </div>
                )}
              </For>
            </dl>
          </section>
        )}
      </For>
    </div>
  );
}
