/** The page's own origin in the desktop window. */
export const PAGE_SCHEME = 'app';
export const PAGE_ORIGIN = 'app://jovolato';
export const PAGE_URL = `${PAGE_ORIGIN}/index.html`;

/** What is known of whoever sent a message to the main process. */
export interface Sender {
  /** Address of the sending frame; null if the frame is already gone. */
  readonly url: string | null;
  /** Whether it is the outermost frame of its window. */
  readonly isMainFrame: boolean;
  /** Whether its window is one of the program's own. */
  readonly isOwnWindow: boolean;
}

/** Whether an address is inside the program's own page. */
export function isPageAddress(address: string): boolean {
  try {
    const url = new URL(address);
    // `origin` is "null" for schemes the runtime does not know as standard, so scheme and host are compared one by one.
    return url.protocol === `${PAGE_SCHEME}:` && url.host === 'jovolato' && url.username === '' && url.port === '';
  } catch {
    return false;
  }
}

/** Whether a message may be answered: it comes from the page itself, in the main frame of one of our windows. */
export function isTrusted(sender: Sender): boolean {
  return sender.isOwnWindow && sender.isMainFrame && sender.url !== null && isPageAddress(sender.url);
}
