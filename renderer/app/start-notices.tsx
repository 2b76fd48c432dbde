import TriangleAlert from 'lucide-solid/icons/triangle-alert';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { Notice } from '../../main/api/contract/index.ts';
import { noticeTexts } from '../../messages/notices.ts';
import { frameTexts } from '../../messages/page/frame.ts';
import { api } from '../api/index.ts';
import { Button } from '../design/components/button.tsx';
import { onChange } from '../stores/changes.ts';
import { useText } from './i18n.ts';

/** As long as these hold nothing can be saved, so they stay in sight. */
const LASTING: ReadonlySet<Notice['code']> = new Set(['NEWER_DATABASE', 'FOLDER_READ_ONLY']);

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
        </div>
      )}
    </For>
  );
}
