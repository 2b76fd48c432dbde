import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../text/decode.ts';
import { type CardInput, stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import type { ListLine } from './assemble.ts';
import { readList } from './read.ts';

const tower: Partial<CardInput> = { type: 'towerLevel' };
const event: Partial<CardInput> = { type: 'event' };
const CARDS: readonly [string, Partial<CardInput>][] = [
  ['Alfa', event],
  ['Béta', event],
  ['Annoy-o-tron', event],
  ['Dr. X', event],
  ['Kígyó-méreg', event],
  ["Oz'mog, a vén", event],
  ['Tűz/Jég', event],
  ['1996-os hadjárat', event],
  ['7. érzék', event],
  ['Alfa x2 mester', event],
  ['X mint ismeretlen', event],
  ['Árnyék: alcím', event],
  ['Őrült kém', event],
  ['Vér', event],
  ['Ver', event],
  ['Kilátó', tower],
  ['Pincesor', tower],
  ['Fegyverterem', tower],
  ['Csillagkert', tower],
];
const catalogue = createCatalogue(CARDS.map(([name, known]) => stubCard(name, known)));
const withSectionNames = createCatalogue([
  ...CARDS.map(([name, known]) => stubCard(name, known)),
  stubCard('Torony'),
  stubCard('Jövő:'),
]);

const read = (list: string, cards = catalogue) => readList(list, cards);
const only = (list: string, cards = catalogue): ListLine => {
  const { lines } = read(list, cards);
  expect(lines).toHaveLength(1);
  return lines[0] as ListLine;
};
const counted = (list: string, cards = catalogue) => {
  const { kind, name, count } = only(list, cards);
  return kind === 'card' || kind === 'unknown' ? `${count} ${name}` : kind;
};
const sections = (list: string, cards = catalogue) => {
  const { deck } = read(list, cards);
  return Object.fromEntries(
    Object.entries(deck.sections)
      .filter(([, entries]) => entries.length > 0)
      .map(([id, entries]) => [id, entries.map(({ name, count }) => `${count} ${name}`)]),
  );
};

describe('counts', () => {
  it.each([
    ...['4 Alfa', '4x Alfa', '4 x Alfa', '4xAlfa', 'x4 Alfa', '4× Alfa', '4×Alfa', '4 × Alfa', '4*Alfa', '[4] Alfa'],
    ...['(4) Alfa', '4 db Alfa', '4db Alfa', '4 db. Alfa', '4 darab Alfa', '4-szer Alfa', '4: Alfa', '4 - Alfa'],
    ...['4;Alfa', '4,Alfa', '4\tAlfa', '４ Alfa', '４ｘ Alfa', '04 Alfa', '4\u00a0Alfa', '  4   Alfa  '],
    ...['Alfa x4', 'Alfa ×4', 'Alfa x 4', 'Alfa 4x', 'Alfa 4', 'Alfa (4)', 'Alfa [4]', 'Alfa (x4)', 'Alfa (4 db)'],
    ...[
      'Alfa 4 db',
      'Alfa, 4 db',
      'Alfa - 4 db',
      'Alfa: 4',
      'Alfa;4',
      'Alfa\t4',
      'ALFA X4',
      '"Alfa";4',
      '4 "Alfa"',
      '4 „Alfa”',
    ],
    ...[
      '- 4 Alfa',
      '* 4x Alfa',
      '• Alfa x4',
      '> 4 Alfa',
      '- [ ] 4 Alfa',
      '**4x Alfa**',
      '**4** Alfa',
      '4 [Alfa](http://pelda)',
      '|4|Alfa|',
    ],
    ...['1. 4 Alfa', '1) 4x Alfa', '4 Alfa;', '4 Alfa,', '4 Alfa.'],
  ])('“%s” is four of Alfa', (line) => {
    expect(counted(line)).toBe('4 Alfa');
  });

  it.each([
    ['Annoy-o-Tron x 2', '2 Annoy-o-tron'],
    ['Dr. X x1', '1 Dr. X'],
    ['2 Dr. X', '2 Dr. X'],
    ['2 x X mint ismeretlen', '2 X mint ismeretlen'],
    ['2 X mint ismeretlen', '2 X mint ismeretlen'],
    ['1996-os hadjárat', '1 1996-os hadjárat'],
    ['3 1996-os hadjárat', '3 1996-os hadjárat'],
    ['7. érzék', '1 7. érzék'],
    ['2 7. érzék', '2 7. érzék'],
    ['7. Alfa', '1 Alfa'],
    ['Alfa x2 mester', '1 Alfa x2 mester'],
    ['1 Árnyék: alcím', '1 Árnyék: alcím'],
    ['3,"Oz\'mog, a vén"', "3 Oz'mog, a vén"],
    ['Senki x4', '4 Senki'],
    ['1 Senki x4', '1 Senki x4'],
    ['Senki 4', '1 Senki 4'],
    ['999 Alfa', '999 Alfa'],
  ])('the name comes first: “%s” is %s', (line, wanted) => {
    expect(counted(line)).toBe(wanted);
  });

  it.each([
    ['1996 világbajnok x2', '2 1996 világbajnok'],
    ['1996 VILÁGBAJNOK ×2', '2 1996 világbajnok'],
    ['1 Árnyék x2', '2 1 Árnyék'],
    ['2 1 Árnyék', '2 1 Árnyék'],
    ['1996 Senki x2', 'refused'],
  ])('a count behind a name that begins with a number is refused: “%s” is %s', (line, wanted) => {
    expect(counted(line, createCatalogue([stubCard('1996 világbajnok'), stubCard('1 Árnyék')]))).toBe(wanted);
  });

  it.each(['Oz’mog, a vén', 'OZ´MOG, A VÉN', 'Ozʼmog, a vén', 'Oz`mog, a vén', 'Oz′mog, a vén', 'Ozʻmog, a vén'])(
    'the apostrophe of another keyboard makes the card unknown: “%s”',
    (line) => {
      expect(counted(`2 ${line}`)).toBe("2 Oz'mog, a vén");
    },
  );

  it.each([
    ...[
      '0 Alfa',
      '00 Alfa',
      '-1 Alfa',
      '−1 Alfa',
      '–1 Alfa',
      '+2 Alfa',
      '1,5 Alfa',
      '2.5 Alfa',
      '1/2 Alfa',
      '1000 Alfa',
    ],
    ...[
      '99999999999 Alfa',
      '0 Senki',
      '-1 Senki',
      '1996 Senki',
      '1,5 db Alfa',
      'Alfa x0',
      'Alfa (0)',
      'Alfa -1',
      '4',
      'x4',
      '4 db',
      '7.',
    ],
  ])('“%s” is refused, with nothing lost and nothing made of it', (line) => {
    expect(only(line)).toMatchObject({ kind: 'refused', text: line, count: null, cards: [] });
    expect(sections(line)).toEqual({});
  });

  it('more than 999 copies in all are refused, the rest stays', () => {
    expect(read('600 Alfa\n600 Alfa').lines.map(({ kind }) => kind)).toEqual(['card', 'refused']);
    expect(sections('600 Alfa\n600 Alfa')).toEqual({ jovo: ['600 Alfa'] });
  });
});

describe('numbered lists', () => {
  it('numbers that count the lines are no counts', () => {
    expect(sections('1. Alfa\n2. Béta\n3. Senki')).toEqual({ jovo: ['1 Alfa', '1 Béta', '1 Senki'] });
    expect(read('1. Alfa\n2. Béta').lines[1]?.notes).toContain('numbering');
  });
  it('a number before an unknown name stays with the name where nothing counts up', () => {
    expect(counted('7. Senki')).toBe('1 7. Senki');
  });
});

describe('names', () => {
  it.each([
    ['3 ALFA', '3 Alfa'],
    ['1 kigyo–mereg', '1 Kígyó-méreg'],
    ['1 Oz’mog, a vén', "1 Oz'mog, a vén"],
    ['1 Oz`mog, a vén', "1 Oz'mog, a vén"],
    ['1 Tűz / Jég', '1 Tűz/Jég'],
    ['1 Tűz // Jég', '1 Tűz/Jég'],
    ['1 Õrült kém', '1 Őrült kém'],
    ['2 Al\u200bfa', '2 Alfa'],
    ['1 O\u030bru\u0308lt ke\u0301m', '1 Őrült kém'],
  ])('“%s” is found as %s', (line, wanted) => {
    expect(counted(line)).toBe(wanted);
    expect(only(line).kind).toBe('card');
  });

  it('of two names that differ by accents only none is guessed', () => {
    expect(only('2 VER')).toMatchObject({ kind: 'unknown', name: 'VER', suggestions: ['Ver', 'Vér'] });
    expect(only('2 Vér')).toMatchObject({ kind: 'card', name: 'Vér' });
  });

  it('unknown names stay as written, with near names beside them', () => {
    expect(only('2 Kígyóméreg')).toMatchObject({
      kind: 'unknown',
      name: 'Kígyóméreg',
      count: 2,
      suggestions: ['Kígyó-méreg'],
    });
    expect(only('1 <b>Senki</b> &amp; fia')).toMatchObject({ name: '<b>Senki</b> &amp; fia' });
    expect(only('1 Fûtõ szellem')).toMatchObject({ kind: 'unknown', suggestions: ['Fűtő szellem'] });
  });

  it('equal lines are merged, whatever their spelling, and it is said', () => {
    const { deck, lines } = read('2 Alfa\n3 ALFA\n1 Alfa');
    expect(deck.sections.jovo).toEqual([{ name: 'Alfa', count: 6 }]);
    expect(lines.map(({ notes }) => notes[0])).toEqual([undefined, 'merged', 'merged']);
  });

  it('unknown names merge by case, not by accents: kor and kór may be two cards', () => {
    expect(sections('2 Senki\n1 SENKI\n1 kor\n1 kór')).toEqual({ jovo: ['3 Senki', '1 kor', '1 kór'] });
  });
});

describe('what stands behind a name', () => {
  it.each([
    ['4 Alfa (M1) 12', '(M1) 12'],
    ['4 Alfa (RNA) 200', '(RNA) 200'],
    ['4 Alfa [ALF]', '[ALF]'],
    ['4 Alfa (Alapkészlet)', '(Alapkészlet)'],
    ['4 Alfa [A] 12', '[A] 12'],
    ['4 Alfa <M1> 12b', '<M1> 12b'],
    ['4 Alfa (RNA:200) *F*', '(RNA:200) *F*'],
    ['Alfa (M1) 12 x4', '(M1) 12'],
    ['4 Alfa M1 12', 'M1 12'],
    ['4 Alfa (12)', '(12)'],
    ['4\tAlfa\tAlapkészlet', 'Alapkészlet'],
    ['Alapkészlet;Alfa;4', 'Alapkészlet'],
  ])('the set in “%s” is told apart', (line, dropped) => {
    expect(only(line)).toMatchObject({ kind: 'card', name: 'Alfa', count: 4, dropped });
  });

  it('a remark is kept', () => {
    expect(only('3 Alfa # próba, még nem biztos')).toMatchObject({
      name: 'Alfa',
      count: 3,
      remark: 'próba, még nem biztos',
    });
  });

  it('type and cost in brackets fill a new card', () => {
    expect(only('3 Vadász (kalandozó, 4 MP)')).toMatchObject({
      kind: 'unknown',
      name: 'Vadász',
      count: 3,
      details: { type: 'adventurer', mp: 4 },
    });
    expect(only('Ősi torony (toronyszint)').details).toEqual({ type: 'towerLevel' });
    expect(only('2 Robbanás (akciólap, 3X MP)').details).toEqual({ type: 'action', mp: '3X' });
    expect(only('2 Vadász (a nagy)')).toMatchObject({ name: 'Vadász (a nagy)', details: null });
  });
});

describe('headings', () => {
  it.each([
    ...[
      'Torony',
      'TORONY:',
      'torony (3)',
      'Toronyszintek:',
      'Torony: 3',
      'Torony 3/3',
      '=== Torony ===',
      '## Torony',
      '**Torony**',
    ],
    ...['[Torony]', 'Torony - 3 lap', '3 toronyszint', 'Tower', 'Starting tower:'],
  ])('“%s” opens the tower', (line) => {
    expect(read(`${line}\nKilátó`).lines[0]).toMatchObject({ kind: 'section', section: 'torony' });
    expect(sections(`${line}\nKilátó`)).toEqual({ torony: ['1 Kilátó'] });
  });

  it.each([
    ...['Csere', 'Cserepakli:', 'Tartalék (15):', 'SIDEBOARD:', 'Side', '// Sideboard', 'Spare deck', '--- Csere ---'],
  ])('“%s” opens the Cserepakli', (line) => {
    expect(sections(`2 Béta\n${line}\nAlfa`)).toEqual({ jovo: ['2 Béta'], csere: ['1 Alfa'] });
  });

  it.each(['Jövő', 'JOVO', 'Pakli:', 'Fő pakli', 'Main deck (40)', 'Deck'])('“%s” opens the Jövő', (line) => {
    expect(sections(`Csere\n1 Béta\n${line}\n2 Alfa`)).toEqual({ jovo: ['2 Alfa'], csere: ['1 Béta'] });
  });

  it.each(['Lények (12)', 'Lények:', 'Kalandozók (2):', 'Bármi más (3):', '== Egyéb ==', 'Küldetések'])(
    '“%s” is a heading of no section, never a card',
    (line) => {
      expect(read(`Csere\n${line}\n2 Alfa`).lines[1]).toMatchObject({
        kind: 'section',
        section: null,
        notes: ['unknown-heading'],
      });
      expect(sections(`Csere\n${line}\n2 Alfa`)).toEqual({ csere: ['2 Alfa'] });
    },
  );

  it('a heading that names no section ends the tower, which has no groups', () => {
    expect(sections('Torony\nKilátó\nEsemények (2):\n2 Alfa')).toEqual({ torony: ['1 Kilátó'], jovo: ['2 Alfa'] });
  });

  it('unknown words with a large number in brackets are a heading if just so many cards follow', () => {
    expect(sections('Varázslók (8)\n5 Alfa\n3 Béta')).toEqual({ jovo: ['5 Alfa', '3 Béta'] });
    expect(sections('Senki (8)\n2 Alfa')).toEqual({ jovo: ['8 Senki', '2 Alfa'] });
    expect(sections('Senki (2)\n2 Alfa')).toEqual({ jovo: ['2 Senki', '2 Alfa'] });
  });

  it('the exact name of a card wins over a section word, unless the line ends with a colon', () => {
    expect(counted('Torony', withSectionNames)).toBe('1 Torony');
    expect(counted('3 Torony', withSectionNames)).toBe('3 Torony');
    expect(only('Torony:', withSectionNames)).toMatchObject({ kind: 'section', section: 'torony' });
    expect(only('Jövő:', withSectionNames)).toMatchObject({ kind: 'section', section: 'jovo' });
    expect(only('TORONY', withSectionNames)).toMatchObject({ kind: 'section', section: 'torony' });
    expect(counted('2 "Jövő:"', withSectionNames)).toBe('2 Jövő:');
  });

  it('a section word before a card is meant for that line only', () => {
    expect(sections('SB: 2 Alfa\n1 Béta')).toEqual({ jovo: ['1 Béta'], csere: ['2 Alfa'] });
    expect(sections('Torony: Kilátó, Pincesor; Csillagkert\n3 Alfa')).toEqual({
      torony: ['1 Kilátó', '1 Pincesor', '1 Csillagkert'],
      jovo: ['3 Alfa'],
    });
  });
});

describe('gaps', () => {
  it('a blank line changes no section, even with a blank in it', () => {
    expect(sections('3 Alfa\n \n2 Béta')).toEqual({ jovo: ['3 Alfa', '2 Béta'] });
    expect(sections('Csere\n3 Alfa\n\n2 Béta')).toEqual({ csere: ['3 Alfa', '2 Béta'] });
  });
  it('after one, cards leave the tower if they cannot be in it, and it is said', () => {
    const list = 'Torony\nKilátó\nPincesor\n\n2 Alfa\n1 Csillagkert';
    expect(sections(list)).toEqual({ torony: ['1 Kilátó', '1 Pincesor'], jovo: ['2 Alfa', '1 Csillagkert'] });
    expect(read(list).lines[4]?.notes).toContain('section-by-type');
    expect(sections('Torony\nKilátó\n\nPincesor\nCsillagkert')).toEqual({
      torony: ['1 Kilátó', '1 Pincesor', '1 Csillagkert'],
    });
  });
  it('3.01.a after a full tower unknown cards leave it too', () => {
    expect(sections('Torony\nEgyik\nMásik\nHarmadik\n\n3 Senki')).toEqual({
      torony: ['1 Egyik', '1 Másik', '1 Harmadik'],
      jovo: ['3 Senki'],
    });
  });
  it('a wrong card in the tower without a gap stays there, for the check to tell', () => {
    expect(sections('Torony\nKilátó\nAlfa')).toEqual({ torony: ['1 Kilátó', '1 Alfa'] });
  });
});

describe('toronyszint without a heading', () => {
  it('three different ones make the tower, the rest and further copies stay in the Jövő', () => {
    const list = '3 Kilátó\nPincesor\nFegyverterem\nCsillagkert\n2 Alfa';
    expect(sections(list)).toEqual({
      torony: ['1 Kilátó', '1 Pincesor', '1 Fegyverterem'],
      jovo: ['2 Kilátó', '1 Csillagkert', '2 Alfa'],
    });
    expect(read(list).lines[0]).toMatchObject({ count: 3, section: null, notes: ['tower-placed'] });
  });
  it('a tower heading anywhere, or a heading above them, leaves them where they stand', () => {
    expect(sections('Kilátó\nTorony\nPincesor')).toEqual({ torony: ['1 Pincesor'], jovo: ['1 Kilátó'] });
    expect(sections('Jövő\n2 Kilátó')).toEqual({ jovo: ['2 Kilátó'] });
    expect(sections('Csere\nKilátó')).toEqual({ csere: ['1 Kilátó'] });
  });
});

describe('lines that are no cards', () => {
  it.each([
    '// fejléc',
    '# megjegyzés',
    '; megjegyzés',
    '-- megjegyzés',
    '-----',
    '***',
    '```',
    'Összesen: 40 lap',
    'Total 60 cards',
    '-',
    '()',
  ])('“%s” is a comment', (line) => {
    expect(only(line).kind).toBe('comment');
  });
  it('a slash inside a line is no comment sign', () => {
    expect(counted('1 Senki // fia')).toBe('1 Senki // fia');
  });
  it('the deck may carry its name', () => {
    expect(read('// Pakli neve: Hajrá\n1 Alfa').deck.name).toBe('Hajrá');
    expect(read('Pakli: Hajrá\n1 Alfa').deck.name).toBe('Hajrá');
    expect(read('Pakli: Alfa').deck).toMatchObject({ name: null, sections: { jovo: [{ name: 'Alfa', count: 1 }] } });
  });
});

describe('files', () => {
  it.each([
    ['\n', ['3 Alfa', '', '1 Béta']],
    ['\r\n', ['3 Alfa', '', '1 Béta']],
    ['\r', ['3 Alfa', '', '1 Béta']],
  ])('line ends %j part lines, the last one begins none', (end, lines) => {
    expect(read(`${lines.join(end)}${end}`).lines.map(({ text }) => text)).toEqual(lines);
    expect(read(lines.join(end)).lines.map(({ text }) => text)).toEqual(lines);
  });
  it('the byte-order mark belongs to no line', () => {
    expect(only('\ufeff2 Alfa')).toMatchObject({ text: '2 Alfa', name: 'Alfa', count: 2 });
  });
  it('text stays as it was written', () => {
    expect(read('  3   ALFA\t\n').lines[0]?.text).toBe('  3   ALFA\t');
  });
  it('an old Windows file is read with its accents', () => {
    // "2 Őrült kém" in Windows-1250.
    const bytes = new Uint8Array([0x32, 0x20, 0xd5, 0x72, 0xfc, 0x6c, 0x74, 0x20, 0x6b, 0xe9, 0x6d]);
    const decoded = decodeText(bytes);
    expect(decoded.ok && counted(decoded.text)).toBe('2 Őrült kém');
  });
  it('nothing gives an empty deck and no line', () => {
    expect(read('')).toMatchObject({ lines: [], deck: { name: null, sections: { torony: [], jovo: [], csere: [] } } });
  });
});
