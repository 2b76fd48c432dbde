import { fold } from '../../../../text/fold.ts';
import { isAncient, racesOf, tribeRaces } from '../../../cards/keywords/facts.ts';
import { hasKeyword, keywordsOf } from '../../../cards/keywords/keywords.ts';
import { TRIBE_SIZE } from '../../../limits.ts';
import type { Finding, Rule, Survey } from '../survey.ts';
import { adventurers, isComplete, type KnownEntry, knownEntries, namesOf, unreadIn } from './common.ts';

const hasRace = (entry: KnownEntry, races: readonly string[]) =>
  racesOf(entry.card).races.some((race) => races.includes(fold(race)));

/** 2.08.b, 2.08.c: a TÖRZSSZÖVETSÉG in a deck that holds fewer than three adventurers of its race can never work. */
export const tribeHint: Rule = (survey) => {
  // A word of a type line that nobody has read may be a race.
  if (!isComplete(survey) || unreadIn(adventurers(survey)).length > 0) return [];
  return knownEntries(survey).flatMap((entry): Finding[] =>
    keywordsOf(entry.card)
      .filter((keyword) => keyword.id === 'tribe')
      .flatMap((keyword) => {
        const races = tribeRaces(keyword);
        const have = races.length === 0 ? largestRace(survey) : countOf(survey, races);
        if (have >= TRIBE_SIZE) return [];
        const clause = races.length === 0 ? '2.08.c' : '2.08.b';
        const detail = { race: keyword.condition ?? '' };
        return [{ code: 'TRIBE_TOO_FEW', clause, cards: [entry.name], have, limit: TRIBE_SIZE, detail }];
      }),
  );
};

// 2.08.d: each adventurer counts once, however many of its races fit.
function countOf(survey: Survey, races: readonly string[]): number {
  return adventurers(survey)
    .filter((entry) => hasRace(entry, races))
    .reduce((sum, entry) => sum + entry.pakli, 0);
}

function largestRace(survey: Survey): number {
  const races = new Set(adventurers(survey).flatMap((entry) => racesOf(entry.card).races.map(fold)));
  return Math.max(0, ...[...races].map((race) => countOf(survey, [race])));
}

/** 2.12.a, 2.12.b: ŐSERŐ makes nothing free in a deck without an aquir or dragon adventurer. */
export const primalHint: Rule = (survey) => {
  if (!isComplete(survey) || unreadIn(adventurers(survey)).length > 0) return [];
  if (adventurers(survey).some((entry) => isAncient(entry.card))) return [];
  const primal = knownEntries(survey).filter(({ card }) => hasKeyword(card, 'ancientPower'));
  const quests = primal.filter(({ card }) => card.type === 'quest');
  const others = primal.filter(({ card }) => card.type !== 'quest');
  return [
    { clause: '2.12.a', cards: namesOf(others) },
    { clause: '2.12.b', cards: namesOf(quests) },
  ]
    .filter(({ cards }) => cards.length > 0)
    .map((found): Finding => ({ code: 'PRIMAL_WITHOUT_RACE', ...found }));
};
