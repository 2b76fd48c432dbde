import type { HostTexts } from '../../messages/host.ts';
import type { StartFailure } from './child-protocol.ts';

/** The sentence for a failed start. */
export function failureText(failure: StartFailure, folder: string, texts: HostTexts): string {
  return failure.reason === 'folderTaken'
    ? texts.folderTaken(folder, failure.pid)
    : texts.folderUnusable(folder, failure.detail);
}
