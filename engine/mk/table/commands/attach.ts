import { z } from 'zod';
import { answerAt, conditionRefusal } from '../rules/asking.ts';
import { attachNow, attachRefusal } from '../rules/attaching.ts';
import { card, def, isEquipment, playerOf } from '../rules/controller.ts';
import { has, keywordAt } from '../rules/keywords.ts';
import { mayAct } from '../rules/timing.ts';
import { move } from '../rules/zones.ts';
import { actor, by, cardRef, command } from '../state/command.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import { type AttachWay, type CardId, PLAYERS, type PlayerId, type State } from '../state/types.ts';

/**
 * Attaches a card: an akadálylap or ELVADULT card into a slot, a Hátas, a Csatlós from the Kéz, or equipment from the raktár.
 * It costs 0 MP (5.01.e, 2.06.c, 2.09.d) and goes through the Időfonal; worn equipment is taken from the raktár at once.
 */
export const attach = command({
  type: 'attach',
  schema: z.strictObject({
    type: z.literal('attach'),
    card: cardRef,
    target: cardRef,
    as: z.enum(['obstacle', 'mount', 'companion', 'equipment']),
    /** At the speed of a gyors hatás, by SORSFORDÍTÓ (2.31.a.1). */
    quick: z.boolean().optional(),
    player: actor,
    /** The host meets the condition, where nobody can tell from the cards (2.06.b, 2.09.c). */
    conditionByHand: z.boolean().optional(),
  }),
  run(d, { card: id, target, as, quick = false, player = 'self', conditionByHand }) {
    const no =
      placeRefusal(d.state, player, id, as) ??
      speedRefusal(d.state, id, as, quick) ??
      timingRefusal(d.state, player, as, quick) ??
      attachRefusal(d.state, player, id, target, as) ??
      (conditionByHand ? null : hostRefusal(d.state, id, target, as));
    if (no) return no;
    if (as === 'equipment') {
      attachNow(d, id, target, as, player);
      return null;
    }
    const hidden = as === 'obstacle' && !has(d.state, id, 'faceUp'); // 5.01.e, 2.06.d, 2.30.a
    move(d, id, { zone: 'timeline', side: player }, '5.01.e');
    d.change(id, { faceDown: hidden });
    // 2.31.c: a hidden card put down as a gyors hatás has to be shown.
    if (quick && hidden) d.emit({ type: 'shown', player, cards: [id], clause: '2.31.c' });
    const plan = { do: 'attach', host: target, as } as const;
    d.pushEntry({
      kind: 'attach',
      card: id,
      player,
      ability: null,
      targets: [target],
      hidden,
      quick,
      plan,
    });
    d.emit({ type: 'attaching', player, card: id, to: `attached:${target}`, word: as });
    return null;
  },
  *candidates(state, player) {
    const hosts = ['tower', 'quests', 'buildings', 'row', 'team'] as const;
    for (const id of [...state.zones[player].hand, ...state.zones[player].store]) {
      for (const as of kindsFor(state, id)) {
        for (const side of PLAYERS) {
          for (const zone of hosts) {
            for (const target of state.zones[side][zone]) {
              yield { type: 'attach' as const, card: id, target, as, ...by(player) };
              if (as === 'obstacle' && has(state, id, 'fateTurner'))
                yield { type: 'attach' as const, card: id, target, as, quick: true, ...by(player) };
            }
          }
        }
      }
    }
  },
});

function kindsFor(state: State, id: CardId): AttachWay[] {
  const kinds: AttachWay[] = [];
  if (def(state, id).type === 'obstacle' || has(state, id, 'feral')) kinds.push('obstacle');
  if (has(state, id, 'mount')) kinds.push('mount');
  if (has(state, id, 'companion')) kinds.push('companion');
  if (isEquipment(state, id)) kinds.push('equipment');
  return kinds;
}

// 2.06.b, 2.09.c: a host of which nobody can tell whether it meets the condition is asked of the player.
function hostRefusal(state: State, id: CardId, host: CardId, as: AttachWay): Refusal | null {
  if (as !== 'mount' && as !== 'companion') return null;
  const condition = keywordAt(state, id, as)?.condition ?? null;
  return conditionRefusal(answerAt(state, host, condition), [host], as === 'mount' ? '2.06.b' : '2.09.c', false);
}

function placeRefusal(state: State, player: PlayerId, id: CardId, as: AttachWay): Refusal | null {
  const inst = card(state, id);
  if (!inst || playerOf(state, id) !== player) return refuse('NOT_YOURS', 'ALAP.35', { cards: [id] });
  // 2.07.note2: equipment may also come straight from the Kéz where it is attached to a küldetés.
  const wanted = as === 'equipment' ? 'store' : 'hand';
  if (inst.zone === wanted || (as === 'equipment' && inst.zone === 'attached')) return null;
  return refuse(as === 'equipment' ? 'NOT_IN_STORE' : 'NOT_IN_HAND', '5.01.e', { cards: [id] });
}

// 2.31.a.1: SORSFORDÍTÓ is for what would be summoned, and putting an akadálylap or Hátas into play is that; a Csatlós is
// attached instead of being summoned (2.09.d), and worn equipment lies in the Jelen already.
function speedRefusal(state: State, id: CardId, as: AttachWay, quick: boolean): Refusal | null {
  if (!quick) return null;
  const possible = (as === 'obstacle' || as === 'mount') && has(state, id, 'fateTurner');
  return possible ? null : refuse('NOT_QUICK', '2.31.a.1', { cards: [id] });
}

// Equipment is taken up in the Sor or at the start of a manoeuvre; everything else is a Sor-phase, MP-kötött action.
function timingRefusal(state: State, player: PlayerId, as: AttachWay, quick: boolean): Refusal | null {
  const clause = as === 'companion' ? '2.09.d' : '5.01.e';
  if (quick) return mayAct(state, player, { phases: 'any', speed: 'quick', clause: '2.31.a.1' });
  if (as === 'equipment')
    return mayAct(state, player, { phases: ['row', 'manoeuvre'], speed: 'mpBound', clause: '4.01.e' });
  return mayAct(state, player, { phases: ['row'], speed: 'mpBound', clause });
}

export const attachCommands = [attach] as const;
