import { type Deck, entriesIn, sectionSize } from '../deck.ts';
import { cellText } from '../reader/cells.ts';
import { OWN_PAGE, TITLE_CLASS } from '../reader/html.ts';
import { factCells, type WriterFacts } from './facts.ts';
import { filledPlaces, PLACE_NAMES } from './text.ts';
import { escapeXml } from './xml.ts';

const STYLE =
  'body{font:15px/1.4 Georgia,serif;color:#1f2430;background:#faf7f0;max-width:40rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{padding:.15rem .5rem;border-bottom:1px solid #d8cfbb;text-align:left}' +
  'td:first-child,td:last-child,th:first-child,th:last-child{text-align:right}@media print{body{background:none;margin:0}}';

/** The deck as a page of its own: no script, nothing fetched, ready to print. */
export function writeHtml(deck: Deck, facts: WriterFacts): string {
  const title = escapeXml(deck.name ?? 'Pakli');
  const lines = [
    '<!doctype html>',
    '<html lang="hu">',
    '<head>',
    '<meta charset="utf-8">',
    OWN_PAGE,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    ...(deck.name === null ? [] : [`<h1 class="${TITLE_CLASS}">${title}</h1>`]),
  ];
  for (const id of filledPlaces(deck)) {
    lines.push(`<h2>${PLACE_NAMES[id]} (${sectionSize(deck, id)})</h2>`, '<table>');
    lines.push('<tr><th>Darab</th><th>Név</th><th>Típus</th><th>MP</th></tr>');
    for (const { name, count } of entriesIn(deck, id)) {
      const [type, mp] = factCells(name, facts);
      lines.push(
        `<tr><td>${count}</td><td>${escapeXml(cellText(name, facts.catalogue))}</td><td>${type}</td><td>${mp}</td></tr>`,
      );
    }
    lines.push('</table>');
  }
  return `${[...lines, '</body>', '</html>'].join('\n')}\n`;
}
