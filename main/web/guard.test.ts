import { describe, expect, it } from 'vitest';
import { createGate, newSecret, ownHost, ownOrigin, sameSecret } from './guard.ts';

describe('secrets', () => {
  it('are long, different and fit for an address', () => {
    expect(newSecret()).toMatch(/^[\w-]{43}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('are equal only when whole', () => {
    expect(sameSecret('abc', 'abc')).toBe(true);
    expect(sameSecret('abc', 'abd')).toBe(false);
    expect(sameSecret('abc', 'abcd')).toBe(false);
    expect(sameSecret('', 'abc')).toBe(false);
  });
});

describe('createGate', () => {
  it('lets the ticket in exactly once', () => {
    const gate = createGate(4000);
    expect(gate.admit('wrong')).toBeNull();
    expect(gate.admit('')).toBeNull();
    const session = gate.admit(gate.ticket);
    expect(session).not.toBeNull();
    expect(session).not.toBe(gate.ticket);
    expect(gate.admit(gate.ticket)).toBeNull();
  });

  it('knows its cookie among others and no other one', () => {
    const gate = createGate(4000);
    const session = gate.admit(gate.ticket);
    expect(gate.knows(`theme=dark; jovolato-4000=${session}; x=1`)).toBe(true);
    expect(gate.knows(`jovolato-4001=${session}`)).toBe(false);
    expect(gate.knows(`jovolato-4000=${gate.ticket}`)).toBe(false);
    expect(gate.knows('jovolato-4000=')).toBe(false);
    expect(gate.knows('')).toBe(false);
    expect(gate.knows(undefined)).toBe(false);
  });
});

describe('ownHost and ownOrigin', () => {
  it('serve the page itself', () => {
    expect(ownHost('127.0.0.1:4000', 4000)).toBe(true);
    expect(ownHost('LOCALHOST:4000', 4000)).toBe(true);
    expect(ownOrigin('http://127.0.0.1:4000', 4000)).toBe(true);
    expect(ownOrigin('http://localhost:4000', 4000)).toBe(true);
  });

  it.each([undefined, '', 'evil.example:4000', '127.0.0.1', '127.0.0.1:4001', '127.0.0.1.evil.example:4000'])(
    'refuse the host %s',
    (host) => expect(ownHost(host, 4000)).toBe(false),
  );

  it.each([undefined, '', 'null', 'https://127.0.0.1:4000', 'http://127.0.0.1:4001', 'http://evil.example', 'app://x'])(
    'refuse the origin %s',
    (origin) => expect(ownOrigin(origin, 4000)).toBe(false),
  );
});
