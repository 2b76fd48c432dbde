import { createSignal, onCleanup } from 'solid-js';

/** True while the window matches a media query. */
export function useMedia(query: string): () => boolean {
  const list = window.matchMedia(query);
  const [matches, setMatches] = createSignal(list.matches);
  const hear = () => setMatches(list.matches);
  list.addEventListener('change', hear);
  onCleanup(() => list.removeEventListener('change', hear));
  return matches;
}
