import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../engine/mk/cards/card.ts';
import { details, foot, mpText, pieces, stats, typeLine } from './card-face.ts';
import { cardTexts } from './page/card.ts';

const words = cardTexts.hu;

describe('card face', () => {
  it('shows a known zero and hides what is not known', () => {
    expect(stats(stubCard('a', { dp: 0, fal: null }), words)).toEqual([{ label: 'DP', value: '0' }]);
    expect(stats(stubCard('a'), words)).toEqual([]);
    expect(mpText(stubCard('a', { mp: 0 }))).toBe('0');
    expect(mpText(stubCard('a', { mp: '3X' }))).toBe('3X');
    expect(mpText(stubCard('a'))).toBe('?');
  });

  it('puts the type line and the foot together without saying a class twice', () => {
    const card = stubCard('a', {
      type: 'adventurer',
      origins: ['toroni'],
      races: ['elf'],
      mainClasses: ['HARCOS'],
      subclasses: ['Harcos', 'Lovag'],
      alignment: 'Rend',
      psi: true,
    });
    expect(typeLine(card, words)).toBe('toroni, elf');
    expect(typeLine({ ...card, typeLine: 'Toroni elf zsibvásáros' }, words)).toBe('Toroni elf zsibvásáros');
    const trap = stubCard('b', { type: 'obstacle', obstacleKind: 'beast', groups: ['Küldött'] });
    expect(typeLine({ ...trap, typeLine: 'Bestia – Küldött' }, words)).toBe('Bestia – Küldött');
    expect(typeLine({ ...trap, typeLine: 'Küldött' }, words)).toBe('Bestia, Küldött');
    expect(foot(card, words)).toEqual({ left: 'Rend', right: 'Harcos · Lovag · Pszi' });
  });

  it('names place, conditions and duration', () => {
    const card = stubCard('a', { places: ['Toron'], conditions: ['Lopakodás/Álcázás', 'elf'], duration: 'turn' });
    expect(details(card, words).map((fact) => fact.value)).toEqual(['Toron', 'Lopakodás/Álcázás; elf', 'Forduló']);
  });
});

describe('keywords in text', () => {
  it('finds capitals, keeps Hungarian endings outside and leaves MP alone', () => {
    expect(pieces('Egy KINCS 3 lap SORSFORDÍTÓ-val, 2 MP-ért.').filter((piece) => piece.keyword)).toEqual([
      { text: 'KINCS', keyword: true },
      { text: 'SORSFORDÍTÓ', keyword: true },
    ]);
    expect(pieces('NYÍLT LAP')).toEqual([{ text: 'NYÍLT LAP', keyword: true }]);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          pieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
