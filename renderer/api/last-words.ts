import { gzipSync, strToU8 } from 'fflate';
import { LAST_WORDS_PATH, type LastCall, MOST_LAST_BYTES } from '../../main/api/contract/last-words.ts';
import { plain } from './plain.ts';

let gathered: LastCall[] | null = null;

/** Takes a call in while the page's last words are gathered; null if it is to be sent as always. */
export function gather(path: readonly string[], input: unknown): Promise<never> | null {
  if (!gathered) return null;
  gathered.push({ path, input: plain(input) });
  // Nobody will be there for the answer. If the page lives on after all, what is unanswered is written again.
  return new Promise<never>(() => {});
}

/**
 * Gathers the calls `make` begins and gives them to the browser as one request that outlives the page. What a socket still holds
 * when its page goes is lost; this is the one thing the platform promises to deliver.
 */
export function sendLastWords(make: () => void): void {
  const calls: LastCall[] = [];
  gathered = calls;
  try {
    make();
  } finally {
    gathered = null;
  }
  if (calls.length === 0) return;
  const text = JSON.stringify(calls);
  const bytes = strToU8(text);
  const small = bytes.length < MOST_LAST_BYTES;
  fetch(LAST_WORDS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(small ? {} : { 'content-encoding': 'gzip' }) },
    body: (small ? bytes : gzipSync(bytes)) as Uint8Array<ArrayBuffer>,
  }).catch(() => undefined);
}
