import type { RepairStep } from './problem.ts';
import { type Finding, ofType, type Rule, removeFromLast } from './survey.ts';

/** 1.02.b, 1.02.c: size of the Jövő alone, with the copy limit it belongs to; tower and Cserepakli do not count. */
export const sizeRule: Rule = ({ sizes, entries, format }, { limit, minimum, maximum }) => {
  const have = sizes.jovo;
  const clause = limit === 3 ? '1.02.b' : limit === 4 ? '1.02.c' : null;
  if (have < minimum) {
    const repair: RepairStep[] = [{ add: null, count: minimum - have, section: 'jovo' }];
    return [{ code: 'DECK_TOO_SMALL', clause, cards: [], have, limit: minimum, repair }];
  }
  if (maximum === null || have <= maximum) return [];
  const { maximum: spareMaximum } = format.spare;
  const surplus = have - maximum;
  const removed = removeFromLast(entries, surplus, ['jovo']);
  // Moving keeps the cards; copies are the same in Jövő and Cserepakli.
  const mayMove = spareMaximum === null || sizes.csere + surplus <= spareMaximum;
  const repair = mayMove ? removed.map(toSpare) : removed;
  return [{ code: 'DECK_TOO_LARGE', clause: null, cards: [], have, limit: maximum, repair }];
};

const toSpare = (step: RepairStep): RepairStep =>
  'remove' in step ? { move: step.remove, count: step.count, from: step.section, to: 'csere' } : step;

/** Q08: the Cserepakli is optional and of any size, unless the format says otherwise; its size is told. */
export const spareRule: Rule = ({ sizes, entries, format }) => {
  const have = sizes.csere;
  const { minimum, maximum } = format.spare;
  const found = { code: 'SPARE_DECK', clause: 'ALAP.02', cards: [], have } as const;
  if (have < minimum) {
    return [
      { ...found, clause: null, limit: minimum, repair: [{ add: null, count: minimum - have, section: 'csere' }] },
    ];
  }
  if (maximum !== null && have > maximum) {
    const repair = removeFromLast(entries, have - maximum, ['csere']);
    return [{ ...found, clause: null, limit: maximum, repair }];
  }
  // Where a format sets bounds, a Cserepakli within them is nothing to tell.
  return have > 0 && minimum === 0 && maximum === null ? [{ ...found, severity: 'info' }] : [];
};

const EVERYWHERE = ['csere', 'jovo', 'torony'] as const;

/** Q09, Q10: ómen and kiemelkedett cards, of which a deck usually holds one at most. */
export const starterRule: Rule = (survey) => {
  const kinds = [
    { code: 'OMEN_COUNT', clause: '2.37.d', type: 'omen', limit: survey.format.omens },
    { code: 'PARAGON_COUNT', clause: '2.37.a', type: 'paragon', limit: survey.format.paragons },
  ] as const;
  return kinds.flatMap(({ code, clause, type, limit }): Finding[] => {
    const found = ofType(survey, type);
    const have = found.reduce((sum, entry) => sum + entry.total, 0);
    if (have <= limit) return [];
    const repair = removeFromLast(found, have - limit, EVERYWHERE);
    return [{ code, clause, cards: found.map((entry) => entry.name), have, limit, repair }];
  });
};

/**
 * Q09: the Jövő counts as listed, but ómen and kiemelkedett cards begin in play, on top of the 40 or 60 (1.02.b): said
 * where the rest alone would be too small.
 */
export const startersHint: Rule = (survey, { limit, minimum }) => {
  const starters = [...ofType(survey, 'omen'), ...ofType(survey, 'paragon')].filter((entry) => entry.copies.jovo > 0);
  const have = survey.sizes.jovo - starters.reduce((sum, entry) => sum + entry.copies.jovo, 0);
  if (starters.length === 0 || survey.sizes.jovo < minimum || have >= minimum) return [];
  const clause = limit === 4 ? '1.02.c' : '1.02.b';
  return [{ code: 'STARTERS_COUNTED', clause, cards: starters.map((entry) => entry.name), have, limit: minimum }];
};
