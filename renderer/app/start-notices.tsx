import TriangleAlert from 'lucide-solid/icons/triangle-alert';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { Notice } from '../../main/api/contract/index.ts';
import { noticeTexts } from '../../messages/notices.ts';
import { frameTexts } from '../../messages/page/frame.ts';
import { api, sentenceOf } from '../api/index.ts';
import { Button } from '../design/components/button.tsx';
import { onChange } from '../stores/changes.ts';
import { useText } from './i18n.ts';
import { notifyError } from './toasts.tsx';

/** As long as these hold nothing can be saved, so they stay in sight. */
const LASTING: ReadonlySet<Notice['code']> = new Set(['NEWER_DATABASE', 'FOLDER_READ_ONLY', 'GROUND_MOVED']);

/** What the player has to know about their data: read-only, damaged and replaced, updated, a backup that failed. */
export function StartNotices() {
  const t = useText(frameTexts);
  const sentence = useText(noticeTexts);
  const [notices, setNotices] = createSignal<readonly Notice[]>([]);
  const [closed, setClosed] = createSignal<ReadonlySet<Notice['code']>>(new Set());

  const load = () => {
    api.system.info().then(
      (info) => setNotices(info.notices),
      // Without an answer the banner about the lost line is there already.
      () => undefined,
    );
  };
  const accept = () => api.system.acceptContent().catch((error) => notifyError(sentenceOf(error)));
  onMount(load);
  onCleanup(onChange(['notices'], load));

  return (
    <For each={notices().filter((notice) => !closed().has(notice.code))}>
      {(notice) => (
        <div class="banner" role="status" data-notice={notice.code}>
          <TriangleAlert />
          <span>{sentence()[notice.code](notice.values)}</span>
          <Show when={!LASTING.has(notice.code)}>
            <Button look="quiet" size="small" onClick={() => setClosed(new Set([...closed(), notice.code]))}>
              {t().close}
            </Button>
          </Show>
          <Show when={notice.code === 'CONTENT_CHANGED'}>
            <Button look="quiet" size="small" onClick={() => void accept()}>
              {t().acceptContent}
            </Button>
          </Show>
        </div>
      )}
    </For>
  );
}
