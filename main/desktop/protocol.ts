import { protocol } from 'electron';
import { securityHeaders } from '../page/csp.ts';
import { readPageFile } from '../page/files.ts';
import { isPageAddress, PAGE_SCHEME } from './sender.ts';

/** Makes app:// a scheme with an origin of its own. Must run before the app is ready. */
export function registerPageScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges }]);
}

/** Serves the built page's files, and nothing else, under app://jovolato. */
export function servePage(pageFolder: string): void {
  protocol.handle(PAGE_SCHEME, async (request) => {
    const headers = securityHeaders();
    if (!isPageAddress(request.url) || request.method !== 'GET') return new Response(null, { status: 403, headers });
    const file = await readPageFile(pageFolder, new URL(request.url).pathname);
    if (!file) return new Response(null, { status: 404, headers });
    return new Response(file.body, { headers: { ...headers, 'content-type': file.type, 'cache-control': file.cache } });
  });
}
