import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardInput, stubCard } from '../card.ts';
import {
  falOf,
  isCompanion,
  isMount,
  obstacleSlots,
  racesOf,
  religionsOf,
  treasureValue,
  tribeRaces,
  trueNames,
} from './facts.ts';
import {
  createVocabulary,
  grantedKeywords,
  hasKeyword,
  keywordsOf,
  mentionedKeywords,
  VOCABULARY,
} from './keywords.ts';
import { KEYWORD_IDS, KEYWORDS, type Keyword, type KeywordId, writeKeyword } from './vocabulary.ts';

const card = (text: string, fields: Partial<CardInput> = {}) => stubCard('Próba', { abilities: [{ text }], ...fields });
const written = (text: string, fields: Partial<CardInput> = {}) =>
  keywordsOf(card(text, fields)).map((keyword) => writeKeyword(keyword));
const ids = (text: string): readonly KeywordId[] => keywordsOf(card(text)).map((keyword) => keyword.id);
const only = (text: string): Keyword => {
  const found = keywordsOf(card(text));
  expect(found).toHaveLength(1);
  return found[0] as Keyword;
};

describe('vocabulary', () => {
  it('holds the 38 sections of chapter 2 in order, five of them without a name', () => {
    expect(KEYWORD_IDS.map((id) => KEYWORDS[id].clause)).toEqual(
      Array.from({ length: 38 }, (_, i) => `2.${String(i + 1).padStart(2, '0')}`),
    );
    expect(KEYWORD_IDS.filter((id) => KEYWORDS[id].name === null).map((id) => KEYWORDS[id].clause)).toEqual([
      '2.26',
      '2.33',
      '2.34',
      '2.36',
      '2.38',
    ]);
  });

  it.each(KEYWORD_IDS.filter((id) => KEYWORDS[id].name !== null))(
    'recognises %s stated alone and writes it back',
    (id) => {
      const arguments_: Partial<Keyword> = {
        none: {},
        value: { value: 3 },
        twoValues: { value: 8, second: 2 },
        conditionBefore: { condition: 'Elf' },
        conditionInBrackets: { condition: 'varázsló' },
        place: { place: 'Toron' },
        cardName: { cardName: 'Alfa' },
      }[KEYWORDS[id].argument];
      const text = writeKeyword({
        id,
        value: null,
        second: null,
        condition: null,
        place: null,
        cardName: null,
        under: null,
        source: 'text',
        ...arguments_,
      });
      expect(only(`${text}.`)).toMatchObject({ id, ...arguments_ });
      expect(only(text)).toMatchObject({ id, ...arguments_ });
      expect(VOCABULARY.read(text.toLocaleLowerCase('hu'))?.id).toBe(id);
    },
  );

  it.each(KEYWORD_IDS.filter((id) => KEYWORDS[id].name !== null))(
    'takes %s with a Hungarian ending for a mention only',
    (id) => {
      const word = KEYWORDS[id].name;
      for (const text of [
        `${word}-val rendelkező lapok MP-igénye 1-gyel nő.`,
        `Játékosa ${word}-os lapjai.`,
        `${word} nem érvényesül.`,
        `Nem lehet ${word}.`,
        `Ha a kalandozó ${word} kulcsszóval rendelkezik, akkor gyógyul.`,
        `Elveszíti a ${word} kulcsszót.`,
      ]) {
        expect([text, ids(text), mentionedKeywords(card(text))]).toEqual([text, [], [id]]);
      }
    },
  );

  it('tells a longer word from a shorter one inside it', () => {
    expect(ids('MANAFÓKUSZ.')).toEqual(['manaFocus']);
    expect(mentionedKeywords(card('A MANAFÓKUSZ-t elveszíti.'))).toEqual(['manaFocus']);
    expect(ids('FALANX. KINCSTÁR.')).toEqual([]);
  });

  it('reads lists, several sentences and keywords among other text', () => {
    expect(written('KINCS 3, ŐSERŐ és MÚLTIDÉZÉS (pap). Kap 1 MP-t. ELVADULT.')).toEqual([
      'KINCS 3',
      'ŐSERŐ',
      'MÚLTIDÉZÉS (pap)',
      'ELVADULT',
    ]);
    expect(written('• AKADÁLYOK 2\n• ÁTTÖRÉS\nFelfedésekor húzz egy lapot.')).toEqual(['AKADÁLYOK 2', 'ÁTTÖRÉS']);
    expect(written('KÜZDŐSZELLEM (+1 minden dobására.) VÉRENGZÉS.')).toEqual(['KÜZDŐSZELLEM', 'VÉRENGZÉS']);
  });

  it('reads texts without accents, with old letters and in decomposed form', () => {
    expect(ids('MULTIDEZES.')).toEqual(['recall']);
    expect(ids('KÜZDÕSZELLEM.')).toEqual(['fightingSpirit']);
    expect(ids('ŐSERŐ'.normalize('NFD'))).toEqual(['ancientPower']);
  });

  it('does not take ordinary words in small letters for keywords', () => {
    expect(ids('Momentum. Kincs. Menekülés.')).toEqual([]);
  });

  it('tells what a card grants to others', () => {
    const grants = (text: string) => [grantedKeywords(card(text)), ids(text)];
    expect(grants('Célpont kalandozó megkapja a MOMENTUM kulcsszót.')).toEqual([['momentum'], []]);
    expect(grants('Csapatának tagjai MOMENTUM és ÁTTÖRÉS kulcsszót kapnak.')).toEqual([
      ['momentum', 'breakthrough'],
      [],
    ]);
    expect(grants('Kalandozóid kapják a következő kulcsszavakat: MOMENTUM, VÉRENGZÉS.')).toEqual([
      ['momentum', 'frenzy'],
      [],
    ]);
    expect(grants('Viselője VÉDŐKÜSZÖB 8 SFÉ 1-et kap.')).toEqual([['armour'], []]);
    expect(grants('A kalandozó nem kaphat MOMENTUM kulcsszót.')).toEqual([[], []]);
    expect(grants('Kap 1 MP-t, ha irányít PORTYÁZÁS-sal rendelkező kalandozót.')).toEqual([[], []]);
  });

  it('reads "X kulcsszóval rendelkezik" as a statement', () => {
    expect(written('KINCS 2 kulcsszóval rendelkezik. MOMENTUM és ŐSERŐ kulcsszavakkal rendelkezik.')).toEqual([
      'KINCS 2',
      'MOMENTUM',
      'ŐSERŐ',
    ]);
  });

  it('gives the place of every keyword in a text', () => {
    const text = 'MOMENTUM. Az ŐSERŐ-vel rendelkező lapok.';
    expect(VOCABULARY.scan(text).map(({ start, end, standing }) => [text.slice(start, end), standing])).toEqual([
      ['MOMENTUM', 'has'],
      ['ŐSERŐ-vel', 'mentions'],
    ]);
  });

  it('lets the user correct what was recognised', () => {
    const corrected = card('KINCS 3. MOMENTUM. BEFOLYÁS (Toron): Kap 1 MP-t. BEFOLYÁS (Pyarron): Kap 1 DP-t.', {
      keywordsAdded: ['kincs 4', 'elf törzsszövetség', 'nincs ilyen'],
      keywordsRemoved: ['momentum', 'befolyás (pyarron)'],
    });
    expect(keywordsOf(corrected).map((keyword) => writeKeyword(keyword))).toEqual([
      'BEFOLYÁS (Toron)',
      'KINCS 4',
      'elf TÖRZSSZÖVETSÉG',
    ]);
  });

  it('remembers the answer for a card', () => {
    const one = card('MOMENTUM.');
    expect(keywordsOf(one)).toBe(keywordsOf(one));
  });
});

describe('single clauses', () => {
  it('2.01.a reads FAL from its three printed forms, missing is 0', () => {
    expect(falOf(card('FAL 4.'))).toBe(4);
    expect(falOf(card('Fal: 3'))).toBe(3);
    expect(falOf(card('', { fal: 2 }))).toBe(2);
    expect(falOf(card('FAL: 5. AKADÁLYOK 2.'))).toBe(5);
    expect(falOf(card('A manőver színhelyének FAL-a 2-vel nő.'))).toBe(0);
    expect(falOf(card('A fal: 3 kőből áll.'))).toBe(0);
    expect(falOf(card(''))).toBe(0);
  });

  it('2.02.a reads the card name behind IGAZ NÉV, also with comma, dot or bracket', () => {
    expect(trueNames(card("IGAZ NÉV - Oz'mog. ELFELEDETT."))).toEqual(["Oz'mog"]);
    expect(trueNames(card("IGAZ NÉV – Oz'mog, a vén."))).toEqual(["Oz'mog, a vén"]);
    expect(trueNames(card('IGAZ NÉV - 7. érzék, KINCS 3.'))).toEqual(['7. érzék']);
    expect(trueNames(card('IGAZ NÉV [A Sötét Térítő]'))).toEqual(['A Sötét Térítő']);
    expect(trueNames(card('IGAZ NÉV-vel rendelkező lap.'))).toEqual([]);
    expect(ids("IGAZ NÉV - Oz'mog. ELFELEDETT.")).toEqual(['trueName', 'forgotten']);
  });

  it('2.03.a recognises EXPEDÍCIÓ X', () => {
    expect(only('EXPEDÍCIÓ 1.')).toMatchObject({ id: 'expedition', value: 1 });
  });
  it('2.04.b recognises AKARATÁTVITEL X', () => {
    expect(only('AKARATÁTVITEL 2')).toMatchObject({ id: 'willTransfer', value: 2 });
  });
  it('2.05.b recognises TÚLÜTÉS X', () => {
    expect(only('TÚLÜTÉS 1.')).toMatchObject({ id: 'overkill', value: 1 });
  });

  it('2.06.a calls a bestia with HÁTAS a mount, and nothing else', () => {
    expect(isMount(card('HÁTAS.', { obstacleKind: 'beast' }))).toBe(true);
    expect(isMount(card('HÁTAS.', { obstacleKind: 'trap' }))).toBe(false);
    expect(isMount(card('Hátas.', { obstacleKind: 'beast' }))).toBe(false);
  });
  it('2.06.b reads the condition before HÁTAS', () => {
    expect(only('Lovaglás HÁTAS.')).toMatchObject({ id: 'mount', condition: 'Lovaglás' });
    expect(only('[nomád] HÁTAS')).toMatchObject({ condition: 'nomád' });
    expect(only('HÁTAS.')).toMatchObject({ condition: null });
    expect(ids('Célpont kalandozó HÁTAS.')).toEqual([]);
  });
  it('2.06.f takes what a mount lists for its rider', () => {
    const mount = card('HÁTAS: MOMENTUM.', { obstacleKind: 'beast' });
    expect([ids('HÁTAS: MOMENTUM.'), grantedKeywords(mount)]).toEqual([['mount'], ['momentum']]);
  });

  it('2.07.a flags a Kincs of any type and keeps its X', () => {
    expect(treasureValue(card('KINCS 3.', { type: 'adventurer' }))).toBe(3);
    expect(treasureValue(card('KINCS: 12', { type: 'quest' }))).toBe(12);
    expect(treasureValue(card('A KINCS-ek MP-igénye 1-gyel nő.'))).toBeNull();
    expect(treasureValue(card('Kinccsel nem célozható. KINCCSEL sem.'))).toBeNull();
  });

  it('2.08.b reads the race before TÖRZSSZÖVETSÉG', () => {
    expect(only('Elf TÖRZSSZÖVETSÉG: Kap 1 alapszintet.')).toMatchObject({ id: 'tribe', condition: 'Elf' });
  });
  it('2.08.c reads TÖRZSSZÖVETSÉG without a race', () => {
    const keyword = only('TÖRZSSZÖVETSÉG: Kap 1 alapszintet.');
    expect([keyword.condition, tribeRaces(keyword)]).toEqual([null, []]);
  });
  it('2.08.note2 splits races joined by a hyphen', () => {
    const keyword = only('Elf-Sárkány TÖRZSSZÖVETSÉG: Kap 1 alapszintet.');
    expect([keyword.condition, tribeRaces(keyword)]).toEqual(['Elf-Sárkány', ['elf', 'sarkany']]);
    expect(tribeRaces(only('Elf vagy sárkány TÖRZSSZÖVETSÉG: Kap 1 MP-t.'))).toEqual(['elf', 'sarkany']);
  });
  it('2.08.b hangs a keyword behind TÖRZSSZÖVETSÉG on it', () => {
    const elves = card('Elf TÖRZSSZÖVETSÉG: MOMENTUM.');
    expect(keywordsOf(elves)).toMatchObject([
      { id: 'tribe', under: null },
      { id: 'momentum', under: 'tribe' },
    ]);
    expect(hasKeyword(elves, 'momentum')).toBe(false);
    const label = stubCard('B', { abilities: [{ label: 'TÖRZSSZÖVETSÉG', text: 'MOMENTUM.' }, { text: 'ŐSERŐ.' }] });
    expect([hasKeyword(label, 'tribe'), hasKeyword(label, 'momentum'), hasKeyword(label, 'ancientPower')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('2.09.a calls a kalandozó with CSATLÓS a companion', () => {
    expect(isCompanion(card('CSATLÓS.', { type: 'adventurer' }))).toBe(true);
    expect(isCompanion(card('CSATLÓS.', { type: 'event' }))).toBe(false);
    expect(isCompanion(card('A CSATLÓS-ok gyógyulnak.', { type: 'adventurer' }))).toBe(false);
  });
  it('2.09.b reads the companion condition before the word', () => {
    expect(only('Toroni harcos CSATLÓS.')).toMatchObject({ id: 'companion', condition: 'Toroni harcos' });
    expect(only('HARCOS/PAP CSATLÓS.')).toMatchObject({ condition: 'HARCOS/PAP' });
  });

  it('2.11.c reads the condition in brackets', () => {
    expect(only('MÚLTIDÉZÉS (varázsló).')).toMatchObject({ id: 'recall', condition: 'varázsló' });
    expect(only('MÚLTIDÉZÉS (A Múltból is leidézhető.)')).toMatchObject({ condition: null });
  });
  it('2.13.a reads the slots, from the text or beside it; a tower level without them has two', () => {
    expect(obstacleSlots(card('AKADÁLYOK 3.'))).toBe(3);
    expect(obstacleSlots(card('AKADÁLYOK 3.', { obstacleSlots: 4 }))).toBe(4);
    expect(obstacleSlots(card('', { type: 'towerLevel' }))).toBe(2);
    expect(obstacleSlots(card('', { type: 'quest' }))).toBe(0);
  });
  it('2.15.b reads the condition of MEGELEVENEDŐ', () => {
    expect(only('MEGELEVENEDŐ (Lovag)')).toMatchObject({ id: 'animated', condition: 'Lovag' });
  });
  it('2.17.c reads both numbers of armour', () => {
    expect(only('VÉDŐKÜSZÖB 9 SFÉ 2.')).toMatchObject({ id: 'armour', value: 9, second: 2 });
    expect(only('VÉDŐKÜSZÖB: 9, SFÉ: 1')).toMatchObject({ value: 9, second: 1 });
  });
  it('2.20.b reads the place of BEFOLYÁS and hangs the rest of the text on it', () => {
    const held = card('BEFOLYÁS (Toron) PORTYÁZÁS.');
    expect(keywordsOf(held)).toMatchObject([
      { id: 'influence', place: 'Toron' },
      { id: 'raid', under: 'influence' },
    ]);
    expect(hasKeyword(held, 'raid')).toBe(false);
    expect(ids('BEFOLYÁS (Toron): Kap 1 MP-t.')).toEqual(['influence']);
    expect(only('BEFOLYÁS Új-Pyarron: Kap 1 MP-t.')).toMatchObject({ place: 'Új-Pyarron' });
  });
  it('2.31.a recognises SORSFORDÍTÓ stated, not spoken about', () => {
    expect(ids('SORSFORDÍTÓ.')).toEqual(['fateTurner']);
    expect(ids('SORSFORDÍTÓ-val rendelkező lapok MP-igénye 1-gyel nő.')).toEqual([]);
  });
  it('2.32.b reads the condition of ÉLETÚT', () => {
    expect(only('ÉLETÚT (Toroni harcos).')).toMatchObject({ id: 'lifePath', condition: 'Toroni harcos' });
  });
  it('2.32.h derives a true name where the condition is the name of a named card', () => {
    const path = card('ÉLETÚT (Révész).');
    expect(trueNames(path, (name) => name === 'Révész')).toEqual(['Révész']);
    expect(trueNames(path, () => false)).toEqual([]);
  });
  it('2.34 adds thirteen religions', () => {
    const text =
      'Adron, Alborne, Antoh, Arel, Darton, Della, Dreina, Ellana, Gilron, Krad, Kyel, Noir és Uwel vallásúnak is minősül.';
    expect(ids(text)).toEqual(['allReligions']);
    expect(religionsOf(card(text, { religions: ['Ranil', 'Krad'] }))).toHaveLength(14);
    expect(ids('Adron és Krad vallásúnak is minősül.')).toEqual([]);
    expect(religionsOf(card('', { religions: ['Ranil'] }))).toEqual(['Ranil']);
  });
});

describe('keywords without a heading', () => {
  it.each([
    ['2.26', 'largerHand', 'Irányítójának Kézmérete 1-gyel nő.'],
    [
      '2.33',
      'repeatArrival',
      'El kell dobni Kézből. Játékosa azonos nevű, Jelenben lévő lapjának Jelenbe kerüléskor érvényesülő laphatása az Időfonalba kerül.',
    ],
    ['2.36', 'beyondQuestLimit', 'Nem számít bele a küldetéslimitbe.'],
    ['2.38', 'wordsOfPower', 'Hatalomszavai ellen nem véd a TITKOS NYELV.'],
  ] as const)('%s is known by its meaning (%s)', (_clause, id, text) => {
    expect(ids(text)).toEqual([id]);
    expect(
      ids(`Ha fizetsz 1 MP-t, akkor ${text.toLocaleLowerCase('hu')}`).filter(
        (found) => found !== 'repeatArrival' && found !== 'wordsOfPower',
      ),
    ).toEqual([]);
  });

  it('2.26 is not another change of hand size', () => {
    expect(ids('Ellenfele Kézmérete 1-gyel nő. Kézmérete 2-vel nő.')).toEqual([]);
  });

  it('can be written by its number and named by the user', () => {
    const named = createVocabulary({ largerHand: ' bő kéz', repeatArrival: '' });
    expect(keywordsOf(card('BŐ KÉZ. KINCS 1.'), named).map((keyword) => writeKeyword(keyword, named.names))).toEqual([
      'BŐ KÉZ',
      'KINCS 1',
    ]);
    expect(ids('BŐ KÉZ.')).toEqual([]);
    expect(keywordsOf(card('', { keywordsAdded: ['2.36'] })).map((keyword) => keyword.id)).toEqual([
      'beyondQuestLimit',
    ]);
  });
});

it('finds its way through any text, and every place it gives lies in the text', () => {
  const parts = fc.constantFrom(
    'KINCS',
    '3',
    'Elf',
    'TÖRZSSZÖVETSÉG',
    ':',
    '.',
    ', ',
    ' ',
    ' és ',
    '(',
    ')',
    'IGAZ NÉV',
    ' - ',
    'kapja a ',
    ' kulcsszót',
    '-val',
    'MOMENTUM',
    'FAL',
    'Fal: 2',
    'SFÉ',
    'VÉDŐKÜSZÖB',
    '\n',
    '„',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(parts, { maxLength: 40 }).map((all) => all.join('')),
      ),
      (text) => {
        let last = 0;
        for (const { start, end } of VOCABULARY.scan(text.normalize('NFC'))) {
          expect(start >= last && end > start && end <= text.normalize('NFC').length).toBe(true);
          last = start;
        }
        for (const keyword of keywordsOf(card(text)))
          expect(VOCABULARY.read(writeKeyword(keyword))?.id).toBe(keyword.id);
      },
    ),
    { numRuns: 5000 },
  );
});

describe('races', () => {
  it('Q48 calls a kalandozó without a race word ember, and says that it is derived', () => {
    expect(racesOf(card('', { type: 'adventurer' }))).toEqual({ races: ['ember'], derived: true });
    expect(racesOf(card('', { type: 'adventurer' }), false)).toEqual({ races: [], derived: false });
    expect(racesOf(card('', { type: 'adventurer', races: ['elf'] }))).toEqual({ races: ['elf'], derived: false });
    expect(racesOf(card('', { type: 'event' }))).toEqual({ races: [], derived: false });
  });
});

it('reads a keyword the player has named by its number too', () => {
  const vocabulary = createVocabulary({ largerHand: 'Bő kéz' });
  expect(vocabulary.read('2.26')?.id).toBe('largerHand');
  expect(vocabulary.read('bő kéz')?.id).toBe('largerHand');
});
