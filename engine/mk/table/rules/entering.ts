import { abilityRules } from '../../cards/symbols/resolve.ts';
import { isOwnArrival } from '../../cards/symbols/wording.ts';
import { arrivalPosition } from '../effects/constants.ts';
import type { Draft } from '../state/draft.ts';
import type { Refusal } from '../state/refusal.ts';
import type { CardId, PlayerId, State, ZoneName } from '../state/types.ts';
import { rulesOf } from './abilities.ts';
import { adventurersOf, card, def, isEquipment, playerOf, typeOf } from './controller.ts';
import { has } from './keywords.ts';
import { silenceOf } from './silence.ts';
import { noteUse, textAt, useRefusal } from './usage.ts';
import { type ArriveOptions, arrive, toPastOrAbyss } from './zones.ts';

const ZONE_OF_TYPE: Readonly<Record<string, ZoneName>> = {
  adventurer: 'row',
  quest: 'quests',
  building: 'buildings',
  towerLevel: 'tower', // 3.01.d: the end of the list is the top of the Torony
};

/** Brings a card into the place of the Jelen its type belongs to, with what follows from the type. */
export function enterByType(d: Draft, id: CardId, player: PlayerId, clause: string): boolean {
  const type = typeOf(d.state, id);
  const equipment = isEquipment(d.state, id);
  const zone = equipment ? 'store' : (ZONE_OF_TYPE[type ?? ''] ?? 'field');
  if (!enter(d, id, player, { zone, clause: type === 'towerLevel' ? '3.01.d' : clause })) return false;
  if (equipment) offerAttaching(d, id, player);
  else if (type === 'action' || type === 'event') settleDuration(d, id);
  return true;
}

/** An action or event that has done its work is used up (ALAP.09); a lasting one stays in the Jelen. */
function settleDuration(d: Draft, id: CardId): void {
  const { duration } = def(d.state, id);
  if (duration === 'permanent') return;
  if (duration === 'turn') d.change(id, { stays: 'turn' });
  else toPastOrAbyss(d, id, 'expired', 'ALAP.09');
}

// 2.31.b.1: equipment with SORSFORDÍTÓ may be attached as it comes into the Jelen.
function offerAttaching(d: Draft, id: CardId, player: PlayerId): void {
  if (!has(d.state, id, 'fateTurner')) return;
  const options = adventurersOf(d.state, player);
  if (options.length === 0) return;
  d.ask({ kind: 'attachOnArrival', player, clause: '2.31.b.1', card: id, options, min: 0, max: 1 });
}

export interface EnterOptions extends ArriveOptions {
  readonly zone: ZoneName;
}

/** Brings a card into the Jelen and puts its arrival laphatás into the Időfonal (JEL.O). False if it went elsewhere. */
export function enter(d: Draft, id: CardId, player: PlayerId, options: EnterOptions): boolean {
  const position = options.position ?? arrivalPosition(d.state, id);
  if (!arrive(d, id, options.zone, player, position ? { ...options, position } : options)) return false;
  const points = def(d.state, id).points;
  if (points !== null) d.change(id, { counters: { ...card(d.state, id).counters, points } });
  fireArrival(d, id);
  return true;
}

/** Texts that switch on by the card itself coming into the Jelen: timed ones that say so. */
export function arrivalAbilities(state: State, id: CardId): number[] {
  const one = def(state, id);
  return abilityRules(one).flatMap((rules, i) => {
    const says = rules.mode === 'timed' && isOwnArrival(one.abilities[i]?.text ?? '', one.name);
    return says && silenceOf(state, id, i) === null ? [i] : [];
  });
}

// JEL.O: a timed effect fires by its condition alone, through the Időfonal, and is no action.
function fireArrival(d: Draft, id: CardId): void {
  for (const ability of arrivalAbilities(d.state, id)) {
    const no = pushTimed(d, id, ability, 'JEL.O');
    // JEL.D, JEL.L, JEL.Q: it has been used as often as it may.
    if (no) d.emit({ type: 'noEffect', card: id, n: ability, ...(no.clause === null ? {} : { clause: no.clause }) });
  }
}

/**
 * Puts a timed effect into the Időfonal, or lets it work at once where it uses none (JEL.O), unless it has been used as often
 * as it may: then why.
 */
export function pushTimed(d: Draft, id: CardId, ability: number, clause: string): Refusal | null {
  const text = textAt(d.state, id, ability);
  const player = playerOf(d.state, text.bearer);
  const no = useRefusal(d.state, { ...text, player });
  if (no) return no;
  noteUse(d, { ...text, player });
  if (!rulesOf(d.state, id, ability)?.usesTimeline) {
    d.emit({ type: 'worksAtOnce', card: id, player, n: ability, clause: 'JEL.O' });
    return null;
  }
  const entry = { card: id, player, ability, targets: [], hidden: false, quick: true, plan: null } as const;
  d.pushEntry({ ...entry, kind: 'arrival' });
  d.emit({ type: 'triggered', card: id, player, n: ability, clause });
  return null;
}
