import { createSignal, type ParentProps } from 'solid-js';
import './drop-zone.css';

interface DropZoneProps {
  readonly class?: string;
  readonly onFile: (file: File) => void;
  /** All files of one drop, where they can be taken in turn; without this only the first is taken. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** Text dropped instead of a file; without this it is let go by. */
  readonly onText?: (text: string) => void;
  /** True while something hangs over the place. */
  readonly onHover?: (over: boolean) => void;
}

/** A place to drop a file on. One way more, never the only one: beside it stands a button that does the same. */
export function DropZone(props: ParentProps<DropZoneProps>) {
  const [over, setOver] = createSignal(false);
  const hover = (now: boolean) => {
    setOver(now);
    props.onHover?.(now);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button beside it does the same
    <div
      class={props.class}
      classList={{ 'drop-over': over() }}
      onDragOver={(event) => {
        event.preventDefault();
        hover(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) hover(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        hover(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        const [file] = files;
        const text = event.dataTransfer?.getData('text/plain');
        if (file && props.onFiles) props.onFiles(files);
        else if (file) props.onFile(file);
        else if (text) props.onText?.(text);
      }}
    >
      {props.children}
    </div>
  );
}
