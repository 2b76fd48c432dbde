import type { RuleSet } from '../rules.ts';
import type { InitiativeInfo } from '../scenario.ts';

/** Looks up a figure that is on the map. */
export type FigureLookup = (id: string) => InitiativeInfo | undefined;

/** Which of two stands earlier: -1 the first, 1 the second, 0 the rules leave it to the players. */
export type Place = -1 | 0 | 1;

const lower = (a: number, b: number): Place => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Compares two figures' places in the initiative order as focus ties need them (HOM.4.c).
 * A summon stands just before its summoner (HOM.4.d), summons of one summoner in the order of summoning (Q96);
 * what is not given settles nothing. Not every pair need be comparable, so do not sort with it.
 */
export function comparePlace(a: InitiativeInfo, b: InitiativeInfo, figures: FigureLookup, rules: RuleSet): Place {
  const first = anchorOf(a, figures);
  const second = anchorOf(b, figures);
  if (first.id !== second.id) {
    if (rules.longRestIsLast && first.longRest !== second.longRest) return first.longRest ? 1 : -1;
    return compareInitiative(first, second);
  }
  if (a.id === first.id) return b.id === first.id ? 0 : 1;
  if (b.id === first.id) return -1;
  return a.summonOrder === null || b.summonOrder === null ? 0 : lower(a.summonOrder, b.summonOrder);
}

function anchorOf(figure: InitiativeInfo, figures: FigureLookup): InitiativeInfo {
  return (figure.summoner === null ? undefined : figures(figure.summoner)) ?? figure;
}

/** The number a figure acts on: 99 on a long rest, 0 if not given. */
export const initiativeOf = (figure: InitiativeInfo): number => (figure.longRest ? 99 : figure.initiative);

/**
 * Compares two figures by their own initiative: HOM.2.a the leading card, HOM.2.d a character before a monster,
 * HOM.2.b the other cards, HOM.2.c otherwise open. Inside a monster type elites come first, then lower numbers.
 */
export function compareInitiative(a: InitiativeInfo, b: InitiativeInfo): Place {
  const x = initiativeOf(a);
  const y = initiativeOf(b);
  if (x === 0 || y === 0) return 0;
  if (x !== y) return lower(x, y);
  const monsters = (a.side === 'monster' ? 1 : 0) + (b.side === 'monster' ? 1 : 0);
  if (monsters === 1) return a.side === 'monster' ? 1 : -1;
  return monsters === 2 ? compareStandees(a, b) : compareSecondCards(a, b);
}

// A figure on a long rest has no second card, so a tie with it is open (Q84).
function compareSecondCards(a: InitiativeInfo, b: InitiativeInfo): Place {
  if (a.longRest || b.longRest || a.second === null || b.second === null) return 0;
  return lower(a.second, b.second);
}

function compareStandees(a: InitiativeInfo, b: InitiativeInfo): Place {
  if (a.type === null || a.type !== b.type) return 0;
  if (a.elite !== b.elite) return a.elite ? -1 : 1;
  return a.number === null || b.number === null ? 0 : lower(a.number, b.number);
}

/** Those no other one of the list is surely before: where it ends with several, the players choose (HOM.2.c). */
export function earliest<T extends InitiativeInfo>(list: readonly T[], figures: FigureLookup, rules: RuleSet): T[] {
  return list.filter((one) => !list.some((other) => comparePlace(other, one, figures, rules) < 0));
}

/**
 * Ranks from 0 for a list, equal where the players decide. If the open ties do not form clean classes (one figure tied
 * with two that are not tied with each other), the whole list gets one rank: the players decide more, never less.
 */
export function placeRanks(list: readonly InitiativeInfo[], figures: FigureLookup, rules: RuleSet): number[] {
  const before = list.map((one) => list.filter((other) => comparePlace(other, one, figures, rules) < 0).length);
  const clean = list.every((one, i) =>
    list.every((other, j) => {
      const place = comparePlace(one, other, figures, rules);
      return place === lower(before[i] as number, before[j] as number);
    }),
  );
  return clean ? before : before.map(() => 0);
}
