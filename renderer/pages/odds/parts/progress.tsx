import './parts.css';

/** How far a long calculation is, in a bar and in words. */
export function Progress(props: { readonly done: number; readonly all: number; readonly words: string }) {
  return (
    <div class="progress">
      <progress value={props.done} max={Math.max(1, props.all)} aria-label={props.words} />
      <span class="small muted num">{props.words}</span>
    </div>
  );
}
