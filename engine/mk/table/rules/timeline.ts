import { carryOut } from '../effects/settle.ts';
import type { Draft } from '../state/draft.ts';
import type { CardId, PlayerId, State, TimelineEntry } from '../state/types.ts';
import { landAttached } from './attaching.ts';
import { card, def, playerOf } from './controller.ts';
import { enter, enterByType } from './entering.ts';
import { flightRefusal } from './flight.ts';
import { lifePathRefusal } from './life-path.ts';
import { questRoom } from './quests.ts';
import { startSearch } from './searching.ts';
import { move, toPastOrAbyss } from './zones.ts';

/** The entry that takes effect next: the last one that came in (ALAP.06). */
export function topEntry(d: Draft): TimelineEntry | undefined {
  return d.state.timeline[d.state.timeline.length - 1];
}

/** Lets an entry take effect (ALAP.07). What free text does beyond the books is done by hand. */
export function resolveEntry(d: Draft, entry: TimelineEntry): void {
  d.dropEntry(entry.id);
  d.emit({ type: 'resolved', card: entry.card, player: entry.player, word: entry.kind });
  const { plan } = entry;
  if (entry.kind === 'card') landCard(d, entry);
  else if (entry.kind === 'attach' && plan?.do === 'attach') landAttached(d, entry, plan.host, plan.as);
  if (plan?.do === 'flee') askFlee(d, entry, plan.target);
  else if (plan?.do === 'cowardice') askCowardice(d, entry, plan.target);
  else if (plan?.do === 'search') startSearch(d, entry.player, plan.search, entry.card);
  else if (plan?.do === 'neutralise') neutraliseEntry(d, entry.card, plan.entry);
  else if (plan?.do === 'lifePath') landLifePath(d, entry, plan.sameByHand);
  carryOut(d, entry);
}

/** An entry that does not take effect: a card goes to Múlt/Mélység (ALAP.25), an ability just leaves (ALAP.41). */
export function dropWithoutEffect(d: Draft, entry: TimelineEntry, fate: 'neutralised' | 'ineffective'): void {
  d.dropEntry(entry.id);
  const isCard = d.card(entry.card).zone === 'timeline';
  if (isCard) toPastOrAbyss(d, entry.card, fate, fate === 'neutralised' ? 'ALAP.39' : 'ALAP.25');
  else d.emit({ type: fate, card: entry.card, clause: 'ALAP.41' });
}

/** The last waiting entry of a card, if it can be neutralised: the attaching of an akadálylap cannot (5.01.e). */
export function neutralisable(state: State, target: CardId | undefined): TimelineEntry | undefined {
  const entry = state.timeline.findLast((one) => one.card === target);
  return entry?.plan?.do === 'attach' && entry.plan.as !== 'companion' ? undefined : entry;
}

// JEL.I: what the semlegesítő was aimed at, if it is still in the Időfonal.
function neutraliseEntry(d: Draft, by: CardId, id: number): void {
  const entry = d.state.timeline.find((one) => one.id === id);
  if (entry) dropWithoutEffect(d, entry, 'neutralised');
  else d.emit({ type: 'noEffect', card: by, clause: 'JEL.I' });
}

// 2.16.c, 2.16.note1: only now is it decided whether the target flees, by its controller.
function askFlee(d: Draft, { card: id, player }: TimelineEntry, target: CardId): void {
  if (flightRefusal(d.state, player, 'escape', target)) d.emit({ type: 'noEffect', card: id, clause: '2.16.note1' });
  else d.ask({ kind: 'flee', player: playerOf(d.state, target), clause: '2.16.c', card: target, preset: 'yes' });
}

// 2.23.a: the kalandozó may make a Fizikum test.
function askCowardice(d: Draft, { card: id, player }: TimelineEntry, target: CardId): void {
  if (flightRefusal(d.state, player, 'cowardice', target)) d.emit({ type: 'noEffect', card: id, clause: '2.23.a' });
  else d.ask({ kind: 'cowardice', player, clause: '2.23.a', card: target, preset: 'yes' });
}

/**
 * 2.32.f, 2.32.g: the target is sacrificed to the Múlt in every case, the new kalandozó takes the position it had then. What
 * was asked at the activation is asked again: nobody sacrifices a card of another player (ALAP.38).
 */
function landLifePath(d: Draft, entry: TimelineEntry, sameByHand: boolean): void {
  const target = entry.targets[0] as CardId;
  // What nobody can tell was asked of the player at the activation.
  const path = { card: entry.card, target, sameByHand, conditionByHand: true };
  if (card(d.state, entry.card).zone !== 'hand' || lifePathRefusal(d.state, entry.player, path)) {
    d.emit({ type: 'noEffect', card: entry.card, clause: '2.32.f' });
    return;
  }
  const { position } = card(d.state, target);
  d.emit({ type: 'sacrificed', card: target, clause: '2.32.f' });
  move(d, target, { zone: 'past', side: card(d.state, target).owner }, '2.32.f');
  enter(d, entry.card, entry.player, { zone: 'row', position, clause: '2.32.g' });
}

function landCard(d: Draft, entry: TimelineEntry): void {
  const { card: id, player, plan } = entry;
  const quest = plan?.do === 'quest' || def(d.state, id).type === 'quest';
  // 3.02.c: küldetés that came under control meanwhile have taken the place.
  if (quest && !questRoom(d.state, player, id)) {
    toPastOrAbyss(d, id, 'ineffective', '3.02.c');
    return;
  }
  if (plan?.do === 'quest') landTreasure(d, id, player, plan.treasure);
  else {
    // 2.28: an attack can be made with an akciólap that took effect in this manoeuvre.
    if (def(d.state, id).type === 'action' && d.state.manoeuvre)
      d.set({ played: [...d.state.played, { card: id, player }] });
    enterByType(d, id, player, 'ALAP.07');
  }
}

/** A Kincs put down as the küldetés; one that is no küldetés by print changes type (2.07.c, 2.07.d). */
function landTreasure(d: Draft, id: CardId, player: PlayerId, treasure: number): void {
  if (!enter(d, id, player, { zone: 'quests', clause: '2.07.c' })) return;
  d.change(id, { treasure, asType: def(d.state, id).type === 'quest' ? null : 'quest' });
}
