import { type Deck, entriesIn, sectionSize } from '../deck.ts';
import { cellText } from '../reader/cells.ts';
import { readHeading } from '../reader/headings.ts';
import { factCells, type WriterFacts } from './facts.ts';
import { filledPlaces, PLACE_NAMES } from './text.ts';

/** The deck as Markdown: its name as the title, a table for each section. */
export function writeMarkdown(deck: Deck, facts: WriterFacts): string {
  const blocks: string[] = deck.name === null ? [] : [titleLine(deck.name)];
  for (const id of filledPlaces(deck)) {
    const rows = entriesIn(deck, id).map(({ name, count }) =>
      row([String(count), escapeMarkdown(cellText(name, facts.catalogue)), ...factCells(name, facts)]),
    );
    const heads = [row(['Darab', 'Név', 'Típus', 'MP']), '| ---: | :--- | :--- | ---: |'];
    blocks.push(`## ${PLACE_NAMES[id]} (${sectionSize(deck, id)})`, [...heads, ...rows].join('\n'));
  }
  // A title alone would be a comment line of a text list.
  if (blocks.length === 1) blocks.push(`## ${PLACE_NAMES.jovo} (0)`);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

// A title that is a section word would open that section.
function titleLine(name: string): string {
  return readHeading(name)?.section ? `Pakli neve: ${name}` : `# ${escapeMarkdown(name)}`;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Text in which no character means anything to Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|&~]/gu, '\\$&');
}
