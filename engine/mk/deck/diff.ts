import { cleanName } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import { type Deck, SECTIONS, type SectionId } from './deck.ts';

/** One card whose copies differ in one section. */
export interface DeckChange {
  readonly section: SectionId;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** How one deck differs from another, and what it takes to get from the first to the second. */
export interface DeckDiff {
  /** Section by section (torony, jovo, csere), in Hungarian order of names. Empty: the same cards. */
  readonly changes: readonly DeckChange[];
  /** Copies that only go from one section to another. */
  readonly moved: number;
  /** Copies put in and taken out beyond those moved. */
  readonly added: number;
  readonly removed: number;
  /**
   * The fewest changes of one card each: a copy moved between sections is one, and so is a copy replaced by another
   * in the same section; a copy only put in or only taken out is one as well.
   */
  readonly swaps: number;
}

type Counts = Readonly<Record<SectionId, ReadonlyMap<string, number>>>;

/** Compares two decks by the copies of each card in each section; order of entries and deck names do not matter. */
export function diffDecks(before: Deck, after: Deck): DeckDiff {
  const from = counts(before);
  const to = counts(after);
  const changes = SECTIONS.flatMap((section) => sectionChanges(section, from[section], to[section]));
  const { moved, added, removed } = withoutMoves(changes);
  const swaps = SECTIONS.reduce((sum, section) => sum + Math.max(added[section], removed[section]), moved);
  return { changes, moved, added: total(added), removed: total(removed), swaps };
}

function counts(deck: Deck): Counts {
  const of = (section: SectionId) => {
    const sums = new Map<string, number>();
    for (const { name, count } of deck.sections[section]) {
      const key = cleanName(name);
      sums.set(key, (sums.get(key) ?? 0) + count);
    }
    return sums;
  };
  return { torony: of('torony'), jovo: of('jovo'), csere: of('csere') };
}

function sectionChanges(
  section: SectionId,
  from: ReadonlyMap<string, number>,
  to: ReadonlyMap<string, number>,
): DeckChange[] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((name) => ({ section, name, before: from.get(name) ?? 0, after: to.get(name) ?? 0 }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => compareHu(a.name, b.name));
}

type PerSection = Record<SectionId, number>;
const total = (sums: PerSection) => sums.torony + sums.jovo + sums.csere;

// Copies of one card that leave some sections and enter others are moves, as far as both numbers go.
function withoutMoves(changes: readonly DeckChange[]): { moved: number; added: PerSection; removed: PerSection } {
  const added: PerSection = { torony: 0, jovo: 0, csere: 0 };
  const removed: PerSection = { torony: 0, jovo: 0, csere: 0 };
  let moved = 0;
  for (const same of Map.groupBy(changes, (change) => change.name).values()) {
    const entering = same.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0);
    const leaving = same.reduce((sum, { before, after }) => sum + Math.max(0, before - after), 0);
    const moves = Math.min(entering, leaving);
    moved += moves;
    let [inMoves, outMoves] = [moves, moves];
    for (const { section, before, after } of same) {
      const change = after - before;
      const byMove = change > 0 ? Math.min(change, inMoves) : Math.min(-change, outMoves);
      if (change > 0) {
        inMoves -= byMove;
        added[section] += change - byMove;
      } else {
        outMoves -= byMove;
        removed[section] += -change - byMove;
      }
    }
  }
  return { moved, added, removed };
}
