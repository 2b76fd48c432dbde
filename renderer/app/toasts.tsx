import { Toast, toaster } from '@kobalte/core/toast';
import CircleAlert from 'lucide-solid/icons/circle-alert';
import CircleCheck from 'lucide-solid/icons/circle-check';
import X from 'lucide-solid/icons/x';
import { Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { frameTexts } from '../../messages/page/frame.ts';
import { Button } from '../design/components/button.tsx';
import { IconButton } from '../design/components/icon-button.tsx';
import { useText } from './i18n.ts';
import './toasts.css';

interface Notice {
  readonly text: string;
  readonly tone?: 'fine' | 'danger';
  /** A way back, or on; the notice goes away when it is used. */
  readonly action?: { readonly label: string; run(): void };
}

/** Shows a short notice; it stays longer if there is something to press, and until closed if it is an error. */
export function notify(notice: Notice): void {
  toaster.show((shown) => (
    <Toast
      as="div"
      toastId={shown.toastId}
      class={`toast toast-${notice.tone ?? 'fine'}`}
      duration={notice.action ? 10_000 : 5_000}
      persistent={notice.tone === 'danger'}
      priority={notice.tone === 'danger' ? 'high' : 'low'}
    >
      <span class="toast-icon">{notice.tone === 'danger' ? <CircleAlert /> : <CircleCheck />}</span>
      <Toast.Description class="grow">{notice.text}</Toast.Description>
      <Show when={notice.action}>
        {(action) => (
          <Button
            size="small"
            onClick={() => {
              toaster.dismiss(shown.toastId);
              action().run();
            }}
          >
            {action().label}
          </Button>
        )}
      </Show>
      <Dismiss id={shown.toastId} />
    </Toast>
  ));
}

/** An error in a full sentence. */
export const notifyError = (text: string): void => notify({ text, tone: 'danger' });

function Dismiss(props: { readonly id: number }) {
  const t = useText(frameTexts);
  return (
    <IconButton size="small" label={t().dismiss} onClick={() => toaster.dismiss(props.id)}>
      <X />
    </IconButton>
  );
}

/** The corner in which notices appear; the shell shows it once. */
export function ToastCorner() {
  const t = useText(frameTexts);
  return (
    <Portal>
      <Toast.Region limit={4} swipeDirection="left" aria-label={t().notices}>
        <Toast.List as="div" class="toast-list" />
      </Toast.Region>
    </Portal>
  );
}
