import { compareHu } from '../../../text/order.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { fixedCost } from '../../cards/cost.ts';
import type { Deck } from '../../deck/deck.ts';
import { drawPool, type PoolCard } from '../pool.ts';
import { CURVE_POLICY, type Policy } from './policy.ts';
import { OBSTACLES_PER_TOWER_LEVEL } from './settings.ts';

/** What the simulation does with a card: pay for it, put it down free as a quest or obstacle, or keep it for ever. */
export const ROLE = { paid: 0, quest: 1, obstacle: 2, dead: 3 } as const;

/** One kind of card of the deck, as the simulation knows it. */
export interface Kind {
  readonly name: string;
  readonly role: number;
  /** Printed cost; of a quest what solving it takes, -1 where X or unknown. */
  readonly cost: number;
  readonly dp: number;
  readonly adventurer: boolean;
}

/** A deck made ready for many games. Plain data: it can be sent to a worker. */
export interface PreparedDeck {
  /** Paid kinds by descending cost and then by name, then quests, obstacles and dead cards, each by name. */
  readonly kinds: readonly Kind[];
  /** The deck, one kind number for each card, in canonical order. */
  readonly cards: readonly number[];
  readonly obstacleSlots: number;
  readonly policy: Policy;
}

function kindOf({ name, card }: PoolCard): Kind {
  const cost = card ? fixedCost(card) : null;
  const base = { name, cost: cost ?? -1, dp: card?.dp ?? 0, adventurer: card?.type === 'adventurer' };
  if (card?.type === 'quest') return { ...base, role: ROLE.quest };
  if (card?.type === 'obstacle') return { ...base, role: ROLE.obstacle };
  return { ...base, role: cost === null ? ROLE.dead : ROLE.paid };
}

/** Reads off a deck all that the simulation needs: printed costs only, no keyword changes them. */
export function prepareGoldfish(deck: Deck, catalogue: Catalogue, policy: Policy = CURVE_POLICY): PreparedDeck {
  const pool = drawPool(deck, catalogue);
  const byName = new Map(pool.map((card) => [card.name, kindOf(card)]));
  const kinds = [...byName.values()].sort(
    (a, b) => a.role - b.role || (a.role === ROLE.paid ? b.cost - a.cost : 0) || compareHu(a.name, b.name),
  );
  const numbers = new Map(kinds.map((kind, i) => [kind.name, i]));
  return {
    kinds,
    cards: pool.map((card) => numbers.get(card.name) as number),
    obstacleSlots: OBSTACLES_PER_TOWER_LEVEL * towerLevels(deck, catalogue),
    policy,
  };
}

// Unknown cards of the tower section count as tower levels, cards known to be something else do not.
function towerLevels(deck: Deck, catalogue: Catalogue): number {
  let levels = 0;
  for (const entry of deck.sections.torony) {
    const card = catalogue.find(entry.name);
    if (!card || card.type === null || card.type === 'towerLevel') levels += entry.count;
  }
  return levels;
}
