import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in a time that tells nothing about where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** A secret nobody can guess: 256 bits, fit for an address and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The one who may use the loopback host: let in once by the ticket in the address, known by a cookie from then on. */
export interface Gate {
  /** The one-time token for the address. */
  readonly ticket: string;
  /** The cookie's value for whoever brings the ticket; null for a wrong ticket and from the second time on. */
  admit(ticket: string): string | null;
  /** Whether a Cookie header holds the value given out. */
  knows(cookieHeader: string | undefined): boolean;
  readonly cookieName: string;
}

/** Cookies do not know ports, so the port is part of the name: two hosts on one machine must not overwrite each other's. */
export function createGate(port: number): Gate {
  const ticket = newSecret();
  const session = newSecret();
  const cookieName = `jovolato-${port}`;
  let used = false;
  return {
    ticket,
    cookieName,
    admit(given) {
      if (!sameSecret(given, ticket) || used) return null;
      used = true;
      return session;
    },
    knows(header) {
      const prefix = `${cookieName}=`;
      const own = header?.split(/;\s*/).find((part) => part.startsWith(prefix));
      return sameSecret(own?.slice(prefix.length) ?? '', session);
    },
  };
}

/** The names under which the host may be asked for. Anything else is a foreign page that had its own name point here. */
const hosts = (port: number) => [`127.0.0.1:${port}`, `localhost:${port}`];

/** Whether a Host header names this host itself. */
export function ownHost(host: string | undefined, port: number): boolean {
  return host !== undefined && hosts(port).includes(host.toLowerCase());
}

/** Whether an Origin header is the page's own. A missing one is not: browsers always send it with a WebSocket. */
export function ownOrigin(origin: string | undefined, port: number): boolean {
  return origin !== undefined && hosts(port).some((host) => origin === `http://${host}`);
}
