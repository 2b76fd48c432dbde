import { type HandCard, levelOf } from '../hand/card.ts';
import type { ClassFile } from './class-file.ts';

/** Words of the exported list, in the player's language. */
export interface ExportWords {
  readonly level: (level: number) => string;
  readonly handSize: (have: number, size: number) => string;
}

/**
 * A hand as plain text to share: the class, then a line for each card with its initiative and level, by initiative.
 * Names the class does not know are kept, with a question mark, so that nothing chosen is lost.
 */
export function exportHand(file: ClassFile, level: number, chosen: readonly string[], words: ExportWords): string {
  const known = new Map(file.cards.map((card) => [card.name, card]));
  const lines = chosen
    .map((name) => ({ name, card: known.get(name) }))
    .toSorted((a, b) => (a.card?.initiative ?? 100) - (b.card?.initiative ?? 100))
    .map(({ name, card }) => lineOf(name, card));
  return [`${file.name} – ${words.level(level)}`, words.handSize(chosen.length, file.handSize), '', ...lines, ''].join(
    '\n',
  );
}

function lineOf(name: string, card: HandCard | undefined): string {
  if (!card) return ` ?  ${name}`;
  const level = card.level === 'X' ? 'X' : String(levelOf(card));
  return `${String(card.initiative).padStart(2)}  ${name} (${level})`;
}
