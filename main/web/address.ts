import type { IncomingMessage } from 'node:http';

/** What a request asks for: the path as it was sent, not decoded, and the query's parameters. */
export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * The address of a request in the one form browsers send to a server ("/path?query"); null for every other: absolute
 * addresses (RFC 9112, 3.2.2), "*", host and port. Never throws, whatever stands in the request line: it is read before
 * anybody has shown who they are. A path such as "//" is a path here, while a URL would take it for a host without a name.
 */
export function addressOf(target: string | undefined): Address | null {
  if (!target?.startsWith('/')) return null;
  const [path = '/'] = target.split(/[?#]/u, 1);
  return { path, query: new URLSearchParams(/^[^?#]*\?([^#]*)/u.exec(target)?.[1] ?? '') };
}

/** The one Host header of a request; undefined without one, and where several contradict each other (RFC 9112, 3.2). */
export function hostOf(request: Pick<IncomingMessage, 'headersDistinct'>): string | undefined {
  const hosts = request.headersDistinct.host ?? [];
  return hosts.length === 1 ? hosts[0] : undefined;
}
