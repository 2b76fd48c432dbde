import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { rulesOf } from '../../../../engine/mk/table/rules/abilities.ts';
import {
  card,
  controllerOf,
  def,
  inPresent,
  isAdventurer,
  playerOf,
  typeOf,
} from '../../../../engine/mk/table/rules/controller.ts';
import { type CostQuestion, costOf, isRefusal } from '../../../../engine/mk/table/rules/costs.ts';
import { has } from '../../../../engine/mk/table/rules/keywords.ts';
import { findPrinted } from '../../../../engine/mk/table/rules/printed.ts';
import { type CardId, otherPlayer, PLAYERS, type State } from '../../../../engine/mk/table/state/types.ts';
import { attackFields } from './attack.ts';
import { attachCommand, attachWays } from './drop.ts';
import { type Field, fieldsFor, isOpen, rebuildingFields } from './fields.ts';
import type { Refusal } from './types.ts';

/** Names of what can be done with a card; the words are in messages/page/table/index.ts. */
export type OfferId =
  | 'summon'
  | 'summonQuick'
  | 'summonQuest'
  | 'attach-obstacle'
  | 'attach-mount'
  | 'attach-companion'
  | 'attach-equipment'
  | 'lifePath'
  | 'repeatArrival'
  | 'siege'
  | 'quest'
  | 'building'
  | 'obstruct'
  | 'attack'
  | 'activate'
  | 'trigger'
  | 'obstacle'
  | 'cowardice'
  | 'resolve'
  | 'ineffective'
  | 'neutralise'
  | 'takeSpare'
  | 'handAttach'
  | 'handWound'
  | 'handHeal'
  | 'handReady'
  | 'handRest'
  | 'handHurt'
  | 'handPast'
  | 'handLevelMore'
  | 'handLevelLess'
  | 'discard';

/** Something the rules let a player do with a card, or why not now. */
export interface Offer {
  readonly id: OfferId;
  /** The letter that does it from the card itself, without the menu. */
  readonly key: string | null;
  /** What it costs, as it stands on the card or as it comes out now; null where it costs nothing. */
  readonly mp: string | null;
  /** The text of the ability, where it is about one. */
  readonly text: string | null;
  /** The whole command, where nothing has to be picked. */
  readonly command: Command | null;
  /** Commands by what is to be picked on the table: a target each, or the goal of a team. */
  readonly targets: readonly { readonly target: CardId | null; readonly command: Command }[];
  /** The card is the first of a team that may be joined by others. */
  readonly team: boolean;
  /** Asked for before it is tried. */
  readonly form: readonly Field[];
  /** Fields that depend on the target chosen, instead of `form`. */
  readonly formFor?: (command: Command) => readonly Field[];
  /** Why it is not possible now; null if it is. */
  readonly refusal: Refusal | null;
}

const KEYS: Readonly<Partial<Record<OfferId, string>>> = {
  summon: 'l',
  summonQuick: 'g',
  summonQuest: 'k',
  'attach-obstacle': 'c',
  'attach-mount': 'h',
  'attach-companion': 's',
  'attach-equipment': 'f',
  lifePath: 'u',
  siege: 'o',
  quest: 'k',
  building: 'b',
  obstruct: 'o',
  attack: 'm',
  activate: 'a',
  obstacle: 'a',
  trigger: 'i',
  discard: 'd',
  takeSpare: 'v',
};

/** Everything the rules let the player do with this card, possible now or not; the sensible order of a menu. */
export function offersFor(state: State, id: CardId): readonly Offer[] {
  const inst = card(state, id);
  const offers: Offer[] = [];
  const add = (one: Offer | null) => {
    if (one) offers.push(one);
  };
  if (inst.zone === 'timeline') return timelineOffers(state, id);
  if (inst.owner === 'self' && (inst.zone === 'hand' || inst.zone === 'past'))
    for (const one of fromHand(state, id)) add(one);
  if (inst.zone === 'hand' || inst.zone === 'store')
    for (const as of attachWays(state, id)) add(attaching(state, id, as));
  if (inst.zone === 'spare') add(whole(state, 'takeSpare', { type: 'takeSpare', card: id }));
  if (inPresent(state, id)) for (const one of inPlay(state, id)) add(one);
  return offers;
}

/** The offer for one command; with `mp` if it has a price. */
function whole(
  state: State,
  id: OfferId,
  command: Command,
  more: { mp?: string | null; text?: string | null; form?: readonly Field[] } = {},
): Offer {
  const refusal = explain(state, command);
  const open = refusal === null || fieldsFor(state, command, refusal).length > 0 || (more.form?.length ?? 0) > 0;
  return {
    id,
    key: KEYS[id] ?? null,
    mp: more.mp ?? null,
    text: more.text ?? null,
    command,
    targets: [],
    team: false,
    form: more.form ?? [],
    refusal: open ? null : refusal,
  };
}

/** The offer of one of several targets: possible if one of them is, else the first refusal speaks. */
function picking(
  state: State,
  id: OfferId,
  commands: readonly { target: CardId | null; command: Command }[],
  more: { team?: boolean; mp?: string | null; form?: readonly Field[] } = {},
): Offer | null {
  const [first] = commands;
  if (!first) return null;
  const open = commands.filter(({ command }) => isOpen(state, command));
  return {
    id,
    key: KEYS[id] ?? null,
    mp: more.mp ?? null,
    text: null,
    command: null,
    targets: open,
    team: more.team ?? false,
    form: more.form ?? [],
    refusal: open.length > 0 ? null : explain(state, first.command),
  };
}

/** What something costs now, as short as it stands on a card; null for nothing. */
export function priceText(state: State, question: CostQuestion): string | null {
  const cost = costOf(state, question);
  if (!isRefusal(cost)) return String(cost.mp);
  if (question.of === 'manoeuvre') return null;
  const printed =
    question.of === 'ability'
      ? def(state, question.card).abilities[question.ability]?.mp
      : def(state, question.card).mp;
  return printed == null ? '?' : String(printed);
}

function fromHand(state: State, id: CardId): readonly (Offer | null)[] {
  const one = def(state, id);
  const inst = card(state, id);
  const found: (Offer | null)[] = [];
  if (inst.zone === 'past' && !has(state, id, 'recall')) return found;
  const mp = one.type === 'quest' ? '0' : priceText(state, { of: 'summon', card: id, player: 'self' });
  if (typeOf(state, id) !== 'obstacle') {
    const command = { type: 'summon', card: id } as const;
    found.push(whole(state, 'summon', command, { mp, form: rebuildingFields(state, command) }));
  }
  if (has(state, id, 'fateTurner') && typeOf(state, id) !== 'obstacle') {
    found.push(whole(state, 'summonQuick', { type: 'summon', card: id, quick: true }, { mp }));
  }
  if (has(state, id, 'treasure')) {
    found.push(whole(state, 'summonQuest', { type: 'summon', card: id, as: 'quest' }, { mp: '0' }));
  }
  if (inst.zone !== 'hand') return found;
  const present = state.cards.filter((other) => inPresent(state, other.id)).map((other) => other.id);
  if (findPrinted(one, 'lifePath')) {
    const targets = [...state.zones.self.row, ...state.zones.self.team];
    found.push(
      picking(
        state,
        'lifePath',
        targets.map((target) => ({ target, command: { type: 'lifePath', card: id, target } })),
      ),
    );
  }
  if (findPrinted(one, 'repeatArrival')) {
    found.push(
      picking(
        state,
        'repeatArrival',
        present.map((target) => ({ target, command: { type: 'repeatArrival', card: id, target } })),
      ),
    );
  }
  return found;
}

function attaching(state: State, id: CardId, as: 'obstacle' | 'mount' | 'companion' | 'equipment'): Offer | null {
  const commands = PLAYERS.flatMap((side) =>
    (['tower', 'quests', 'buildings', 'row', 'team'] as const).flatMap((zone) =>
      state.zones[side][zone].map((target) => ({
        target,
        command: attachCommand(state, id, target, as),
      })),
    ),
  );
  return picking(state, `attach-${as}`, commands);
}

function inPlay(state: State, id: CardId): readonly (Offer | null)[] {
  const found: (Offer | null)[] = [];
  const inst = card(state, id);
  if (inst.zone === 'row' && isAdventurer(state, id)) found.push(...rowOffers(state, id));
  if (inst.zone === 'team' && state.manoeuvre) found.push(...teamOffers(state, id));
  if (inst.zone === 'quests' && inst.side === 'self') found.push(goal(state, 'quest', id));
  if (inst.zone === 'tower' && inst.side === 'dummy') found.push(goal(state, 'siege', id));
  if (inst.zone === 'buildings' && controllerOf(state, id) === 'dummy') found.push(goal(state, 'building', id));
  if (inst.zone === 'attached' && typeOf(state, id) === 'obstacle' && state.manoeuvre) {
    const player = playerOf(state, id);
    const mp = player === 'dummy' ? null : priceText(state, { of: 'obstacle', card: id, player });
    found.push(whole(state, 'obstacle', { type: 'activateObstacle', card: id }, { mp }));
  }
  if (playerOf(state, id) === 'self') found.push(...abilityOffers(state, id));
  return found;
}

function rowOffers(state: State, id: CardId): readonly (Offer | null)[] {
  const { side } = card(state, id);
  if (state.manoeuvre) {
    const obstructs = otherPlayer(state.manoeuvre.initiator) === side;
    if (!obstructs) return [];
    const offer = whole(state, 'obstruct', { type: 'obstruct', team: [id] });
    return [{ ...offer, team: offer.refusal === null }];
  }
  if (side !== 'self') return [];
  const team = [id];
  const goals = (kind: 'quest' | 'building', targets: readonly CardId[]) =>
    targets.map((target) => ({ target, command: { type: 'start', kind, team, target, player: 'self' } as const }));
  const siege = { target: null, command: { type: 'start', kind: 'siege', team, player: 'self' } as const };
  return [
    picking(state, 'siege', [siege], { team: true, mp: String(state.settings.siegeCost) }),
    picking(state, 'quest', goals('quest', state.zones.self.quests), {
      team: true,
      mp: String(state.settings.questCost),
    }),
    picking(state, 'building', goals('building', state.zones.dummy.buildings), {
      team: true,
      mp: String(state.settings.buildingCost),
    }),
  ];
}

/** A manoeuvre chosen by its goal: the team is still to be picked. */
function goal(state: State, kind: 'siege' | 'quest' | 'building', target: CardId): Offer | null {
  if (state.manoeuvre) return null;
  const settings = { siege: 'siegeCost', quest: 'questCost', building: 'buildingCost' } as const;
  const commands = state.zones.self.row.map((member) => ({
    target: member,
    command: { type: 'start', kind, team: [member], target, player: 'self' } satisfies Command as Command,
  }));
  const offer = picking(state, kind, commands, { team: true, mp: String(state.settings[settings[kind]]) });
  if (offer) return offer;
  return whole(state, kind, { type: 'start', kind, team: [], target, player: 'self' });
}

function teamOffers(state: State, id: CardId): readonly (Offer | null)[] {
  const { side } = card(state, id);
  const found: (Offer | null)[] = [];
  if (state.manoeuvre?.fight) {
    const commands = state.zones[otherPlayer(side)].team.map((target) => ({
      target,
      command: { type: 'attack', attacker: id, target, way: 'melee' } as const,
    }));
    const offer = picking(state, 'attack', commands);
    found.push(
      offer && { ...offer, formFor: (command) => (command.type === 'attack' ? attackFields(state, command) : []) },
    );
  }
  if (has(state, id, 'cowardice')) found.push(whole(state, 'cowardice', { type: 'cowardice', card: id }));
  return found;
}

function abilityOffers(state: State, id: CardId): readonly Offer[] {
  const found: Offer[] = [];
  const texts = (source: CardId, lender: CardId | null) => {
    for (const [ability, one] of def(state, source).abilities.entries()) {
      const rules = rulesOf(state, source, ability);
      if (!rules) continue;
      const text = one.label ?? one.text;
      if (rules.mode === 'timed' && lender === null) {
        found.push(whole(state, 'trigger', { type: 'trigger', card: id, ability, times: 1 }, { text }));
      }
      if (rules.mode !== 'activated') continue;
      const mp = priceText(state, { of: 'ability', card: source, player: 'self', ability });
      const command = { type: 'activate', card: id, ability, ...(lender === null ? {} : { with: lender }) } as const;
      found.push(whole(state, 'activate', command, { text, mp: mp === '0' ? null : mp }));
    }
  };
  texts(id, null);
  for (const other of card(state, id).attached) {
    const as = card(state, other).attachedAs;
    if (as === 'companion' || as === 'mount') texts(other, other);
  }
  return found;
}

function timelineOffers(state: State, id: CardId): readonly Offer[] {
  const top = state.timeline.at(-1)?.card === id;
  const found: Offer[] = [];
  if (top) {
    found.push(whole(state, 'resolve', { type: 'resolve' }));
    found.push(whole(state, 'ineffective', { type: 'resolve', ineffective: true }));
  }
  found.push(whole(state, 'neutralise', { type: 'neutralise', card: id }));
  return found;
}
