import { fold } from '../../../../text/fold.ts';
import type { Card } from '../../../cards/card.ts';
import { fixedCost } from '../../../cards/cost.ts';
import { isCompanion, racesOf } from '../../../cards/keywords/facts.ts';
import { findKeyword } from '../../../cards/keywords/keywords.ts';
import { TEAM_SIZE } from '../../../limits.ts';
import { levelAsked } from '../../../table/rules/conditions.ts';
import type { Finding, Rule } from '../survey.ts';
import { adventurers, isComplete, knownEntries, meets, namesOf } from './common.ts';

/** 2.09.c: a Csatlós is attached to an adventurer that meets its condition; one that no other card of the deck meets. */
export const retainerHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const team = adventurers(survey);
  return team
    .filter(({ card }) => isCompanion(card))
    .filter((entry) => {
      const condition = findKeyword(entry.card, 'companion')?.condition ?? null;
      return !team.some((carrier) => (carrier !== entry || entry.pakli > 1) && meets(carrier.card, condition));
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
  if (target.name === card.name || !meets(target, condition)) return false;
  const [low, high] = [fixedCost(target), fixedCost(card)];
  if (low === null || high === null || low > high) return false; // 2.32.c, Q51
  // Q51: a sex or race the cards do not tell is asked at the table, so it rules nothing out here.
  const sexes = target.sex === null || card.sex === null || fold(target.sex) === fold(card.sex);
  const races = new Set(racesOf(target).races.map(fold));
  return sexes && racesOf(card).races.some((race) => races.has(fold(race))); // 2.32.d
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
  return [...user.mainClasses, ...user.subclasses].some((own) => asked.includes(fold(own)));
}

/** 4.01.e, Q29: a quest none of whose condition lines any team of the deck can meet. */
export const questHint: Rule = (survey) => {
  if (!isComplete(survey)) return [];
  const team = adventurers(survey).map(({ card }) => card);
  const hopeless = knownEntries(survey).filter(
    ({ card, pakli }) =>
      pakli > 0 &&
      card.type === 'quest' &&
      card.conditions.length > 0 &&
      !card.conditions.some((line) => lineCanBeMet(line, team)),
  );
  return hopeless.length === 0
    ? []
    : [{ code: 'QUEST_UNSOLVABLE', clause: '4.01.e', cards: namesOf(hopeless), have: hopeless.length }];
};

// More than three parts may still be met by three members, one of them meeting two; that is not ruled out here.
function lineCanBeMet(line: string, team: readonly Card[]): boolean {
  const parts = line.split('+');
  if (parts.length > TEAM_SIZE * 2) return false;
  return parts.every((part) =>
    part.split('/').some((term) => levelAsked(term) !== null || team.some((member) => meets(member, term))),
  );
}
