import { fold } from '../../../../text/fold.ts';
import type { Card } from '../../../cards/card.ts';
import { fixedCost } from '../../../cards/cost.ts';
import { isCompanion, racesOf } from '../../../cards/keywords/facts.ts';
import { findKeyword } from '../../../cards/keywords/keywords.ts';
import { unreadOf } from '../../../cards/type-line/complete.ts';
import { lostConditions } from '../../../cards/type-line/lost.ts';
import type { Doubt } from '../../../conditions/condition.ts';
import { linesAnswer } from '../../../conditions/evaluate.ts';
import { TEAM_SIZE } from '../../../limits.ts';
import type { Finding, Rule } from '../survey.ts';
import { adventurers, factsIn, isComplete, type KnownEntry, knownEntries, mayMeet, namesOf } from './common.ts';

/** 2.09.c: a Csatlós is attached to an adventurer that meets its condition; one that no other card of the deck meets. */
export const retainerHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const team = adventurers(survey);
  return team
    .filter(({ card }) => isCompanion(card))
    .filter((entry) => {
      const condition = findKeyword(entry.card, 'companion')?.condition ?? null;
      return !team.some((carrier) => (carrier !== entry || entry.pakli > 1) && mayMeet(carrier.card, condition));
    })
    .map((entry) => ({
      code: 'RETAINER_WITHOUT_CARRIER',
      clause: '2.09.c',
      cards: [entry.name],
      detail: { condition: findKeyword(entry.card, 'companion')?.condition ?? '' },
    }));
};

/** 2.32.b–d: ÉLETÚT needs a weaker own adventurer of another name, the same sex and a shared race, that meets it. */
export const lifePathHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const team = adventurers(survey);
  return team.flatMap((entry): Finding[] => {
    const path = findKeyword(entry.card, 'lifePath');
    if (!path || team.some((target) => isTarget(target.card, entry.card, path.condition))) return [];
    const detail = { condition: path.condition ?? '' };
    return [{ code: 'LIFEPATH_WITHOUT_TARGET', clause: '2.32.b', cards: [entry.name], detail }];
  });
};

function isTarget(target: Card, card: Card, condition: string | null): boolean {
  if (target.name === card.name || !mayMeet(target, condition)) return false;
  const [low, high] = [fixedCost(target), fixedCost(card)];
  if (low === null || high === null || low > high) return false; // 2.32.c, Q51
  // Q51: a sex or race the cards do not tell is asked at the table, so it rules nothing out here.
  const sexes = target.sex === null || card.sex === null || fold(target.sex) === fold(card.sex);
  const races = new Set(racesOf(target).races.map(fold));
  const open = [target, card].some((one) => unreadOf(one).length > 0);
  return sexes && (open || racesOf(card).races.some((race) => races.has(fold(race)))); // 2.32.d
}

/** 5.01.a: an action card asks for a summoner of its class; one that no adventurer of the deck has. */
export const actionHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const team = adventurers(survey).map(({ card }) => card);
  const idle = knownEntries(survey).filter(
    ({ card, pakli }) => pakli > 0 && card.type === 'action' && !team.some((user) => canUse(user, card)),
  );
  return idle.map((entry) => ({
    code: 'ACTION_WITHOUT_USER',
    clause: '5.01.a',
    cards: [entry.name],
    detail: { classes: [...entry.card.mainClasses, ...entry.card.subclasses] },
  }));
};

// Any of the printed classes will do; a psi card without one asks for psi.
function canUse(user: Card, action: Card): boolean {
  const asked = [...action.mainClasses, ...action.subclasses].map(fold);
  if (asked.length === 0) return action.actionKind !== 'psi' || user.psi !== false;
  const own = factsIn(user).words.class;
  // A kalandozó always has a class; one without only says that nobody knows it.
  return own.length === 0 || own.some((word) => asked.includes(fold(word)));
}

/**
 * 4.01.e, Q29: a quest none of whose condition lines any team of the deck can meet; where that hangs on words nobody has read
 * or on facts that are not given, it is said to be unsure, with the cards and the words.
 */
export const questHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const members = adventurers(survey).flatMap(({ card, pakli }) =>
    Array.from({ length: Math.min(pakli, TEAM_SIZE) }, () => factsIn(card)),
  );
  const team = { members, level: null, solvedPlaces: null };
  const hopeless: KnownEntry[] = [];
  const unsure: Finding[] = [];
  for (const entry of knownEntries(survey)) {
    const { card } = entry;
    if (card.type !== 'quest' || entry.pakli === 0) continue;
    const lost = lostConditions(card);
    if (card.conditions.length === 0 && lost.length === 0) continue;
    const answer = linesAnswer(team, card.conditions.length === 0 ? [lost.join(' ')] : card.conditions);
    if (answer.verdict === 'met') continue;
    const own = lost.length === 0 ? [] : [{ card: card.name, words: lost, term: '' }];
    const doubts = answer.verdict === 'unknown' ? answer.doubts : [];
    // A csapatszint or a place is reached in play, not in the deck.
    if (answer.verdict === 'unknown' && !doubts.every(isOfCards)) continue;
    if (answer.verdict === 'unknown' || own.length > 0) unsure.push(unsureAbout(entry, [...own, ...doubts]));
    else hopeless.push(entry);
  }
  if (hopeless.length === 0) return unsure;
  return [{ code: 'QUEST_UNSOLVABLE', clause: '4.01.e', cards: namesOf(hopeless), have: hopeless.length }, ...unsure];
};

const isOfCards = ({ card, words }: Doubt) => card !== '' || words.length > 0;

function unsureAbout(quest: KnownEntry, doubts: readonly Doubt[]): Finding {
  const because = doubts.map(({ card }) => card || quest.name);
  const words = doubts.flatMap((doubt) => (doubt.words.length > 0 ? doubt.words : [doubt.term]));
  const detail = { because: [...new Set(because)], words: [...new Set(words)] };
  return { code: 'QUEST_UNSURE', clause: '4.01.e', cards: [quest.name], detail };
}
