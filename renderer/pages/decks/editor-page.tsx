import { useParams } from '@solidjs/router';
import FileX from 'lucide-solid/icons/file-x';
import { createResource, Match, Show, Switch } from 'solid-js';
import { deckTexts } from '../../../messages/page/decks.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { sentenceOf } from '../../api/index.ts';
import { useText } from '../../app/i18n.ts';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { cardsLoaded } from '../../stores/catalogue.ts';
import { openEditor } from '../../stores/deck-editor/editor.ts';
import { EditorFrame } from './editor-frame.tsx';

/** The editor of one deck, at #/paklik/<id>. */
export default function EditorPage() {
  const t = useText(deckTexts);
  const frame = useText(frameTexts);
  const params = useParams<{ id: string }>();
  const [editor] = createResource(() => Number(params.id), openEditor);
  return (
    <Switch fallback={<p class="loading muted">{frame().loading}</p>}>
      <Match when={editor.error}>
        <EmptyState icon={<FileX />} title={t().openFailed} text={sentenceOf(editor.error)}>
          <a href="#/paklik">{t().backToList}</a>
        </EmptyState>
      </Match>
      <Match when={cardsLoaded() && editor.latest}>
        <Show when={editor.latest} keyed>
          {(opened) => <EditorFrame editor={opened} />}
        </Show>
      </Match>
    </Switch>
  );
}
