import { connect, type Socket } from 'node:net';
import { Rng } from '../../engine/random/rng.ts';

/** What became of the connections of a run, by kind. */
export interface FuzzCounts {
  readonly connections: number;
  /** Answers by status; "closed" without one, "silent" where the server still waited for the rest. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Longer than any answer takes, shorter than anybody wants to wait for a server that waits for more. */
const SILENT_MS = 150;

/**
 * Speaks to a loopback host below HTTP, without a cookie: request lines, headers, upgrades and frames no client would
 * send, whole, cut short, glued together, with one end closed or reset in the middle. Only ever to 127.0.0.1.
 * @param rounds how many connections after the known odd ones, which all go first.
 */
export async function fuzzBelowHttp(port: number, rounds: number, seed: number): Promise<FuzzCounts> {
  const random = Rng.seeded(seed);
  const outcomes: Record<string, number> = {};
  const attempts = [...known(port), ...Array.from({ length: rounds }, () => madeUp(random, port))];
  const queue = attempts.values();
  const speakAll = async () => {
    for (const attempt of queue) {
      const outcome = await speak(port, attempt);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, speakAll));
  return { connections: attempts.length, outcomes };
}

type Ending = 'wait' | 'half' | 'reset';
interface Attempt {
  readonly pieces: readonly (string | Buffer)[];
  readonly ending: Ending;
}

/** The first line of the answer as its status. */
function speak(port: number, { pieces, ending }: Attempt): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const done = (outcome: string) => {
      clearTimeout(timer);
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? outcome);
      socket.destroy();
    };
    const timer = setTimeout(() => done('silent'), SILENT_MS);
    socket.on('error', () => done('closed'));
    socket.on('close', () => done('closed'));
    socket.on('end', () => done('closed'));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece);
      if (ending === 'half') socket.end();
      if (ending === 'reset') setImmediate(() => socket.resetAndDestroy());
    });
  });
}

const TARGETS = [
  '//',
  '///',
  '/',
  '',
  '*',
  '/\\',
  '//[',
  '//[::1',
  '//:99999/',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/?belepo=%',
  '/?%=%',
  '/?belepo=',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/\u00ff',
  'http://',
  'http://127.0.0.1/',
  'http://[',
  'http:///x',
  'https://evil.example/',
  'ftp://x',
  'javascript:1',
  '127.0.0.1:1',
  '/api',
  '//api',
  '/api?x',
  '/favicon.ico',
  '/index.html#%',
  `/${'a'.repeat(9000)}`,
  `/${'%41'.repeat(3000)}`,
  `/?belepo=${'x'.repeat(9000)}`,
  `/${'/'.repeat(5000)}`,
] as const;
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'PUT',
  'get',
  'G\u0000T',
  '',
  'PRI',
  'M-SEARCH',
] as const;
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', '', 'FTP/1.1'] as const;

const hosts = (port: number) => [
  `Host: 127.0.0.1:${port}`,
  `Host: localhost:${port}`,
  'Host:',
  'Host: evil.example',
  'Host: [',
  `Host: 127.0.0.1:${port}\r\nHost: evil.example`,
  `Host: evil.example\r\nHost: 127.0.0.1:${port}`,
  `Host : 127.0.0.1:${port}`,
  `Host: 127.0.0.1:${port}\u0000`,
  '',
];

const upgrade = (port: number, key = 'dGhlIHNhbXBsZSBub25jZQ==', version = '13') =>
  `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: ${version}\r\nOrigin: http://127.0.0.1:${port}`;

const headers = (port: number) => [
  'Cookie: =;;=',
  `Cookie: jovolato-${port}=`,
  `Cookie: jovolato-${port}=${'a'.repeat(43)}`,
  `Cookie: ${'x=1; '.repeat(1500)}`,
  `Cookie: jovolato-${port}=\u00e9\u00ff`,
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1\r\nContent-Length: 2',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: nothing',
  'Connection: Upgrade\r\nUpgrade: h2c',
  upgrade(port),
  upgrade(port, 'x'),
  upgrade(port, '', '99'),
  `${upgrade(port)}\r\nSec-WebSocket-Extensions: permessage-deflate; =`,
  `${upgrade(port)}\r\nSec-WebSocket-Protocol: ,,`,
  `X: ${'y'.repeat(20_000)}`,
  Array.from({ length: 300 }, (_, i) => `X-${i}: ${i}`).join('\r\n'),
  ': no name',
  ' folded',
  'No colon',
  'X: \u0001\u0002',
  'Origin: null',
  'Range: bytes=-',
  '',
];

/** Frames of a WebSocket that was never opened, and bytes of other protocols. */
const FRAMES: readonly Buffer[] = [
  Buffer.from([0x81, 0x85, 1, 2, 3, 4, 5]),
  Buffer.from([0xff, 0xff]),
  Buffer.from([0x88, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x82, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.alloc(1000),
  Buffer.from('\r\n\r\n\r\n'),
  Buffer.from('0\r\n\r\n'),
];

const request = (method: string, target: string, version: string, lines: readonly string[]) =>
  `${method} ${target} ${version}\r\n${lines.filter((line) => line !== '').join('\r\n')}\r\n\r\n`;

/** Every odd target, host and header once, and each kind of upgrade with a frame at its heels and its end held open. */
function known(port: number): Attempt[] {
  const [own = ''] = hosts(port);
  const texts = [
    ...TARGETS.flatMap((target) => [
      request('GET', target, 'HTTP/1.1', [own]),
      request('GET', target, 'HTTP/1.1', [own, upgrade(port)]),
    ]),
    ...hosts(port).map((host) => request('GET', '/', 'HTTP/1.1', [host])),
    ...headers(port).map((header) => request('GET', '/', 'HTTP/1.1', [own, header])),
    ...METHODS.flatMap((method) => VERSIONS.map((version) => request(method, '/', version, [own]))),
  ];
  const refused = request('GET', '/api', 'HTTP/1.1', [own, upgrade(port)]);
  const endings: Ending[] = ['wait', 'half', 'reset'];
  return [
    ...texts.map((text): Attempt => ({ pieces: [text], ending: 'wait' })),
    ...FRAMES.flatMap((frame) => endings.map((ending): Attempt => ({ pieces: [refused, frame], ending }))),
    ...FRAMES.map((frame): Attempt => ({ pieces: [frame], ending: 'wait' })),
  ];
}

function madeUp(random: Rng, port: number): Attempt {
  const below = (n: number) => random.below(n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const text = () => {
    const lines = [one(hosts(port)), ...Array.from({ length: below(4) }, () => one(headers(port)))];
    const whole = Buffer.from(request(one(METHODS), one(TARGETS), one(VERSIONS), lines), 'latin1');
    for (let flips = below(3) * below(4); flips > 0; flips--) whole[below(whole.length)] = below(256);
    return below(4) === 0 ? whole.subarray(0, below(whole.length)) : whole;
  };
  const pieces = Array.from({ length: 1 + below(4) }, () => (below(4) === 0 ? one(FRAMES) : text()));
  return { pieces, ending: one(['wait', 'wait', 'half', 'reset'] as const) };
}
