import type { Card, Phase } from '../card.ts';

/** What the symbols of an akciólap or eseménylap say about its summoning. */
export interface SummonTiming {
  readonly phases: readonly Phase[] | 'any';
  /** A gyors hatás by megszakító (JEL.H), semlegesítő (JEL.I) or harc előkészítési (JEL.F). */
  readonly quick: boolean;
  /** JEL.I: only with a target. */
  readonly needsTarget: boolean;
}

/**
 * When and how fast a card is summoned. Only texts that happen as the card is played count: what a lasting card or a piece of
 * equipment offers later is activated by itself. A symbol gives a speed or a phase of its own, never one for the other.
 */
export function summonTiming(card: Card): SummonTiming {
  const played = (card.type === 'action' || card.type === 'event') && !lasts(card);
  const symbols = new Set(played ? card.abilities.flatMap((ability) => ability.symbols) : []);
  const fromSymbols = (['fightPreparation', 'fight'] as const).filter((symbol) => symbols.has(symbol));
  const needsTarget = symbols.has('neutralise');
  const quick = needsTarget || symbols.has('interrupt') || symbols.has('fightPreparation');
  const known = card.phases.length > 0 ? card.phases : fromSymbols;
  if (known.length > 0) return { phases: known, quick, needsTarget };
  // Neither phase nor symbol of one: Sor (JEL.0). A quick card whose phase no source tells is not denied one.
  return { phases: quick ? 'any' : ['row'], quick, needsTarget };
}

const lasts = (card: Card): boolean =>
  card.duration === 'permanent' || card.actionKind === 'item' || card.actionKind === 'magicItem';
