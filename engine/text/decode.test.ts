import { expect, it } from 'vitest';
import { decodeText } from './decode.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['UTF-8', new TextEncoder().encode('őz'), 'őz', 'utf-8'],
  ['UTF-8 with mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a', 'utf-8'],
  ['UTF-16 little-endian', bytes(0xff, 0xfe, 0x51, 0x01, 0x7a, 0x00), 'őz', 'utf-16le'],
  ['UTF-16 big-endian', bytes(0xfe, 0xff, 0x01, 0x51, 0x00, 0x7a), 'őz', 'utf-16be'],
  ['Windows-1250', bytes(0xf5, 0x7a, 0xfb), 'őzű', 'windows-1250'],
  ['nothing', bytes(), '', 'utf-8'],
] as const)('%s', (_title, input, text, encoding) => {
  expect(decodeText(input)).toEqual({ ok: true, text, encoding });
});

it('calls a file with NUL bytes no text', () => {
  expect(decodeText(bytes(0x61, 0, 0x62))).toEqual({ ok: false, reason: 'binary' });
  expect(decodeText(bytes(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0)), 'UTF-32').toEqual({ ok: false, reason: 'binary' });
});
