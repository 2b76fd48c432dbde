import { compareHu } from '../../text/order.ts';
import { type Deck, SECTIONS } from '../deck/deck.ts';

/** The one spelling of a card's name under which copies are counted together: the catalogue's, where it knows the card. */
export type Canonical = (name: string) => string;

/** Owned, reserved and free copies of one card over all its printings. */
export interface Holding {
  readonly card: string;
  readonly owned: number;
  readonly reserved: number;
  /** owned − reserved; negative if decks reserve more than there is. */
  readonly free: number;
}

/** Copies of each card in a deck, all sections together: tower and spare deck are made of cards one has to own too. */
export function deckNeeds(deck: Deck, canonical: Canonical): Map<string, number> {
  const needs = new Map<string, number>();
  for (const section of SECTIONS) {
    for (const { name, count } of deck.sections[section]) add(needs, canonical(name), count);
  }
  return needs;
}

/** Copies of each card over all its printings; printings without copies do not appear. */
export function ownedByCard(
  owned: Iterable<{ readonly card: string; readonly count: number }>,
  canonical: Canonical,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { card, count } of owned) if (count > 0) add(sums, canonical(card), count);
  return sums;
}

/** What all these decks need together, each with cards of its own. */
export function sumNeeds(decks: Iterable<Deck>, canonical: Canonical): Map<string, number> {
  const sums = new Map<string, number>();
  for (const deck of decks) for (const [card, count] of deckNeeds(deck, canonical)) add(sums, card, count);
  return sums;
}

/** Every card that is owned or reserved, in Hungarian order. */
export function holdings(owned: ReadonlyMap<string, number>, reserved: ReadonlyMap<string, number>): Holding[] {
  return [...new Set([...owned.keys(), ...reserved.keys()])].sort(compareHu).map((card) => {
    const has = owned.get(card) ?? 0;
    const held = reserved.get(card) ?? 0;
    return { card, owned: has, reserved: held, free: has - held };
  });
}

export function add(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}
