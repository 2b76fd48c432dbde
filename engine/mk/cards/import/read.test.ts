import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCards } from './read.ts';
import type { ImportNote } from './report.ts';

const cardsOf = (input: string | Uint8Array) => {
  const read = readCards(input);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.cards;
};
const notesOf = (input: string): readonly ImportNote[] => {
  const read = readCards(input);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.notes;
};
const faultOf = (input: string | Uint8Array) => {
  const read = readCards(input);
  if (read.ok) throw new Error('read');
  return read.fault;
};

describe('own catalogue file', () => {
  it('reads a versioned file and a bare array', () => {
    const cards = [{ name: 'Alfa', type: 'quest', mp: 2, places: ['Toron'] }];
    expect(cardsOf(JSON.stringify({ format: 'jovolato-catalogue', version: 1, cards }))).toEqual(
      cardsOf(JSON.stringify(cards)),
    );
    expect(cardsOf(JSON.stringify(cards))[0]).toMatchObject({
      name: 'Alfa',
      type: 'quest',
      mp: 2,
      places: ['Toron'],
      dp: null,
    });
  });

  it('takes Hungarian words for types, symbols, phases and kinds', () => {
    const [card] = cardsOf(
      JSON.stringify([
        {
          name: 'A',
          type: 'akciólap',
          actionKind: 'Varázslat',
          phases: ['harc előkészítés', 'Sor'],
          duration: 'Forduló',
          mp: '3x',
          abilities: [{ kind: 'képesség', symbols: ['Állandó', '▲'], text: 'x' }, 'csak szöveg'],
        },
      ]),
    );
    expect(card).toMatchObject({
      type: 'action',
      actionKind: 'spell',
      phases: ['fightPreparation', 'row'],
      duration: 'turn',
      mp: '3X',
      abilities: [
        { kind: 'ability', symbols: ['constant', 'oncePerPlayer'] },
        { kind: null, text: 'csak szöveg' },
      ],
    });
  });

  it('leaves out and notes what a field cannot hold, and keeps the rest of the card', () => {
    const text = JSON.stringify([
      {
        name: ' Alfa  béta ',
        mp: -1,
        dp: 'sok',
        colour: 'red',
        type: 'sárkánylap',
        skills: ['Lovaglás', 7, 'Úszás'],
        printings: [{ number: '3' }, { set: 'Első' }],
        abilities: [{ text: 'x', wing: 1, mp: 'öt' }],
      },
    ]);
    expect(cardsOf(text)[0]).toMatchObject({
      name: 'Alfa béta',
      mp: null,
      dp: null,
      type: null,
      skills: ['Lovaglás', 'Úszás'],
      printings: [{ set: 'Első' }],
      abilities: [{ text: 'x', mp: null }],
    });
    expect(
      notesOf(text)
        .map((note) => `${note.code} ${note.field}`)
        .sort(),
    ).toEqual([
      'BAD_VALUE abilities[0].mp',
      'BAD_VALUE dp',
      'BAD_VALUE mp',
      'BAD_VALUE printings[0]',
      'BAD_VALUE skills[1]',
      'UNKNOWN_FIELD abilities[0].wing',
      'UNKNOWN_FIELD colour',
      'UNKNOWN_WORD type',
    ]);
  });

  it('keeps and notes a correction that is no keyword', () => {
    const text = '[{"name":"A","keywordsAdded":["KINCS 3","KINX"],"keywordsRemoved":["momentum"]}]';
    expect(cardsOf(text)[0]?.keywordsAdded).toEqual(['KINCS 3', 'KINX']);
    expect(notesOf(text)).toMatchObject([{ code: 'UNKNOWN_WORD', field: 'keywordsAdded', value: 'KINX' }]);
  });

  it('refuses an entry without a name, says so, and reads the others', () => {
    const text = '[{"mp":1},{"name":"Alfa"},5]';
    expect(cardsOf(text).map((card) => card.name)).toEqual(['Alfa']);
    expect(notesOf(text).map((note) => [note.at, note.code])).toEqual([
      [1, 'NO_NAME'],
      [3, 'NOT_A_CARD'],
    ]);
  });

  it('joins printings of one card and tells where two entries disagree', () => {
    const text = JSON.stringify([
      { name: 'Ősz', mp: 2, printings: [{ set: 'A' }] },
      { name: 'O\u030bsz', mp: 3, dp: 1, printings: [{ set: 'B' }] },
    ]);
    expect(cardsOf(text)).toMatchObject([{ name: 'Ősz', mp: 3, dp: 1, printings: [{ set: 'A' }, { set: 'B' }] }]);
    expect(notesOf(text)).toMatchObject([{ code: 'MERGED' }, { code: 'CONFLICT', field: 'mp', value: '2 → 3' }]);
  });

  it.each([
    ['another format', '{"format":"deck","version":1,"cards":[]}', 'NOT_A_CATALOGUE'],
    ['a newer version', '{"format":"jovolato-catalogue","version":2,"cards":[]}', 'NEWER_VERSION'],
    ['no list', '{"format":"jovolato-catalogue","version":1}', 'NOT_A_CATALOGUE'],
    ['a number', '42', 'NOT_A_CATALOGUE'],
    ['nothing', ' \n', 'EMPTY'],
    ['a list without cards', '[1, 2]', 'NO_CARDS'],
    ['an image', new Uint8Array([0x89, 0x50, 0, 1]), 'BINARY'],
    ['nesting without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'TOO_DEEP'],
  ])('%s is no catalogue', (_title, text, code) => {
    expect(faultOf(text).code).toBe(code);
  });

  it('names line and column of broken JSON', () => {
    expect(faultOf('[\n  {"name": "Alfa",\n   "mp": ?}\n]')).toMatchObject({ code: 'SYNTAX', line: 3, column: 10 });
  });
  it.each([
    ['{\n "format": "jovolato-catalogue",\n "cards": [ {"name": "A"} {"name": "B"} ]\n}\n', 3, 27],
    ['{"cards": [{"name": "A", "mp": ?}]}', 1, 32],
    ['{"cards": [{"name": "A"}],\n "version": 1', 2, 14],
    ['{"cards": []} x', 1, 15],
    ['// saját\n{"cards": [}', 2, 12],
  ])('the place of a fault in a file that begins with a brace is always its second word: %j', (text, line, column) => {
    expect(faultOf(text)).toMatchObject({ code: 'SYNTAX', line, column });
  });
  it('names the line of what is no data in a file that begins with a brace', () => {
    expect(faultOf('{"cards": [{"name": f()}]}')).toMatchObject({
      code: 'NOT_LITERAL',
      line: 1,
      column: 21,
      detail: 'f()',
    });
    expect(faultOf('{\n"cards": [{"name": f()}]}')).toMatchObject({ code: 'NOT_LITERAL', line: 2, column: 20 });
  });

  it('reads Windows-1250', () => {
    expect(
      cardsOf(
        new Uint8Array([...'[{"name":"'].map((c) => c.charCodeAt(0)).concat(0xd5, 0x73, 0x7a, 0x22, 0x7d, 0x5d)),
      )[0]?.name,
    ).toBe('Ősz');
  });
});

describe("fan prototype's file", () => {
  it('reads entries in all the shapes they come in', () => {
    const text = `
      // a comment
      cardLibrary = [
        { nev: "Révész", "mp": {"ertek": 3}, laptipus: "Kalandozó", fokaszt: ["HARCOS"], alkaszt: "Harcos", alapszint: 2,
          szinesito: "Toroni udvari ork, Morgena-hívő nő", jellem: "Rend", tulajdonsagok: ["pszi", "nevesített"],
          alapkepessegek: {Fizikum: {ertek: 8}, Asztral: 6, "Mental": {"ertek": 7}},
          hatasok: [ { tipus: "képesség", jelek: ["allando", "egyperjatekos"], szoveg: "Véd.", }, { tipus: "laphatás", jelek: "megszakito", kiirtnev: "Ugrás", mp: {ertek: 1}, ervenyesules: true, szoveg: "Ugrik." } ] },
        { "nev": "Kapu", mp: "3X", laptipus: "Akadálylap", akadalytipus: "Csapda", hatasok: [] },
        { "nev": "Út", mp: 1, laptipus: "Küldetés", helyszin: "Alfa, Béta", feltetel: "Úszás", dp: {ertek: 2}, fal: 0 },
        { "nev": "Csontváz", mp: 0, laptipus: "Kalandozó", jellem: null, tulajdonsagok: ["jelző"] },
        { "nev": "Vágás", laptipus: "Akciólap", akciotipus: "Támadás", fazis: "Sor/Harc előkészítés", sebzes: {ertek: 2}, tipus: "Közelharci támadás", altipus: "Vágás", idotartam: "Pillanat" },
      ];`;
    const [a, b, c, d, e] = cardsOf(text);
    expect(a).toMatchObject({
      name: 'Révész',
      named: true,
      type: 'adventurer',
      mp: 3,
      mainClasses: ['HARCOS'],
      subclasses: ['Harcos'],
      level: 2,
      alignment: 'Rend',
      psi: true,
      races: ['ork'],
      origins: ['toroni'],
      religions: ['Morgena'],
      sex: 'nő',
      typeLine: 'Toroni udvari ork, Morgena-hívő nő',
      attributes: { fizikum: 8, asztral: 6, mental: 7 },
      abilities: [
        { kind: 'ability', symbols: ['constant', 'oncePerPlayer'], text: 'Véd.', onResolution: false },
        { kind: 'effect', symbols: ['interrupt'], label: 'Ugrás', mp: 1, onResolution: true },
      ],
    });
    expect(b).toMatchObject({ mp: '3X', obstacleKind: 'trap' });
    expect(c).toMatchObject({ places: ['Alfa', 'Béta'], conditions: ['Úszás'], dp: 2, fal: 0 });
    expect(d).toMatchObject({ token: true, mp: 0, alignment: null, psi: false });
    expect(e).toMatchObject({
      actionKind: 'attack',
      phases: ['row', 'fightPreparation'],
      damage: '2',
      subtypes: ['Közelharci támadás', 'Vágás'],
      duration: 'instant',
    });
  });

  it('notes what it does not understand, and never drops it silently', () => {
    const notes = notesOf(
      'x = [{ nev: "A", laptipus: "Kalandozó", alapszint: {ertek: "kettő", alap: 2}, kod: 7, tulajdonsagok: ["lila"], hatasok: [{ szoveg: "y", jelek: ["furcsa"], hang: "z" }, 5] }]',
    );
    expect(notes.map((note) => `${note.code} ${note.field} ${note.value}`).sort()).toEqual([
      'BAD_VALUE alapszint kettő',
      'BAD_VALUE hatasok[1] 5',
      'UNKNOWN_FIELD alapszint.alap 2',
      'UNKNOWN_FIELD hatasok[0].hang z',
      'UNKNOWN_FIELD kod 7',
      'UNKNOWN_WORD abilities[0].symbols furcsa',
      'UNKNOWN_WORD tulajdonsagok lila',
    ]);
  });

  it.each([
    ['a call', 'cardLibrary = [\n  { nev: ki() }\n];', 2, 10, 'NOT_LITERAL'],
    ['a name', 'cardLibrary = [ nev ];', 1, 17, 'NOT_LITERAL'],
    ['a sum', 'a = [{ nev: "a" + "b" }]', 1, 13, 'NOT_LITERAL'],
    ['a spread', 'a = [ ...b ]', 1, 7, 'NOT_LITERAL'],
    ['a computed key', 'a = [{ [b]: 1 }]', 1, 8, 'NOT_LITERAL'],
    ['a getter', 'a = [{ get nev() { return 1 } }]', 1, 8, 'NOT_LITERAL'],
    ['a template with a hole', 'a = [`$' + '{b}`]', 1, 6, 'NOT_LITERAL'],
    ['a second statement', 'a = [];\nb();', 2, 1, 'NOT_LITERAL'],
    ['a function call around it', 'f([])', 1, 1, 'NOT_LITERAL'],
    ['a hole in the list', 'a = [1,,2]', 1, 5, 'NOT_LITERAL'],
    ['a missing comma', 'a = [\n  { nev: "A" }\n  { nev: "B" }\n];', 3, 3, 'SYNTAX'],
    ['an open string', 'a = [\n  "abc\n]', 2, 3, 'SYNTAX'],
  ] as const)('%s imports nothing and is placed', (_title, text, line, column, code) => {
    expect(faultOf(text)).toMatchObject({ code, line, column });
  });

  it('never runs what it reads, and takes __proto__ as a word like any other', () => {
    const read = readCards('a = [{ nev: "A", "__proto__": { polluted: 1 } }]');
    expect(read.ok && read.notes.map((note) => note.field)).toEqual(['__proto__']);
    expect('polluted' in {}).toBe(false);
  });

  const fixture = new URL('../../../../../shared/fixtures/probe-cards.js', import.meta.url);
  it.skipIf(!existsSync(fixture))('reads the shared file of invented cards without a remark', () => {
    const read = readCards(readFileSync(fixture));
    expect(read.ok && [read.cards.length, read.notes]).toEqual([15, []]);
  });
});

it('answers anything with cards or a fault, never with an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.uint8Array().map(String)), (text) => {
      const read = readCards(text);
      return read.ok || read.fault.code !== undefined;
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => typeof readCards(bytes).ok === 'boolean'),
    { numRuns: 2000 },
  );
});
