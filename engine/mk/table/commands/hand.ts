import { z } from 'zod';
import { cardSchema } from '../../cards/card.ts';
import { attachNow } from '../rules/attaching.ts';
import { card, inPresent } from '../rules/controller.ts';
import { setPosition } from '../rules/turn.ts';
import { move } from '../rules/zones.ts';
import { amount, cardRef, cardRefs, command, playerId } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { refuse } from '../state/refusal.ts';
import { ATTACH_KINDS, type CardId, POSITIONS, ZONES } from '../state/types.ts';

/*
 * Hand moves (kézi): what the player does because a card says so or because the rules are read otherwise. They are always
 * possible, are logged as made by hand, and still keep the books: one place for each card, no negative numbers.
 */

const change = z.int().min(-999).max(999);

/** Moves a card anywhere. Kéz, Jövő, Cserepakli, Múlt and Mélység stay the owner's (ALAP.29). */
export const handMove = command({
  type: 'hand.move',
  schema: z.strictObject({
    type: z.literal('hand.move'),
    card: cardRef,
    to: z.enum(ZONES),
    side: playerId.optional(),
    /** Place in the list, 0 = top (lowest level of a tower); left out = the end, of Múlt and Mélység the top. */
    at: amount.optional(),
    position: z.enum(POSITIONS).optional(),
  }),
  always: true,
  run(d, { card: id, to, side, at, position }) {
    d.byHand = true;
    leaveTimeline(d, id);
    const goal = { zone: to, side: side ?? card(d.state, id).side, ...(at === undefined ? {} : { at }) };
    move(d, id, goal);
    if (position) setPosition(d, id, position);
    return null;
  },
});

function leaveTimeline(d: Draft, id: CardId): void {
  if (card(d.state, id).zone !== 'timeline') return;
  d.set({ timeline: d.state.timeline.filter((entry) => entry.card !== id) });
}

export const handAttach = command({
  type: 'hand.attach',
  schema: z.strictObject({ type: z.literal('hand.attach'), card: cardRef, target: cardRef, as: z.enum(ATTACH_KINDS) }),
  always: true,
  run(d, { card: id, target, as }) {
    d.byHand = true;
    for (let host: CardId | null = target; host !== null; host = card(d.state, host).host) {
      if (host === id) return refuse('ATTACHED_TO_ITSELF', null, { cards: [id] });
    }
    if (!inPresent(d.state, target)) return refuse('HOST_NOT_IN_PRESENT', '5.01.a', { cards: [target] });
    leaveTimeline(d, id);
    attachNow(d, id, target, as, card(d.state, id).side);
    return null;
  },
});

export const handMp = command({
  type: 'hand.mp',
  schema: z.strictObject({ type: z.literal('hand.mp'), change, player: playerId.default('self') }),
  always: true,
  run(d, { change: by, player }) {
    d.byHand = true;
    const mp = d.player(player).mp + by;
    if (mp < 0) return refuse('MP_BELOW_ZERO', null, { numbers: { have: d.player(player).mp, change: by } });
    d.changePlayer(player, { mp });
    d.emit({ type: 'mp', player, n: by });
    return null;
  },
});

export const handDp = command({
  type: 'hand.dp',
  schema: z.strictObject({ type: z.literal('hand.dp'), change, player: playerId.default('self') }),
  always: true,
  run(d, { change: by, player }) {
    d.byHand = true;
    d.changePlayer(player, { dp: d.player(player).dp + by });
    d.emit({ type: 'dp', player, n: by });
    return null;
  },
});

export const handPosition = command({
  type: 'hand.position',
  schema: z.strictObject({ type: z.literal('hand.position'), card: cardRef, position: z.enum(POSITIONS) }),
  always: true,
  run(d, { card: id, position }) {
    d.byHand = true;
    if (!inPresent(d.state, id)) return refuse('NOT_IN_PLAY', null, { cards: [id] });
    setPosition(d, id, position);
    return null;
  },
});

/** Sets damage, level change or a counter of a card. */
export const handSet = command({
  type: 'hand.set',
  schema: z.strictObject({
    type: z.literal('hand.set'),
    card: cardRef,
    damage: amount.optional(),
    levelChange: z.int().min(-99).max(99).optional(),
    counter: z.string().min(1).max(40).optional(),
    n: amount.optional(),
  }),
  always: true,
  run(d, { card: id, damage, levelChange, counter, n }) {
    d.byHand = true;
    if (!inPresent(d.state, id)) return refuse('NOT_IN_PLAY', null, { cards: [id] });
    if (damage !== undefined) d.change(id, { damage });
    if (levelChange !== undefined) d.change(id, { levelChange });
    if (counter !== undefined) d.change(id, { counters: { ...card(d.state, id).counters, [counter]: n ?? 0 } });
    d.emit({
      type: 'set',
      card: id,
      n: n ?? damage ?? levelChange ?? 0,
      word: counter ?? (damage === undefined ? 'level' : 'damage'),
    });
    return null;
  },
});

/** Brings a card into the game from outside (ALAP.28): a token, or any card given in full. */
export const handToken = command({
  type: 'hand.token',
  schema: z.strictObject({
    type: z.literal('hand.token'),
    define: cardSchema,
    to: z.enum(ZONES).default('row'),
    player: playerId.default('self'),
  }),
  always: true,
  run(d, { define, to, player }) {
    d.byHand = true;
    const same = d.state.defs.find((one) => JSON.stringify(one) === JSON.stringify(define));
    const id = d.create(same ?? define, player, to);
    d.emit({ type: 'brought', card: id, player, to: `${player}.${to}`, clause: 'ALAP.28' });
    return null;
  },
});

/** Puts the top cards of the Jövő in an order; the cards named come first, in this order. */
export const handOrder = command({
  type: 'hand.order',
  schema: z.strictObject({ type: z.literal('hand.order'), cards: cardRefs, player: playerId.default('self') }),
  always: true,
  run(d, { cards, player }) {
    d.byHand = true;
    const deck = d.list(player, 'future');
    const strange = cards.find((id) => !deck.includes(id));
    if (strange !== undefined) return refuse('NOT_IN_FUTURE', null, { cards: [strange] });
    const first = new Set(cards);
    d.reorder(player, 'future', [...first, ...deck.filter((id) => !first.has(id))]);
    d.emit({ type: 'ordered', player, n: first.size });
    return null;
  },
});

/** Q62: forgets what a card has used up in this forduló, where the players read the Hivatkozás rule so. */
export const handUnmark = command({
  type: 'hand.unmark',
  schema: z.strictObject({ type: z.literal('hand.unmark'), card: cardRef }),
  always: true,
  run(d, { card: id }) {
    d.byHand = true;
    d.change(id, { marks: {}, lost: [] });
    d.emit({ type: 'unmarked', card: id });
    return null;
  },
});

/** A remark in the log. */
export const handNote = command({
  type: 'hand.note',
  schema: z.strictObject({ type: z.literal('hand.note'), text: z.string().min(1).max(500) }),
  always: true,
  run(d, { text }) {
    d.byHand = true;
    d.emit({ type: 'note', word: text });
    return null;
  },
});

export const handCommands = [
  handMove,
  handAttach,
  handMp,
  handDp,
  handPosition,
  handSet,
  handToken,
  handOrder,
  handUnmark,
  handNote,
] as const;
