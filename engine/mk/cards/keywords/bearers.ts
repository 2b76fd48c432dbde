import type { CardType } from '../card.ts';
import type { KeywordId } from './vocabulary.ts';

/**
 * Keywords the rules give to cards of certain types only: "ELFELEDETT kulcsszóval rendelkező kalandozó" (2.22). On a card
 * of another type the word does nothing. Keywords not listed work on any card.
 */
const BEARERS: Readonly<Partial<Record<KeywordId, readonly CardType[]>>> = {
  wall: ['towerLevel', 'building'], // 2.01.a
  expedition: ['quest'], // 2.03.a
  willTransfer: ['adventurer', 'obstacle'], // 2.04.b
  overkill: ['adventurer', 'obstacle'], // 2.05.b
  mount: ['obstacle'], // 2.06.a
  companion: ['adventurer'], // 2.09.a
  momentum: ['adventurer'], // 2.10
  animated: ['obstacle'], // 2.15.a
  armour: ['adventurer', 'action'], // 2.17.a, 2.17.b
  raid: ['adventurer'], // 2.18
  rebuilding: ['towerLevel'], // 2.21
  forgotten: ['adventurer'], // 2.22
  fightingSpirit: ['adventurer'], // 2.24
  manaFocus: ['adventurer'], // 2.25
  concentration: ['adventurer', 'action'], // 2.27
  frenzy: ['adventurer'], // 2.28
  protector: ['adventurer'], // 2.29
  lifePath: ['adventurer'], // 2.32.f
  breakthrough: ['adventurer'], // 2.35
};

/** True if the keyword works on a card of this type; a card whose type is not known is never denied one. */
export function mayBear(id: KeywordId, type: CardType | null): boolean {
  return type === null || (BEARERS[id]?.includes(type) ?? true);
}
