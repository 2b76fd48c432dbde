import type { Card } from '../../cards/card.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { Format } from './format.ts';

/** The card names of a format, in the spelling of a catalogue. */
export interface CardLists {
  readonly banned: ReadonlySet<string>;
  readonly restricted: ReadonlySet<string>;
  readonly perCard: ReadonlyMap<string, number>;
  /** True for a card the format's pool holds, by one of its printings or by name; always, where there is no pool. */
  inPool(card: Card): boolean;
}

const known = new WeakMap<Format, WeakMap<Catalogue, CardLists>>();

/** The lists of a format for a catalogue; looked up once and remembered, since both never change. */
export function cardLists(format: Format, catalogue: Catalogue): CardLists {
  const byCatalogue = known.get(format) ?? new WeakMap<Catalogue, CardLists>();
  known.set(format, byCatalogue);
  const lists = byCatalogue.get(catalogue) ?? makeLists(format, catalogue);
  byCatalogue.set(catalogue, lists);
  return lists;
}

function makeLists({ banned, restricted, copies, pool }: Format, catalogue: Catalogue): CardLists {
  const spelled = (name: string) => catalogue.find(name)?.name ?? name;
  const poolCards = new Set(pool?.cards.map(spelled));
  return {
    banned: new Set(banned.map(spelled)),
    restricted: new Set(restricted.map(spelled)),
    perCard: new Map(Object.entries(copies.perCard).map(([name, limit]) => [spelled(name), limit])),
    inPool: (card) =>
      pool === null || poolCards.has(card.name) || card.printings.some(({ set }) => pool.sets.includes(set)),
  };
}
