import { describe, expect, it } from 'vitest';
import { emptyDeck, setCount } from '../deck/deck.ts';
import { checkDeck } from '../deck/legality/check.ts';
import { stubCard } from './card.ts';
import { createCatalogue } from './catalogue.ts';
import { createVocabulary, hasKeyword, VOCABULARY } from './keywords/keywords.ts';
import { catalogueWithNames, withNamedKeywords } from './named-keywords.ts';

const vocabulary = createVocabulary({ largerHand: 'Bő kéz' });
const named = stubCard('Alfa', { type: 'adventurer', abilities: [{ text: 'BŐ KÉZ' }] });
const plain = stubCard('Béta', { abilities: [{ text: 'KINCS 2.' }] });

describe('keywords named by the player', () => {
  it('are known to the rules, and the text of the card stays', () => {
    expect(hasKeyword(named, 'largerHand')).toBe(false);
    const card = withNamedKeywords(named, vocabulary);
    expect(hasKeyword(card, 'largerHand')).toBe(true);
    expect(card.abilities).toEqual(named.abilities);
    expect(withNamedKeywords(card, vocabulary)).toBe(card);
  });

  it('leave cards and catalogues alone that have none', () => {
    const catalogue = createCatalogue([named, plain]);
    expect(withNamedKeywords(plain, vocabulary)).toBe(plain);
    expect(catalogueWithNames(catalogue, VOCABULARY)).toBe(catalogue);
    expect(catalogueWithNames(catalogue, vocabulary).find('Béta')).toBe(plain);
  });

  it('do not count without their condition', () => {
    const under = stubCard('Gamma', {
      type: 'adventurer',
      abilities: [{ label: 'Elf TÖRZSSZÖVETSÉG', text: 'BŐ KÉZ' }],
    });
    expect(vocabulary.keywordsOf(under).some(({ id }) => id === 'largerHand')).toBe(true);
    expect(withNamedKeywords(under, vocabulary)).toBe(under);
  });

  it('2.37.e reach the verdict: a larger hand beside KIEMELKEDETTSÉG is told', () => {
    const eminent = stubCard('Delta', { type: 'paragon', abilities: [{ text: 'KIEMELKEDETTSÉG' }] });
    const catalogue = createCatalogue([named, eminent]);
    const deck = setCount(setCount(emptyDeck(), 'jovo', 'Alfa', 1), 'jovo', 'Delta', 1);
    const told = (known: typeof catalogue) =>
      checkDeck(deck, known).closest.problems.some(
        ({ code, clause }) => code === 'PARAGON_FORBIDS' && clause === '2.37.e',
      );
    expect(told(catalogue)).toBe(false);
    expect(told(catalogueWithNames(catalogue, vocabulary))).toBe(true);
  });
});
