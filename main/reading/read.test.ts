import { describe, expect, it } from 'vitest';
import { READING_LIMITS } from '../../engine/files/limits.ts';
import { LIMIT_TEXTS } from '../../messages/limits.ts';
import { cell, plainSheet, straySheet, xlsxOf, zipBomb } from '../../tests/support/odd-files.ts';
import { testProgram } from '../../tests/support/program.ts';
import { readInThread } from './read.ts';
import { zipLimit } from './zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cards = (data: Uint8Array, name = 'lapok.json') =>
  readInThread({ kind: 'cards', bytes: data, name, mapping: null });
const limit = async (data: Uint8Array, name?: string) => {
  const reading = await cards(data, name);
  return reading.ok ? null : reading.limit;
};

describe('reading in a thread', () => {
  it('reads what any card file holds, small and large', async () => {
    const sheet = await readInThread({ kind: 'sheet', bytes: plainSheet() });
    expect(sheet).toMatchObject({
      ok: true,
      value: {
        ok: true,
        cells: [
          ['Név', 'Darab'],
          ['Alfa', '3'],
        ],
      },
    });
    const many = JSON.stringify(Array.from({ length: 5000 }, (_, i) => ({ name: `Lap ${i}`, text: 'x'.repeat(20) })));
    const read = await cards(bytes(many));
    expect(read.ok && read.value.read.ok && read.value.read.cards.length).toBe(5000);
  });

  it('refuses a sheet with one stray cell far away, however small the file', async () => {
    expect(straySheet().length).toBeLessThan(4000);
    expect(await limit(straySheet(), 'x.xlsx')).toBe('cells');
    // Without a place of its own the cell follows on the one before; the row still says where it lies.
    expect(await limit(xlsxOf(`<row r="900000">${cell('ZZ900000', 'x')}</row>`), 'x.xlsx')).toBe('cells');
    const ordinary = xlsxOf(`<row r="1">${cell('A1', 'Név')}</row><row r="20000">${cell('CV20000', 'x')}</row>`);
    expect(await limit(ordinary, 'x.xlsx')).toBeNull();
  });

  it('refuses a zip bomb by what comes out of it, not by what it says of itself', () => {
    const limits = { ...READING_LIMITS, unpacked: 4 * 1024 * 1024 };
    const bomb = zipBomb(5);
    expect(bomb.length).toBeLessThan(20_000);
    expect(zipLimit(bomb, limits)).toBe('unpacked');
    expect(zipLimit(zipBomb(3), limits)).toBeNull();
    // The sizes stated in the local headers and in the central directory are all set to one byte.
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 30; at++) {
      const sign = view.getUint32(at, true);
      if (sign === 0x04034b50) view.setUint32(at + 22, 1, true);
      if (sign === 0x02014b50) view.setUint32(at + 24, 1, true);
    }
    expect(zipLimit(lying, limits)).toBe('unpacked');
  });

  it('refuses what is too long, too deep or has too many cells', async () => {
    expect(await limit(new Uint8Array(READING_LIMITS.bytes + 1))).toBe('bytes');
    expect(await limit(bytes('['.repeat(100_000)))).toBe('depth');
    expect(await limit(bytes(`{"cards": ${'{"a":'.repeat(300)}1${'}'.repeat(300)}}`))).toBe('depth');
    expect(await limit(bytes(`x = ${'['.repeat(50_000)}`), 'x.js')).toBe('depth');
    expect(await limit(bytes(`[{"name": "${'['.repeat(500)}"}]`))).toBeNull();
    expect(await limit(bytes(`Név;Darab\n${';'.repeat(READING_LIMITS.cells + 1)}`), 'x.csv')).toBe('cells');
  });

  it('ends when time or memory runs out, or when the caller has had enough, and leaves nothing running', async () => {
    const job = {
      kind: 'cards' as const,
      name: 'x.json',
      mapping: null,
      bytes: bytes(JSON.stringify(Array.from({ length: 200_000 }, (_, i) => ({ name: `Lap ${i}` })))),
    };
    expect(await readInThread(job, { time: 0.01 })).toEqual({ ok: false, limit: 'time' });
    expect(await readInThread(job, { memory: 24 })).toEqual({ ok: false, limit: 'memory' });
    const stop = new AbortController();
    const reading = readInThread(job, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 20);
    await expect(reading).rejects.toThrow('enough');
    await expect(readInThread(job, { signal: stop.signal })).rejects.toThrow('enough');
    expect(process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length).toBeLessThan(3);
  });
});

describe('imports', () => {
  it('refuse a file beyond a limit as a whole and name the limit, and answer other calls meanwhile', async () => {
    const { client } = testProgram({ demo: [], demoDecks: [] });
    const file = new File([straySheet()], 'x.xlsx');
    let answered = false;
    const importing = client.cards.import({ file, apply: true });
    const other = client.settings.get().then(() => {
      answered = true;
    });
    const report = await importing;
    await other;
    expect(answered).toBe(true);
    expect(report).toMatchObject({ applied: false, fault: { code: 'LIMIT', detail: 'cells' } });
    expect(await client.collection.import({ file, mode: 'replaceAll', apply: true })).toMatchObject({
      applied: false,
      fault: 'cells',
    });
  });

  it('have one sentence for each limit, with the limit in it', () => {
    const numbers = { bytes: '64', unpacked: '256', cells: '3', depth: '200', time: '30', memory: '1536', list: '1' };
    for (const texts of Object.values(LIMIT_TEXTS)) {
      for (const [name, number] of Object.entries(numbers)) {
        expect(texts[name as keyof typeof texts]).toMatch(new RegExp(`\\b${number}\\b.*\\.$`));
      }
    }
  });
});
