import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ACTION_KINDS,
  CARD_TYPES,
  type Card,
  DURATIONS,
  OBSTACLE_KINDS,
  PHASES,
  SYMBOLS,
} from '../../engine/mk/cards/card.ts';
import { grantedKeywords, hasKeyword, mentionedKeywords } from '../../engine/mk/cards/keywords/keywords.ts';
import { KEYWORD_IDS, KEYWORDS } from '../../engine/mk/cards/keywords/vocabulary.ts';
import { cleanName, fold } from '../../engine/text/fold.ts';
import { DEMO_SET, demoCards, demoDecks } from './index.ts';
import catalogue from './probakeszlet.json' with { type: 'json' };

const cards = demoCards();
const deckCards = cards.filter((card) => !card.token);
const byName = new Map(cards.map((card) => [card.name, card]));
const shared = join(import.meta.dirname, '../../../shared');

const count = (test: (card: Card) => boolean) => cards.filter(test).length;
const texts = (card: Card) => card.abilities.map((ability) => ability.text);

describe('Próbakészlet: the file', () => {
  it('is a catalogue of about 120 to 150 cards with unique names, clean and in NFC', () => {
    expect(catalogue).toMatchObject({ format: 'jovolato-catalogue', version: 1, name: DEMO_SET.name });
    expect(cards.length).toBeGreaterThanOrEqual(120);
    expect(cards.length).toBeLessThanOrEqual(150);
    for (const card of cards) expect(card.name).toBe(cleanName(card.name));
    expect(new Set(cards.map((card) => fold(card.name))).size).toBe(cards.length);
  });

  it('numbers its printings 001, 002 … in file order', () => {
    const numbers = cards.map((card) => card.printings.map((printing) => `${printing.set} ${printing.number}`).join());
    expect(numbers).toEqual(cards.map((_, i) => `${DEMO_SET.name} ${String(i + 1).padStart(3, '0')}`));
  });

  it.skipIf(!existsSync(shared))('takes no name from the cards of others (needs ../shared)', () => {
    const folders = ['data', 'fixtures'].map((name) => join(shared, name)).filter(existsSync);
    const foreign = fold(
      folders
        .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
        .join('\n'),
    );
    const taken = cards.filter((card) => new RegExp(`(^|[^\\p{L}])${fold(card.name)}($|[^\\p{L}])`, 'u').test(foreign));
    expect(taken.map((card) => card.name)).toEqual([]);
  });
});

describe('Próbakészlet: what it shows', () => {
  it.each(CARD_TYPES)('has cards of type %s', (type) => {
    const wanted: Partial<Record<typeof type, number>> = { adventurer: 40, quest: 12, towerLevel: 6, action: 20 };
    expect(count((card) => card.type === type && !card.token)).toBeGreaterThanOrEqual(wanted[type] ?? 2);
  });

  it.each(SYMBOLS)('uses the symbol %s at least twice', (symbol) => {
    expect(count((card) => card.abilities.some((ability) => ability.symbols.includes(symbol)))).toBeGreaterThanOrEqual(
      2,
    );
  });

  it.each(ACTION_KINDS)('has at least two actions of kind %s', (kind) => {
    expect(count((card) => card.actionKind === kind)).toBeGreaterThanOrEqual(2);
  });

  it.each(OBSTACLE_KINDS)('has at least three obstacles of kind %s', (kind) => {
    expect(count((card) => card.obstacleKind === kind)).toBeGreaterThanOrEqual(3);
  });

  it('uses every phase and every duration at least twice', () => {
    for (const phase of PHASES)
      expect(
        count((card) => card.phases.includes(phase)),
        phase,
      ).toBeGreaterThanOrEqual(2);
    for (const duration of DURATIONS)
      expect(
        count((card) => card.duration === duration),
        duration,
      ).toBeGreaterThanOrEqual(2);
  });

  it('has all four alignments, several races, both sexes, all main classes', () => {
    for (const alignment of ['Élet', 'Halál', 'Rend', 'Káosz'])
      expect(
        count((card) => card.alignment === alignment),
        alignment,
      ).toBeGreaterThanOrEqual(4);
    for (const race of ['ember', 'elf', 'törpe', 'ork', 'aquir', 'sárkány', 'élőhalott'])
      expect(
        count((card) => card.races.includes(race)),
        race,
      ).toBeGreaterThanOrEqual(2);
    for (const sex of ['férfi', 'nő'])
      expect(
        count((card) => card.sex === sex),
        sex,
      ).toBeGreaterThanOrEqual(10);
    for (const main of ['HARCOS', 'SZERENCSEVADÁSZ', 'PAP', 'HARCMŰVÉSZ', 'VARÁZSHASZNÁLÓ'])
      expect(
        count((card) => card.mainClasses.includes(main)),
        main,
      ).toBeGreaterThanOrEqual(2);
  });

  it('has X costs, szövetségpont, ómenpont, tokens, armour and named cards', () => {
    expect(count((card) => typeof card.mp === 'string')).toBeGreaterThanOrEqual(3);
    expect(count((card) => card.type === 'ally' && card.points !== null)).toBeGreaterThanOrEqual(2);
    expect(count((card) => card.type === 'omen' && card.points !== null)).toBeGreaterThanOrEqual(2);
    expect(count((card) => card.token)).toBeGreaterThanOrEqual(2);
    expect(count((card) => card.subtypes.includes('Páncél'))).toBeGreaterThanOrEqual(2);
    expect(count((card) => card.named === true)).toBeGreaterThanOrEqual(8);
    expect(count((card) => card.named === null)).toBe(0);
  });

  it('names only cards of the set in IGAZ NÉV, and named ones', () => {
    const names = cards.flatMap(texts).flatMap((text) => /^IGAZ NÉV - (.+)\.$/.exec(text)?.[1] ?? []);
    expect(names.length).toBeGreaterThanOrEqual(2);
    for (const name of names) expect(byName.get(name)?.named, name).toBe(true);
  });
});

describe('Próbakészlet: keywords', () => {
  it.each(KEYWORD_IDS.map((id) => [KEYWORDS[id].clause, KEYWORDS[id].name ?? '(no name)', id] as const))(
    'has keyword %s %s on at least two cards',
    (_clause, _name, id) => {
      expect(count((card) => hasKeyword(card, id))).toBeGreaterThanOrEqual(2);
    },
  );

  it('also mentions and grants keywords that the card has not', () => {
    const durmag = byName.get('Durmag kohómester') as Card;
    expect([hasKeyword(durmag, 'focus'), mentionedKeywords(durmag)]).toEqual([false, ['focus']]);
    const howl = byName.get('Farkasüvöltés') as Card;
    expect([hasKeyword(howl, 'raid'), grantedKeywords(howl)]).toEqual([false, ['raid']]);
  });
});

describe('Próbakészlet: the texts', () => {
  const all = cards.flatMap((card) => [...texts(card), ...(card.flavour ? [card.flavour] : [])]);

  it('are whole sentences with Hungarian quotation marks and no stray blanks', () => {
    for (const text of all) {
      expect(text).toMatch(/^[\p{Lu}„].*[.!?”]$/u);
      expect(text).not.toMatch(/ {2}|^\s|\s$|\s[.,;:!?”]|["']|\.\.\.|õ|û|Õ|Û/u);
    }
  });

  it('quote flavour lines only', () => {
    for (const card of cards) {
      if (card.flavour) expect(card.flavour).toMatch(/^„[^„”]+”$/u);
      for (const text of texts(card)) expect(text).not.toMatch(/[„”]/u);
    }
  });
});

/** Counts by section of a plain list; its own small reader, so that these tests do not lean on the one they feed. */
function sections(list: string): Record<string, Map<string, number>> {
  const found: Record<string, Map<string, number>> = {};
  let current: Map<string, number> | undefined;
  for (const line of list.split('\n')) {
    const entry = /^(\d+) (.+)$/.exec(line);
    if (entry) current?.set(entry[2] as string, Number(entry[1]) + (current.get(entry[2] as string) ?? 0));
    else if (/^\p{L}+$/u.test(line)) current = found[line] = new Map();
  }
  return found;
}

const size = (section: Map<string, number> | undefined) =>
  [...(section ?? new Map()).values()].reduce((a, b) => a + b, 0);

describe.each(demoDecks)('demo deck $name', (deck) => {
  const list = sections(deck.list);

  it('is the same text as its file', () => {
    expect(readFileSync(join(import.meta.dirname, 'paklik', `${deck.id}.txt`), 'utf8')).toBe(deck.list);
    expect(deck.list.startsWith(`# ${deck.name}\n// ${deck.idea}\n`)).toBe(true);
  });

  it('is made of cards of the set that may stand in a deck', () => {
    const names = Object.values(list).flatMap((section) => [...section.keys()]);
    expect(names.filter((name) => !deckCards.some((card) => card.name === name))).toEqual([]);
  });

  it('keeps size, copies and tower', () => {
    expect(size(list.Jövő)).toBe(deck.copyLimit === 3 ? 40 : 60);
    const copies = new Map(list.Jövő);
    for (const [name, n] of list.Csere ?? []) copies.set(name, n + (copies.get(name) ?? 0));
    expect([...copies].filter(([, n]) => n > deck.copyLimit)).toEqual([]);
    const tower = [...(list.Torony ?? [])];
    expect(tower.map(([, n]) => n)).toEqual([1, 1, 1]);
    for (const [name] of tower) expect(byName.get(name)?.type, name).toBe('towerLevel');
  });

  it('has a use for every action card and a solver for every quest', () => {
    const jovo = [...(list.Jövő ?? new Map<string, number>()).keys()].map((name) => byName.get(name) as Card);
    const team = jovo.filter((card) => card.type === 'adventurer');
    const words = new Set(
      team.flatMap((card) => [
        ...card.mainClasses,
        ...card.subclasses,
        ...card.skills,
        ...card.races,
        ...card.origins,
        ...card.religions,
        `${card.alignment} jellem`,
      ]),
    );
    for (const action of jovo.filter((card) => card.type === 'action')) {
      const users = [...action.mainClasses, ...action.subclasses];
      expect(users.length === 0 || users.some((word) => words.has(word)), action.name).toBe(true);
    }
    for (const quest of jovo.filter((card) => card.type === 'quest' || card.type === 'building')) {
      const met = quest.conditions.filter((line) =>
        line.split(' + ').every((part) => part.split('/').some((word) => words.has(word))),
      );
      expect(met.length, quest.name).toBeGreaterThan(0);
    }
  });

  it('supports the TÖRZSSZÖVETSÉG and BEFOLYÁS on its cards', () => {
    const jovo = [...(list.Jövő ?? new Map<string, number>())].map(([name, n]) => ({
      card: byName.get(name) as Card,
      n,
    }));
    for (const text of jovo.flatMap(({ card }) => texts(card))) {
      const races = /^(\S+) TÖRZSSZÖVETSÉG/.exec(text)?.[1]?.toLowerCase().split('-');
      if (races) {
        const kin = jovo.filter(({ card }) => card.races.some((race) => races.includes(race)));
        const named = jovo.filter(({ card }) => texts(card).includes(text)).every(({ card }) => card.named);
        expect(kin.reduce((sum, { n }) => sum + n, 0) >= 3 || named, text).toBe(true);
      }
      const place = /^BEFOLYÁS \(([^)]+)\)/.exec(text)?.[1];
      if (place)
        expect(
          jovo.some(({ card }) => card.places.includes(place)),
          text,
        ).toBe(true);
    }
  });
});
