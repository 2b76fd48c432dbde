import type { HostTexts } from '../../messages/host.ts';
import type { StartFailure } from './child-protocol.ts';

/** The sentence for a failed start. */
export function failureText(failure: StartFailure, folder: string, texts: HostTexts): string {
  switch (failure.reason) {
    case 'folderTaken':
      return texts.folderTaken(folder, failure.pid);
    case 'folderUnusable':
      return texts.folderUnusable(folder, failure.detail);
    case 'updateFailed':
      return texts.updateFailed(folder, failure.version, failure.backup);
    case 'coreFailed':
      return texts.coreFailed(folder, failure.detail);
  }
}
