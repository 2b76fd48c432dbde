import { type Cell, chanceOfCells, jointChance } from '../../engine/mk/odds/exact.ts';
import { answerInquiry, type Inquiry } from '../../engine/mk/odds/inquiry.ts';
import { chanceWithRedraw } from '../../engine/mk/odds/redraw.ts';

/** A deck of 60 in which twenty kinds of cards belong to several of four overlapping groups. */
const CARDS = Array.from({ length: 20 }, (_, i) => ({ name: `Lap ${i}`, copies: 3, mask: (i * 7) % 16 }));
const POOL = CARDS.flatMap((card) => Array.from({ length: card.copies }, () => card));
const group = (bit: number, min: number, max?: number) => ({
  matches: (card: { mask: number }) => (card.mask & (1 << bit)) !== 0,
  min,
  ...(max === undefined ? {} : { max }),
});

const INQUIRY: Inquiry = {
  cards: CARDS,
  keep: [{ min: 2 }],
  goals: [{ min: 2 }, { min: 1, max: 4 }],
  redraws: 1,
  hand: 7,
  newCards: 2,
  turn: 4,
  turns: 8,
  mode: 'replace',
  mostCopies: 12,
  vary: 'Lap 1',
};

/** Processor time of one call, warmed up; other programs on the machine do not count. */
function microseconds(work: () => unknown): number {
  const spent = (calls: number) => {
    const before = process.cpuUsage();
    for (let i = 0; i < calls; i++) work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let calls = 1;
  while (spent(calls) < 200_000) calls *= 2;
  return Number((spent(calls) / calls).toFixed(1));
}

/** Microseconds of processor time for exact questions; the aim is below a thousand for a single one. */
export default function bench(): Record<string, number> {
  const one: Cell[] = [
    { mask: 1, size: 8 },
    { mask: 0, size: 52 },
  ];
  const two = [group(0, 2), group(1, 1, 4)];
  const four = [group(0, 2), group(1, 1, 4), group(2, 1), group(3, 0, 3)];
  return {
    oneGroup: microseconds(() => chanceOfCells(one, { first: 13, later: 0 }, [], [{ min: 1 }])),
    twoOverlappingGroups: microseconds(() => jointChance(POOL, 13, two)),
    fourOverlappingGroups: microseconds(() => jointChance(POOL, 13, four)),
    twoGroupsWithRedraw: microseconds(() => chanceWithRedraw(POOL, 7, 13, two, { redraws: 1, keep: [group(2, 2)] })),
    wholePanel: microseconds(() => answerInquiry(INQUIRY)),
  };
}
