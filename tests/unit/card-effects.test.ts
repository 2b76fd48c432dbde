import { describe, it } from 'vitest';
import type { CardInput } from '../../engine/mk/cards/card.ts';
import type { ScenarioInput } from '../../engine/mk/table/scenario/schema.ts';
import { play } from '../support/scenario.ts';

const read = { effects: 'read' } as const;
const adventurer = (name: string, level = 2, more: Partial<CardInput> = {}): CardInput => ({
  name,
  type: 'adventurer',
  level,
  mp: 2,
  races: ['ember'],
  ...more,
});
const event = (text: string): CardInput => ({
  name: 'Hír',
  type: 'event',
  mp: 0,
  abilities: [{ kind: 'effect', text }],
});
const action = (text: string): CardInput => ({
  name: 'Tett',
  type: 'action',
  mp: 0,
  phases: ['row'],
  abilities: [{ kind: 'effect', text }],
});
const withText = (name: string, text: string, more: Partial<CardInput> = {}): CardInput =>
  adventurer(name, 2, { abilities: [{ kind: 'effect', symbols: ['constant'], text }], ...more });

function scene(cards: CardInput[], rest: Partial<ScenarioInput>) {
  return play({ cards: ['Lap', 'Másik', 'Harmadik', ...cards], settings: read, ...rest } as ScenarioInput);
}
const summon = (card: string, more: object = {}) => [{ type: 'summon', card, ...more }, 'resolve'];

describe('cards that act', () => {
  it('MP: a gain, and a loss that never goes below 0', () => {
    scene([event('Játékosa kap 2 MP-t.')], {
      self: { mp: 1, hand: ['Hír'] },
      commands: summon('Hír'),
      expect: [{ of: 'self', mp: 3 }],
    });
    scene([event('Az ellenfél veszít 1 MP-t.')], {
      self: { hand: ['Hír'] },
      dummy: { mp: 0 },
      commands: summon('Hír'),
      expect: [{ of: 'dummy', mp: 0 }],
    });
  });

  it('by hand nothing happens, and a text that is not read is named', () => {
    play({
      cards: [event('Játékosa kap 2 MP-t.')],
      self: { mp: 1, hand: ['Hír'] },
      commands: summon('Hír'),
      expect: [{ of: 'self', mp: 1 }],
    });
    scene([event('Játékosa kap 2 MP-t, ha esik az eső.')], {
      self: { mp: 1, hand: ['Hír'] },
      commands: summon('Hír'),
      expect: [
        { of: 'self', mp: 1 },
        { event: 'byHand', card: 'Hír', word: 'Játékosa kap 2 MP-t, ha esik az eső.' },
      ],
    });
  });

  it('one act after the other, the player chooses what is discarded', () => {
    scene([event('Játékosa húz 2 lapot, majd eldob 1 lapot.')], {
      self: { hand: ['Hír', 'Lap'], future: ['Másik', 'Harmadik'] },
      commands: [...summon('Hír'), { expect: { asked: 'effectTargets' } }, { type: 'decide', cards: ['Lap'] }],
      expect: [
        { of: 'self', count: { hand: 2 } },
        { card: 'Lap', zone: 'past' },
      ],
    });
  });

  it('"may": nothing follows where it is declined', () => {
    const card = event('Játékosa eldobhat 1 lapot Kezéből; ha így tesz, húz 1 lapot.');
    const self = { hand: ['Hír', 'Lap'], future: ['Másik'] };
    scene([card], {
      self,
      commands: [...summon('Hír'), { expect: { asked: 'effectMay' } }, { type: 'decide', yes: false }],
      expect: [{ of: 'self', cards: { hand: ['Lap'] } }],
    });
    scene([card], {
      self,
      commands: [...summon('Hír'), { type: 'decide', yes: true }],
      expect: [
        { of: 'self', cards: { hand: ['Másik'] } },
        { card: 'Lap', zone: 'past' },
      ],
    });
  });

  it('on arrival, through the Időfonal', () => {
    scene(
      [
        {
          ...adventurer('Futár'),
          abilities: [{ kind: 'effect', symbols: ['timed'], text: 'Jelenbe kerülésekor játékosa húz 1 lapot.' }],
        },
      ],
      {
        self: { mp: 5, hand: ['Futár'], future: ['Lap'] },
        commands: [...summon('Futár'), { expect: { of: 'self', count: { hand: 0 } } }, 'resolve'],
        expect: [{ of: 'self', cards: { hand: ['Lap'] } }],
      },
    );
  });

  it('damage to a target, asked for or given; a wrong one is refused', () => {
    const card = action('Célpont ellenséges kalandozó 2 szintet sebződik.');
    const rest = { self: { hand: ['Tett'], row: ['Hős'] }, dummy: { row: ['Orv'] } };
    const cards = [card, adventurer('Hős', 3), adventurer('Orv', 3)];
    scene(cards, {
      ...rest,
      commands: summon('Tett', { targets: ['Orv'] }),
      expect: [{ card: 'Orv', damage: 2, level: 1 }],
    });
    scene(cards, {
      ...rest,
      commands: [...summon('Tett'), { type: 'decide', cards: ['Orv'] }],
      expect: [{ card: 'Orv', damage: 2 }],
    });
    scene(cards, {
      ...rest,
      expect: [{ impossible: { type: 'summon', card: 'Tett', targets: ['Hős'] }, by: 'BAD_TARGET' }],
    });
    scene(cards, { self: rest.self, expect: [{ impossible: { type: 'summon', card: 'Tett' }, by: 'NO_TARGET' }] });
  });

  it('constant levels are counted from the state', () => {
    const chief = withText('Vezér', 'Alapszintje 1-gyel nő, ha játékosa irányít legalább 2 törpe kalandozót.');
    const dwarf = adventurer('Törpe', 1, { races: ['törpe'] });
    scene([chief, dwarf], { self: { row: ['Vezér', 'Törpe'] }, expect: [{ card: 'Vezér', level: 2 }] });
    scene([chief, dwarf], {
      self: { row: ['Vezér', { card: 'Törpe', count: 2 }] },
      expect: [{ card: 'Vezér', level: 3 }],
    });
  });

  it('costs: raising before lowering, a floor, and a ban on raising', () => {
    const item: CardInput = { name: 'Kard', type: 'action', actionKind: 'item', mp: 2, phases: ['row'] };
    const cheap = withText('Kovács', 'Játékosa tárgyainak MP-igénye 1-gyel csökken, de nem csökkenhet 1 alá.');
    const dear = withText('Adószedő', 'Az ellenfél tárgyainak MP-igénye 1-gyel nő.');
    const shield = withText('Bíró', 'Játékosa lapjainak MP-igényét nem lehet növelni.');
    const cards = [item, cheap, dear, shield];
    const run = (row: string[], dummy: string[], mp: number) =>
      scene(cards, {
        self: { mp: 9, hand: ['Kard'], row },
        dummy: { row: dummy },
        commands: summon('Kard'),
        expect: [{ of: 'self', mp: 9 - mp }],
      });
    run([], [], 2);
    run(['Kovács'], [], 1);
    run([], ['Adószedő'], 3);
    run(['Kovács'], ['Adószedő'], 2);
    run(['Bíró'], ['Adószedő'], 2);
  });

  it('what lasts ends with its time', () => {
    scene([action('Célpont kalandozó +2 szintet kap a forduló végéig.'), adventurer('Hős', 1)], {
      self: { hand: ['Tett'], row: ['Hős'] },
      commands: [...summon('Tett', { targets: ['Hős'] }), { expect: { card: 'Hős', level: 3 } }, 'next'],
      expect: [{ card: 'Hős', level: 1 }],
    });
  });

  it('bans: a target that a text protects is refused', () => {
    scene(
      [
        action('Célpont kalandozó 1 szintet sebződik.'),
        withText('Kő', 'Nem választható akciólap célpontjául.'),
        adventurer('Hős', 2),
      ],
      {
        self: { hand: ['Tett'], row: ['Kő', 'Hős'] },
        expect: [
          { impossible: { type: 'summon', card: 'Tett', targets: ['Kő'] }, by: 'BARRED_BY_TEXT' },
          { possible: { type: 'summon', card: 'Tett', targets: ['Hős'] } },
        ],
      },
    );
  });

  it('on its own death', () => {
    const martyr: CardInput = adventurer('Vértanú', 1, {
      abilities: [{ kind: 'effect', text: 'Ha meghal, célpont kalandozó sebződik 1 szintet.' }],
    });
    scene([action('Célpont kalandozó meghal.'), martyr, adventurer('Hős', 2)], {
      self: { hand: ['Tett'], row: ['Vértanú', 'Hős'] },
      commands: [...summon('Tett', { targets: ['Vértanú'] }), 'resolve', { type: 'decide', cards: ['Hős'] }],
      expect: [
        { card: 'Vértanú', zone: 'past' },
        { card: 'Hős', damage: 1 },
      ],
    });
  });

  it('a price in words: sacrificing itself', () => {
    const card: CardInput = adventurer('Áldozat', 1, {
      abilities: [
        { kind: 'ability', text: 'A képesség aktivizálásának feltétele a feláldozása. Játékosa kap 1 MP-t.' },
      ],
    });
    scene([card], {
      self: { mp: 0, row: ['Áldozat'] },
      commands: [
        { type: 'activate', card: 'Áldozat', ability: 0 },
        { expect: { card: 'Áldozat', zone: 'past' } },
        'resolve',
      ],
      expect: [{ of: 'self', mp: 1 }],
    });
  });

  it('tokens as described', () => {
    scene([event('Játékosa Sorába 2 jelző Katona kerül (HARCOS/Harcos, 1. alapszintű, F:7, A:4, M:4).')], {
      self: { hand: ['Hír'] },
      commands: summon('Hír'),
      expect: [{ of: 'self', cards: { row: ['Katona', 'Katona'] } }],
    });
  });

  it('look, take one, put the rest below in the chosen order', () => {
    const card: CardInput = adventurer('Látó', 1, {
      abilities: [
        {
          kind: 'effect',
          symbols: ['timed'],
          text: 'Jelenbe kerülésekor játékosa megnézi Jövője felső 3 lapját, és egyet a Kezébe vesz, a többit Jövője aljára teszi.',
        },
      ],
    });
    scene([card, 'Negyedik' as never], {
      self: { mp: 5, hand: ['Látó'], future: ['Lap', 'Másik', 'Harmadik', 'Negyedik'] },
      commands: [
        ...summon('Látó'),
        'resolve',
        { type: 'decide', cards: ['Másik'] },
        { type: 'decide', cards: ['Harmadik', 'Lap'] },
      ],
      expect: [{ of: 'self', cards: { hand: ['Másik'], future: ['Negyedik', 'Harmadik', 'Lap'] } }],
    });
  });
});

describe('texts that work all the time', () => {
  it('give keywords, and silence them for all', () => {
    const giver = withText('Zászló', 'Játékosának ork kalandozói megkapják a MOMENTUM kulcsszót.');
    const orc = adventurer('Ork', 1, { races: ['ork'] });
    scene([giver, orc, adventurer('Hős')], {
      self: { row: ['Zászló', 'Ork', 'Hős'] },
      expect: [
        { card: 'Ork', has: ['momentum'] },
        { card: 'Hős', hasNot: ['momentum'] },
      ],
    });
    const born = adventurer('Gyors', 1, { abilities: [{ kind: 'ability', symbols: ['constant'], text: 'MOMENTUM.' }] });
    scene([withText('Csend', 'MOMENTUM nem érvényesül.'), born], {
      self: { row: ['Gyors'] },
      dummy: { row: ['Csend'] },
      expect: [{ card: 'Gyors', hasNot: ['momentum'] }],
    });
  });

  it('say in which position the card arrives', () => {
    scene([adventurer('Álmos', 1, { abilities: [{ kind: 'effect', text: 'Pihenő helyzetben kerül a Jelenbe.' }] })], {
      self: { mp: 5, hand: ['Álmos'] },
      commands: summon('Álmos'),
      expect: [{ card: 'Álmos', position: 'resting' }],
    });
  });
});
