import { type Card, stubCard } from '../../cards/card.ts';
import { type Catalogue, createCatalogue } from '../../cards/catalogue.ts';
import type { ReadList } from './read.ts';

/** A stub for every unknown card of the list, with the type and cost its line told (`3 Vadász (kalandozó, 4 MP)`). */
export function stubsOf(list: ReadList): Card[] {
  const stubs = new Map<string, Card>();
  for (const line of list.lines) {
    for (const { name, known } of line.cards) {
      if (known || (stubs.has(name) && line.details === null)) continue;
      stubs.set(name, stubCard(name, line.details ?? {}));
    }
  }
  return [...stubs.values()];
}

/** The catalogue with the list's stubs beside its own cards, for drawing, counting and testing them at once. */
export function withStubs(list: ReadList, catalogue: Catalogue): Catalogue {
  const stubs = stubsOf(list);
  return stubs.length === 0 ? catalogue : createCatalogue([...stubs, ...catalogue.cards]);
}
