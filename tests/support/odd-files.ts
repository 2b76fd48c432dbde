import { zipSync } from 'fflate';

const text = (value: string) => new TextEncoder().encode(value);

/** A spreadsheet with one sheet of these cells, each written as it stands. */
export function xlsxOf(sheetData: string, more: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': text(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': text(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': text(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
    ...more,
  };
  return Uint8Array.from(zipSync(files));
}

/** A cell with text in it. */
export const cell = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** Headings and one card, as every sheet of cards begins. */
const HEAD = `<row r="1">${cell('A1', 'Név')}${cell('B1', 'Darab')}</row><row r="2">${cell('A2', 'Alfa')}${cell('B2', '3')}</row>`;

/** A sheet of two columns, and the same with one stray cell in the farthest corner a sheet has. */
export const plainSheet = () => xlsxOf(HEAD);
export const straySheet = () => xlsxOf(`${HEAD}<row r="1048576">${cell('XFD1048576', 'x')}</row>`);

/** A small file that is `megabytes` large when unpacked. */
export const zipBomb = (megabytes: number) =>
  xlsxOf(HEAD, { 'xl/media/image1.png': new Uint8Array(megabytes * 1024 * 1024) });
