import { shuffle } from '../../../random/shuffle.ts';
import { playerBannedBy } from '../effects/constants.ts';
import { replaced } from '../effects/instead.ts';
import type { Draft } from '../state/draft.ts';
import type { PlayerId } from '../state/types.ts';
import { move } from './zones.ts';

/** Draws cards from the top of the Jövő into the Kéz (ALAP.03); what there is, if there are fewer (Q24). */
export function draw(d: Draft, player: PlayerId, count: number): number {
  const barring = playerBannedBy(d.state, 'draw', player);
  if (barring !== null) {
    d.emit({ type: 'noEffect', card: barring, player });
    return 0;
  }
  let drawn = 0;
  while (drawn < count) {
    const top = d.list(player, 'future')[0];
    if (top === undefined) break;
    if (replaced(d, 'draw', top, player, 1)) {
      drawn++;
      continue;
    }
    move(d, top, { zone: 'hand', side: player }, 'ALAP.03');
    drawn++;
  }
  if (drawn < count) d.emit({ type: 'futureEmpty', player, n: drawn, of: count });
  return drawn;
}

/** ALAP.15: fills the Kéz up to a number of cards. */
export function drawUpTo(d: Draft, player: PlayerId, size: number): void {
  const missing = size - d.list(player, 'hand').length;
  if (missing > 0) draw(d, player, missing);
}

/** ALAP.50: the Jövő in a random order nobody knows; there is no cut by an opponent (ALAP.51, Q78). */
export function shuffleFuture(d: Draft, player: PlayerId, clause = 'ALAP.50'): void {
  const order = [...d.list(player, 'future')];
  shuffle(order, d.rng());
  d.reorder(player, 'future', order);
  d.emit({ type: 'shuffled', player, n: order.length, clause });
}
