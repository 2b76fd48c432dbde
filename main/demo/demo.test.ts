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

/** Keywords as a card that has them writes them; the five without a name (2.26, 2.33, 2.34, 2.36, 2.38) by their meaning. */
const KEYWORD_TEXTS: Readonly<Record<string, RegExp>> = {
  '2.02 IGAZ NÉV': /^IGAZ NÉV - .+\.$/u,
  '2.03 EXPEDÍCIÓ': /^EXPEDÍCIÓ \d+\.$/u,
  '2.04 AKARATÁTVITEL': /^AKARATÁTVITEL \d+\.$/u,
  '2.05 TÚLÜTÉS': /^TÚLÜTÉS \d+\.$/u,
  '2.06 HÁTAS': /^\S+ HÁTAS\.$/u,
  '2.07 KINCS': /^KINCS \d+\.$/u,
  '2.08 TÖRZSSZÖVETSÉG': /^(\S+ )?TÖRZSSZÖVETSÉG: /u,
  '2.09 CSATLÓS': /^\S+ CSATLÓS\.$/u,
  '2.10 MOMENTUM': /(^|\. )MOMENTUM\./u,
  '2.11 MÚLTIDÉZÉS': /^MÚLTIDÉZÉS( \(.+\))?\.$/u,
  '2.12 ŐSERŐ': /^ŐSERŐ\.$/u,
  '2.14 ELVADULT': /^ELVADULT\.$/u,
  '2.15 MEGELEVENEDŐ': /^MEGELEVENEDŐ( \(.+\))?\.$/u,
  '2.16 MENEKÜLÉS': /^MENEKÜLÉS\./u,
  '2.17 VÉDŐKÜSZÖB': /^VÉDŐKÜSZÖB \d+ SFÉ \d+\.$/u,
  '2.18 PORTYÁZÁS': /^PORTYÁZÁS\./u,
  '2.19 FÓKUSZ': /^FÓKUSZ\.$/u,
  '2.20 BEFOLYÁS': /^BEFOLYÁS \(.+\): /u,
  '2.21 ÁTÉPÍTÉS': /^ÁTÉPÍTÉS\.$/u,
  '2.22 ELFELEDETT': /^ELFELEDETT\.$/u,
  '2.23 GYÁVASÁG': /^GYÁVASÁG\.$/u,
  '2.24 KÜZDŐSZELLEM': /^KÜZDŐSZELLEM\.$/u,
  '2.25 MANAFÓKUSZ': /^MANAFÓKUSZ\.$/u,
  '2.26': /^Irányítójának Kézmérete eggyel nagyobb\.$/u,
  '2.27 ÖSSZPONTOSÍTÁS': /^ÖSSZPONTOSÍTÁS\.$/u,
  '2.28 VÉRENGZÉS': /(^|\. )VÉRENGZÉS\./u,
  '2.29 VÉDELMEZŐ': /^VÉDELMEZŐ\.$/u,
  '2.30 NYÍLT LAP': /^NYÍLT LAP\.$/u,
  '2.31 SORSFORDÍTÓ': /^SORSFORDÍTÓ\.$/u,
  '2.32 ÉLETÚT': /^ÉLETÚT \(.+\)\.$/u,
  '2.33': /^Játékosa eldobhatja Kezéből\. .*Jelenbe kerüléskor érvényesülő laphatása/u,
  '2.34': /Adron, Alborne, .* és Uwel vallásúnak is számít\.$/u,
  '2.35 ÁTTÖRÉS': /^ÁTTÖRÉS\./u,
  '2.36': /^Nem számít bele a küldetéslimitbe\.$/u,
  '2.37 KIEMELKEDETTSÉG': /^KIEMELKEDETTSÉG\.$/u,
  '2.38': /^Hatalomszavai ellen a TITKOS NYELV/u,
};

describe('Próbakészlet: keywords', () => {
  it.each(Object.keys(KEYWORD_TEXTS))('has %s on at least two cards', (keyword) => {
    const pattern = KEYWORD_TEXTS[keyword] as RegExp;
    expect(count((card) => texts(card).some((text) => pattern.test(text)))).toBeGreaterThanOrEqual(2);
  });

  it('has 2.01 FAL and 2.13 AKADÁLYOK printed on many cards', () => {
    expect(count((card) => card.fal !== null)).toBeGreaterThanOrEqual(8);
    expect(count((card) => card.obstacleSlots !== null)).toBeGreaterThanOrEqual(20);
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
