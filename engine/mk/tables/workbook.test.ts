import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { knownColumns } from './judge.ts';
import { chooseSheet, readWorkbook } from './workbook.ts';

type Rows = (string | number)[][];

/** An XLSX of several sheets; those named in `hidden` are hidden, as spreadsheet programs write it. */
async function workbook(sheets: Record<string, Rows>, hidden: Record<string, string> = {}): Promise<Uint8Array> {
  const data = Object.entries(sheets).map(([sheet, rows]) => ({ data: rows, sheet }));
  const bytes = new Uint8Array(await writeXlsxFile(data).toBuffer());
  const files = unzipSync(bytes);
  const path = 'xl/workbook.xml';
  const xml = strFromU8(files[path] as Uint8Array).replace(/<sheet [^>]*name="([^"]*)"/g, (tag, name: string) =>
    hidden[name] ? `${tag} state="${hidden[name]}"` : tag,
  );
  return zipSync({ ...files, [path]: strToU8(xml) });
}

const LIST: Rows = [
  ['Db', 'Név'],
  [3, 'Révkalauz'],
];
const choose = async (bytes: Uint8Array, wanted?: string) =>
  chooseSheet(await readWorkbook(bytes), knownColumns, wanted);

describe('the sheets of a spreadsheet file', () => {
  it('have their names, their cells as text, and say whether they are hidden', async () => {
    const sheets = await readWorkbook(
      await workbook(
        { Első: LIST, 'Régi & rossz': LIST, Titok: LIST },
        { 'Régi &amp; rossz': 'hidden', Titok: 'veryHidden' },
      ),
    );
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Első', false],
      ['Régi & rossz', true],
      ['Titok', true],
    ]);
    expect(sheets[0]?.cells).toEqual([
      ['Db', 'Név'],
      ['3', 'Révkalauz'],
    ]);
  });

  it('of several the one whose headings read as a list is taken, and the others are told', async () => {
    const choice = await choose(await workbook({ Borító: [['Tavaszi kupa']], Lista: LIST, Jegyzet: [['x', 'y']] }));
    expect(choice).toMatchObject({ ok: true, taken: { name: 'Lista', others: ['Borító', 'Jegyzet'] } });
  });

  it('a hidden one is never taken by itself, however well it reads', async () => {
    const bytes = await workbook({ Rejtett: LIST, Látható: [['Révkalauz', 2]] }, { Rejtett: 'hidden' });
    expect(await choose(bytes)).toMatchObject({ ok: true, taken: { name: 'Látható', others: [] } });
    expect(await choose(bytes, 'Rejtett')).toMatchObject({ ok: true, taken: { name: 'Rejtett' } });
  });

  it('where all are hidden, or the wanted one is not there, the sheets are named', async () => {
    const bytes = await workbook({ A: LIST, B: LIST }, { A: 'hidden', B: 'hidden' });
    expect(await choose(bytes)).toEqual({ ok: false, fault: 'HIDDEN_SHEETS', sheets: ['A', 'B'] });
    const seen = await workbook({ A: LIST, B: LIST }, { B: 'hidden' });
    expect(await choose(seen, 'C')).toEqual({ ok: false, fault: 'NO_SUCH_SHEET', sheets: ['A'] });
  });

  it('are found without regard to case and accents, and by number among those one can see', async () => {
    const bytes = await workbook({ Rejtett: LIST, Őszi: LIST, Téli: LIST }, { Rejtett: 'hidden' });
    expect(await choose(bytes, 'oszi')).toMatchObject({ ok: true, taken: { name: 'Őszi' } });
    expect(await choose(bytes, '2')).toMatchObject({ ok: true, taken: { name: 'Téli' } });
  });
});
