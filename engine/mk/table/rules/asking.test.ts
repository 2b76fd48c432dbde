import { describe, it } from 'vitest';
import { play } from '../../../../tests/support/scenario.ts';

type Scenario = Parameters<typeof play>[0];
const UNREAD = { type: 'adventurer', mp: 3, level: 2, typeLine: 'Toroni zsibvásáros', unread: ['zsibvásáros'] };
const OTHER = { type: 'adventurer', mp: 3, level: 2, typeLine: 'Toroni kalóz', groups: ['kalóz'], unread: [] };

const quest = (hero: object, conditions: string[], commands: unknown[], phase: string, lost: string[] | null = null) =>
  play({
    title: 'a küldetés that nobody can judge',
    cards: [
      { ...hero, name: 'H' },
      { name: 'Q', type: 'quest', mp: 0, dp: 2, conditions, unread: lost },
    ],
    self: { mp: 9, row: ['H'], quests: ['Q'] },
    commands: [
      { type: 'start', kind: 'quest', team: ['H'], target: 'Q' },
      'advance',
      'advance',
      'advance',
      ...commands,
    ],
    expect: phase === '' ? [] : [{ phase }],
  } as Scenario);

const unsure = { type: 'advance', refused: 'CONDITION_UNSURE' };

describe('4.01.e a condition of which nobody can tell is asked of the player, never refused', () => {
  it('stops at the condition until the player says that it is met', () => {
    quest(UNREAD, ['Cápa'], [unsure, { type: 'hand.condition', met: true }, 'advance'], 'payment');
  });
  it('fails when the player says that it is not', () => {
    quest(UNREAD, ['Cápa'], [unsure, { type: 'hand.condition', met: false }, 'advance'], 'result');
  });
  it('says no at once where every word is read', () => {
    quest(OTHER, ['Cápa'], ['advance'], 'result');
  });
  it('says yes at once where one line is surely met', () => {
    quest(UNREAD, ['Cápa', 'toroni'], ['advance'], 'payment');
  });
  it('takes a küldetés whose lines were lost for one that asks for something', () => {
    quest(OTHER, [], [unsure], '', ['feltetelek: 7']);
  });
});

const attaching = (hero: object, rider: object, as: string, attach: object) =>
  play({
    title: 'an attaching that nobody can judge',
    cards: [
      { ...hero, name: 'H' },
      { ...rider, name: 'A' },
    ],
    self: { mp: 9, row: ['H'], hand: ['A'] },
    commands: [{ type: 'attach', card: 'A', target: 'H', as, ...attach }],
    expect: [],
  } as Scenario);

describe.each([
  ['2.06.b Hátas', 'mount', { type: 'obstacle', obstacleKind: 'beast', abilities: [{ text: 'Cápa HÁTAS.' }] }],
  ['2.09.c Csatlós', 'companion', { type: 'adventurer', mp: 2, level: 1, abilities: [{ text: 'Cápa CSATLÓS.' }] }],
] as const)('%s', (_title, as, rider) => {
  it('is refused to one who surely does not meet it, even by hand', () => {
    attaching(OTHER, rider, as, { refused: 'CONDITION_NOT_MET' });
    attaching(OTHER, rider, as, { conditionByHand: true, refused: 'CONDITION_NOT_MET' });
  });
  it('asks where nobody can tell, and believes the player', () => {
    attaching(UNREAD, rider, as, { refused: 'CONDITION_UNSURE' });
    attaching(UNREAD, rider, as, { conditionByHand: true });
  });
});
