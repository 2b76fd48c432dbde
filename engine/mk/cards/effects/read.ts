import { cleanName } from '../../../text/fold.ts';
import type { Ability, Card, CardType } from '../card.ts';
import { VOCABULARY } from '../keywords/keywords.ts';
import { writeKeyword } from '../keywords/vocabulary.ts';
import type { Effect, Whom } from './model.ts';
import { isPlaced } from './parse/known.ts';
import { sentencesOf, type Token, tokens } from './parse/lexer.ts';
import { readTokens } from './parse/sentence.ts';

/** A sentence of a card as it was read. */
export type ReadSentence =
  | {
      readonly text: string;
      readonly at: number;
      readonly understood: true;
      readonly keywords?: readonly string[];
      readonly effects: readonly Effect[];
    }
  | {
      readonly text: string;
      readonly understood: false;
      /** Offset in the whole text of the first word that could not be placed. */
      readonly at: number;
      readonly word: string;
      /** The player wants to carry it out by hand. */
      readonly byPlayer?: true;
    };

/** Reads a text sentence by sentence; keywords, what hangs on TÖRZSSZÖVETSÉG or BEFOLYÁS, and effects. */
export function readText(text: string, _type: CardType | null = null): ReadSentence[] {
  const self: Whom = { ref: 'self' };
  const read: ReadSentence[] = [];
  let looked = false;
  for (const sentence of sentencesOf(text)) {
    const one = readSentence(sentence.text, sentence.at, self, looked);
    looked = one.understood && one.effects.some((effect) => effect.acts.some((act) => act.do === 'look'));
    read.push(one);
  }
  return read;
}

function readSentence(text: string, at: number, self: Whom, looked: boolean): ReadSentence {
  const keywords = keywordsAlone(text);
  if (keywords) return { text, at, understood: true, keywords, effects: [] };
  const opened = openedBy(text);
  const body = opened ? text.slice(opened.end) : text;
  const from = at + (opened?.end ?? 0);
  const inner = opened ? keywordsAlone(body) : null;
  if (opened && inner) {
    const effect: Effect = {
      under: opened.keyword,
      acts: [{ do: 'grant', whom: { ref: 'self' }, keywords: [...inner] }],
    };
    return { text, at, understood: true, effects: [effect] };
  }
  const list = withoutReminders(tokens(body.replace(/[.!]\s*$/u, ''), from));
  if (list.length === 0) return { text, understood: false, at, word: text };
  const self2: Whom = opened?.carried ? { ref: 'carrier' } : self;
  const outcome = readTokens(list, { self: self2, looked });
  if ('effect' in outcome) {
    const effect = opened && !opened.label ? { ...outcome.effect, under: opened.keyword } : outcome.effect;
    return { text, at, understood: true, effects: [effect] };
  }
  const strange = list.find((token) => !isPlaced(token)) ?? list[Math.min(outcome.stuck, list.length - 1)];
  return { text, understood: false, at: strange?.at ?? at, word: strange?.text ?? text };
}

interface Opened {
  readonly keyword: string;
  readonly end: number;
  readonly carried: boolean;
  readonly label: boolean;
}

/** "Elf TÖRZSSZÖVETSÉG: …", "BEFOLYÁS (Ködszirt): …", "Hátas képesség: …", "Hatalomszó: …". */
function openedBy(text: string): Opened | null {
  const label = /^(Hátas képesség|Hatalomszó)\s*:\s*/u.exec(text);
  if (label)
    return { keyword: label[1] as string, end: label[0].length, carried: label[1] === 'Hátas képesség', label: false };
  if (!/TÖRZSSZÖVETSÉG|BEFOLYÁS/u.test(text)) return null;
  const first = VOCABULARY.scan(text).find(({ keyword }) => keyword.id === 'tribe' || keyword.id === 'influence');
  if (first?.start !== 0) return null;
  const colon = /^\s*[:–-]\s*/u.exec(text.slice(first.end));
  if (!colon) return null;
  return { keyword: writeKeyword(first.keyword), end: first.end + colon[0].length, carried: false, label: false };
}

/** The keywords of a sentence that consists of nothing else. */
function keywordsAlone(text: string): readonly string[] | null {
  const found = VOCABULARY.scan(text).filter(({ standing }) => standing === 'has');
  if (found.length === 0) return null;
  let rest = text;
  for (const { start, end } of [...found].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  // A sentence in brackets right behind explains the keyword.
  const bare = rest.replace(/\([^()]*\)/gu, '').replace(/(?<!\p{L})(?:és|kulcsszóval rendelkezik)(?!\p{L})/gu, '');
  return /[\p{L}\p{N}]/u.test(bare) ? null : found.map(({ keyword }) => writeKeyword(keyword));
}

/** Leaves out a sentence in brackets that stands right behind a keyword and explains it. */
function withoutReminders(list: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let i = 0; i < list.length; i++) {
    const token = list[i] as Token;
    if (token.text === '(' && list[i - 1]?.keyword) {
      const close = list.findIndex((one, at) => at > i && one.text === ')');
      if (close > i + 3 && list[close - 1]?.text === '.') {
        i = close;
        continue;
      }
    }
    kept.push(token);
  }
  return kept;
}

const known = new WeakMap<Card, readonly (readonly ReadSentence[])[]>();

/** A whole card: every ability with its sentences; remembered per card object. */
export function readCard(card: Card): readonly (readonly ReadSentence[])[] {
  let read = known.get(card);
  if (!read) {
    read = card.abilities.map((ability) => readAbility(ability, card.type));
    known.set(card, read);
  }
  return read;
}

// What the player said of a sentence comes before what the program reads.
function corrected(read: ReadSentence, ability: Ability): ReadSentence {
  const reading = ability.readings.find((one) => cleanName(one.sentence) === cleanName(read.text));
  if (!reading) return read;
  if (reading.effects === null)
    return { text: read.text, understood: false, at: read.at, word: read.text, byPlayer: true };
  return { text: read.text, at: read.at, understood: true, effects: reading.effects };
}

/** The sentences of one képesség or laphatás. */
export function readAbility(ability: Ability, type: CardType | null): readonly ReadSentence[] {
  const read = readText(ability.text, type);
  if (ability.readings.length === 0) return read;
  return read.map((one) => corrected(one, ability));
}
