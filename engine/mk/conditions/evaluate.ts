import { fold } from '../../text/fold.ts';
import { every, MET, notMet, some, unknown } from './answer.ts';
import type { Answer, Condition } from './condition.ts';
import type { Facts, Team } from './facts.ts';
import { parseCondition } from './parse.ts';
import { termAnswer } from './term.ts';

/**
 * Whether one card meets a condition (2.06.b, 2.09.c, 2.11.c, 2.15.b, 2.32.b, a search). No condition is always met. A condition
 * whose whole text is a name the card answers to is met too, if the words are nothing else (2.02.b).
 */
export function cardAnswer(facts: Facts, condition: Condition | string | null): Answer {
  if (condition === null) return MET;
  if (typeof condition !== 'string') return ofCard(facts, condition);
  return ofCard(facts, parseCondition(condition), condition);
}

function ofCard(facts: Facts, condition: Condition, text: string | null = null): Answer {
  if (text !== null && isOwnName(facts, condition, text)) return MET;
  switch (condition.kind) {
    case 'all':
      return every(condition.of.map((part) => ofCard(facts, part)));
    case 'any':
      return some(condition.of.map((part) => ofCard(facts, part)));
    case 'card':
      if (condition.count > 1) return unreadIn(condition.text);
      if (isOwnName(facts, condition, condition.text)) return MET;
      return every(condition.terms.map((term) => termAnswer(facts, term)));
    default:
      // csapatszint and BEFOLYÁS are asked of a team and a player, not of a card.
      return unreadIn(condition.text);
  }
}

const unreadIn = (text: string): Answer =>
  unknown([{ card: '', words: [text], term: text }], [{ term: text, asked: 'unread', have: [] }]);

/** True for a text of more than a type, race or other word of a known kind that is a name of the card. */
function isOwnName(facts: Facts, condition: Condition, text: string): boolean {
  const folded = fold(text);
  if (!facts.words.name.some((name) => fold(name) === folded)) return false;
  return !(condition.kind === 'card' && condition.terms.length === 1 && isFixed(condition.terms[0]?.kind));
}

// A card named Sárkány is no sárkány (2.12.a): a word of a known kind asks for that kind.
const isFixed = (kind: string | undefined) =>
  kind !== undefined && kind !== 'words' && kind !== 'origin' && kind !== 'group';

/**
 * Whether a team meets a condition line of a küldetés or építmény (Q29): "+" parts may be met by different members, words side by
 * side by one; csapatszint and BEFOLYÁS (2.20.c) are asked of the team and its player.
 */
export function teamAnswer(team: Team, condition: Condition | string): Answer {
  const parsed = typeof condition === 'string' ? parseCondition(condition) : condition;
  switch (parsed.kind) {
    case 'all':
      return every(parsed.of.map((part) => teamAnswer(team, part)));
    case 'any':
      return some(parsed.of.map((part) => teamAnswer(team, part)));
    case 'card':
      return membersAnswer(team, parsed);
    case 'teamLevel': {
      const { min, max, text } = parsed;
      if (team.level === null) return unknown([{ card: '', words: [], term: text }]);
      const fits = (min === null || team.level >= min) && (max === null || team.level <= max);
      return fits ? MET : notMet({ term: text, asked: 'teamLevel', have: [String(team.level)] });
    }
    case 'influence':
      return influenceAnswer(team, parsed);
    default:
      return unreadIn(parsed.text);
  }
}

// 2.20.c
function influenceAnswer(team: Team, { places, text }: Condition & { kind: 'influence' }): Answer {
  if (team.solvedPlaces === null) return unknown([{ card: '', words: [], term: text }]);
  const solved = new Set(team.solvedPlaces.map(fold));
  return places.some((place) => solved.has(fold(place)))
    ? MET
    : notMet({ term: text, asked: 'influence', have: team.solvedPlaces });
}

function membersAnswer(team: Team, part: Condition & { kind: 'card' }): Answer {
  const single = { ...part, count: 1 };
  const answers = team.members.map((member) => ofCard(member, single));
  const sure = answers.filter(({ verdict }) => verdict === 'met').length;
  if (sure >= part.count) return MET;
  const open = answers.filter((answer) => answer.verdict === 'unknown');
  if (sure + open.length >= part.count) return some(open);
  return notMet({ term: part.text, asked: 'card', have: [] });
}

/** Whether any of the lines is met, or each of them (the setting of Q29). No lines ask for nothing. */
export function linesAnswer(team: Team, lines: readonly string[], need: 'one' | 'all' = 'one'): Answer {
  if (lines.length === 0) return MET;
  const answers = lines.map((line) => teamAnswer(team, line));
  return need === 'all' ? every(answers) : some(answers);
}
