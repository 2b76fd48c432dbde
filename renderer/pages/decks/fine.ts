import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { type Deck, SECTIONS, sectionSize } from '../../../engine/mk/deck/deck.ts';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import type { ReadingVerdict } from '../../../engine/mk/deck/legality/check.ts';
import type { VerdictWords } from '../../../messages/page/verdict.ts';

/**
 * What is fine about a deck in one reading, as short clauses; the verdict says these first. A thing is fine when no
 * problem speaks of it, so this can never contradict the checker.
 */
export function fineFacts(
  deck: Deck,
  catalogue: Catalogue,
  format: Format,
  reading: ReadingVerdict,
  words: VerdictWords,
): readonly string[] {
  const told = new Set(reading.problems.map((problem) => problem.code));
  const t = words.fineFacts;
  const facts: string[] = [];
  const size = sectionSize(deck, 'jovo');
  if (size > 0 && !told.has('DECK_TOO_SMALL') && !told.has('DECK_TOO_LARGE')) facts.push(t.size(size, reading.minimum));
  const tower = !told.has('TOWER_COUNT') && !told.has('TOWER_NOT_DISTINCT') && !told.has('NOT_A_TOWER_LEVEL');
  if (tower && format.tower.levels === 3 && format.tower.distinct) facts.push(t.tower);
  if (size > 0 && !told.has('COPY_LIMIT_EXCEEDED') && !told.has('RESTRICTED')) facts.push(t.copies(reading.limit));
  const known = SECTIONS.every((section) => deck.sections[section].every((entry) => catalogue.find(entry.name)));
  if (known && size > 0) facts.push(t.known);
  return facts;
}
