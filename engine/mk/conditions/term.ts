import { fold } from '../../text/fold.ts';
import { isHeadOf, sameWord } from '../vocabulary/inflection.ts';
import { every, MET, notMet, opposite, some, unknown } from './answer.ts';
import type { Answer, Reason, Term, WordKind } from './condition.ts';
import type { Facts } from './facts.ts';

/** Whether one card has what a term asks for. */
export function termAnswer(facts: Facts, term: Term): Answer {
  switch (term.kind) {
    case 'either':
      return some(term.of.map((part) => termAnswer(facts, part)));
    case 'not':
      return opposite(termAnswer(facts, term.term), { term: term.text, asked: 'not', have: [term.term.text] });
    case 'type':
      if (facts.type === null) return doubt(facts, term.text);
      return facts.type === term.type ? MET : notMet({ term: term.text, asked: 'type', have: [facts.type] });
    case 'keyword':
      if (facts.hasKeyword(term.id)) return MET;
      return facts.stub ? doubt(facts, term.text) : notMet({ term: term.text, asked: 'keyword', have: [] });
    case 'flag':
      return flagAnswer(facts, term);
    case 'number':
      return numberAnswer(facts, term);
    case 'words':
      return wordsAnswer(facts, term);
    default:
      return wordAnswer(facts, term);
  }
}

const doubt = (facts: Facts, term: string): Answer => unknown([{ card: facts.name, words: facts.unread, term }]);

function flagAnswer(facts: Facts, term: Term & { kind: 'flag' }): Answer {
  // ALAP.18: a source that does not say is taken as not named, as everywhere else.
  const value = term.flag === 'psi' ? facts.psi : term.flag === 'named' ? facts.named === true : facts.token;
  if (value === null) return doubt(facts, term.text);
  return value ? MET : notMet({ term: term.text, asked: 'flag', have: [] });
}

function numberAnswer(facts: Facts, term: Term & { kind: 'number' }): Answer {
  const have = facts.numbers[term.of];
  if (have === null) return doubt(facts, term.text);
  const fits = (term.min === null || have >= term.min) && (term.max === null || have <= term.max);
  return fits ? MET : notMet({ term: term.text, asked: 'number', have: [String(have)] });
}

function wordAnswer(facts: Facts, term: Term & { kind: WordKind }): Answer {
  const values = facts.words[term.kind];
  const same = term.kind === 'race' || term.kind === 'class' || term.kind === 'mainClass' ? sameFolded : sameWord;
  if (values.some((value) => same(value, term.word))) return MET;
  if (term.kind !== 'name' && stands(facts, term)) return MET;
  // Bodies and lands have no closed list: what one set calls a group, another prints as a kaszt or képzettség.
  const open = term.kind === 'group' || term.kind === 'origin';
  if (open && looseAnswer(facts, term.text.split(' ')).verdict === 'met') return MET;
  const reason: Reason = { term: term.text, asked: term.kind, have: values };
  // A word nobody has read may be the very one. Names are known for certain.
  if (term.kind === 'name') return notMet(reason);
  return isUncertain(facts, term.kind, term.word) ? doubt(facts, term.text) : notMet(reason);
}

const sameFolded = (a: string, b: string) => fold(a) === fold(b);

function isUncertain(facts: Facts, kind: WordKind, word: string): boolean {
  if (facts.unread.length > 0 || facts.stub || facts.missing.has(kind)) return true;
  return kind === 'group' && facts.words.group.some((value) => isHeadOf(word, value));
}

/** The printed words fall in where no field holds them: "vihargárdista" for a line that says "Vihargárda". */
function stands(facts: Facts, term: Term & { kind: WordKind }): boolean {
  const asked = [term.word, term.text];
  // A race or class word on the line has its field; the line's own spelling counts only where nobody has read it.
  const typed = term.kind === 'race' || term.kind === 'class' || term.kind === 'mainClass';
  const line = typed ? facts.unread : [...facts.line, ...facts.others];
  return asked.some((word) => phrasesOf(line, word.split(' ').length).some((phrase) => sameWord(phrase, word)));
}

/** Every run of so many neighbouring words. */
function phrasesOf(words: readonly string[], length: number): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at + length <= words.length; at++) found.push(words.slice(at, at + length).join(' '));
  return found;
}

/** Kinds that words of no fixed kind are looked for in. */
const LOOSE = [
  'name',
  'skill',
  'group',
  'origin',
  'religion',
  'sphere',
  'place',
  'class',
  'mainClass',
  'alignment',
  'race',
] as const;

// Words side by side: every way of cutting them into facts of this one card is tried.
function wordsAnswer(facts: Facts, term: Term & { kind: 'words' }): Answer {
  const { words, text } = term;
  const whole = looseAnswer(facts, words);
  if (whole.verdict === 'met' || words.length === 1) return whole;
  const cuts: Answer[] = [];
  for (let cut = words.length - 1; cut > 0; cut--) {
    const head = looseAnswer(facts, words.slice(0, cut));
    if (head.verdict === 'notMet') continue;
    const rest = words.slice(cut);
    cuts.push(every([head, wordsAnswer(facts, { kind: 'words', words: rest, text: rest.join(' ') })]));
  }
  const best = some(cuts);
  if (best.verdict === 'met') return MET;
  return best.verdict === 'unknown' || whole.verdict === 'unknown'
    ? doubt(facts, text)
    : notMet({ term: text, asked: 'words', have: [] });
}

function looseAnswer(facts: Facts, words: readonly string[]): Answer {
  const text = words.join(' ');
  const values = [...LOOSE.flatMap((kind) => facts.words[kind]), ...facts.others];
  if (values.some((value) => sameWord(value, text))) return MET;
  const printed = [...facts.line, ...facts.unread];
  if (phrasesOf(printed, words.length).some((phrase) => sameWord(phrase, text))) return MET;
  if (facts.unread.length > 0 || facts.stub || facts.words.group.some((value) => isHeadOf(text, value)))
    return doubt(facts, text);
  return notMet({ term: text, asked: 'words', have: [] });
}
