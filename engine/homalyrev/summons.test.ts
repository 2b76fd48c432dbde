import { describe, expect, it } from 'vitest';
import { prepareField } from './board/field.ts';
import { RULE_SETS, trapDamage } from './rules.ts';
import { actsInRound, modifierDeckOf, summonAction, summonHexes, withoutExhausted } from './summons.ts';

describe('summons', () => {
  it('HOM.6.b do not act in the round they were summoned in', () => {
    expect(actsInRound(3, 3)).toBe(false);
    expect(actsInRound(3, 4)).toBe(true);
  });

  it("HOM.6.d use their summoner's modifier deck, monsters their own", () => {
    expect(modifierDeckOf({ id: 's1', side: 'summon', summoner: 'c2' })).toBe('c2');
    expect(modifierDeckOf({ id: 'c2', side: 'character', summoner: null })).toBe('c2');
    expect(modifierDeckOf({ id: 'm1', side: 'monster', summoner: null })).toBeNull();
  });

  it('HOM.6.e act with their printed values; a dash is an ability they do not have', () => {
    const card = { hitPoints: 4, move: 3, attack: 2, range: 4, mode: 'jump' } as const;
    expect(summonAction(card)).toMatchObject({ move: 3, mode: 'jump', attack: { range: 4, targets: 1, area: null } });
    expect(summonAction({ ...card, range: null }).attack?.range).toBe(0);
    expect(summonAction({ ...card, move: null, attack: null })).toMatchObject({ move: 0, attack: null });
  });

  it('are put on an empty hex next to the summoner, where there is one', () => {
    const field = prepareField({
      hexes: [
        [0, 0],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ],
      thinWalls: [
        [
          [0, 0],
          [-1, 0],
        ],
      ],
      terrain: [{ at: [1, 0], kind: 'trap' }],
    });
    const occupants = new Uint8Array(field.size);
    expect(summonHexes(field, occupants, 0)).toEqual([
      [0, 1],
      [-1, 1],
    ]);
    occupants.fill(1);
    expect(summonHexes(field, occupants, 0)).toEqual([]);
  });

  it('HOM.1.d leave the map with their exhausted summoner', () => {
    const figures = [
      { id: 'c1', summoner: null },
      { id: 's1', summoner: 'c1' },
      { id: 's2', summoner: 'c2' },
    ];
    expect(withoutExhausted(figures, 'c1').map((figure) => figure.id)).toEqual(['s2']);
  });
});

describe('damage of the floor', () => {
  it('HOM.3.d follows the scenario level, hazards by the edition', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(levels.map(trapDamage)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(levels.map(RULE_SETS.gh1.hazardDamage)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(levels.map(RULE_SETS.gh2e.hazardDamage)).toEqual([1, 2, 2, 2, 3, 3, 3, 4]);
  });
});
