import { fold } from '../../../../text/fold.ts';
import { type Card, TYPE_WORDS } from '../../../cards/card.ts';
import { hasKeyword } from '../../../cards/keywords/keywords.ts';
import { sentencesOf } from '../sentences.ts';
import type { Finding, Rule } from '../survey.ts';
import { type KnownEntry, knownEntries, namesOf } from './common.ts';

const says = (entry: KnownEntry, ...parts: readonly RegExp[]): boolean =>
  sentencesOf(entry.card).some((sentence) => parts.every((part) => part.test(sentence)));

const SEARCH = /(?<!\p{L})(?:ki)?keres(?!kedes)\p{L}*/u;
const DRAW = /(?<!\p{L})huz(?:hat|hatsz|z|ol|zon|nak|za)?(?!\p{L})/u;
const MP_GAIN =
  /(?<!\p{L})(?:\d+|x) mp-t (?:kap|nyer|szerez)\p{L}*|(?<!\p{L})(?:kap|nyer|szerez)\p{L}* (?:\d+|x) mp-t/u;
const LARGER_HAND = /kezmeret\p{L}* .*(?:no(?!\p{L})|nagyobb|\+\d)/u;

/**
 * 2.37: a KIEMELKEDETTSÉG binds its own player too. Told for cards whose whole point it takes: further searches of the
 * Jövő (but those of toronyszint and ómen), drawing, MP gains, a larger hand.
 */
export const paragonHint: Rule = (survey) => {
  const cards = knownEntries(survey);
  const because = cards.filter(({ card }) => hasKeyword(card, 'eminence'));
  if (because.length === 0) return [];
  const searches = cards.filter(
    (entry) => entry.card.type !== 'towerLevel' && entry.card.type !== 'omen' && says(entry, SEARCH, /jovo/u),
  );
  const larger = cards.filter((entry) => hasKeyword(entry.card, 'largerHand') || says(entry, LARGER_HAND));
  const bound: readonly [string, readonly KnownEntry[]][] = [
    // One search a game stays allowed.
    ['2.37.a', searches.reduce((sum, entry) => sum + entry.total, 0) > 1 ? searches : []],
    ['2.37.b', cards.filter((entry) => says(entry, DRAW, /(?<!\p{L})lap/u))],
    ['2.37.c', cards.filter((entry) => says(entry, MP_GAIN))],
    ['2.37.e', larger],
  ];
  return bound
    .map(([clause, entries]) => ({ clause, entries: entries.filter((entry) => !because.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ clause, entries }): Finding => {
      return { code: 'PARAGON_FORBIDS', clause, cards: namesOf(entries), detail: { because: namesOf(because) } };
    });
};

const CHEAPER = /(?:mp-igeny|koltseg|leidez)/u;
const LESS = /(?<!\p{L})(?:ingyen|csokken|olcsobb|kevesebb)/u;
const NOT = /(?<!\p{L})(?:nem|semmikeppen)(?!\p{L})/u;

/** 2.07.b: a Kincs can be made neither free nor cheaper; told for cards of the deck that would do it in vain. */
export const treasureHint: Rule = (survey) => {
  const cards = knownEntries(survey);
  const treasures = cards.filter(({ card }) => hasKeyword(card, 'treasure'));
  if (treasures.length === 0) return [];
  const savers = cards.filter(({ card }) => hasKeyword(card, 'manaFocus') || cheapeningStatements(card).length > 0);
  return treasures.flatMap((treasure): Finding[] => {
    const words = wordsFor(treasure.card);
    const because = [
      ...(isFreeItself(treasure) ? [treasure] : []),
      ...savers.filter((saver) => saves(saver, treasure, words)),
    ];
    if (because.length === 0) return [];
    return [
      { code: 'TREASURE_NOT_CHEAPER', clause: '2.07.b', cards: [treasure.name], detail: { because: namesOf(because) } },
    ];
  });
};

const isFreeItself = (entry: KnownEntry) => hasKeyword(entry.card, 'ancientPower') || says(entry, /(?<!\p{L})ingyen/u);

// By MANAFÓKUSZ for a fight-phase spell (2.25), or by a sentence about cards of its type.
function saves(saver: KnownEntry, { card, name }: KnownEntry, words: readonly string[]): boolean {
  if (saver.name === name) return false;
  const isSpell = card.type === 'action' && card.actionKind === 'spell' && card.phases.includes('fight');
  if (isSpell && hasKeyword(saver.card, 'manaFocus')) return true;
  return cheapeningStatements(saver.card).some((statement) => words.some((word) => statement.includes(word)));
}

// By which words a text may mean this card: its type, the further words of its type line, or that it is a Kincs.
const wordsFor = (card: Card): string[] =>
  [...(card.type === null ? [] : [TYPE_WORDS[card.type]]), ...card.subtypes, 'kincs'].map(fold);

const statements = new WeakMap<Card, readonly string[]>();

/** What of a card's sentences says that something costs less, without the "but never below 1" behind it. */
function cheapeningStatements(card: Card): readonly string[] {
  let known = statements.get(card);
  if (!known) {
    known = sentencesOf(card)
      .filter((sentence) => CHEAPER.test(sentence) && LESS.test(sentence))
      .map((sentence) => sentence.split(/,\s*de\s/u)[0] ?? sentence)
      .filter((statement) => !NOT.test(statement));
    statements.set(card, known);
  }
  return known;
}
