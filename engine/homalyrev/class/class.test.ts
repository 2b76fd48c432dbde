import { describe, expect, it } from 'vitest';
import { levelOf } from '../hand/card.ts';
import { cardsForLevel, checkHand } from './build-hand.ts';
import { hitPointsAt, readClass } from './class-file.ts';
import { DEMO_CLASS } from './demo-class.ts';
import { type ExportWords, exportHand } from './export-text.ts';

const first = DEMO_CLASS.cards.filter((card) => levelOf(card) === 1).map((card) => card.name);
const WORDS: ExportWords = { level: (n) => `${n}. szint`, handSize: (have, size) => `Kézméret: ${have}/${size}` };
const codes = (level: number, chosen: readonly string[]): string[] =>
  checkHand(DEMO_CLASS, level, chosen).map((problem) => problem.code);

describe('class file', () => {
  it('reads the demo class written as JSON', () => {
    const read = readClass(JSON.parse(JSON.stringify(DEMO_CLASS)));
    expect(read).toEqual({ ok: true, value: DEMO_CLASS, unknown: [] });
  });

  it('fills what may be left out and names keys it does not know', () => {
    const cards = [
      { name: 'Egy', level: 1, initiative: 10, top: { text: 'Támadás 2', elveszett: true } },
      { name: 'Kettő', level: 'X', initiative: 20 },
    ];
    const read = readClass({ ...DEMO_CLASS, handSize: 2, cards, szín: 'kék' });
    expect(read.ok && read.unknown).toEqual(['szín', 'cards[0].top.elveszett']);
    expect(read.ok && read.value.cards[1]?.bottom).toEqual({
      text: '',
      lost: false,
      bonus: null,
      unrecoverable: false,
    });
  });

  it.each([
    [{ format: 'más' }, 'format', 'VALUE'],
    [{ version: 2 }, 'version', 'VALUE'],
    [{ handSize: 1 }, 'handSize', 'TOO_SMALL'],
    [{ cards: [DEMO_CLASS.cards[0], DEMO_CLASS.cards[0]] }, 'cards[1].name', 'DUPLICATE_ID'],
    [{ cards: [DEMO_CLASS.cards[0], { name: 'Jó', level: 1, initiative: 0 }] }, 'cards[1].initiative', 'TOO_SMALL'],
  ])('refuses %j, naming the place', (change, path, code) => {
    expect(readClass({ ...DEMO_CLASS, ...change })).toMatchObject({ ok: false, problem: { path, code } });
  });

  it('gives hit points by level', () => {
    expect([1, 2, 9].map((level) => hitPointsAt(DEMO_CLASS, level))).toEqual([8, 9, 20]);
    expect(hitPointsAt({ ...DEMO_CLASS, hitPoints: [5] }, 4)).toBe(5);
  });
});

describe('starting hand', () => {
  it('takes exactly the hand size, cards of level X counting as 1', () => {
    expect(codes(1, first.slice(0, 9))).toEqual([]);
    expect(first).toContain('Révpénz');
    expect(codes(1, first.slice(0, 8))).toEqual(['TOO_FEW']);
    expect(codes(1, first.slice(0, 10))).toEqual(['TOO_MANY']);
  });

  it('refuses cards above the level, unknown ones and copies', () => {
    expect(codes(1, [...first.slice(0, 8), 'Áradás'])).toEqual(['LEVEL_TOO_HIGH']);
    expect(codes(1, [...first.slice(0, 8), 'Nincs'])).toEqual(['UNKNOWN_CARD']);
    expect(codes(1, [...first.slice(0, 8), first[0] as string])).toEqual(['TWICE']);
  });

  it('allows one card for each level gained, of that level or below', () => {
    const base = first.slice(0, 7);
    expect(codes(2, [...base, first[7] as string, 'Áradás'])).toEqual([]);
    expect(codes(2, [...base, 'Áradás', 'Biztos kéz'])).toEqual(['TOO_MANY_OF_LEVEL']);
    expect(codes(3, [...base, 'Áradás', 'Ködlepel'])).toEqual([]);
    expect(codes(3, [...base, 'Sodrás', 'Ködlepel'])).toEqual(['TOO_MANY_OF_LEVEL']);
  });

  it('lists what may be chosen, by level and initiative', () => {
    const names = cardsForLevel(DEMO_CLASS, 2).map((card) => card.name);
    expect(names.slice(0, 2)).toEqual(['Szélcsend', 'Gázlókeresés']);
    expect(names.slice(-2)).toEqual(['Biztos kéz', 'Áradás']);
  });

  it('exports a hand as text by initiative and keeps what it does not know', () => {
    const text = exportHand(DEMO_CLASS, 2, ['Áradás', 'Szélcsend', 'Nincs'], WORDS);
    expect(text).toBe('Révész – 2. szint\nKézméret: 3/9\n\n 8  Szélcsend (X)\n42  Áradás (2)\n ?  Nincs\n');
  });
});
