import type { Basis, SettingKey } from './settings.ts';

/**
 * The ledger of rulings: every point where the rules at hand are silent or can be read in two ways and the table decides
 * without asking. Q numbers are those of the list of open questions, R numbers are ours. What a setting decides names it; what
 * only a number or reading of a setting decides stands in settings.ts. Questions and decisions in words: messages/table/rulings.ts.
 */
export interface Ruling {
  readonly id: string;
  /** Clauses that are read here. */
  readonly clauses: readonly string[];
  readonly basis: Basis;
  /** The setting that switches it, where the text allows another reading that can be played. */
  readonly setting: SettingKey | null;
}

export const RULINGS = [
  { id: 'Q28', clauses: ['2.18'], basis: 'inference', setting: null },
  { id: 'Q30', clauses: ['2.01.b'], basis: 'fanPrototype', setting: null },
  { id: 'Q31', clauses: ['2.35', '2.35.1'], basis: 'inference', setting: null },
  { id: 'Q34', clauses: ['2.03.e'], basis: 'inference', setting: null },
  { id: 'Q35', clauses: ['2.01.b', '2.04.b', '2.05.b'], basis: 'fanPrototype', setting: null },
  { id: 'Q36', clauses: ['2.03.f', '2.23.a'], basis: 'inference', setting: null },
  { id: 'Q37', clauses: ['2.07.e', '2.12.b'], basis: 'ourChoice', setting: null },
  { id: 'Q39', clauses: ['2.02.a', '2.02.b'], basis: 'inference', setting: null },
  { id: 'R04', clauses: ['2.02.a'], basis: 'inference', setting: null },
  { id: 'Q40', clauses: ['2.07.b', '2.25', '2.33.2'], basis: 'ourChoice', setting: null },
  { id: 'R13', clauses: ['2.25'], basis: 'rulebook', setting: null },
  { id: 'Q42', clauses: ['2.19.b', '2.19.note2'], basis: 'inference', setting: null },
  { id: 'Q43', clauses: ['2.07.b'], basis: 'ourChoice', setting: null },
  { id: 'Q44', clauses: ['2.07.b'], basis: 'inference', setting: null },
  { id: 'Q46', clauses: ['2.07.f', '2.20.c'], basis: 'ourChoice', setting: null },
  { id: 'Q49', clauses: ['2.12.a'], basis: 'inference', setting: null },
  { id: 'Q50', clauses: ['2.32.c', '2.32.h'], basis: 'inference', setting: null },
  { id: 'Q51', clauses: ['2.32.d'], basis: 'ourChoice', setting: null },
  { id: 'R17', clauses: ['2.32.g'], basis: 'rulebook', setting: null },
  { id: 'Q52', clauses: ['2.11.b'], basis: 'rulebook', setting: null },
  { id: 'R09', clauses: ['2.11.b', 'ALAP.24'], basis: 'rulebook', setting: null },
  { id: 'R10', clauses: ['ALAP.22', 'ALAP.24'], basis: 'rulebook', setting: null },
  { id: 'Q53', clauses: ['2.06.b'], basis: 'ourChoice', setting: null },
  { id: 'Q54', clauses: ['2.06.b', '2.09.c'], basis: 'ourChoice', setting: null },
  { id: 'Q55', clauses: ['2.14.a'], basis: 'ourChoice', setting: null },
  { id: 'R11', clauses: ['2.30.a', '2.14.b.3'], basis: 'rulebook', setting: null },
  { id: 'Q56', clauses: ['2.10'], basis: 'ourChoice', setting: null },
  { id: 'Q57', clauses: ['2.33'], basis: 'rulebook', setting: null },
  { id: 'Q58', clauses: ['2.22.2'], basis: 'rulebook', setting: null },
  { id: 'Q59', clauses: ['2.03.note2', '2.27', '2.38'], basis: 'ourChoice', setting: null },
  { id: 'Q62', clauses: ['JEL.D'], basis: 'ourChoice', setting: null },
  { id: 'Q64', clauses: ['JEL.B', '2.15.a'], basis: 'inference', setting: null },
  { id: 'R20', clauses: ['2.15.a', '5.01.c'], basis: 'ourChoice', setting: null },
  { id: 'Q65', clauses: ['JEL.M', 'JEL.D'], basis: 'rulebook', setting: null },
  { id: 'Q67', clauses: ['ALAP.24'], basis: 'inference', setting: null },
  { id: 'Q68', clauses: ['ALAP.20'], basis: 'ourChoice', setting: null },
  { id: 'Q69', clauses: ['ALAP.32'], basis: 'inference', setting: null },
  { id: 'Q70', clauses: ['3.01.g'], basis: 'inference', setting: null },
  { id: 'Q73', clauses: ['ALAP.48'], basis: 'ourChoice', setting: null },
  { id: 'R15', clauses: ['ALAP.48'], basis: 'inference', setting: null },
  { id: 'Q74', clauses: ['ALAP.44', 'ALAP.46'], basis: 'rulebook', setting: null },
  { id: 'R14', clauses: ['2.37.a'], basis: 'rulebook', setting: 'searchCounts' },
  { id: 'R01', clauses: ['2.17.b'], basis: 'ourChoice', setting: null },
  { id: 'R02', clauses: ['5.01.e', '3.01.a'], basis: 'inference', setting: null },
  { id: 'R03', clauses: ['2.06.f', '2.09.f'], basis: 'inference', setting: null },
  { id: 'R05', clauses: ['ALAP.30', '2.08.b', '2.12.a', '2.22'], basis: 'rulebook', setting: 'outerPlaneCounts' },
  { id: 'R06', clauses: ['2.04.b'], basis: 'inference', setting: null },
  { id: 'R07', clauses: ['2.21', '1.01.1'], basis: 'inference', setting: null },
  { id: 'R08', clauses: ['2.31.a.1', 'JEL.H'], basis: 'rulebook', setting: null },
  { id: 'R12', clauses: ['2.23.b.1'], basis: 'ourChoice', setting: 'cowardiceTries' },
  { id: 'R16', clauses: ['ALAP.39'], basis: 'rulebook', setting: null },
  { id: 'R18', clauses: ['ALAP.16', '2.26', '2.37.e'], basis: 'inference', setting: null },
  { id: 'R19', clauses: ['2.28'], basis: 'ourChoice', setting: null },
] as const satisfies readonly Ruling[];
export type RulingId = (typeof RULINGS)[number]['id'];
