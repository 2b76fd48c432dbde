import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText, fold, foldAny } from './fold.ts';

describe('fold', () => {
  it.each([
    ['HAJNALI ŐRJÁRAT', 'hajnali orjarat'],
    ['Hajnali o\u030brja\u0301rat', 'hajnali orjarat'],
    ['Hajnali õrjárat', 'hajnali orjarat'],
    ['Oz\u2019mog, a vén', "oz'mog, a ven"],
    ['Tűz  //  Jég', 'tuz/jeg'],
    ['Oz\u00b4mog \u00b4mellett', "oz'mog 'mellett"],
    ['\u2033idézet\u2033', '"idezet"'],
    ['Tűz / Jég', 'tuz/jeg'],
    ['Élet–halál', 'elet-halal'],
    ['\uff14 Alfa', '4 alfa'],
    ['Három\u200b nővér\n', 'harom nover'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 5000 },
    );
  });

  it('is the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});

it('takes the short way only where it comes to the same', () => {
  const hungarian = fc
    .array(fc.constantFrom(...'aÁŐűõ /–’„”\t\n.-|■'), { maxLength: 30 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.oneof(hungarian, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
      expect(fold(text)).toBe(foldAny(text));
    }),
    { numRuns: 10_000 },
  );
});

describe('cleaning', () => {
  it('keeps what can be seen, and line ends', () => {
    expect(cleanText('\ufeffőr\u00a0járat\r\nkét\tsor')).toBe('őr járat\r\nkét\tsor');
  });
  it('makes one blank of many in a name', () => {
    expect(cleanName('  Vár \u200b a   ködben ')).toBe('Vár a ködben');
  });
});
