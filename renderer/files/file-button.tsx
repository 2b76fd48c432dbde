import FileUp from 'lucide-solid/icons/file-up';
import type { JSX } from 'solid-js';
import { Button } from '../design/components/button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly icon?: JSX.Element;
  /** Endings and kinds the system's dialog offers, e.g. ".csv,.xlsx"; nothing = all files. */
  readonly accept?: string | undefined;
  readonly look?: 'plain' | 'quiet';
  readonly size?: 'small' | 'normal';
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for one file; the same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  let picker: HTMLInputElement | undefined;
  return (
    <>
      <Button
        look={props.look ?? 'plain'}
        size={props.size ?? 'normal'}
        icon={props.icon ?? <FileUp />}
        disabled={props.disabled ?? false}
        onClick={() => picker?.click()}
      >
        {props.label}
      </Button>
      <input
        ref={(element) => {
          picker = element;
        }}
        type="file"
        accept={props.accept}
        hidden
        aria-label={props.label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) props.onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
