import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import type { Deck } from '../deck.ts';
import { writeShareCode } from '../share/code.ts';
import { readList } from './read.ts';

const catalogue = createCatalogue(['Alfa', 'Béta', 'Kilátó'].map((name) => stubCard(name)));
const deck: Deck = {
  name: 'Hajnal',
  sections: {
    torony: [{ name: 'Kilátó', count: 1 }],
    jovo: [
      { name: 'Alfa', count: 3 },
      { name: 'Senki Pál és barátai a régi kikötőből', count: 2 },
    ],
    csere: [{ name: 'Béta', count: 1 }],
  },
};
const code = writeShareCode(deck);
const half = Math.floor(code.length / 2);

describe('a share code in the list reader', () => {
  it('is recognised and gives the deck with its name', () => {
    const read = readList(`${code}\n`, catalogue);
    expect(read.format).toBe('code');
    expect(read.deck).toEqual(deck);
    expect(read.lines).toMatchObject([
      { line: 1, kind: 'unknown', count: 7, notes: expect.arrayContaining(['several']) },
    ]);
  });

  it.each([
    ['in quotation marks', `„${code}”`],
    ['as code of a chat', `\`${code}\``],
    ['behind an address', `https://pelda.hu/pakli#${code}`],
    ['in brackets', `(${code})`],
    ['with what chats put into long words', `${code.slice(0, half)}\u200b${code.slice(half)}`],
  ])('may stand %s', (_, text) => {
    expect(readList(text, catalogue).deck).toEqual(deck);
  });

  it('may be broken into lines and quoted', () => {
    const third = Math.floor(code.length / 3);
    const lines = [
      'Szia!',
      '',
      `> ${code.slice(0, third)}`,
      `> ${code.slice(third, 2 * third)}`,
      `> ${code.slice(2 * third)}`,
      'Üdv',
    ];
    const read = readList(lines.join('\r\n'), catalogue);
    expect(read.deck).toEqual(deck);
    expect(read.lines.map(({ kind }) => kind)).toEqual([
      'comment',
      'blank',
      'unknown',
      'comment',
      'comment',
      'comment',
    ]);
    expect(read.lines.map(({ notes }) => notes[0])).toEqual([
      'beside-code',
      undefined,
      'several',
      'code-continued',
      'code-continued',
      'beside-code',
    ]);
  });

  it('adds up with a second one', () => {
    const other = writeShareCode({
      name: 'Más',
      sections: { torony: [], jovo: [{ name: 'Alfa', count: 2 }], csere: [] },
    });
    const read = readList(`${code}\n${other}`, catalogue);
    expect(read.deck.name).toBe('Hajnal');
    expect(read.deck.sections.jovo[0]).toEqual({ name: 'Alfa', count: 5 });
  });

  it('takes the spelling of a catalogue that has changed, and keeps what it no longer knows', () => {
    const changed = createCatalogue([stubCard('ALFA')]);
    const { deck: read } = readList(code, changed);
    expect(read.sections.jovo.map(({ name }) => name)).toEqual(['ALFA', 'Senki Pál és barátai a régi kikötőből']);
    expect(read.sections.csere).toEqual([{ name: 'Béta', count: 1 }]);
  });

  it.each([
    ['code-cut-off', code.slice(0, -5)],
    ['code-mistyped', code.replace(/.$/, (sign) => (sign === '7' ? '8' : '7'))],
    ['code-newer', code.replace('JOVO1x', 'JOVO2x')],
  ])('is refused with one reason: %s', (note, text) => {
    const read = readList(text, catalogue);
    expect(read.lines).toMatchObject([{ kind: 'refused', notes: [note], name: null, cards: [] }]);
    expect(read.deck.sections).toEqual({ torony: [], jovo: [], csere: [] });
  });

  it('does not swallow lines that do not make it whole', () => {
    const read = readList(`${code.slice(0, -5)}\nAlfa`, catalogue);
    expect(read.lines.map(({ kind }) => kind)).toEqual(['refused', 'comment']);
  });

  it('is no code if a card is called so', () => {
    const name = 'JOVO1xabcdefgh';
    const own = createCatalogue([stubCard(name)]);
    expect(readList(name, own)).toMatchObject({ format: 'text', deck: { sections: { jovo: [{ name, count: 1 }] } } });
  });
});
