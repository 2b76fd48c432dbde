import { describe, expect, it } from 'vitest';
import { orderWithChoices } from './choices.ts';
import type { Place } from './place.ts';
import { readRound } from './round-file.ts';
import { type Round, type RoundCharacter, turnOrder } from './turn-order.ts';

const character = (
  id: string,
  leading: number | null,
  second: number | null = null,
  more: Partial<RoundCharacter> = {},
): RoundCharacter => ({
  id,
  leading,
  second,
  longRest: leading === null,
  summons: [],
  ...more,
});
const monsters = (type: string, initiative: number, ...numbers: number[]): Round['monsters'][number] => ({
  type,
  initiative,
  figures: numbers.map((number) => ({ number: Math.abs(number), elite: number < 0, named: false })),
});
/** Turns in order; what the players decide stands in one piece, with | between the blocks. */
const turns = (round: Partial<Round>): string[] =>
  turnOrder({ characters: [], monsters: [], ...round }).groups.map((group) =>
    group.blocks.map((block) => block.turns.join('+')).join(' | '),
  );

describe('turn order', () => {
  it('HOM.2.a goes by the leading card alone', () => {
    expect(
      turns({ characters: [character('A', 50, 1), character('B', 20, 99)], monsters: [monsters('M', 30, 1)] }),
    ).toEqual(['B', 'M 1', 'A']);
  });

  it('HOM.2.b settles a tie of characters by the other cards, the lower first', () => {
    expect(turns({ characters: [character('A', 20, 40), character('B', 20, 30)] })).toEqual(['B', 'A']);
  });

  it('HOM.2.c leaves a complete tie to the players, in whatever order the list is', () => {
    const tied = [character('A', 20, 40), character('B', 20, 40)];
    for (const list of [tied, tied.toReversed()]) {
      const { groups } = turnOrder({ characters: list, monsters: [] });
      expect(groups).toHaveLength(1);
      expect(groups[0]).toMatchObject({ choice: true, fixed: [] });
    }
    expect(turns({ monsters: [monsters('M', 20, 1), monsters('N', 20, 1)] })).toEqual(['M 1 | N 1']);
  });

  it('HOM.2.c keeps what is settled inside an open tie', () => {
    const { groups } = turnOrder({
      characters: [character('A', 20, 40), character('B', 20, 30), character('C', 20)],
      monsters: [],
    });
    expect(groups).toHaveLength(1);
    expect(groups[0]?.fixed).toEqual([['B', 'A']]);
  });

  it('HOM.2.d puts a character before a monster', () => {
    expect(turns({ characters: [character('A', 20, 99)], monsters: [monsters('M', 20, 1)] })).toEqual(['A', 'M 1']);
  });

  it('HOM.6.a puts summons just before their summoner, in order of summoning, and so before a tied monster', () => {
    const summons = [
      { id: 'S', summonedThisRound: false },
      { id: 'R', summonedThisRound: false },
    ];
    const round = { characters: [character('A', 20, 40, { summons })], monsters: [monsters('M', 20, 1)] };
    expect(turns(round)).toEqual(['S+R+A', 'M 1']);
  });

  it('HOM.6.b leaves out a summon of this round', () => {
    const summons = [{ id: 'S', summonedThisRound: true }];
    const { groups, reasons } = turnOrder({ characters: [character('A', 20, 40, { summons })], monsters: [] });
    expect(groups[0]?.blocks[0]).toMatchObject({ turns: ['A'], waiting: ['S'] });
    expect(reasons).toContainEqual({ code: 'SUMMONED_NOW', clause: 'HOM.6.b', ids: ['S'] });
  });

  it('puts a long rest at 99, before monsters there, and ties two of them openly', () => {
    expect(turns({ characters: [character('A', null)], monsters: [monsters('M', 99, 1)] })).toEqual(['A', 'M 1']);
    expect(turns({ characters: [character('A', null), character('B', 99, 5)] })).toEqual(['A | B']);
  });

  it('orders a type: named, then elite, then by number', () => {
    const type = monsters('M', 30, 4, -6, 1, -2);
    expect(turns({ monsters: [type] })).toEqual(['M 2+M 6+M 1+M 4']);
    const named = { ...type, figures: [...type.figures, { number: 9, elite: false, named: true }] };
    expect(turns({ monsters: [named] })).toEqual(['M 9+M 2+M 6+M 1+M 4']);
  });
});

describe('ordering with choices', () => {
  it('cuts wherever everything before is settled against everything after', () => {
    const settled = ['ab', 'ac', 'ad', 'bd', 'cd'];
    const compare = (a: string, b: string): Place => (settled.includes(a + b) ? -1 : settled.includes(b + a) ? 1 : 0);
    expect(orderWithChoices([...'dcba'], compare).map((group) => [...group.items].sort().join(''))).toEqual([
      'a',
      'bc',
      'd',
    ]);
    expect(orderWithChoices([], compare)).toEqual([]);
  });
});

describe('round file', () => {
  const good = {
    characters: [{ id: 'A', leading: 20 }],
    monsters: [{ type: 'M', initiative: 30, figures: [{ number: 1 }] }],
  };

  it('fills what may be left out and names unknown keys', () => {
    const read = readRound({ ...good, karakter: [] });
    expect(read).toMatchObject({
      ok: true,
      unknown: ['karakter'],
      value: { characters: [{ second: null, longRest: false }] },
    });
  });

  it.each([
    [{ characters: [{ id: 'A' }] }, 'characters[0]', 'NO_LEADING_CARD'],
    [{ characters: [{ id: 'A', leading: 20, longRest: true }] }, 'characters[0]', 'CARDS_WITH_REST'],
    [{ characters: [{ id: 'A', leading: 100 }] }, 'characters[0].leading', 'TOO_BIG'],
    [
      {
        characters: [
          { id: 'A', leading: 1 },
          { id: 'A', leading: 2 },
        ],
      },
      'characters[1].id',
      'DUPLICATE_ID',
    ],
    [
      { monsters: [{ type: 'M', initiative: 3, figures: [{ number: 1 }, { number: 1, elite: true }] }] },
      'monsters[0].figures[1].number',
      'DUPLICATE_ID',
    ],
    [{ monsters: {} }, 'monsters', 'TYPE'],
    [[], '', 'NOT_AN_OBJECT'],
  ])('refuses %j', (value, path, code) => {
    expect(readRound(value)).toMatchObject({ ok: false, problem: { path, code } });
  });
});
