import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Deck, SECTIONS } from '../deck.ts';
import { fromBase62, toBase62 } from './base62.ts';
import { readShareCode, writeShareCode } from './code.ts';
import { crc32 } from './crc32.ts';
import { bytesOf, lettersOf } from './letters.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...'árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ–„”\u0000\u0001\u001b\uffff\ud800'),
    maxLength: 30,
  }),
);
const entries = fc.array(
  fc.record({ name: anyText.filter((name) => name !== ''), count: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 30 },
);
const decks: fc.Arbitrary<Deck> = fc.record({
  name: fc.option(anyText),
  sections: fc.record({ torony: entries, jovo: entries, csere: entries }),
});

const deck: Deck = {
  name: 'Hajnali őrjárat',
  sections: {
    torony: [{ name: 'Kilátó', count: 1 }],
    jovo: [
      { name: 'Ködvágó', count: 3 },
      { name: 'Űző ölyv', count: 12 },
    ],
    csere: [],
  },
};

describe('a share code', () => {
  it('gives back every deck exactly as it was: names, counts, sections, order, name', () => {
    fc.assert(
      fc.property(decks, (any) => {
        const code = writeShareCode(any);
        expect(code).toMatch(/^[0-9A-Za-z]+$/);
        expect(readShareCode(code)).toEqual({ ok: true, deck: any });
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps its form: codes of version 1 are read by every later program', () => {
    const code = 'JOVO1x184dutQvZS7eR9hZLfepUP88Qxj8wsgIrMlMJNyw1I0IDFJ4HPyf3UwNLTiZJnfNpP9S0ozI';
    expect(readShareCode(code)).toEqual({ ok: true, deck });
  });

  it('is shorter than the list it stands for', () => {
    const names = ['Ködszirti kopjás', 'Rakparti hírvivő', 'Kikötői bajvívó', 'Rakparti tolvajlány', 'Ködszirti őr'];
    const long = { ...deck, sections: { ...deck.sections, jovo: names.map((name) => ({ name, count: 3 })) } };
    const list = SECTIONS.flatMap((id) => long.sections[id].map(({ name, count }) => `${count} ${name}`)).join('\n');
    expect(writeShareCode(long).length).toBeLessThan(Buffer.byteLength(encodeURIComponent(list)));
  });

  it('notices every single mistyped, lost, added or exchanged sign', () => {
    const code = writeShareCode(deck);
    const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
    for (let at = 'JOVO1x'.length; at < code.length; at++) {
      for (const sign of signs) {
        if (sign === code[at]) continue;
        expect(readShareCode(code.slice(0, at) + sign + code.slice(at + 1)), `${sign} at ${at}`).toMatchObject({
          ok: false,
        });
      }
      expect(readShareCode(code.slice(0, at) + code.slice(at + 1)).ok).toBe(false);
      expect(readShareCode(`${code.slice(0, at)}A${code.slice(at)}`).ok).toBe(false);
      const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2);
      if (swapped !== code) expect(readShareCode(swapped).ok).toBe(false);
    }
    expect(readShareCode(`${code}0`)).toEqual({ ok: false, fault: 'code-mistyped' });
  });

  it('tells a code that was cut off from one that was mistyped', () => {
    const code = writeShareCode(deck);
    for (let end = 'JOVO1x'.length + 6; end < code.length; end++) {
      expect(readShareCode(code.slice(0, end)), String(end)).toEqual({ ok: false, fault: 'code-cut-off' });
    }
    const mistyped = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    expect(readShareCode(mistyped)).toEqual({ ok: false, fault: 'code-mistyped' });
  });

  it('tells a code of a newer program, whatever it holds', () => {
    const code = writeShareCode(deck);
    expect(readShareCode(code.replace('JOVO1x', 'JOVO2x'))).toEqual({ ok: false, fault: 'code-newer' });
    expect(readShareCode('JOVO12xabcdefghij')).toEqual({ ok: false, fault: 'code-newer' });
    expect(readShareCode(code.replace('JOVO1x', 'JOVO0x'))).toEqual({ ok: false, fault: 'code-mistyped' });
  });

  it('refuses what was packed on purpose but is no deck', () => {
    for (const text of [
      '',
      'Alfa',
      '\u0002\u0000\u0000',
      '\u0002Alfa\u0000\u0000\u0000',
      '\u0002\u0001\u0000\u0000\u0000',
    ]) {
      const packed = deflateSync(bytesOf(text));
      const bytes = new Uint8Array(4 + packed.length);
      new DataView(bytes.buffer).setUint32(0, crc32(packed));
      bytes.set(packed, 4);
      const signs = toBase62(bytes);
      const length =
        String.fromCharCode(48 + Math.floor(signs.length / 62)) + toBase62(Uint8Array.of(signs.length % 62))[1];
      expect(readShareCode(`JOVO1x${length}${signs}`), JSON.stringify(text)).toEqual({
        ok: false,
        fault: 'code-mistyped',
      });
    }
  });

  it('never throws on anything', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0aZ9xQ'), maxLength: 200 })), (text) => {
        for (const start of ['', 'JOVO1x', 'JOVO1x0B']) readShareCode(start + text);
      }),
    );
  });
});

describe('the parts of the code', () => {
  it('write any bytes with letters and digits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase62(bytes);
        expect(fromBase62(text)).toEqual(bytes);
        expect(text.length).toBeLessThanOrEqual(Math.ceil((bytes.length * 43) / 32) + 1);
      }),
    );
    expect(fromBase62('z')).toBeUndefined();
    expect(fromBase62('zzz')).toBeUndefined();
    expect(fromBase62('á0')).toBeUndefined();
  });

  it('write Hungarian letters as one byte each', () => {
    expect(bytesOf('árvíztűrő tükörfúrógép')).toHaveLength(22);
    expect(lettersOf(Uint8Array.of(0xff, 0x01))).toBeUndefined();
    expect(lettersOf(Uint8Array.of(0xfe))).toBeUndefined();
  });

  it('check by the CRC-32 of ZIP', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
