import { z } from 'zod';
import type { Round, TurnBlock, TurnGroup } from '../../../../engine/homalyrev/order/turn-order.ts';
import type { Draft } from '../board/draft.ts';

const initiative = z.int().min(0).max(99);
const name = z.string().min(1).max(100);
const shape = z.object({
  round: z.int().min(1).max(999),
  characters: z
    .array(
      z.object({
        id: name,
        /** 0 = not given yet. */
        leading: initiative,
        second: initiative,
        longRest: z.boolean(),
        summons: z.array(z.object({ id: name, summonedThisRound: z.boolean() })).max(20),
      }),
    )
    .max(20),
  monsters: z
    .array(
      z.object({
        type: name,
        initiative,
        figures: z
          .array(z.object({ number: z.int().min(1).max(99), elite: z.boolean(), named: z.boolean() }))
          .min(1)
          .max(31),
      }),
    )
    .max(20),
  /** Blocks as the players put them where the rules leave it open, the earlier ones first. */
  wanted: z.array(z.string()).max(100),
  /** Blocks that have acted. */
  acted: z.array(z.string()).max(100),
});

/** A round being entered: cards may still be missing. Immutable. */
export type Tracker = z.output<typeof shape>;
export type TrackedCharacter = Tracker['characters'][number];
export type TrackedMonsters = Tracker['monsters'][number];

export const EMPTY_TRACKER: Tracker = { round: 1, characters: [], monsters: [], wanted: [], acted: [] };

/** Reads what was kept; null if it cannot be read. */
export function readTracker(value: unknown): Tracker | null {
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Those whose initiative is known, as the engine and the `initiative` command take them. */
export function knownRound({ characters, monsters }: Tracker): Round {
  return {
    characters: characters
      .filter((one) => one.longRest || one.leading > 0)
      .map((one) => ({
        ...one,
        leading: one.longRest ? null : one.leading,
        second: one.longRest || one.second === 0 ? null : one.second,
      })),
    monsters: monsters.filter((one) => one.initiative > 0),
  };
}

/** Names of those whose card is still missing. */
export const waitingFor = ({ characters, monsters }: Tracker): string[] => [
  ...characters.filter((one) => !one.longRest && one.leading === 0).map((one) => one.id),
  ...monsters.filter((one) => one.initiative === 0).map((one) => one.type),
];

/** A round read from a file, with nobody having acted. */
export const fromRound = ({ characters, monsters }: Round): Tracker => ({
  ...EMPTY_TRACKER,
  characters: characters.map((one) => ({
    id: one.id,
    leading: one.leading ?? 0,
    second: one.second ?? 0,
    longRest: one.longRest,
    summons: one.summons.map((summon) => ({ ...summon })),
  })),
  monsters: monsters.map((one) => ({ ...one, figures: one.figures.map((figure) => ({ ...figure })) })),
});

/** The figures of a board: characters with their summons, monsters by type (a figure without one is a type of its own). */
export function fromBoard({ figures }: Draft): Tracker {
  const shown = (value: number): number => Math.min(99, value);
  const characters = figures
    .filter((one) => one.side === 'character')
    .map((one) => ({
      id: one.id,
      leading: one.longRest ? 0 : shown(one.initiative),
      second: one.longRest ? 0 : shown(one.second ?? 0),
      longRest: one.longRest,
      summons: figures
        .filter((other) => other.side === 'summon' && other.summoner === one.id)
        .toSorted((a, b) => (a.summonOrder ?? 999) - (b.summonOrder ?? 999))
        .map((other) => ({ id: other.id, summonedThisRound: false })),
    }));
  const monsters: TrackedMonsters[] = [];
  for (const one of figures.filter((figure) => figure.side === 'monster')) {
    const type = one.type ?? one.id;
    const known = monsters.find((other) => other.type === type);
    const taken = known?.figures.map((figure) => figure.number) ?? [];
    const number = one.number !== null && one.number <= 99 && !taken.includes(one.number) ? one.number : free(taken);
    const figure = { number, elite: one.elite, named: false };
    if (known) known.figures.push(figure);
    else monsters.push({ type, initiative: Math.min(99, one.initiative), figures: [figure] });
  }
  return { ...EMPTY_TRACKER, characters, monsters };
}

function free(taken: readonly number[]): number {
  let n = 1;
  while (taken.includes(n)) n++;
  return n;
}

/** The first number of a type that is not taken. */
export const freeNumber = ({ figures }: TrackedMonsters): number => free(figures.map((figure) => figure.number));

const namesOf = ({ characters, monsters }: Tracker): string[] => [
  ...characters.flatMap((one) => [one.id, ...one.summons.map((summon) => summon.id)]),
  ...monsters.map((one) => one.type),
];

/** A name not used yet, as "Karakter 2". */
export function freeName(tracker: Tracker, base: string): string {
  const names = namesOf(tracker);
  for (let n = 1; ; n++) if (!names.includes(`${base} ${n}`)) return `${base} ${n}`;
}

/** A name of a monster type not used yet: "Szörny", "Szörny B"; figures add their numbers to it. */
export function freeType(tracker: Tracker, base: string): string {
  const names = namesOf(tracker);
  if (!names.includes(base)) return base;
  for (let n = 1; ; n++) {
    const name = `${base} ${String.fromCharCode(65 + n)}`;
    if (!names.includes(name)) return name;
  }
}

/** Why somebody may not be called so; null if they may. */
export function nameProblem(tracker: Tracker, before: string, after: string): 'NAME_EMPTY' | 'NAME_TAKEN' | null {
  if (after.trim() === '') return 'NAME_EMPTY';
  return after !== before && namesOf(tracker).includes(after) ? 'NAME_TAKEN' : null;
}

/** The next round: cards are to be chosen anew, summons of this round will act. */
export const nextRound = (tracker: Tracker): Tracker => ({
  round: tracker.round + 1,
  characters: tracker.characters.map((one) => ({
    ...one,
    leading: 0,
    second: 0,
    longRest: false,
    summons: one.summons.map((summon) => ({ ...summon, summonedThisRound: false })),
  })),
  monsters: tracker.monsters.map((one) => ({ ...one, initiative: 0 })),
  wanted: [],
  acted: [],
});

/** The blocks of a group as the players put them, as far as the rules let them. */
export function arranged(group: TurnGroup, wanted: readonly string[]): TurnBlock[] {
  if (!group.choice) return [...group.blocks];
  const left = group.blocks.toSorted((a, b) => rank(wanted, a.id) - rank(wanted, b.id));
  const order: TurnBlock[] = [];
  while (left.length > 0) {
    // The first one nobody left must come before; there is always one, since the fixed pairs make no circle.
    const at = left.findIndex((block) =>
      left.every((other) => !group.fixed.some(([a, b]) => a === other.id && b === block.id)),
    );
    order.push(...left.splice(Math.max(0, at), 1));
  }
  return order;
}

const rank = (wanted: readonly string[], id: string): number => {
  const at = wanted.indexOf(id);
  return at < 0 ? wanted.length : at;
};

/** May a block change places with the one before it? */
export function mayGoEarlier(group: TurnGroup, order: readonly TurnBlock[], index: number): boolean {
  const [before, here] = [order[index - 1], order[index]];
  return !!before && !!here && !group.fixed.some(([a, b]) => a === before.id && b === here.id);
}

/** The players' order with a block of a group moved one place earlier. */
export function goEarlier(tracker: Tracker, order: readonly TurnBlock[], index: number): Tracker {
  const ids = order.map((block) => block.id);
  const [here] = ids.splice(index, 1);
  if (here === undefined) return tracker;
  ids.splice(index - 1, 0, here);
  return { ...tracker, wanted: [...tracker.wanted.filter((id) => !ids.includes(id)), ...ids] };
}
