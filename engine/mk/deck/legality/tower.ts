import type { Reading } from '../formats/format.ts';
import { allowedCopies, countedCopies } from './copies.ts';
import type { RepairStep } from './problem.ts';
import type { Entry, Finding, Rule, Survey } from './survey.ts';

/** 3.01.a: a tower starts with three different toronyszint. Unknown cards count and are taken for toronyszint. */
export const towerRule: Rule = (survey, reading) => [
  ...levelCount(survey, reading),
  ...levelsDiffer(survey, reading),
  ...onlyLevels(survey, reading),
];

function levelCount(survey: Survey, reading: Reading): Finding[] {
  const have = survey.sizes.torony;
  const { levels } = survey.format.tower;
  if (have === levels) return [];
  const repair =
    have < levels ? fillSteps(survey, reading, levels - have) : surplusSteps(survey, reading, have - levels);
  return [{ code: 'TOWER_COUNT', clause: '3.01.a', cards: [], have, limit: levels, repair }];
}

function levelsDiffer(survey: Survey, reading: Reading): Finding[] {
  if (!survey.format.tower.distinct) return [];
  return inTower(survey)
    .filter((entry) => entry.copies.torony > 1)
    .map((entry) => ({
      code: 'TOWER_NOT_DISTINCT',
      clause: '3.01.a',
      cards: [entry.name],
      have: entry.copies.torony,
      limit: 1,
      repair: replaceSteps(survey, reading, entry, entry.copies.torony - 1),
    }));
}

function onlyLevels(survey: Survey, reading: Reading): Finding[] {
  return inTower(survey)
    .filter(isNoLevel)
    .map((entry) => ({
      code: 'NOT_A_TOWER_LEVEL',
      clause: '3.01.a',
      cards: [entry.name],
      have: entry.copies.torony,
      limit: 0,
      repair: replaceSteps(survey, reading, entry, entry.copies.torony),
    }));
}

const inTower = (survey: Survey) => survey.entries.filter((entry) => entry.copies.torony > 0);
// A stub without a type may well be a toronyszint.
const isNoLevel = ({ card }: Entry) => card !== undefined && card.type !== null && card.type !== 'towerLevel';

// Takes copies out of the tower and fills the gap, so that the repair of one fault does not make another.
function replaceSteps(survey: Survey, reading: Reading, entry: Entry, count: number): RepairStep[] {
  const before = Math.min(survey.sizes.torony, survey.format.tower.levels);
  const gap = Math.max(0, before - (survey.sizes.torony - count));
  return [...outOfTower(survey, reading, entry, count), ...fillSteps(survey, reading, gap)];
}

// To the Jövő, where a toronyszint may stand too (3.01.d), as long as its copies allow; else out of the deck.
function outOfTower(survey: Survey, reading: Reading, entry: Entry, count: number): RepairStep[] {
  const { deck, catalogue, format, sizes } = survey;
  const counted = countedCopies(entry, format) + (format.copies.tower ? 0 : count);
  const fits =
    counted <= allowedCopies(entry.name, deck, catalogue, format, reading.limit) &&
    (reading.maximum === null || sizes.jovo + count <= reading.maximum);
  return fits
    ? [{ move: entry.name, count, from: 'torony', to: 'jovo' }]
    : [{ remove: entry.name, count, section: 'torony' }];
}

// Different toronyszint the deck holds elsewhere, as far as the Jövő can spare them; any others for the rest.
function fillSteps(survey: Survey, reading: Reading, count: number): RepairStep[] {
  const steps: RepairStep[] = [];
  let spare = survey.sizes.jovo - reading.minimum;
  for (const entry of survey.entries) {
    if (steps.length >= count) break;
    if (entry.card?.type !== 'towerLevel' || entry.copies.torony > 0 || entry.pakli === 0) continue;
    if (entry.copies.csere > 0) steps.push({ move: entry.name, count: 1, from: 'csere', to: 'torony' });
    else if (spare-- > 0) steps.push({ move: entry.name, count: 1, from: 'jovo', to: 'torony' });
  }
  const rest = count - steps.length;
  return rest > 0 ? [...steps, { add: null, count: rest, section: 'torony' }] : steps;
}

// What is wrong there anyhow goes first: cards that are no toronyszint, then second copies, then the last ones.
function surplusSteps(survey: Survey, reading: Reading, surplus: number): RepairStep[] {
  const tower = inTower(survey);
  const taken = new Map<Entry, number>();
  let left = surplus;
  const take = (entry: Entry, most: number) => {
    const count = Math.min(left, most - (taken.get(entry) ?? 0));
    if (count <= 0) return;
    taken.set(entry, (taken.get(entry) ?? 0) + count);
    left -= count;
  };
  for (const entry of tower.filter(isNoLevel)) take(entry, entry.copies.torony);
  for (const entry of tower) take(entry, entry.copies.torony - 1);
  for (const entry of tower.toReversed()) take(entry, entry.copies.torony);
  return [...taken].flatMap(([entry, count]) => outOfTower(survey, reading, entry, count));
}
