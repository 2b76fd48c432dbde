import { createMemo, createRoot } from 'solid-js';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { drawPool, type PoolCard } from '../../../engine/mk/odds/pool.ts';
import { deckCards } from '../../stores/deck-cards.ts';
import { deckList } from '../../stores/decks.ts';
import { ruleCatalogue } from '../../stores/rule-catalogue.ts';
import { rememberedData } from '../../stores/settings.ts';
import { type Prefs, readPrefs, type SimulationPrefs } from './prefs.ts';

const [kept, keep] = rememberedData('odds');

/** What the player set on this page; kept between visits. */
export const prefs: () => Prefs = createRoot(() => createMemo(() => readPrefs(kept())));

/** Changes some of it. */
export const change = (patch: Partial<Prefs>): void => keep({ ...prefs(), ...patch });

export const changeSimulation = (patch: Partial<SimulationPrefs>): void =>
  change({ simulation: { ...prefs().simulation, ...patch } });

/** A deck the page works on. */
export interface ChosenDeck {
  readonly id: number;
  readonly name: string;
  readonly deck: Deck;
  /** Its draw deck as single cards. */
  readonly pool: readonly PoolCard[];
  /** Every card of it once, in the order of the pool. */
  readonly kinds: readonly { readonly card: PoolCard; readonly copies: number }[];
}

function choose(id: number | null): ChosenDeck | null {
  const summary = deckList().find((deck) => deck.id === id);
  const deck = id === null ? undefined : deckCards().get(id);
  if (!summary || !deck) return null;
  const pool = drawPool(deck, ruleCatalogue());
  const kinds = new Map<string, { card: PoolCard; copies: number }>();
  for (const card of pool) {
    const kind = kinds.get(card.name);
    if (kind) kind.copies++;
    else kinds.set(card.name, { card, copies: 1 });
  }
  return { id: summary.id, name: summary.name, deck, pool, kinds: [...kinds.values()] };
}

const { first, second } = createRoot(() => ({
  first: createMemo(() => choose(prefs().deck) ?? choose(deckList()[0]?.id ?? null)),
  second: createMemo(() => choose(prefs().other)),
}));

/** The deck asked about: the chosen one, else the first of the list; null if there is none. */
export const chosen: () => ChosenDeck | null = first;
/** The deck it is compared with; null if none is chosen, or the same. */
export const compared = (): ChosenDeck | null => (second()?.id === first()?.id ? null : second());
