import { Dialog as Base } from '@kobalte/core/dialog';
import X from 'lucide-solid/icons/x';
import { createSignal, type JSX, type ParentProps, Show } from 'solid-js';
import { frameTexts } from '../../../messages/page/frame.ts';
import { useText } from '../../app/i18n.ts';
import { useShortcutLayer } from '../../app/shortcuts.ts';
import { PopupPlace, usePopupPlace } from './popup-place.ts';
import './button.css';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string | undefined;
  readonly width?: 'small' | 'medium' | 'large';
  /** True for a text without controls: its scrolling box then takes the focus. */
  readonly reading?: boolean;
  /** The buttons at the foot, the most important one last. */
  readonly footer?: JSX.Element;
}

/** A modal dialog: traps the focus, closes with Escape, gives the focus back. Page shortcuts are silent meanwhile. */
export function Dialog(props: ParentProps<DialogProps>) {
  const t = useText(frameTexts);
  const outer = usePopupPlace();
  const [popups, setPopups] = createSignal<HTMLElement>();
  let content: HTMLElement | undefined;
  /** The first field takes the focus; without one the first control does. */
  const focusField = (event: Event) => {
    const field = content?.querySelector<HTMLElement>('.dialog-body :is(input:not([type="file"]), textarea)');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <Base open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Base.Portal mount={outer()}>
        <Base.Overlay class="dialog-scrim" />
        <div class="dialog-place">
          <Base.Content
            ref={(element: HTMLElement) => {
              content = element;
            }}
            class={`dialog dialog-${props.width ?? 'medium'}`}
            onOpenAutoFocus={focusField}
          >
            <PopupPlace.Provider value={() => popups() ?? document.body}>
              <Layer />
              <header class="dialog-head">
                <Base.Title class="dialog-title">{props.title}</Base.Title>
                {/* No tip here: it would take the first Escape for itself. */}
                <Base.CloseButton class="icon-btn" aria-label={t().close} title={t().close}>
                  <X />
                </Base.CloseButton>
              </header>
              <Show when={props.description}>
                <Base.Description class="dialog-description">{props.description}</Base.Description>
              </Show>
              <div class="dialog-body" tabIndex={props.reading ? 0 : undefined}>
                {props.children}
              </div>
              <Show when={props.footer}>
                <footer class="dialog-foot">{props.footer}</footer>
              </Show>
            </PopupPlace.Provider>
            <div class="dialog-popups" ref={setPopups} />
          </Base.Content>
        </div>
      </Base.Portal>
    </Base>
  );
}

function Layer() {
  useShortcutLayer();
  return null;
}
