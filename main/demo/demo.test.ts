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
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import {
  findKeyword,
  grantedKeywords,
  hasKeyword,
  mentionedKeywords,
} from '../../engine/mk/cards/keywords/keywords.ts';
import { KEYWORD_IDS, KEYWORDS } from '../../engine/mk/cards/keywords/vocabulary.ts';
import { resolveAbility } from '../../engine/mk/cards/symbols/resolve.ts';
import { sectionSize } from '../../engine/mk/deck/deck.ts';
import { checkDeck } from '../../engine/mk/deck/legality/check.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { cleanName, fold } from '../../engine/text/fold.ts';
import { DEMO_SET, demoCards, demoDecks } from './index.ts';
import catalogue from './probakeszlet.json' with { type: 'json' };

const cards = demoCards();
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

describe('Próbakészlet: what its texts come to by the rules of the symbols', () => {
  const rules = cards.flatMap((card) =>
    card.abilities.map((ability) => ({ card, rule: resolveAbility(ability, card.type) })),
  );

  it.each(['continuous', 'timed', 'activated', 'resolution', 'printed'] as const)('has %s ones', (mode) => {
    expect(rules.filter(({ rule }) => rule.mode === mode).length).toBeGreaterThanOrEqual(10);
  });

  it('has some once in a game (JEL.Q), some yes-or-no (JEL.N) and some that spend points (JEL.J, JEL.K)', () => {
    expect(rules.filter(({ rule }) => rule.oncePerGame).length).toBeGreaterThanOrEqual(2);
    expect(rules.filter(({ rule }) => rule.ifThen).length).toBeGreaterThanOrEqual(2);
    for (const kind of ['ally', 'omen'])
      expect(rules.filter(({ rule }) => rule.points?.kind === kind).length, kind).toBeGreaterThanOrEqual(2);
  });

  it('does what an action or event says when it takes effect, without a second activation', () => {
    const second = rules.filter(({ card, rule }) => ['action', 'event'].includes(card.type ?? '') && rule.isAction);
    // Equipment is worn and used later; nothing else of these types is activated.
    expect(second.filter(({ card }) => card.duration !== 'permanent' && card.duration !== 'use')).toEqual([]);
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

const known = createCatalogue(cards);
/** What the verdicts of the decks warn of, on purpose: a pair joined by ÉLETÚT. */
const WARNINGS: Readonly<Record<string, readonly string[]>> = { 'szelkapui-portya': ['NAMED_COPIES'] };

describe.each(demoDecks)('demo deck $name', (deck) => {
  const list = readList(deck.list, known);
  const verdict = checkDeck(list.deck, known);
  const jovo = list.deck.sections.jovo.map(({ name, count: n }) => ({ card: byName.get(name) as Card, n }));
  const team = jovo.filter(({ card }) => card.type === 'adventurer').map(({ card }) => card);

  it('is the same text as its file', () => {
    expect(readFileSync(join(import.meta.dirname, 'paklik', `${deck.id}.txt`), 'utf8')).toBe(deck.list);
  });

  it('is read whole, with its name and nothing to remark', () => {
    expect(list.deck.name).toBe(deck.name);
    expect(deck.list).toContain(`// ${deck.idea}\n`);
    expect(list.lines.flatMap(({ notes }) => notes)).toEqual(['deck-name']);
    expect(list.lines.filter(({ kind }) => kind === 'unknown' || kind === 'refused')).toEqual([]);
  });

  it('is legal with its copy limit, with the smallest Jövő, and warns of nothing unexpected', () => {
    expect(verdict).toMatchObject({ legal: true, closest: { limit: deck.copyLimit, legal: true } });
    expect(sectionSize(list.deck, 'jovo')).toBe(deck.copyLimit === 3 ? 40 : 60);
    const warnings = verdict.closest.problems.filter(({ severity }) => severity !== 'info');
    expect(warnings.map(({ code }) => code)).toEqual(WARNINGS[deck.id] ?? []);
  });

  it('has a use for every action card and a solver for every quest', () => {
    const words = new Set(
      team.flatMap((card) => [
        ...[...card.mainClasses, ...card.subclasses, ...card.skills, ...card.races, ...card.origins, ...card.religions],
        `${card.alignment} jellem`,
      ]),
    );
    for (const { card } of jovo.filter(({ card }) => card.type === 'action')) {
      const users = [...card.mainClasses, ...card.subclasses];
      expect(users.length === 0 || users.some((word) => words.has(word)), card.name).toBe(true);
    }
    for (const { card } of jovo.filter(({ card }) => card.type === 'quest' || card.type === 'building')) {
      const met = card.conditions.filter((line) =>
        line.split(' + ').every((part) => part.split('/').some((word) => words.has(word))),
      );
      expect(met.length, card.name).toBeGreaterThan(0);
    }
  });

  it('can work the TÖRZSSZÖVETSÉG and BEFOLYÁS on its cards', () => {
    for (const { card } of jovo) {
      const races = findKeyword(card, 'tribe')?.condition?.toLowerCase().split('-');
      const kin = jovo.filter((other) => other.card.races.some((race) => races?.includes(race)));
      if (races)
        expect(
          kin.reduce((sum, { n }) => sum + n, 0),
          card.name,
        ).toBeGreaterThanOrEqual(3);
      const place = findKeyword(card, 'influence')?.place;
      if (place) expect(jovo.filter((other) => other.card.places.includes(place)).length, card.name).toBeGreaterThan(0);
    }
  });

  it('holds no alignments that clash (Q32)', () => {
    const alignments = new Set(team.map(({ alignment }) => alignment));
    expect(alignments.has('Élet') && alignments.has('Halál')).toBe(false);
    expect(alignments.has('Rend') && alignments.has('Káosz')).toBe(false);
  });
});
