import type { Catalogue } from '../../cards/catalogue.ts';
import type { Deck, SectionId } from '../deck.ts';
import { cardLists } from '../formats/card-lists.ts';
import type { Format, Reading } from '../formats/format.ts';
import { namedIdentities } from './identity.ts';
import type { RepairStep, RuleCode } from './problem.ts';
import {
  type Entry,
  type Finding,
  type Rule,
  removeCopies,
  removeFromLast,
  type Survey,
  surveyDeck,
} from './survey.ts';

/** Which rule sets how many copies of a card there may be, and the number. */
export interface CopyRule {
  readonly code: Extract<RuleCode, 'TOKEN_IN_DECK' | 'BANNED' | 'NOT_IN_POOL' | 'RESTRICTED' | 'COPY_LIMIT_EXCEEDED'>;
  readonly allowed: number;
  /** 1.02.a or ALAP.02; null where the format sets the number. */
  readonly clause: string | null;
}

/**
 * The one answer to "how many copies of this card": the deck check, the + button, the importer and the command line all
 * ask here. Tokens and banned cards 0, restricted cards 1, a card's own limit, else the chosen copy limit (1.02.a).
 */
export function copyRule(name: string, catalogue: Catalogue, format: Format, limit: number): CopyRule {
  const card = catalogue.exact(name);
  if (card?.token) return { code: 'TOKEN_IN_DECK', allowed: 0, clause: 'ALAP.02' };
  const lists = cardLists(format, catalogue);
  if (lists.banned.has(name)) return { code: 'BANNED', allowed: 0, clause: null };
  if (card && !lists.inPool(card)) return { code: 'NOT_IN_POOL', allowed: 0, clause: null };
  if (lists.restricted.has(name)) return { code: 'RESTRICTED', allowed: 1, clause: null };
  const own = lists.perCard.get(name);
  if (own !== undefined) return { code: 'COPY_LIMIT_EXCEEDED', allowed: own, clause: null };
  return { code: 'COPY_LIMIT_EXCEEDED', allowed: limit, clause: '1.02.a' };
}

/**
 * How many copies of a card the deck may hold in the sections that count, with this copy limit; where the format joins
 * names (Q04), what the others of its group leave over.
 */
export function allowedCopies(name: string, deck: Deck, catalogue: Catalogue, format: Format, limit: number): number {
  const { allowed } = copyRule(name, catalogue, format, limit);
  if (!format.copies.trueNames) return allowed;
  const survey = surveyDeck(deck, catalogue, format);
  const group = namedIdentities(survey).find(({ entries }) => entries.some((entry) => entry.name === name));
  const others = group?.entries.filter((entry) => entry.name !== name) ?? [];
  return Math.max(0, allowed - others.reduce((sum, entry) => sum + countedCopies(entry, format), 0));
}

/** Sections in which copies are counted together (Q01, Q02). */
export function countedSections(format: Format): readonly SectionId[] {
  const pakli: readonly SectionId[] = format.copies.sections === 'jovo' ? ['jovo'] : ['csere', 'jovo'];
  return format.copies.tower ? [...pakli, 'torony'] : pakli;
}

/** Copies of a card that count towards its limit. */
export function countedCopies(entry: Entry, format: Format): number {
  return countedSections(format).reduce((sum, section) => sum + entry.copies[section], 0);
}

/** ALAP.02, Q12: a jelző is in no deck; it comes from effects. */
export const tokenRule: Rule = ({ tokens }) =>
  tokens.map((entry) => ({
    code: 'TOKEN_IN_DECK',
    clause: 'ALAP.02',
    cards: [entry.name],
    have: entry.total,
    limit: 0,
    repair: removeCopies(entry, entry.total, ['csere', 'jovo', 'torony']),
  }));

/** 1.02.a: copies of one kind of card over the whole Pakli; and cards a format bans, restricts or leaves out. */
export const copiesRule: Rule = (survey, reading) => {
  const { entries, catalogue, format } = survey;
  const joined = format.copies.trueNames ? namedIdentities(survey).filter((group) => group.entries.length > 1) : [];
  const inGroup = new Set(joined.flatMap((group) => group.entries));
  const findings = entries.map((entry) => singleFinding(survey, entry, reading, inGroup.has(entry)));
  const groups = joined.map(({ entries: members }): Finding | undefined => {
    const have = members.reduce((sum, entry) => sum + countedCopies(entry, format), 0);
    const limit = Math.min(...members.map((entry) => copyRule(entry.name, catalogue, format, reading.limit).allowed));
    if (have <= limit) return undefined;
    const repair = removeFromLast(members, have - limit, countedSections(format));
    const cards = members.map((entry) => entry.name);
    return { code: 'COPY_LIMIT_EXCEEDED', clause: '1.02.a', cards, have, limit, repair };
  });
  return [...findings, ...groups].filter((found) => found !== undefined);
};

function singleFinding(survey: Survey, entry: Entry, reading: Reading, joined: boolean): Finding | undefined {
  const { catalogue, format } = survey;
  const { code, allowed, clause } = copyRule(entry.name, catalogue, format, reading.limit);
  if (code === 'BANNED' || code === 'NOT_IN_POOL') {
    const repair = removeCopies(entry, entry.total, ['csere', 'jovo', 'torony']);
    return { code, clause, cards: [entry.name], have: entry.total, limit: 0, repair };
  }
  const have = countedCopies(entry, format);
  if (have <= allowed || (joined && code === 'COPY_LIMIT_EXCEEDED')) return undefined;
  const repair = surplusSteps(survey, entry, have - allowed, reading);
  return { code, clause, cards: [entry.name], have, limit: allowed, repair };
}

// One step where one will do. Copies leave the Cserepakli first, unless it holds too few and the Jövő can spare them.
function surplusSteps(survey: Survey, entry: Entry, surplus: number, reading: Reading): RepairStep[] {
  const counted = countedSections(survey.format);
  const spareHolds = counted.includes('csere') && entry.copies.csere >= surplus;
  const { jovo } = survey.sizes;
  // A Jövő that is too small anyhow is filled up by its own repair.
  const jovoCanSpare = jovo - surplus >= reading.minimum || jovo < reading.minimum;
  const fromJovo = !spareHolds && entry.copies.jovo >= surplus && jovoCanSpare;
  return removeCopies(entry, surplus, fromJovo ? ['jovo'] : counted);
}

/** Q02: starting toronyszint do not count as copies; said where they and the Pakli together hold more than the limit. */
export const towerCopiesHint: Rule = ({ entries, format, catalogue }, reading) => {
  if (format.copies.tower) return [];
  return entries.flatMap((entry): Finding[] => {
    if (entry.copies.torony === 0 || entry.pakli === 0) return [];
    const { allowed } = copyRule(entry.name, catalogue, format, reading.limit);
    if (entry.total <= allowed || entry.pakli > allowed) return [];
    return [{ code: 'TOWER_COPIES', clause: 'ALAP.02', cards: [entry.name], have: entry.total, limit: allowed }];
  });
};
