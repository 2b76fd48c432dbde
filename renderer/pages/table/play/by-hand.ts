import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { fitsSlot, isBearing } from '../../../../engine/mk/table/rules/attaching.ts';
import { def, inPresent, isAdventurer, isEquipment } from '../../../../engine/mk/table/rules/controller.ts';
import { has } from '../../../../engine/mk/table/rules/keywords.ts';
import { ATTACH_KINDS, type AttachKind, type CardId, type State } from '../../../../engine/mk/table/state/types.ts';
import type { Offer } from './offers.ts';
import type { Spot } from './types.ts';

/** The way a card is attached to another by hand if nobody says otherwise: what the two cards are made for, else "other". */
export function handAttachKind(state: State, id: CardId, host: CardId): AttachKind {
  if (fitsSlot(state, id) && isBearing(state, host)) return 'obstacle';
  if (!isAdventurer(state, host)) return 'other';
  if (isEquipment(state, id)) return 'equipment';
  if (has(state, id, 'mount')) return 'mount';
  return has(state, id, 'companion') && def(state, id).type === 'adventurer' ? 'companion' : 'other';
}

/** Laying a card there by hand, whatever the rules say; null where that means nothing. */
export function handMeaning(state: State, id: CardId, spot: Spot): Command | null {
  if (spot.kind === 'zone') return { type: 'hand.move', card: id, to: spot.zone, side: spot.side };
  if (spot.kind !== 'card') return null;
  const target = state.cards[spot.id];
  if (!target || target.zone === 'attached' || target.zone === 'timeline') return null;
  return { type: 'hand.attach', card: id, target: spot.id, as: handAttachKind(state, id, spot.id) };
}

/** Attaching by hand in each of the ways, to a card that is chosen on the table. */
export function handAttachOffers(
  state: State,
  id: CardId,
): readonly { readonly as: AttachKind; readonly offer: Offer }[] {
  const hosts = state.cards.filter((one) => one.id !== id && one.zone !== 'attached' && inPresent(state, one.id));
  if (hosts.length === 0) return [];
  return ATTACH_KINDS.map((as) => ({
    as,
    offer: {
      id: 'handAttach',
      key: null,
      mp: null,
      text: null,
      command: null,
      targets: hosts.map(({ id: target }) => ({ target, command: { type: 'hand.attach', card: id, target, as } })),
      team: false,
      form: [],
      refusal: null,
    },
  }));
}
