/**
 * The address to hand to the system's browser: only https, without user name or password. Null for anything else; an address of
 * another kind could start a program or open a file.
 */
export function outsideLink(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== ''
    ? url.href
    : null;
}

/** Opens an outside link with the given opener if it may be opened; whether it was. The one way out of the program. */
export function openOutside(address: string, open: (url: string) => Promise<unknown>): boolean {
  const url = outsideLink(address);
  if (url === null) return false;
  open(url).catch((error: unknown) => console.error(error));
  return true;
}
