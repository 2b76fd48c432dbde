import { describe, it } from 'vitest';
import type { CardInput } from '../../engine/mk/cards/card.ts';
import type { ScenarioInput } from '../../engine/mk/table/scenario/schema.ts';
import { play } from '../support/scenario.ts';

const hero = (name: string, level = 2, more: Partial<CardInput> = {}): CardInput => ({
  name,
  type: 'adventurer',
  level,
  mp: 2,
  attributes: { fizikum: 6, asztral: 6, mental: 6 },
  ...more,
});
const says = (name: string, text: string, more: Partial<CardInput> = {}): CardInput =>
  hero(name, 2, { abilities: [{ kind: 'effect', symbols: ['constant'], text }], ...more });
const played = (name: string, text: string, more: Partial<CardInput> = {}): CardInput => ({
  name,
  type: 'action',
  mp: 0,
  phases: ['row', 'fight', 'fightPreparation', 'manoeuvre'],
  abilities: [{ kind: 'effect', text }],
  ...more,
});
const level: CardInput = { name: 'Bástya', type: 'towerLevel', mp: 4, fal: 0 };
const scene = (cards: CardInput[], rest: Partial<ScenarioInput>) =>
  play({
    cards: ['Lap', 'Másik', 'Harmadik', level, ...cards],
    settings: { effects: 'read' },
    ...rest,
  } as ScenarioInput);
const siege = (team: string[], against: string[]) => [
  { type: 'start', kind: 'siege', team },
  'advance',
  'advance',
  'advance',
  { type: 'obstruct', team: against },
  'advance',
  'advance',
];
const fight = { self: { mp: 9, row: ['A'] }, dummy: { mp: 9, row: ['B'], tower: ['Bástya'] } };

describe('in a fight', () => {
  it('a text says who begins', () => {
    const runner = says('B', 'Ha csak játékosa csapatában van íjász, a harcot játékosa kezdi.', {
      subclasses: ['íjász'],
    });
    scene([hero('A'), runner], {
      ...fight,
      commands: siege(['A'], ['B']),
      expect: [
        { impossible: { type: 'attack', attacker: 'A', target: 'B', threshold: 9, damage: 1 }, by: 'NOT_TO_ACT' },
      ],
    });
    scene([hero('A', 2, { subclasses: ['íjász'] }), runner], {
      ...fight,
      commands: siege(['A'], ['B']),
      expect: [{ possible: { type: 'attack', attacker: 'A', target: 'B', threshold: 9, damage: 1 } }],
    });
  });

  it('who may attack again keeps the turn once, in this round only', () => {
    const attack = { type: 'attack', attacker: 'A', target: 'B', threshold: 1, damage: 1, dice: [6, 6] };
    const again = played('Lendület', 'Ebben a harci körben célpont kalandozó még egyszer támadhat.', {
      abilities: [{ kind: 'effect', text: 'Ebben a harci körben célpont kalandozó még egyszer támadhat.' }],
    });
    scene([hero('A'), hero('B'), again], {
      self: { mp: 9, row: ['A'], hand: ['Lendület'] },
      dummy: fight.dummy,
      commands: [
        ...siege(['A'], ['B']),
        { type: 'summon', card: 'Lendület', targets: ['A'] },
        'resolve',
        'pass',
        attack,
        { expect: { possible: attack } },
        attack,
      ],
      expect: [{ impossible: attack, by: 'NOT_TO_ACT' }],
    });
  });

  it('bans: no attack, nothing at all, no win', () => {
    const attack = { type: 'attack', attacker: 'A', target: 'B', threshold: 9, damage: 1, dice: [1, 1] };
    for (const text of ['Nem támadhat.', 'Nem cselekedhet.'])
      scene([says('A', text), hero('B')], {
        ...fight,
        commands: siege(['A'], ['B']),
        expect: [{ impossible: attack, by: 'BARRED_BY_TEXT' }],
      });
  });

  it('the threshold against a card, and the damage against a kind', () => {
    const guard = says('B', '−3 támadóküszöb ellene.', { races: ['élőhalott'] });
    const slayer = says('A', 'Élőhalott ellen +1 szintet sebez.');
    const attack = (die: number) => ({
      type: 'attack',
      attacker: 'A',
      target: 'B',
      threshold: 7,
      damage: 1,
      dice: [1, die],
    });
    scene([slayer, { ...guard, level: 5 }], {
      ...fight,
      commands: [...siege(['A'], ['B']), attack(4)],
      expect: [{ card: 'B', damage: 0 }],
    });
    scene([slayer, { ...guard, level: 5 }], {
      ...fight,
      commands: [...siege(['A'], ['B']), attack(3)],
      expect: [{ card: 'B', damage: 2 }],
    });
    scene([slayer, { ...guard, level: 5, races: ['elf'] }], {
      ...fight,
      commands: [...siege(['A'], ['B']), attack(3)],
      expect: [{ card: 'B', damage: 1 }],
    });
  });

  it('the first roll of a fight alone', () => {
    const eager = says('A', 'Minden harcban +2-t kap első támadásdobásának felsőküszöbére.');
    const attack = { type: 'attack', attacker: 'A', target: 'B', threshold: 5, damage: 1, dice: [1, 6] };
    scene([eager, hero('B', 5)], {
      ...fight,
      commands: [...siege(['A'], ['B']), attack, { expect: { card: 'B', damage: 1 } }, 'pass', attack],
      expect: [{ card: 'B', damage: 1 }],
    });
  });

  it('the level of the team is raised once, not for each member', () => {
    const drum = says('A', 'Csapata ostrom manőverben +2 szintet kap.');
    scene([drum, hero('C', 1), hero('B')], {
      self: { mp: 9, row: ['A', 'C'] },
      dummy: fight.dummy,
      commands: siege(['A', 'C'], ['B']),
      expect: [
        { of: 'self', teamLevel: 5 },
        { card: 'A', level: 2 },
      ],
    });
  });

  it('what lasts for the round ends with it', () => {
    const curse = played('Átok', 'Célpont kalandozó −1 szintet kap a harci kör végéig.');
    scene([hero('A'), hero('B', 3), curse], {
      self: { mp: 9, row: ['A'], hand: ['Átok'] },
      dummy: fight.dummy,
      commands: [
        ...siege(['A'], ['B']),
        { type: 'summon', card: 'Átok', targets: ['B'] },
        'resolve',
        { expect: { card: 'B', level: 2 } },
        'pass',
        'pass',
        'nextRound',
      ],
      expect: [{ card: 'B', level: 3 }],
    });
  });
});

describe('what stands in the place of something', () => {
  it('death: turned to wounded, still there', () => {
    scene([says('A', 'Ha meghalna, helyette sérült helyzetbe fordul.'), played('Kór', 'Célpont kalandozó meghal.')], {
      self: { row: ['A'], hand: ['Kór'] },
      commands: [{ type: 'summon', card: 'Kór', targets: ['A'] }, 'resolve'],
      expect: [
        { card: 'A', zone: 'row', position: 'wounded' },
        { event: 'died', times: 0 },
      ],
    });
  });

  it('a draw: the player may; declined, the card is drawn after all', () => {
    const seer: CardInput = {
      name: 'Jós',
      type: 'ally',
      mp: 0,
      abilities: [
        {
          kind: 'effect',
          symbols: ['constant'],
          text: 'Ha játékosa lapot húzna, helyette megnézheti Jövője felső 2 lapját, és az egyiket Kezébe veszi, a másikat aljára teszi.',
        },
      ],
    };
    const rest = {
      self: { field: ['Jós'], hand: ['Hír'], future: ['Lap', 'Másik', 'Harmadik'] },
      commands: [{ type: 'summon', card: 'Hír' }, 'resolve', { expect: { asked: 'effectMay' } }],
    };
    const cards = [seer, played('Hír', 'Játékosa húz 1 lapot.')];
    scene(cards, {
      ...rest,
      commands: [...rest.commands, { type: 'decide', yes: false }],
      expect: [{ of: 'self', cards: { hand: ['Lap'], future: ['Másik', 'Harmadik'] } }],
    });
    scene(cards, {
      ...rest,
      commands: [...rest.commands, { type: 'decide', yes: true }, { type: 'decide', cards: ['Másik'] }],
      expect: [{ of: 'self', cards: { hand: ['Másik'], future: ['Harmadik', 'Lap'] } }],
    });
  });
});

describe('players and places', () => {
  it('no MP is gained and nothing drawn where a text forbids it', () => {
    scene([played('Tilalom', 'A forduló végéig játékosa nem kaphat MP-t.'), played('Ár', 'Játékosa kap 3 MP-t.')], {
      self: { mp: 1, hand: ['Tilalom', 'Ár'] },
      commands: [{ type: 'summon', card: 'Tilalom' }, 'resolve', { type: 'summon', card: 'Ár' }, 'resolve'],
      expect: [{ of: 'self', mp: 1 }],
    });
  });

  it('no siege where a text forbids it', () => {
    scene([hero('A'), played('Béke', 'A forduló végéig egyik játékos sem kezdeményezhet ostrom manővert.')], {
      self: { mp: 9, row: ['A'], hand: ['Béke'] },
      dummy: { tower: ['Bástya'] },
      commands: [{ type: 'summon', card: 'Béke' }, 'resolve'],
      expect: [{ impossible: { type: 'start', kind: 'siege', team: ['A'] }, by: 'BARRED_BY_TEXT' }],
    });
  });

  it('Kézméret', () => {
    scene([says('A', 'Irányítójának Kézmérete eggyel nagyobb.'), says('B', 'Az ellenfél Kézmérete 2-vel csökken.')], {
      self: { row: ['A'] },
      dummy: { row: ['B'] },
      expect: [{ of: 'self', handSize: 6 }],
    });
  });

  it('the next card alone is cheaper', () => {
    const sale = played(
      'Vásár',
      'A következő kalandozó, akit játékosa ebben a fordulóban leidéz, 2 MP-vel kevesebbe kerül.',
    );
    scene([sale, hero('A'), hero('C')], {
      self: { mp: 9, hand: ['Vásár', 'A', 'C'] },
      commands: [
        { type: 'summon', card: 'Vásár' },
        'resolve',
        { type: 'summon', card: 'A' },
        { expect: { of: 'self', mp: 9 } },
        'resolve',
        { type: 'summon', card: 'C' },
      ],
      expect: [{ of: 'self', mp: 7 }],
    });
  });

  it('a card that comes back is a new one', () => {
    const rage = played('Düh', 'Célpont kalandozó +2 szintet kap a forduló végéig.');
    scene([rage, hero('A')], {
      self: { mp: 9, row: ['A'], hand: ['Düh'] },
      commands: [
        { type: 'summon', card: 'Düh', targets: ['A'] },
        'resolve',
        { type: 'hand.move', card: 'A', to: 'hand' },
        { type: 'summon', card: 'A' },
        'resolve',
      ],
      expect: [{ card: 'A', level: 2 }],
    });
  });

  it('X that was not given is asked', () => {
    scene([played('Vihar', 'Célpont kalandozó X szintet sebződik.'), hero('A', 5)], {
      self: { row: ['A'], hand: ['Vihar'] },
      commands: [
        { type: 'summon', card: 'Vihar', targets: ['A'] },
        'resolve',
        { expect: { asked: 'effectNumber' } },
        { type: 'decide', number: 3 },
      ],
      expect: [{ card: 'A', damage: 3 }],
    });
  });

  it('equipment is attached to the one chosen', () => {
    const smith: CardInput = hero('Kovács', 2, {
      abilities: [
        {
          kind: 'ability',
          symbols: ['rotate'],
          text: 'Játékosa célpont, raktárában lévő felszerelését egyik éber kalandozójához csatolja.',
        },
      ],
    });
    const sword: CardInput = {
      name: 'Kard',
      type: 'action',
      actionKind: 'item',
      mp: 1,
      subtypes: ['felszerelés'],
      duration: 'permanent',
    };
    scene([smith, hero('A'), hero('C'), sword], {
      self: { row: ['Kovács', 'A', 'C'], store: ['Kard'] },
      commands: [
        { type: 'activate', card: 'Kovács', ability: 0, targets: ['Kard'] },
        'resolve',
        { expect: { asked: 'effectTargets' } },
        { type: 'decide', cards: ['C'] },
      ],
      expect: [{ card: 'Kard', zone: 'attached', host: 'C' }],
    });
  });

  it('an activated akadálylap does what it says, and a roll decides', () => {
    const pit: CardInput = {
      name: 'Verem',
      type: 'obstacle',
      obstacleKind: 'trap',
      mp: 0,
      abilities: [
        {
          kind: 'effect',
          text: 'A csapat egy célpont tagja Fizikum próbadobást tesz. Ha elvéti, akkor visszatér Sorába.',
        },
      ],
    };
    scene([hero('A'), hero('C'), pit], {
      self: { mp: 9, row: ['A', 'C'] },
      dummy: { mp: 9, tower: [{ card: 'Bástya', attached: ['Verem'] }] },
      settings: { effects: 'read', diceTyped: true },
      commands: [
        { type: 'start', kind: 'siege', team: ['A', 'C'] },
        'advance',
        'advance',
        { type: 'activateObstacle', card: 'Verem', targets: ['A'] },
        'resolve',
        { type: 'decide', dice: [6, 6] },
      ],
      expect: [
        { card: 'A', zone: 'row' },
        { card: 'C', zone: 'team' },
      ],
    });
  });

  it('a quest is solved without its condition by one of the team', () => {
    const quest: CardInput = {
      name: 'Orom',
      type: 'quest',
      mp: 0,
      dp: 2,
      places: ['Hegyi'],
      conditions: ['Boszorkány'],
    };
    const guide = says('A', 'Hegyi küldetéseket feltétel teljesítése nélkül oldhat meg.');
    for (const [team, met] of [
      ['A', true],
      ['C', false],
    ] as const)
      scene([quest, guide, hero('C')], {
        self: { mp: 9, row: ['A', 'C'], quests: ['Orom'] },
        commands: [
          { type: 'start', kind: 'quest', team: [team], target: 'Orom' },
          'advance',
          'advance',
          'advance',
          'advance',
        ],
        expect: met ? [{ possible: { type: 'payQuest' } }] : [{ impossible: { type: 'payQuest' } }],
      });
  });
});
