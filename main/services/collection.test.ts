import { safe } from '@orpc/client';
import fc from 'fast-check';
import { readSheet as readXlsxSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { cardSchema } from '../../engine/mk/cards/card.ts';
import { writeOwnedTable } from '../../engine/mk/collection/table.ts';
import { testProgram } from '../../tests/support/program.ts';
import type { ApiClient } from '../api/contract/index.ts';
import { readSheet, writeCsv, writeXlsx } from './sheets.ts';

const demo = ['Alfa', 'Béta', 'Őz'].map((name) => cardSchema.parse({ name }));
const start = () => testProgram({ demo, demoDecks: [] }).client;
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'gyujtemeny.csv') => new File([text], name);
const owned = async (client: ApiClient) =>
  (await client.collection.all()).printings.map(({ card, set, number, count }) => [card, set, number, count]);
const plainDeck = (client: ApiClient, name: string, cards: Record<string, number>) =>
  client.decks.create({
    name,
    deck: {
      name: null,
      sections: { torony: [], csere: [], jovo: Object.entries(cards).map(([card, count]) => ({ name: card, count })) },
    },
  });
/** A deck whose cards the player has reserved. */
const deck = async (client: ApiClient, name: string, cards: Record<string, number>) => {
  const made = await plainDeck(client, name, cards);
  await client.decks.setReserves({ id: made.id, reserves: true });
  return made;
};

describe('collection', () => {
  it('counts owned copies by printing and adds them up by card', async () => {
    const client = start();
    const { printings, holdings } = await client.collection.set({
      changes: [
        { card: 'Alfa', set: 'Első', number: '1', count: 1 },
        { card: 'Alfa', set: 'Második', number: '9', count: 2 },
      ],
    });
    expect(printings).toHaveLength(2);
    expect(holdings).toEqual([{ card: 'Alfa', owned: 3, reserved: 0, free: 3 }]);
  });

  it('shows what decks reserve; a deck that does not reserve, or lies in the bin, holds nothing', async () => {
    const client = start();
    await client.collection.set({ changes: [{ card: 'Alfa', count: 3 }] });
    const a = await deck(client, 'A', { alfa: 2 });
    const b = await deck(client, 'B', { Alfa: 2, Sosemvolt: 1 });
    const holding = async () => (await client.collection.all()).holdings;
    expect(await holding()).toEqual([
      { card: 'Alfa', owned: 3, reserved: 4, free: -1 },
      { card: 'Sosemvolt', owned: 0, reserved: 1, free: -1 },
    ]);
    await client.decks.setReserves({ id: b.id, reserves: false });
    expect(await holding()).toEqual([{ card: 'Alfa', owned: 3, reserved: 2, free: 1 }]);
    await client.decks.remove({ ids: [a.id] });
    expect(await holding()).toEqual([{ card: 'Alfa', owned: 3, reserved: 0, free: 3 }]);
  });

  it('reserves nothing for a new deck, nor for its duplicate, until the player says so', async () => {
    const client = start();
    await client.collection.set({ changes: [{ card: 'Alfa', count: 3 }] });
    const made = await plainDeck(client, 'Új', { Alfa: 2 });
    const copy = await client.decks.duplicate({ id: made.id, name: 'Új másolata' });
    expect([made.reserves, copy.reserves]).toEqual([false, false]);
    const holding = async () => (await client.collection.all()).holdings;
    expect(await holding()).toEqual([{ card: 'Alfa', owned: 3, reserved: 0, free: 3 }]);
    await client.decks.setReserves({ id: made.id, reserves: true });
    expect(await holding()).toEqual([{ card: 'Alfa', owned: 3, reserved: 2, free: 1 }]);
  });

  it('lists what several decks lack at once, leaving other decks their cards if asked', async () => {
    const client = start();
    await client.collection.set({ changes: [{ card: 'Alfa', count: 4 }] });
    const a = await deck(client, 'A', { Alfa: 3 });
    const b = await deck(client, 'B', { Alfa: 2, Béta: 1 });
    const c = await deck(client, 'C', { Alfa: 1 });
    const ask = async (deckIds: number[], more = {}) =>
      (await client.collection.missing({ deckIds, ...more })).map(({ card, missing }) => [card, missing]);
    expect(await ask([a.id, b.id])).toEqual([
      ['Alfa', 1],
      ['Béta', 1],
    ]);
    expect(await ask([a.id, b.id], { shared: true })).toEqual([['Béta', 1]]);
    expect(await ask([c.id], { respectReserved: true })).toEqual([['Alfa', 1]]);
    const [error] = await safe(client.collection.missing({ deckIds: [4711] }));
    expect(error).toMatchObject({ code: 'NOT_FOUND', data: { kind: 'deck', id: 4711 } });
    const list = await client.collection.exportMissing({ deckIds: [a.id, b.id], to: 'txt' });
    expect(await list.text()).toBe('1 Alfa\r\n1 Béta\r\n');
  });

  it('takes changes back one by one, brings them again, and forgets redo at a new change', async () => {
    const client = start();
    await client.collection.set({ changes: [{ card: 'Alfa', count: 1 }] });
    await client.collection.set({ changes: [{ card: 'Alfa', count: 5, note: 'csere' }] });
    await client.collection.clear();
    expect(await owned(client)).toEqual([]);
    const back = await client.collection.undo({});
    expect(back.printings).toMatchObject([{ count: 5, note: 'csere' }]);
    expect(back.redo).toMatchObject({ kind: 'clear', rows: 1, card: 'Alfa' });
    await client.collection.undo({});
    await client.collection.undo({});
    expect(await owned(client)).toEqual([]);
    const [nothing] = await safe(client.collection.undo({}));
    expect(nothing).toMatchObject({ code: 'NOT_FOUND' });
    await client.collection.redo({});
    expect(await owned(client)).toEqual([['Alfa', '', '', 1]]);
    const after = await client.collection.set({ changes: [{ card: 'Béta', count: 1 }] });
    expect(after.redo).toBeNull();
  });

  it('makes no undo step of a change that changes nothing', async () => {
    const client = start();
    const first = await client.collection.set({ changes: [{ card: 'Alfa', count: 1 }] });
    const second = await client.collection.set({ changes: [{ card: 'Alfa', count: 1 }] });
    expect(second.undo?.id).toBe(first.undo?.id);
  });
});

describe('collection files', () => {
  it('are read with a report for each row, after a preview that writes nothing', async () => {
    const client = start();
    await client.collection.set({ changes: [{ card: 'Alfa', count: 2 }] });
    const csv = file('Darab;Név;Készlet\r\n3 db;ALFA;\r\n1;Alfaa;\r\nsok;Béta;\r\n2;;\r\n1;Őz;Első\r\n1;Őz;Első\r\n');
    const preview = await client.collection.import({ file: csv });
    expect(preview).toMatchObject({ applied: false, fault: null, counts: { new: 3, changed: 1, same: 0, refused: 2 } });
    expect(preview.rows).toEqual([
      { row: 2, card: 'Alfa', status: 'changed', code: null, value: '' },
      { row: 3, card: 'Alfaa', status: 'new', code: 'UNKNOWN_CARD', value: 'Alfa' },
      { row: 4, card: 'Béta', status: 'refused', code: 'BAD_COUNT', value: 'sok' },
      { row: 5, card: null, status: 'refused', code: 'NO_NAME', value: '' },
      { row: 6, card: 'Őz', status: 'new', code: null, value: '' },
      { row: 7, card: 'Őz', status: 'new', code: 'MERGED', value: '' },
    ]);
    expect(await owned(client)).toEqual([['Alfa', '', '', 2]]);
    await client.collection.import({ file: csv, apply: true });
    expect(await owned(client)).toEqual([
      ['Alfa', '', '', 3],
      ['Alfaa', '', '', 1],
      ['Őz', 'Első', '', 2],
    ]);
    await client.collection.undo({});
    expect(await owned(client)).toEqual([['Alfa', '', '', 2]]);
  });

  it('stand instead of the stored counts, are added to them, or become the whole collection', async () => {
    const run = async (mode: 'set' | 'add' | 'replaceAll') => {
      const client = start();
      await client.collection.set({
        changes: [
          { card: 'Alfa', count: 2 },
          { card: 'Béta', count: 1 },
        ],
      });
      await client.collection.import({ file: file('Lap;Darab\nAlfa;3\n'), mode, apply: true });
      return await owned(client);
    };
    expect(await run('set')).toEqual([
      ['Alfa', '', '', 3],
      ['Béta', '', '', 1],
    ]);
    expect(await run('add')).toEqual([
      ['Alfa', '', '', 5],
      ['Béta', '', '', 1],
    ]);
    expect(await run('replaceAll')).toEqual([['Alfa', '', '', 3]]);
  });

  it.each([
    ['', 'EMPTY'],
    ['Alfa;3\n', 'NO_NAME_COLUMN'],
    ['Név;Készlet\nAlfa;Első\n', 'NO_COUNT_COLUMN'],
    ['a\u0000b', 'BINARY'],
    ['PK\u0003\u0004 nem igazi', 'BAD_SHEET'],
  ])('%j are refused as a whole: %s', async (text, fault) => {
    const client = start();
    await client.collection.set({ changes: [{ card: 'Alfa', count: 2 }] });
    const report = await client.collection.import({ file: file(text), mode: 'replaceAll', apply: true });
    expect(report).toMatchObject({ applied: false, fault });
    expect(await owned(client)).toEqual([['Alfa', '', '', 2]]);
  });

  it.each([
    ['comma', new TextEncoder().encode('card,count\n"Őz",2\n')],
    ['tab', new TextEncoder().encode('Név\tDb\nŐz\t2\n')],
    ['mark and semicolon', new TextEncoder().encode('\ufeffNév;Db\r\nŐz;2\r\n')],
    ['Windows-1250', new Uint8Array([0x4e, 0xe9, 0x76, 0x3b, 0x44, 0x62, 0x0a, 0xd5, 0x7a, 0x3b, 0x32, 0x0a])],
    ['separator line of Excel', new TextEncoder().encode('sep=;\r\nNév;Db\r\nŐz;2\r\n')],
    ['decomposed letters', new TextEncoder().encode('Név;Db\nO\u030bz;2\n')],
  ])('are read with %s', async (_name, bytes) => {
    const client = start();
    await client.collection.import({ file: file(bytes), apply: true });
    expect(await owned(client)).toEqual([['Őz', '', '', 2]]);
  });

  it('are written as a spreadsheet opens them: mark, semicolons, CRLF, formulas guarded, quotes doubled', async () => {
    const client = start();
    await client.collection.set({
      changes: [
        { card: '=HIPERHIVATKOZÁS("x")', count: 1 },
        { card: 'Őz', set: 'Első; második', number: '007', count: 2, note: 'ez "jó"' },
      ],
    });
    const csv = await client.collection.export({ to: 'csv' });
    const bytes = new Uint8Array(await csv.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes)).toBe(
      `Lap;Készlet;Szám;Darab;Megjegyzés\r\n"'=HIPERHIVATKOZÁS(""x"")";;;1;\r\nŐz;"Első; második";007;2;"ez ""jó"""\r\n`,
    );
    const xlsx = await client.collection.export({ to: 'xlsx' });
    const rows = await readXlsxSheet(Buffer.from(await xlsx.arrayBuffer()));
    expect(rows[0]?.[0]).toBe('Lap');
    expect(rows[2]).toEqual(['Őz', 'Első; második', '007', 2, 'ez "jó"']);
  });

  const text = fc
    .oneof(
      fc.string({ unit: fc.constantFrom(...'ab őŰ;,"\'=+-@\t|\n'), maxLength: 12 }),
      fc.constantFrom('constructor', '__proto__', '_x0041_', 'toString', '007', 'true', '1,5'),
    )
    .map((value) => value.replace(/\s+/g, ' ').trim());
  const rows = fc.uniqueArray(
    fc.record({
      card: text.filter((value) => value !== ''),
      set: text,
      number: text,
      count: fc.integer({ min: 1, max: 99_999 }),
      note: text,
    }),
    { selector: (row) => [row.card, row.set, row.number].join('\u0000'), minLength: 1, maxLength: 20 },
  );

  it('read back what was written, for any text, as CSV and as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom('csv', 'xlsx'), async (entries, to) => {
        const table = writeOwnedTable(entries);
        const bytes = to === 'csv' ? new TextEncoder().encode(writeCsv(table)) : await writeXlsx(table, 'Gyűjtemény');
        const sheet = await readSheet(bytes);
        expect(sheet.ok && sheet.cells.filter((row) => row.some((cell) => cell !== ''))).toEqual(
          table.map((row) => row.map(String)),
        );
      }),
      { numRuns: 150 },
    );
  });
});
