import { fold } from '../../../text/fold.ts';
import { THIRTEEN_RELIGIONS } from '../../vocabulary/religions.ts';
import type { NamelessKeyword } from './vocabulary.ts';

/**
 * Keywords whose heading is missing in the rules text at hand are known by what a card's text says (Q14). Only a text that
 * says it of the card itself, without a condition, counts.
 */
export function meaningsIn(text: string): readonly NamelessKeyword[] {
  if (!WORTH_READING.test(text)) return [];
  const all = fold(text);
  const sentences = all.split(/[.;](?:\s|$)/).map((sentence) => sentence.trim());
  const found: NamelessKeyword[] = [];
  // 2.26
  if (sentences.some((sentence) => LARGER_HAND.test(sentence))) found.push('largerHand');
  // 2.33
  if (REPEATED_ARRIVAL.every((part) => part.test(all))) found.push('repeatArrival');
  // 2.34
  if (sentences.some(countsAsAllReligions)) found.push('allReligions');
  // 2.36
  if (sentences.some((sentence) => BEYOND_LIMIT.test(sentence))) found.push('beyondQuestLimit');
  // 2.38
  if (WORDS_OF_POWER.every((part) => part.test(all))) found.push('wordsOfPower');
  return found;
}

/** Words without which none of the five can be meant; cheap to ask before anything is folded. */
const WORTH_READING = /k[ée]zm[ée]ret|vall[áa]s|eldob|dob|hatalomsz|limit/iu;

const LARGER_HAND =
  /^(?:iranyitojanak|iranyitoja|jatekosanak|jatekosa) kezmerete (?:(?:1-gyel|eggyel) (?:no|nagyobb)|\+1)$/;
const REPEATED_ARRIVAL = [
  /el kell dobni|eldob|dobd el/,
  /(?<!\p{L})kez(?:e|ed)?bol/u,
  /azonos nevu|ugyanolyan nevu|nevesites szempontjabol megegyezo/,
  /jelenbe keruleskor ervenyesulo laphatas|jelenbe kerulesi laphatas/,
  /idofonal/,
];
const BEYOND_LIMIT = /^(?:ez a kuldetes |a kuldetes )?nem szamit (?:bele )?a kuldeteslimit(?:be|ben|nel)?$/;
const WORDS_OF_POWER = [
  /^hatalomsz[oa]|[^\p{L}]hatalomsz[oa]/u,
  /titkos nyelv (?:nem|sem) (?:ved|nyujt vedelmet)|(?:nem|sem) ved(?: meg)? a titkos nyelv/,
];

function countsAsAllReligions(sentence: string): boolean {
  if (!/minosul|szamit/.test(sentence) || /^(?:ha|amig|amikor) /.test(sentence)) return false;
  const all = THIRTEEN_RELIGIONS.every((religion) =>
    new RegExp(`(?<!\\p{L})${fold(religion)}(?!\\p{L})`, 'u').test(sentence),
  );
  return all || /(?:13|tizenharom) vallas/.test(sentence);
}
