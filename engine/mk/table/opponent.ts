import { z } from 'zod';
import { type Card, stubCard } from '../cards/card.ts';
import type { SetupCard } from './setup.ts';

/**
 * The dummy opponent (Q75): a tower with FAL, akadálylap on its levels, kalandozó that can obstruct, DP. It has no Kéz and no
 * MP, its Jövő never is empty, and it acts only where the player acts or answers for it.
 */
export const dummySchema = z.strictObject({
  tower: z
    .array(
      z.strictObject({
        fal: z.int().min(0).max(99).default(0),
        traps: z.int().min(0).max(9).default(0),
        beasts: z
          .array(
            z.strictObject({ attack: z.int().min(0).max(30).default(7), damage: z.int().min(0).max(9).default(1) }),
          )
          .default([]),
      }),
    )
    .min(1)
    .max(20),
  team: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(80).optional(),
        level: z.int().min(0).max(30).default(1),
        fizikum: z.int().min(0).max(30).optional(),
        keywords: z.array(z.string()).default([]),
      }),
    )
    .max(20)
    .default([]),
  dp: z.int().min(0).max(99).default(0),
});
export type DummySpec = z.output<typeof dummySchema>;

/** Opponents to choose from; each can be changed before the game. */
export const DUMMIES = {
  /** Three levels that fall to any team: for trying out a deck's own play. */
  open: dummySchema.parse({ tower: [{}, {}, {}] }),
  /** Growing walls, nobody behind them. */
  walls: dummySchema.parse({ tower: [{ fal: 2 }, { fal: 4 }, { fal: 6 }] }),
  /** Walls, traps and a beast, and three kalandozó who may obstruct. */
  defended: dummySchema.parse({
    tower: [
      { fal: 2, traps: 1 },
      { fal: 3, traps: 1, beasts: [{}] },
      { fal: 4, beasts: [{ attack: 8, damage: 2 }] },
    ],
    team: [{ level: 1 }, { level: 2 }, { level: 3 }],
  }),
} as const satisfies Readonly<Record<string, DummySpec>>;
export type DummyName = keyof typeof DUMMIES;

/** The dummy's side of a set-up; `add` takes a card into the set-up's list and gives its number. */
export function layDummy(spec: DummySpec, add: (card: Card) => number): { tower: SetupCard[]; row: SetupCard[] } {
  const trap = () => add(stubCard('Csapda', { type: 'obstacle', obstacleKind: 'trap', mp: 0 }));
  const tower = spec.tower.map((level, i): SetupCard => {
    const card = add(stubCard(`Ellenséges toronyszint ${i + 1}`, { type: 'towerLevel', mp: 4, fal: level.fal }));
    const beasts = level.beasts.map((beast) =>
      add(
        stubCard(`Bestia ${beast.attack}/${beast.damage}`, {
          type: 'obstacle',
          obstacleKind: 'beast',
          mp: 0,
          beast: { attack: beast.attack, damage: String(beast.damage) },
        }),
      ),
    );
    const obstacles = [...Array.from({ length: level.traps }, trap), ...beasts];
    return { card, faceDown: true, attached: obstacles.map((one) => ({ card: one })) };
  });
  const row = spec.team.map((member): SetupCard => {
    const name = member.name ?? `Védő (${member.level}. szint)`;
    const attributes = member.fizikum === undefined ? null : { fizikum: member.fizikum };
    const keywordsAdded = member.keywords;
    return { card: add(stubCard(name, { type: 'adventurer', mp: 0, level: member.level, attributes, keywordsAdded })) };
  });
  return { tower, row };
}
