import { deckTexts } from '../../messages/page/decks.ts';
import { lang } from './i18n.ts';
import { notify, notifyError } from './toasts.tsx';

/** Puts text on the clipboard and says so, or says how to do without. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: done });
  } catch {
    if (copyBySelection(text)) notify({ text: done });
    else notifyError(deckTexts[lang()].copyFailed);
  }
}

// Where the clipboard needs a permission the host does not give, a selected text area still can be copied.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  const place = document.activeElement;
  (place?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (place instanceof HTMLElement) place.focus();
  return copied;
}

/** Offers a file to the player under a name; the host shows its own saving dialog or its download folder. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
