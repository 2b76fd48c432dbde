import { cleanName, cleanText } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { readWholeCount } from './counts.ts';
import { sectionOfWord } from './headings.ts';
import { exactCard, foldedCard, unknownCard } from './resolve.ts';
import type { Token } from './token.ts';
import { unquoted } from './trimmings.ts';

/**
 * Reads a line of columns without headings, as spreadsheets paste them ("2⇥Alfa⇥Készlet", "2;Alfa", `2,"Alfa, a vén"`):
 * the first pure number is the count, a known name or else the first words are the name, a section word the section.
 * Undefined for a line that has no columns.
 */
export function readColumns(raw: string, catalogue: Catalogue): Token | undefined {
  const cells = cellsOf(cleanText(raw));
  if (!cells || cells.length < 2) return undefined;
  const countAt = cells.findIndex((cell) => readWholeCount(cell) !== undefined);
  const words = cells.map((_, i) => i).filter((i) => i !== countAt && cells[i] !== '');
  const nameAt =
    words.find((i) => exactCard(catalogue, cells[i] as string)) ??
    words.find((i) => foldedCard(catalogue, cells[i] as string)) ??
    words.find((i) => sectionOfWord(cells[i] as string) === undefined && !readWholeCount(cells[i] as string)) ??
    words[0];
  if (nameAt === undefined) return undefined;
  const name = cells[nameAt] as string;
  const count = countAt < 0 ? 1 : (readWholeCount(cells[countAt] as string)?.count ?? null);
  if (count === null) return { kind: 'refused', reason: 'count-out-of-range', name: cleanName(name) };
  const sectionAt = words.find((i) => i !== nameAt && sectionOfWord(cells[i] as string) !== undefined);
  const dropped = words.filter((i) => i !== nameAt && i !== sectionAt).map((i) => cells[i]);
  const card = exactCard(catalogue, name) ?? foldedCard(catalogue, name) ?? unknownCard(catalogue, name);
  return {
    kind: 'card',
    ...card,
    count,
    section: sectionAt === undefined ? undefined : sectionOfWord(cells[sectionAt] as string),
    notes: dropped.length > 0 ? ['columns-dropped', ...card.notes] : card.notes,
    dropped: dropped.length > 0 ? dropped.join(' · ') : undefined,
  };
}

// Tabs always part columns, bars where they frame the line; semicolons and commas only beside a pure number, since names may hold them.
function cellsOf(line: string): string[] | undefined {
  if (line.includes('\t')) return line.split('\t').map(cell);
  if (/^\s*\|.*\|\s*$/u.test(line)) return line.split('|').map(cell);
  if (/^[\s"]*\d{1,3}["\s]*;|;[\s"]*\d{1,3}["\s]*(?:;|$)/u.test(line)) return line.split(';').map(cell);
  const comma = /^\s*"?(\d{1,3})"?,\s*(?!\d)(\S.*)$/u.exec(line);
  return comma ? [comma[1] as string, cell(comma[2] as string)] : undefined;
}

function cell(text: string): string {
  const bare = text.trim();
  return unquoted(bare) ?? bare;
}
