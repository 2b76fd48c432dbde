import { describe, expect, it } from 'vitest';
import { readRound } from '../../../../engine/homalyrev/order/round-file.ts';
import { turnOrder } from '../../../../engine/homalyrev/order/turn-order.ts';
import { SAMPLES } from '../board/samples.ts';
import {
  arranged,
  EMPTY_TRACKER,
  freeType,
  fromBoard,
  fromRound,
  goEarlier,
  knownRound,
  mayGoEarlier,
  nameProblem,
  nextRound,
  readTracker,
  type Tracker,
  waitingFor,
} from './tracker.ts';

const character = (id: string, leading: number, second = 0) => ({ id, leading, second, longRest: false, summons: [] });
const tied: Tracker = {
  ...EMPTY_TRACKER,
  characters: [character('A', 20, 30), character('B', 20), character('C', 20, 40), character('D', 0)],
};

describe('initiative tracker', () => {
  it('leaves out who has no card yet, and names them', () => {
    expect(knownRound(tied).characters.map((one) => one.id)).toEqual(['A', 'B', 'C']);
    expect(waitingFor(tied)).toEqual(['D']);
    const resting = { ...tied, characters: [{ ...character('E', 15, 16), longRest: true }] };
    expect(knownRound(resting).characters[0]).toMatchObject({ leading: null, second: null, longRest: true });
  });

  it('puts tied blocks as the players want, but never against the rules', () => {
    const [group] = turnOrder(knownRound(tied)).groups;
    if (!group) throw new Error('no group');
    const ids = (wanted: readonly string[]) => arranged(group, wanted).map((block) => block.id);
    expect(group.fixed).toEqual([['A', 'C']]);
    expect(ids(['B', 'A', 'C'])).toEqual(['B', 'A', 'C']);
    expect(ids(['C', 'B', 'A']).indexOf('A')).toBeLessThan(ids(['C', 'B', 'A']).indexOf('C'));
    const order = arranged(group, ['A', 'C', 'B']);
    expect(mayGoEarlier(group, order, 1)).toBe(false);
    expect(mayGoEarlier(group, order, 2)).toBe(true);
    expect(mayGoEarlier(group, order, 0)).toBe(false);
    expect(ids(goEarlier(tied, order, 2).wanted)).toEqual(['A', 'B', 'C']);
  });

  it('takes the figures of a board: monsters by type, summons with their summoner', () => {
    const room = fromBoard(SAMPLES.room);
    expect(room.monsters).toEqual([
      {
        type: 'Lidérc',
        initiative: 35,
        figures: [
          { number: 1, elite: false, named: false },
          { number: 2, elite: false, named: false },
        ],
      },
    ]);
    expect(fromBoard(SAMPLES.summon).characters[0]?.summons).toEqual([{ id: 'Bója', summonedThisRound: false }]);
    expect(fromBoard(SAMPLES.archer).monsters[0]).toMatchObject({ type: 'Íjász', figures: [{ number: 1 }] });
  });

  it('writes what the initiative command reads, and reads it back', () => {
    const round = knownRound(fromBoard(SAMPLES.room));
    const read = readRound(JSON.parse(JSON.stringify(round)));
    expect(read).toMatchObject({ ok: true, unknown: [] });
    expect(read.ok && knownRound(fromRound(read.value))).toEqual(round);
    expect(readTracker(JSON.parse(JSON.stringify(tied)))).toEqual(tied);
    expect(readTracker({ ...tied, round: 0 })).toBeNull();
  });

  it('begins the next round without cards; summons of this round will act', () => {
    const summons = [{ id: 'Bója', summonedThisRound: true }];
    const next = nextRound({ ...tied, characters: [{ ...character('A', 20), summons }], acted: ['A'] });
    expect(next).toMatchObject({ round: 2, acted: [], characters: [{ leading: 0 }] });
    expect(next.characters[0]?.summons[0]?.summonedThisRound).toBe(false);
  });

  it('keeps names apart', () => {
    expect(nameProblem(tied, 'A', 'B')).toBe('NAME_TAKEN');
    expect(nameProblem(tied, 'A', ' ')).toBe('NAME_EMPTY');
    expect(nameProblem(tied, 'A', 'A')).toBeNull();
    const one = { ...tied, monsters: [{ type: 'Szörny', initiative: 0, figures: [] }] };
    expect([freeType(tied, 'Szörny'), freeType(one, 'Szörny')]).toEqual(['Szörny', 'Szörny B']);
  });
});
