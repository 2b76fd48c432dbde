import { describe, expect, it } from 'vitest';
import { moved, readLines, readList, readMpField, readNumber, readText } from './form-text.ts';

describe('fields of the card form', () => {
  it('reads numbers, keeps nothing apart from zero and refuses the rest', () => {
    expect(readNumber(' 7 ')).toEqual({ ok: true, value: 7 });
    expect(readNumber('')).toEqual({ ok: true, value: null });
    expect(readNumber('0')).toEqual({ ok: true, value: 0 });
    for (const wrong of ['-1', '1,5', '1000', 'x', '1e3']) expect(readNumber(wrong)).toEqual({ ok: false });
  });

  it('reads MP values with X and its factor', () => {
    expect(readMpField('3x')).toEqual({ ok: true, value: '3X' });
    expect(readMpField('X')).toEqual({ ok: true, value: 'X' });
    expect(readMpField('?')).toEqual({ ok: true, value: null });
    expect(readMpField('12')).toEqual({ ok: true, value: 12 });
    for (const wrong of ['X3', '123X', '2 MP', '-']) expect(readMpField(wrong)).toEqual({ ok: false });
  });

  it('reads lists and texts without empty parts', () => {
    expect(readList(' elf, , félelf ,')).toEqual(['elf', 'félelf']);
    expect(readLines('Lopakodás/Álcázás\n\n elf + Harcos ')).toEqual(['Lopakodás/Álcázás', 'elf + Harcos']);
    expect(readText('  ')).toBeNull();
  });

  it('moves an entry by one and stops at the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});
