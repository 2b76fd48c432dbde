import { READING_LIMITS, type ReadingLimit } from '../../engine/files/limits.ts';
import { LIMIT_TEXTS } from '../../messages/limits.ts';
import { lang } from '../app/i18n.ts';
import { notifyError } from '../app/toasts.tsx';

/** True for a file that is not even opened for its size; the player is told so with the limit. */
export function refusedAsTooLong(file: File, limit: Extract<ReadingLimit, 'bytes' | 'list'> = 'bytes'): boolean {
  if (file.size <= READING_LIMITS[limit]) return false;
  notifyError(`${file.name}: ${LIMIT_TEXTS[lang()][limit]}`);
  return true;
}
