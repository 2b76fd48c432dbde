import type { CollectionDelta, CollectionState } from './collection.ts';
import type { ApiClient } from './index.ts';

/** Readings that begin again because something was counted otherwise meanwhile; after so many the newest reading stands. */
const ATTEMPTS = 5;

/** The whole collection, asked for in parts, so that neither side stops for long. `onPart` gets what is there so far. */
export async function loadCollectionParts(
  collection: Pick<ApiClient['collection'], 'part'>,
  onPart: (sofar: CollectionState) => void = () => {},
): Promise<CollectionState> {
  for (let attempt = 1; ; attempt++) {
    const first = await collection.part({});
    let part = first;
    let read: CollectionState = first;
    while (part.next !== null && part.revision === first.revision) {
      onPart(read);
      part = await collection.part({ after: part.next });
      read = {
        ...part,
        printings: [...read.printings, ...part.printings],
        holdings: [...read.holdings, ...part.holdings],
      };
    }
    const { revision, printings, holdings, undo, redo } = read;
    const whole = part.revision === first.revision && part.next === null;
    if (whole || attempt === ATTEMPTS) return { revision: whole ? revision : -1, printings, holdings, undo, redo };
  }
}

const printing = (row: { card: string; set: string; number: string }) =>
  `${row.card}\u0000${row.set}\u0000${row.number}`;

/** The collection after a change; null if the change does not follow on it, and the collection has to be asked for again. */
export function afterDelta(state: CollectionState, delta: CollectionDelta): CollectionState | null {
  if (delta.from !== state.revision) return null;
  const printings = new Map(state.printings.map((row) => [printing(row), row]));
  for (const row of delta.printings) {
    if (row.count === 0 && row.note === '') printings.delete(printing(row));
    else printings.set(printing(row), row);
  }
  const holdings = new Map(state.holdings.map((holding) => [holding.card, holding]));
  for (const holding of delta.holdings) {
    if (holding.owned === 0 && holding.reserved === 0) holdings.delete(holding.card);
    else holdings.set(holding.card, holding);
  }
  const { revision, undo, redo } = delta;
  return { revision, printings: [...printings.values()], holdings: [...holdings.values()], undo, redo };
}
