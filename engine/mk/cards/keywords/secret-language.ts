import { fold } from '../../../text/fold.ts';
import type { Card } from '../card.ts';

/*
 * TITKOS NYELV is a word of 2.38 that no section of the rules at hand explains (Q59). It is no keyword of the vocabulary;
 * here it is told whether a card has it, as against speaking of it.
 */

/** The words themselves, as a skill, a grant or a correction by the user writes them. */
export const isSecretLanguage = (text: string): boolean => fold(text).replace(/[.\s]+$/, '') === 'titkos nyelv';

/** A sentence of a text that consists of the words, alone or in a list: "TITKOS NYELV." or "MOMENTUM, TITKOS NYELV." */
export function statesSecretLanguage(text: string): boolean {
  return text
    .split(/[.;!\n]/u)
    .map((sentence) => sentence.replace(/^.*:\s*/u, ''))
    .some((sentence) => isListOfWords(sentence) && sentence.split(SEPARATOR).some(isSecretLanguage));
}

const SEPARATOR = /\s*(?:,|\sés\s|\+)\s*/u;
// Nothing but capital words: small letters would make it a sentence about the words.
const isListOfWords = (sentence: string) => !/\p{Ll}/u.test(sentence.replaceAll(' és ', ' '));

/** A card that has it by its skills or by a correction of the user; texts are asked one by one, since they may be silent. */
export const hasSecretLanguageAsFact = (card: Card): boolean =>
  [...card.skills, ...card.keywordsAdded].some(isSecretLanguage);
