export type { RefusalCode } from '../../../../engine/mk/table/state/codes.ts';
export type { Refusal } from '../../../../engine/mk/table/state/refusal.ts';

import type { CardId, PlayerId, ZoneName } from '../../../../engine/mk/table/state/types.ts';

/** A place a card can be put on: a card, a zone, or the Időfonal. */
export type Spot =
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'zone'; readonly side: PlayerId; readonly zone: ZoneName }
  | { readonly kind: 'timeline' };

/** A spot as text, for attributes and sets: "card:12", "zone:self.row", "timeline". */
export function spotKey(spot: Spot): string {
  if (spot.kind === 'card') return `card:${spot.id}`;
  return spot.kind === 'zone' ? `zone:${spot.side}.${spot.zone}` : 'timeline';
}

/** The spot of a text made by {@link spotKey}; null for anything else. */
export function readSpot(key: string): Spot | null {
  if (key === 'timeline') return { kind: 'timeline' };
  const id = /^card:(\d+)$/.exec(key)?.[1];
  if (id !== undefined) return { kind: 'card', id: Number(id) };
  const zone = /^zone:(self|dummy)\.(\w+)$/.exec(key);
  return zone ? { kind: 'zone', side: zone[1] as PlayerId, zone: zone[2] as ZoneName } : null;
}
