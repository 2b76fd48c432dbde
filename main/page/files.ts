import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export interface PageFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
  /** Files whose name holds their hash never change; the rest is asked for anew each time. */
  readonly cache: string;
}

/**
 * The path inside the page's folder that an address means, with "/" between its parts; null for every address that is not
 * plainly inside it (parent steps in any spelling, drive letters, backslashes, NUL, hidden files).
 */
export function pagePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const parts = path.replace(/^\//, '').split('/');
  if (parts.length === 1 && parts[0] === '') return 'index.html';
  // One decoding is all that happens, so a "%" that is left was encoded twice on purpose.
  const odd = parts.some((part) => part === '' || part.startsWith('.') || /[\\:%\0]/.test(part));
  return odd ? null : parts.join('/');
}

/** The page's file an address means; null if there is none. */
export async function readPageFile(folder: string, pathname: string): Promise<PageFile | null> {
  const path = pagePath(pathname);
  const type = path === null ? undefined : TYPES[extname(path)];
  if (path === null || type === undefined) return null;
  try {
    const body = (await readFile(join(folder, path.replaceAll('/', sep)))) as Buffer<ArrayBuffer>;
    return { body, type, cache: path.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache' };
  } catch {
    return null;
  }
}
