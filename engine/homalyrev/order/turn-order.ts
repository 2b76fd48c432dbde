import type { InitiativeInfo } from '../scenario.ts';
import { orderWithChoices } from './choices.ts';
import { compareInitiative, initiativeOf, type Place } from './place.ts';

export interface RoundCharacter {
  readonly id: string;
  /** Initiative of the leading card; null on a long rest, which acts at 99. */
  readonly leading: number | null;
  /** Initiative of the other card; null on a long rest or if not known. */
  readonly second: number | null;
  readonly longRest: boolean;
  /** In the order they were summoned. */
  readonly summons: readonly { readonly id: string; readonly summonedThisRound: boolean }[];
}

export interface RoundMonsters {
  readonly type: string;
  /** Of the type's ability card. */
  readonly initiative: number;
  readonly figures: readonly { readonly number: number; readonly elite: boolean; readonly named: boolean }[];
}

export interface Round {
  readonly characters: readonly RoundCharacter[];
  readonly monsters: readonly RoundMonsters[];
}

/** Turns that nothing can come between: a character with its summons, or all monsters of a type. */
export interface TurnBlock {
  readonly kind: 'character' | 'monsters';
  /** The character, or the type. */
  readonly id: string;
  readonly initiative: number;
  readonly longRest: boolean;
  readonly second: number | null;
  readonly turns: readonly string[];
  /** Summons that do not act this round, since they were summoned in it. */
  readonly waiting: readonly string[];
}

export interface TurnGroup {
  readonly blocks: readonly TurnBlock[];
  /** True if the players decide the order of the blocks. */
  readonly choice: boolean;
  /** Blocks of an open group whose order is settled all the same: the first before the second. */
  readonly fixed: readonly (readonly [string, string])[];
}

/** Why one stands where it stands; `ids` are blocks or figures. */
export interface OrderReason {
  readonly code:
    | 'CHARACTER_FIRST'
    | 'SECOND_CARD'
    | 'OPEN'
    | 'SUMMONS_FIRST'
    | 'SUMMONED_NOW'
    | 'STANDEES'
    | 'LONG_REST';
  readonly clause: 'HOM.2.b' | 'HOM.2.c' | 'HOM.2.d' | 'HOM.6.a' | 'HOM.6.b' | 'HOM.2.a';
  readonly ids: readonly string[];
}

export interface TurnOrder {
  readonly groups: readonly TurnGroup[];
  readonly reasons: readonly OrderReason[];
}

/** The name of one monster in a turn order. */
export const standeeName = (type: string, number: number): string => `${type} ${number}`;

/**
 * The order of turns of a round. HOM.2.a: only the leading card counts; HOM.2.d: a character before a monster; HOM.2.b:
 * the other cards; HOM.2.c: everything else is a choice of the players. HOM.6.a: summons act just before their summoner,
 * in the order of summoning; HOM.6.b: not in the round they were summoned in. Monsters of a type act together: named,
 * then elite, then normal ones, each by number.
 */
export function turnOrder(round: Round): TurnOrder {
  const blocks = [...round.characters.map(characterBlock), ...round.monsters.map(monsterBlock)].filter(
    (block) => block.turns.length > 0,
  );
  const groups = orderWithChoices(blocks, compareBlocks).map(({ items, fixed }) => ({
    blocks: items,
    choice: items.length > 1,
    fixed: fixed.map(([a, b]) => [a.id, b.id] as const),
  }));
  return { groups, reasons: reasonsFor(groups, round) };
}

function characterBlock(one: RoundCharacter): TurnBlock {
  const acting = one.summons.filter((summon) => !summon.summonedThisRound).map((summon) => summon.id);
  return {
    kind: 'character',
    id: one.id,
    initiative: one.longRest ? 99 : (one.leading ?? 0),
    longRest: one.longRest,
    second: one.longRest ? null : one.second,
    turns: [...acting, one.id],
    waiting: one.summons.filter((summon) => summon.summonedThisRound).map((summon) => summon.id),
  };
}

function monsterBlock({ type, initiative, figures }: RoundMonsters): TurnBlock {
  const weight = (one: RoundMonsters['figures'][number]): number => (one.named ? 0 : one.elite ? 1 : 2);
  const order = figures.toSorted((a, b) => weight(a) - weight(b) || a.number - b.number);
  return {
    kind: 'monsters',
    id: type,
    initiative,
    longRest: false,
    second: null,
    turns: order.map((one) => standeeName(type, one.number)),
    waiting: [],
  };
}

function asInfo(block: TurnBlock): InitiativeInfo {
  return {
    id: block.id,
    side: block.kind === 'character' ? 'character' : 'monster',
    initiative: block.initiative,
    second: block.second,
    longRest: block.longRest,
    summoner: null,
    summonOrder: null,
    // Blocks of monsters are whole types, so nothing inside a type can settle their order.
    type: null,
    elite: false,
    number: null,
  };
}

const compareBlocks = (a: TurnBlock, b: TurnBlock): Place => compareInitiative(asInfo(a), asInfo(b));

function reasonsFor(groups: readonly TurnGroup[], round: Round): OrderReason[] {
  const reasons: OrderReason[] = [];
  const blocks = groups.flatMap((group) => group.blocks);
  for (const group of groups) {
    if (group.choice) reasons.push({ code: 'OPEN', clause: 'HOM.2.c', ids: group.blocks.map((block) => block.id) });
    for (const pair of group.fixed) reasons.push({ code: 'SECOND_CARD', clause: 'HOM.2.b', ids: pair });
  }
  for (const [i, group] of groups.entries()) {
    const next = groups[i + 1];
    for (const a of group.blocks) for (const b of next?.blocks ?? []) reasons.push(...tieBroken(a, b));
  }
  for (const block of blocks) {
    if (block.longRest) reasons.push({ code: 'LONG_REST', clause: 'HOM.2.a', ids: [block.id] });
    if (block.waiting.length > 0) reasons.push({ code: 'SUMMONED_NOW', clause: 'HOM.6.b', ids: block.waiting });
    if (block.kind === 'character' && block.turns.length > 1) {
      reasons.push({ code: 'SUMMONS_FIRST', clause: 'HOM.6.a', ids: block.turns });
    }
  }
  for (const { type, figures } of round.monsters) {
    if (figures.length > 1) reasons.push({ code: 'STANDEES', clause: 'HOM.2.a', ids: [type] });
  }
  return reasons;
}

function tieBroken(a: TurnBlock, b: TurnBlock): OrderReason[] {
  if (initiativeOf(asInfo(a)) !== initiativeOf(asInfo(b))) return [];
  const ids = [a.id, b.id];
  return a.kind === b.kind
    ? [{ code: 'SECOND_CARD', clause: 'HOM.2.b', ids }]
    : [{ code: 'CHARACTER_FIRST', clause: 'HOM.2.d', ids }];
}
