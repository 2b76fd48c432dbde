import { cleanName } from '../../text/fold.ts';
import { type Card, stubCard } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Deck, DeckEntry } from '../deck/deck.ts';
import { drawPool } from '../odds/pool.ts';
import { DUMMIES, type DummySpec, layDummy } from './opponent.ts';
import { type Setup, type SetupCard, type SetupInput, setupSchema } from './setup.ts';
import type { ZoneName } from './state/types.ts';

export interface DeckGame {
  readonly seed: number;
  readonly settings?: SetupInput['settings'];
  readonly dummy?: DummySpec;
  /** A whole second side with the same rights (docs/table.md, "Two sides"); `dummy` and `towerOf` do not count then. */
  readonly rival?: { readonly deck: Deck; readonly catalogue: Catalogue };
  /** The starting tower of this deck stands at the dummy instead of levels of set FAL; what lies on them stays as set. */
  readonly towerOf?: Deck;
}

/** Types that begin in play, outside the Jövő (Q09, Q10). */
const STARTERS: ReadonlySet<Card['type']> = new Set(['omen', 'paragon']);

/**
 * The set-up of a solo game with a deck: Torony in the order of the list, lowest first (3.01.a), the Jövő shuffled by the seed,
 * the Cserepakli beside it, ómen and kiemelkedett in play. An unknown name becomes a card with just a name, so that every
 * list can be tried; tokens are left out (Q12).
 */
export function setupFromDeck(deck: Deck, catalogue: Catalogue, game: DeckGame): Setup {
  const cards: Card[] = [];
  // Names of the other side's cards never meet those of the deck, or a card of the deck would be used for the other side.
  const addOwn = (card: Card): number => {
    const same = cards.findIndex((one) => one.name === card.name && JSON.stringify(one) === JSON.stringify(card));
    return same >= 0 ? same : cards.push(card) - 1;
  };
  const zones = zonesOf(deck, catalogue, addOwn);
  const base = { settings: game.settings ?? {}, seed: game.seed, shuffle: true, self: { zones } };
  if (game.rival) {
    const other = zonesOf(game.rival.deck, game.rival.catalogue, addOwn);
    return setupSchema.parse({ ...base, cards, rival: true, dummy: { zones: other } });
  }
  const dummy = game.dummy ?? DUMMIES.open;
  const opponent = layDummy(dummy, addOwn);
  if (game.towerOf) {
    const levels: SetupCard[] = [];
    for (const { name, count } of game.towerOf.sections.torony) {
      const card = catalogue.find(name) ?? stubCard(cleanName(name), { type: 'towerLevel' });
      const attached = opponent.tower[levels.length]?.attached ?? [];
      if (card.type === 'towerLevel') for (let i = 0; i < count; i++) levels.push({ card: addOwn(card), attached });
    }
    opponent.tower = levels;
  }
  return setupSchema.parse({ ...base, cards, dummy: { zones: opponent, dp: dummy.dp } });
}

/** Where the cards of a deck lie at the start; `addOwn` takes a card into the set-up's list and gives its number. */
function zonesOf(deck: Deck, catalogue: Catalogue, addOwn: (card: Card) => number) {
  const numbers = new Map<string, number>();
  const add = (card: Card): number => {
    const number = numbers.get(card.name) ?? addOwn(card);
    numbers.set(card.name, number);
    return number;
  };
  const zones: Partial<Record<ZoneName, SetupCard[]>> = { tower: [], future: [], spare: [], field: [] };
  const lay = (entries: readonly DeckEntry[], zone: ZoneName) => {
    for (const { name, count } of entries) {
      const card = catalogue.find(name) ?? stubCard(cleanName(name));
      if (card.token) continue;
      const target = STARTERS.has(card.type) && zone !== 'spare' ? 'field' : zone;
      const number = add(card);
      for (let i = 0; i < count; i++) zones[target]?.push({ card: number });
    }
  };
  lay(deck.sections.torony, 'tower');
  // The order of the hand tester: the same deck and seed give the same game however its list was written, and the same first hand.
  lay(
    drawPool(deck, catalogue).map(({ name }) => ({ name, count: 1 })),
    'future',
  );
  lay(deck.sections.csere, 'spare');
  return zones;
}
