import { createSignal, onCleanup } from 'solid-js';
import { sentenceOf } from '../api/index.ts';
import { notifyError } from '../app/toasts.tsx';
import { refusedAsTooLong } from './too-long.ts';

/** A file on its way in: first what would become of it, then the import. Failures are told as a toast. */
export interface FileImport<Report> {
  /** The file that was read last. */
  file(): File | null;
  /** What reading it gave. */
  report(): Report | null;
  busy(): boolean;
  /** Reads a file, or the present one again, without writing anything. */
  look(file?: File): Promise<void>;
  /** Reads the present file for good. Gives the report, or null if that failed. */
  apply(): Promise<Report | null>;
}

/**
 * Whoever chooses another file, or leaves, ends a reading under way.
 * @param read asks the program, to write (`apply`) or only to look; the signal ends it.
 * @param given a file to begin with, e.g. one that was dropped on the window.
 */
export function createFileImport<Report>(
  read: (file: File, apply: boolean, signal: AbortSignal) => Promise<Report>,
  given: File | null,
): FileImport<Report> {
  const [file, setFile] = createSignal<File | null>(null);
  const [report, setReport] = createSignal<Report | null>(null);
  const [running, setRunning] = createSignal(0);
  let newest = 0;
  let reading = new AbortController();
  onCleanup(() => reading.abort());

  const run = async (chosen: File | null, apply: boolean): Promise<Report | null> => {
    if (!chosen || refusedAsTooLong(chosen)) return null;
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const mine = ++newest;
    setRunning((n) => n + 1);
    try {
      const answer = await read(chosen, apply, signal);
      // Of two looks in a row the later one counts, whichever answer comes first.
      if (mine !== newest) return null;
      setFile(chosen);
      setReport(() => answer);
      return answer;
    } catch (error) {
      if (!signal.aborted) notifyError(sentenceOf(error));
      return null;
    } finally {
      setRunning((n) => n - 1);
    }
  };
  const look = async (chosen?: File) => {
    await run(chosen ?? file(), false);
  };
  if (given) void look(given);
  return { file, report, busy: () => running() > 0, look, apply: () => run(file(), true) };
}
