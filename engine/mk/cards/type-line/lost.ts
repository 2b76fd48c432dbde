import type { Card } from '../card.ts';

const CONDITIONS = /^(?:conditions|felt[ée]telek?)(?:[.[\]\d]\S*)?: /iu;

/** Condition lines of a card that were lost when it came in: it asks for more than its field says. */
export function lostConditions(card: Card): readonly string[] {
  return (card.unread ?? []).filter((left) => CONDITIONS.test(left)).map((left) => left.replace(CONDITIONS, ''));
}
