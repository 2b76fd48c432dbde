import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeSheet from 'write-excel-file/universal';
import { arbitraryCards } from '../../../../tests/support/arbitrary-card.ts';
import { cardSchema, stubCard } from '../card.ts';
import { writeCatalogue } from '../export/json.ts';
import { cardFileKind, openCardTable, readCardFile } from '../import/card-file.ts';
import { readCards } from '../import/read.ts';
import { CARD_COLUMNS, mapHeading } from './columns.ts';
import { openCsv } from './open.ts';
import { previewTable, readTable } from './read.ts';
import { writeCardsCsv, writeCardsXlsx } from './write.ts';

const opened = (text: string | Uint8Array) => {
  const result = openCsv(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.table;
};
const cardsOf = (text: string | Uint8Array) => {
  const read = readTable(opened(text));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read;
};

describe('every card comes back as it was', () => {
  it('through the own catalogue file', () => {
    fc.assert(
      fc.property(arbitraryCards, (cards) => {
        expect(readCards(writeCatalogue(cards, 'Készlet'))).toEqual({
          ok: true,
          source: 'catalogue',
          cards,
          notes: [],
        });
      }),
      { numRuns: 300 },
    );
  });

  it.each(['hu', 'en'] as const)('through CSV with %s headings', (lang) => {
    fc.assert(
      fc.property(arbitraryCards, (cards) => {
        expect(readTable(opened(writeCardsCsv(cards, lang)))).toEqual({ ok: true, source: 'table', cards, notes: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('through XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCards, async (cards) => {
        expect(await readCardFile(await writeCardsXlsx(cards))).toEqual({
          ok: true,
          source: 'table',
          cards,
          notes: [],
        });
      }),
      { numRuns: 100 },
    );
  });

  it('since every field of the definition has a column', () => {
    const leaves = Object.keys(cardSchema.shape).filter(
      (field) => !CARD_COLUMNS.some(({ path }) => path.split('.')[0] === field),
    );
    expect(leaves).toEqual([]);
  });

  it('and no heading means two columns', () => {
    for (const column of CARD_COLUMNS)
      for (const heading of column.headings) expect(mapHeading(heading)).toMatchObject({ path: column.path, nth: 0 });
  });
});

describe('CSV as people have it', () => {
  const wanted = [
    { name: 'Hajnali őrjárat', type: 'adventurer', mp: 3 },
    { name: 'Tűz/Jég', type: 'action', mp: 2 },
  ];
  const table = (separator: string) =>
    `Név${separator}Típus${separator}MP\r\nHajnali őrjárat${separator}Kalandozó${separator}3\r\nTűz/Jég${separator}akciólap${separator}2\r\n`;

  it.each([';', ',', '\t', '|'])('finds the separator %j', (separator) => {
    expect(cardsOf(table(separator)).cards).toMatchObject(wanted);
    expect(opened(table(separator)).source).toMatchObject({ separator });
  });

  it('reads UTF-8 with mark, UTF-16 and Windows-1250', () => {
    expect(cardsOf(new TextEncoder().encode(`\ufeff${table(';')}`)).cards).toMatchObject(wanted);
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...table(';')].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ]);
    expect(cardsOf(utf16).cards).toMatchObject(wanted);
    const old: Record<string, number> = { é: 0xe9, í: 0xed, ó: 0xf3, ő: 0xf5, á: 0xe1, ű: 0xfb };
    const windows = new Uint8Array([...table(';')].map((c) => old[c] ?? c.charCodeAt(0)));
    expect(cardsOf(windows).cards).toMatchObject(wanted);
    expect(opened(windows).source).toMatchObject({ encoding: 'windows-1250' });
  });

  it('finds the headings under a title, in English, in other words and in any order', () => {
    const text = 'Lapjaim 2026;;\n;;\ncost;CARD NAME;Rules text 2;text;Class\n5;Alfa;második;első;Pap\n';
    expect(cardsOf(text).cards).toMatchObject([
      { name: 'Alfa', mp: 5, subclasses: ['Pap'], abilities: [{ text: 'első' }, { text: 'második' }] },
    ]);
  });

  it("heeds Excel's note about the separator and counts it as a row", () => {
    const read = cardsOf('sep=|\nNév|MP\nAlfa, a vén|2\nBéta|sok\n');
    expect(read.cards).toMatchObject([
      { name: 'Alfa, a vén', mp: 2 },
      { name: 'Béta', mp: null },
    ]);
    expect(read.notes).toMatchObject([{ at: 4, code: 'BAD_VALUE' }]);
  });

  it('takes the guard off and leaves a quote within a cell alone', () => {
    expect(cardsOf('Név;Szöveg\n"Henzie ""Toolbox"" Torre";\'-1 támadóküszöb\n').cards).toMatchObject([
      { name: 'Henzie "Toolbox" Torre', abilities: [{ text: '-1 támadóküszöb' }] },
    ]);
  });

  it('joins the printings of one card and says so', () => {
    const read = cardsOf('Név;MP;Készlet\nAlfa;2;Első\nBéta;1;Első\nalfa;;Második\nAlfa;;Harmadik\n');
    expect(read.cards.map((card) => [card.name, card.mp, card.printings.map((printing) => printing.set)])).toEqual([
      ['Alfa', 2, ['Első', 'Harmadik']],
      ['Béta', 1, ['Első']],
      ['alfa', null, ['Második']],
    ]);
    expect(read.notes).toMatchObject([{ at: 5, code: 'MERGED', card: 'Alfa' }]);
  });

  it('reports by row and heading what it could not take over', () => {
    const read = cardsOf('Név;MP;Típus;Szín;Jelző\nAlfa;sok;kalandozó;piros;igen\n;3;;;\nBéta;3,0;lovag;;talán\n\n');
    expect(read.cards).toMatchObject([
      { name: 'Alfa', mp: null, token: true },
      { name: 'Béta', mp: 3, type: null, token: false },
    ]);
    expect(read.notes.map(({ at, card, code, field, value }) => [at, card, code, field, value])).toEqual([
      [1, null, 'UNKNOWN_FIELD', 'Szín', 'piros'],
      [2, 'Alfa', 'BAD_VALUE', 'MP', 'sok'],
      [3, null, 'NO_NAME', 'Név', ''],
      [4, 'Béta', 'UNKNOWN_WORD', 'Típus', 'lovag'],
      [4, 'Béta', 'BAD_VALUE', 'Jelző', 'talán'],
    ]);
  });

  it('can be read by a corrected mapping, and shows beforehand what will come of it', () => {
    const table = opened('Cím;Érték\nAlfa;3\nBéta;x\n');
    expect(readTable(table)).toMatchObject({ ok: false, fault: { code: 'NO_NAME_COLUMN' } });
    const mapping = [
      { heading: 'Cím', path: 'name', nth: 0 },
      { heading: 'Érték', path: 'mp', nth: 0 },
    ];
    expect(readTable(table, mapping)).toMatchObject({
      ok: true,
      cards: [
        { name: 'Alfa', mp: 3 },
        { name: 'Béta', mp: 'X' },
      ],
    });
    expect(previewTable(table, mapping, 1)).toMatchObject([{ row: 2, card: { name: 'Alfa' }, notes: [] }]);
  });

  it('names the row in which a quote is never closed, and reads nothing', () => {
    expect(openCsv('Név;Szöveg\nAlfa;"nyitva\nBéta;2\n')).toMatchObject({
      ok: false,
      fault: { code: 'SYNTAX', line: 2 },
    });
  });

  it.each([
    ['', 'EMPTY'],
    [new Uint8Array([1, 0, 2]), 'BINARY'],
  ])('is no table: %j', (input, code) => {
    expect(openCsv(input)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('XLSX as people have it', () => {
  it('reads numbers, yes-no and empty cells', async () => {
    const workbook = await writeSheet([
      [{ value: 'Név' }, { value: 'MP' }, { value: 'Jelző' }, { value: 'Sorszám' }],
      [{ value: 'Alfa' }, { value: 3 }, { value: true }, { value: 12 }],
      [null, null, null, null],
      [{ value: 'Béta' }, null, { value: false }, null],
    ]);
    const bytes = new Uint8Array(await (await workbook.toBlob()).arrayBuffer());
    const read = await readCardFile(bytes, 'lapok.xlsx');
    expect(read).toMatchObject({
      ok: true,
      notes: [],
      cards: [
        { name: 'Alfa', mp: 3, token: true, printings: [{ number: '12' }] },
        { name: 'Béta', mp: null, token: false },
      ],
    });
  });

  it('says that a broken one cannot be read', async () => {
    expect(await openCardTable(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'x.xlsx')).toMatchObject({
      ok: false,
      fault: { code: 'BAD_SHEET' },
    });
  });
});

it.each([
  ['lapok.json', '[]', 'catalogue'],
  ['', 'cardLibrary = [];', 'catalogue'],
  ['', '// megjegyzés\nx = []', 'catalogue'],
  ['', 'Név;MP\nAlfa;2', 'csv'],
  ['lapok.csv', '[a;b]', 'csv'],
  ['', 'zagyvaság', 'catalogue'],
] as const)('knows the kind of %s %j', (name, text, kind) => {
  expect(cardFileKind(new TextEncoder().encode(text), name)).toBe(kind);
});

it('writes what Hungarian Excel opens by double click', () => {
  const csv = writeCardsCsv([
    stubCard('Őrjárat; a hajnali', { type: 'adventurer', mp: 3, abilities: [{ text: '=1+1' }] }),
  ]);
  expect(csv).toBe('\ufeffNév;Típus;MP;Szöveg\r\n"Őrjárat; a hajnali";Kalandozó;3;\'=1+1\r\n');
});
