import { type ParentProps, Show } from 'solid-js';
import { fileTexts } from '../../messages/page/files.ts';
import { frameTexts } from '../../messages/page/frame.ts';
import { useText } from '../app/i18n.ts';
import { Button } from '../design/components/button.tsx';
import { Dialog } from '../design/components/dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import type { FileImport } from './file-import.ts';
import './import-dialog.css';

interface ImportDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly accept?: string;
  readonly import: FileImport<unknown>;
  /** False if there is nothing to bring in. */
  readonly ready: boolean;
  readonly width?: 'medium' | 'large';
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** The frame of every import: choosing or dropping the file, what was understood of it, and the import itself. */
export function ImportDialog(props: ParentProps<ImportDialogProps>) {
  const t = useText(fileTexts);
  const frame = useText(frameTexts);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      description={props.intro}
      width={props.width ?? 'medium'}
      footer={
        <>
          <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
          <Button look="primary" disabled={!props.ready || props.import.busy()} onClick={() => props.onApply()}>
            {t().apply}
          </Button>
        </>
      }
    >
      <DropZone class="file-import" onFile={(file) => void props.import.look(file)}>
        <div class="row">
          <FileButton
            label={props.import.file() ? t().otherFile : t().chooseFile}
            accept={props.accept}
            disabled={props.import.busy()}
            onFile={(file) => void props.import.look(file)}
          />
          <Show when={props.import.file()} fallback={<span class="muted">{t().orDrop}</span>}>
            {(file) => <span class="muted cut">{file().name}</span>}
          </Show>
        </div>
        <Show when={props.import.busy()}>
          <div class="row muted" role="status">
            <span>{t().reading}</span>
            <progress aria-label={t().reading} />
          </div>
        </Show>
        {props.children}
      </DropZone>
    </Dialog>
  );
}
